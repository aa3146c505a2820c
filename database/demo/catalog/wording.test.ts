import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { chosen, fill, inProse, placeholdersIn, type Words } from './wording.ts';

const table: Readonly<Record<string, string>> = { brand: 'Clasp', color: 'Red', 'color.lower': 'red', series: '', size: '8"' };
const words: Words = { of: (placeholder) => table[placeholder], isSingle: true };

describe('texts with places left open', () => {
  it('fills words in and drops the comma of an empty one', () => {
    expect(fill('{brand} {series} Scissors, {series}, {size}, {color}, {series}', words)).toBe('Clasp Scissors, 8", Red');
  });

  it('speaks of one piece or of several', () => {
    expect(fill('{?Pen|Pens}', words)).toBe('Pen');
    expect(fill('{?Pen|Pens}', { ...words, isSingle: false })).toBe('Pens');
  });

  it.each([
    ['a orange mug', 'an orange mug'],
    ['a 8-sheet cut', 'an 8-sheet cut'],
    ['a one-touch ring', 'a one-touch ring'],
    ['A USB drive', 'A USB drive'],
    ['a unit', 'a unit'],
    ['a 12-pack', 'a 12-pack'],
    ['USB-A and USB-C', 'USB-A and USB-C'],
  ])('says "%s" as "%s"', (raw, said) => {
    expect(fill(raw, words)).toBe(said);
  });

  it('writes choices small within running text', () => {
    expect(fill('in {color}', inProse(words))).toBe('in red');
  });

  it('refuses a place that nothing fills', () => {
    expect(() => fill('{weight}', words)).toThrow('{weight}');
  });

  it('names the places of a text', () => {
    expect(placeholdersIn('{?a|b} in {color.lower}, {size}')).toEqual(['color.lower', 'size']);
  });

  it('keeps one alternative, each of them now and then', () => {
    const random = randomFrom(3);
    const said = new Set(Array.from({ length: 60 }, () => chosen('[well|badly] made', random)));
    expect(said).toEqual(new Set(['well made', 'badly made']));
  });
});
