import { describe, expect, it } from 'vitest';
import { aBuyer, aLine, anOffer, offersOf } from '../a-cart.test-builder.ts';
import { addOnRowsBelowThreshold, invalidRows } from './row-validity.ts';

const reasons = (lines: Parameters<typeof invalidRows>[0], offers: Parameters<typeof offersOf>, buyer = aBuyer()) =>
  Object.fromEntries(invalidRows(lines, buyer, offersOf(...offers)));

describe('rows that cannot be bought as they stand', () => {
  it('are those whose item is gone, hidden, without a price or blocked since [C3-17 C8-18]', () => {
    const row = [aLine()];
    expect(reasons(row, [])).toEqual({ row: 'INVALID_ITEM' });
    expect(reasons(row, [anOffer('pen', {}, { isPublished: false })])).toEqual({ row: 'INVALID_ITEM' });
    expect(reasons(row, [anOffer('pen', {}, { unitPriceCents: undefined })])).toEqual({ row: 'PRICE_NOT_AVAILABLE' });
    expect(reasons(row, [anOffer('pen')], aBuyer({ blockedItemIds: new Set(['pen']) }))).toEqual({ row: 'BLOCKED_FOR_ADD_TO_CART' });
    expect(reasons(row, [anOffer('pen')])).toEqual({});
  });

  it('are gift cards that are worth nothing that the catalogue says, whatever they cost', () => {
    const gift = aLine({ details: { personalization: { recipientName: 'Ana', recipientEmail: 'ana@example.org', senderName: 'Sam' } } });
    expect(reasons([gift], [anOffer('pen', { classId: '389' })])).toEqual({ row: 'ITEM_NOT_AVAILABLE' });
    expect(reasons([gift], [anOffer('pen', { classId: '389', giftCents: 5_000 })])).toEqual({});
    expect(reasons([aLine()], [anOffer('pen', { classId: '235' })])).toEqual({ row: 'ITEM_NOT_AVAILABLE' });
    expect(reasons([aLine()], [anOffer('pen', { classId: '235', giftCents: 5000 })])).toEqual({});
  });

  it('are those that another item is needed for, until it is in the cart [C3-33]', () => {
    const offers = [anOffer('pen', { requiredItemIds: ['pad', 'tray'] }), anOffer('pad'), anOffer('tray')] as const;
    const pad = aLine({ lineId: 'pad', itemId: 'pad' });
    expect(reasons([aLine(), pad], [...offers])).toEqual({ row: 'INVALID_ITEM' });
    expect(reasons([aLine(), pad, aLine({ lineId: 'tray', itemId: 'tray' })], [...offers])).toEqual({});
  });

  it('depend on where and how the row goes', () => {
    const glue = [anOffer('pen', { restrictedStates: ['AK'] })] as const;
    expect(reasons([aLine()], [...glue], aBuyer({ shipToState: 'AK' }))).toEqual({ row: 'RESTRICTED_ITEM' });
    expect(reasons([aLine()], [...glue], aBuyer({ shipToState: 'MA' }))).toEqual({});
    expect(reasons([aLine({ deliveryType: 'ISP', storeNumber: '1547' })], [...glue], aBuyer({ shipToState: 'AK' }))).toEqual({});
  });

  it('are not the parts of a set or a gift because they have no price, page or contract of their own', () => {
    const hidden = anOffer('pen', {}, { isPublished: false, unitPriceCents: undefined });
    const part = aLine({ parentLineId: 'set', relation: 'BUNDLE' });
    expect(reasons([part], [hidden])).toEqual({});
    expect(reasons([aLine({ details: { promotionId: 'P' } })], [anOffer('pen')], aBuyer({ isContractOnly: true }))).toEqual({});
    expect(reasons([part], [])).toEqual({ row: 'INVALID_ITEM' });
    expect(reasons([part], [anOffer('pen', { restrictedStates: ['AK'] })], aBuyer({ shipToState: 'AK' }))).toEqual({
      row: 'RESTRICTED_ITEM',
    });
  });

  it('a free sample in the cart is no fault', () => {
    const sample = aLine({ itemId: 'sample', details: { promotionId: 'P' } });
    expect(reasons([sample], [anOffer('sample', { isFreeSample: true })])).toEqual({});
  });
});

describe('add-on rows', () => {
  const offerOf = offersOf(anOffer('flags', { isAddOn: true }), anOffer('pen'));
  const flags = aLine({ itemId: 'flags' });
  it('wait for 25.00 of other shipped merchandise [C8-30]', () => {
    expect(addOnRowsBelowThreshold([flags, aLine()], 2_499, offerOf)).toEqual([flags]);
    expect(addOnRowsBelowThreshold([flags, aLine()], 2_500, offerOf)).toEqual([]);
  });

  it('that are fetched, or given away, do not', () => {
    const fetched = { ...flags, deliveryType: 'ISP' as const, storeNumber: '1547' };
    expect(addOnRowsBelowThreshold([fetched, { ...flags, details: { promotionId: 'P' } }], 0, offerOf)).toEqual([]);
  });
});
