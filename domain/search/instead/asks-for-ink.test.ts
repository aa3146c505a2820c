import { expect, it } from 'vitest';
import { asksForInk } from './asks-for-ink.ts';

it.each([
  'hp',
  'HP 63',
  'brother tn760',
  'TN-760',
  'tn 760',
  'cf258x',
  '952xl',
  'mlt-d111s',
  'canon pixma mx490',
  'printer ink',
  'Epson T220',
])('ink is looked for with “%s” [S7-50]', (typed) => {
  expect(asksForInk(typed)).toBe(true);
});

it.each(['', 'canon camera', 'brother sewing machine', 'pink panther', '63', 'staplr', 'tn', 'size 12xl gloves', 't shirt'])(
  'no ink is looked for with “%s”',
  (typed) => {
    expect(asksForInk(typed)).toBe(false);
  },
);
