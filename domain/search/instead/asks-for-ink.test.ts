import { expect, it } from 'vitest';
import { asksForInk, asksForOthersInk, printerMaker } from './asks-for-ink.ts';

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
])('ink is looked for with “%s”', (typed) => {
  expect(asksForInk(typed)).toBe(true);
});

it.each(['', 'canon camera', 'brother sewing machine', 'pink panther', '63', 'staplr', 'tn', 'size 12xl gloves', 't shirt'])(
  'no ink is looked for with “%s”',
  (typed) => {
    expect(asksForInk(typed)).toBe(false);
  },
);

it.each([
  ['hp 26a toner', ['hp', '26a'], true],
  ['ink for officejet pro 9015', ['officejet', 'pro', '9015'], true],
  ['black toner brother', ['brother'], true],
  ['toner purple', ['purple'], false],
  ['gel ink pens 0.9', ['0.9'], false],
  ['canon printer', ['canon'], false],
  ['canon 045 cyan', ['canon', '045'], true],
  ['black toner', [], false],
])('ink of others is looked for with “%s”, of which nothing has %j: %s', (typed, missing, isOthers) => {
  expect(asksForOthersInk(typed, missing)).toBe(isOthers);
});

it.each([
  ['brother toner', 'Brother'],
  ['HP 58A', 'HP'],
  ['hewlett packard 26a', 'HP'],
  ['konica bizhub toner', 'Konica Minolta'],
  ['TN760', 'Brother'],
  ['cf226x', 'HP'],
  ['tn 760 toner', 'Brother'],
  ['PG-245XL', 'Canon'],
  ['245xl', 'Canon'],
  ['mlt-d111s', 'Samsung'],
  ['Epson T220', 'Epson'],
  ['ink', undefined],
])('the maker of printers in “%s” is %s', (typed, maker) => {
  expect(printerMaker(typed)).toBe(maker);
});
