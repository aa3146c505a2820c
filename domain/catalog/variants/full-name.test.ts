import { describe, expect, it } from 'vitest';
import { fullName } from './full-name.ts';
import type { Options } from './options.ts';

describe('what an item of a group is called', () => {
  const options: Options = [
    ['Color', 'Blue'],
    ['Grip', 'Smooth barrel'],
    ['Pack', 'Dozen'],
  ];

  it('says what its name leaves out, and nothing twice', () => {
    expect(fullName('Gel Pens, Blue Ink, Dozen', options)).toBe('Gel Pens, Blue Ink, Dozen (Grip: Smooth barrel)');
    expect(fullName('Gel Pens', options)).toBe('Gel Pens (Color: Blue · Grip: Smooth barrel · Pack: Dozen)');
    expect(fullName('Smooth Barrel Gel Pens, BLUE, dozen', options)).toBe('Smooth Barrel Gel Pens, BLUE, dozen');
    expect(fullName('Wipes, 75 Wipes/Tub', [['Count', '75 Wipes']])).toBe('Wipes, 75 Wipes/Tub');
    expect(fullName('Gel Pens', [])).toBe('Gel Pens');
  });

  it('takes no word for a part of another one, nor one size for a larger one', () => {
    expect(fullName('Covered Binder', [['Color', 'Red']])).toBe('Covered Binder (Color: Red)');
    expect(fullName('Binder, 112/Case', [['Pack', '12/Case']])).toBe('Binder, 112/Case (Pack: 12/Case)');
    expect(fullName('Tape, 1.5"', [['Size', '5"']])).toBe('Tape, 1.5" (Size: 5")');
  });

  it('does not say that there is one of what is sold one by one', () => {
    expect(fullName('Notebook, Purple', [['Pack', 'Single']])).toBe('Notebook, Purple');
  });
});
