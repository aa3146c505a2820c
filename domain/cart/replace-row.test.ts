import { describe, expect, it } from 'vitest';
import { aContext, aLine, anOffer, stockOf, wanted } from './a-cart.test-builder.ts';
import { replaceRow } from './replace-row.ts';

const rows = [
  aLine({ lineId: 'first', itemId: 'pad', position: 1 }),
  aLine({ lineId: 'row', itemId: 'pen', position: 2, qty: 4 }),
  aLine({ lineId: 'plan', itemId: 'plan', position: 3, parentLineId: 'row', relation: 'WARRANTY' }),
  aLine({ lineId: 'last', itemId: 'clip', position: 4 }),
];
const offers = ['pad', 'pen', 'clip', 'marker'].map((itemId) => anOffer(itemId));

describe('putting something in the place of a row', () => {
  it('takes the row out with what belongs to it, and stands where it stood', () => {
    const outcome = replaceRow(aContext(offers, { lines: rows }), 'row', [wanted('marker', { qty: 4 })]);
    expect(outcome?.lines.map(({ itemId, qty }) => `${qty} ${itemId}`)).toEqual(['2 pad', '4 marker', '2 clip']);
    expect(outcome?.removed.map(({ lineId }) => lineId)).toEqual(['row', 'plan']);
  });

  it('changes nothing when not all of it can be had, and says why', () => {
    const context = aContext(offers, { lines: rows, availableAt: stockOf({ marker: 3 }) });
    const outcome = replaceRow(context, 'row', [wanted('marker', { qty: 4 })]);
    expect(outcome?.lines).toBe(rows);
    expect(outcome?.added).toEqual([{ itemId: 'marker', lineId: undefined, requestedQty: 4, qtyAdded: 0 }]);
    expect(outcome?.messages).toHaveLength(1);
  });

  it('counts the pieces of the row as free: the same item can take its place', () => {
    const context = aContext(offers, { lines: rows, availableAt: stockOf({ pen: 4 }) });
    expect(replaceRow(context, 'row', [wanted('pen', { qty: 4 })])?.lines.map(({ itemId }) => itemId)).toEqual(['pad', 'pen', 'clip']);
  });

  it('of no row is nothing', () => {
    expect(replaceRow(aContext(offers, { lines: rows }), 'gone', [wanted('marker')])).toBeUndefined();
  });
});
