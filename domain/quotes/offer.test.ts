import { describe, expect, it } from 'vitest';
import { discountedCents, offerProblems, offerTotalCents } from './offer.ts';
import { offerChanges } from './offer-changes.ts';

const items = new Map([
  ['1', { name: 'Paper', listCents: 4699 }],
  ['2', { name: 'Pens', listCents: 1849 }],
]);
const problems = (rows: Parameters<typeof offerProblems>[0], discountBp = 0) =>
  offerProblems(rows, discountBp, (itemId) => items.get(itemId)).map(({ row, field }) => [row, field]);

describe('what an offer comes to', () => {
  it('is taken off each price, rounded half up to the cent', () => {
    expect([discountedCents(1999, 1000), discountedCents(1990, 250), discountedCents(1, 5000), discountedCents(3600, 0)]).toEqual([
      1799, 1940, 1, 3600,
    ]);
    expect(offerTotalCents([{ itemId: '1', qty: 3, unitCents: 1990 }], 250)).toBe(3 * 1940);
  });
});

describe('an offer', () => {
  it('is good at its list price and below', () => {
    expect(
      problems([
        { itemId: '1', qty: 1, unitCents: 4699 },
        { itemId: '2', qty: 9999, unitCents: 1 },
      ]),
    ).toEqual([]);
  });

  it('is told what is wrong with each row', () => {
    expect(problems([{ itemId: '1', qty: 0, unitCents: 4700 }])).toEqual([
      [0, 'qty'],
      [0, 'unitPrice'],
    ]);
    expect(problems([{ itemId: '9', qty: 1, unitCents: 1 }])).toEqual([[0, 'itemId']]);
    expect(problems([{ itemId: '1', qty: 1, unitCents: undefined }])).toEqual([[0, 'unitPrice']]);
    expect(problems([{ itemId: '1', qty: 1, unitCents: 4 }], 9000)).toEqual([[0, 'unitPrice']]);
    expect(problems([{ itemId: '1', qty: 1, unitCents: 4 }], 9001)).toEqual([[undefined, 'discountPercent']]);
    expect(
      problems([
        { itemId: '1', qty: 1, unitCents: 4 },
        { itemId: '1', qty: 1, unitCents: 4 },
      ]),
    ).toEqual([[1, 'itemId']]);
    expect(problems([])).toEqual([[undefined, 'rows']]);
  });
});

describe('what changed from one offer to the next', () => {
  const row = (changes: object = {}) => ({ itemId: '1', name: 'Paper', qty: 4, unitCents: 3600, ...changes });
  const offer = (rows: ReturnType<typeof row>[], changes: object = {}) => ({ rows, discountBp: 0, lastDay: 'Dec 10', ...changes });

  it('is told row by row, with its sums in a part of their own', () => {
    expect(offerChanges(offer([row()]), offer([row({ qty: 10, unitCents: 3500 })], { lastDay: 'Dec 20' }))).toEqual([
      'Paper: quantity 10, was 4',
      'Paper: new price · $35.00 each, was $36.00',
      'Good through Dec 20, was Dec 10',
    ]);
    expect(offerChanges(offer([row()]), offer([row({ itemId: '2', name: 'Pens' })]))).toEqual([
      'New: 4 × Pens · $36.00 each',
      'No longer offered: Paper',
    ]);
  });

  it('counts what is taken off the whole', () => {
    expect(offerChanges(offer([row()]), offer([row()], { discountBp: 1000 }))).toEqual(['Paper: new price · $32.40 each, was $36.00']);
    expect(offerChanges(offer([row()]), offer([row()]))).toEqual([]);
  });
});
