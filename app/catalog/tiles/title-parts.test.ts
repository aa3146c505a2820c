import { expect, it } from 'vitest';
import { titleParts } from './title-parts.ts';

it('a name is cut where what tells it from its like begins', () => {
  expect(titleParts('Gel Pens, Blue, 12/Pack')).toEqual(['Gel Pens', 'Blue, 12/Pack']);
  expect(titleParts('Gel Pens (Color: Blue · Pack: Dozen (12))')).toEqual(['Gel Pens', 'Color: Blue · Pack: Dozen (12)']);
  expect(titleParts('Gel Pens, Fine (Color: Blue)')).toEqual(['Gel Pens', 'Fine · Color: Blue']);
  expect(titleParts('Gel Pens (Pack of 12)')).toEqual(['Gel Pens (Pack of 12)', undefined]);
  expect(titleParts('Gel pens')).toEqual(['Gel pens', undefined]);
  expect(titleParts('Paper 1,000 sheets, White')).toEqual(['Paper 1,000 sheets', 'White']);
  expect(titleParts(', odd')).toEqual([', odd', undefined]);
});
