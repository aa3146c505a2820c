import { describe, expect, it } from 'vitest';
import { SCREENING_LIMITS, SCREENING_REASONS, screenOrder, shipKey, type ScreenedOrder } from './screening-rules.ts';

const PLAIN: ScreenedOrder = {
  totalCents: 4_000,
  cashLikeCents: 0,
  dayCents: 4_000,
  dayCashLikeCents: 0,
  isKnownBuyer: false,
  shipState: 'MA',
  billState: 'MA',
  declinedCards: 0,
  ofCard: { orders: 1, emails: 1 },
  ofVisit: 1,
  ofAddress: { orders: 1, emails: 1 },
  ofPerson: 1,
};
const screened = (order: Partial<ScreenedOrder>, hasLimits = true) => screenOrder({ ...PLAIN, ...order }, { hasLimits });

describe('an order', () => {
  it('that is nothing special goes on by itself', () => {
    expect(screened({})).toEqual([]);
    expect(screened({ totalCents: 0, shipState: undefined, billState: undefined })).toEqual([]);
  });

  it.each([
    ['LARGE_FIRST_ORDER', { dayCents: 150_000 }, { dayCents: 149_999 }],
    ['GIFT_CARDS_FIRST_ORDER', { dayCashLikeCents: 20_000 }, { dayCashLikeCents: 19_999 }],
    ['ADDRESSES_APART', { totalCents: 50_000, billState: 'CA' }, { totalCents: 49_999, billState: 'CA' }],
    ['MANY_DECLINED_CARDS', { declinedCards: 3 }, { declinedCards: 2 }],
    ['CARD_ORDERS', { ofCard: { orders: 4, emails: 3 } }, { ofCard: { orders: 3, emails: 3 } }],
    ['CARD_ORDERS', { ofCard: { orders: 8, emails: 1 } }, { ofCard: { orders: 7, emails: 2 } }],
    ['VISIT_ORDERS', { ofVisit: 6 }, { ofVisit: 5 }],
    ['ADDRESS_ORDERS', { ofAddress: { orders: 6, emails: 4 } }, { ofAddress: { orders: 5, emails: 4 } }],
    ['PERSON_ORDERS', { ofPerson: 20 }, { ofPerson: 19 }],
  ] as const)('is held for %s from its limit on, and not before', (reason, held, free) => {
    expect(screened(held)).toEqual([reason]);
    expect(screened(free)).toEqual([]);
  });

  it('of somebody who pays often with one card, or sends much to one office, is no matter', () => {
    expect(screened({ isKnownBuyer: true, ofCard: { orders: 50, emails: SCREENING_LIMITS.cardEmails - 1 } })).toEqual([]);
    expect(screened({ ofAddress: { orders: 50, emails: SCREENING_LIMITS.addressEmails - 1 } })).toEqual([]);
  });

  it('of a buyer whom the shop knows is large, sent elsewhere, or one of many, as theirs are', () => {
    const large = { totalCents: 900_000, dayCents: 900_000, dayCashLikeCents: 90_000, billState: 'CA', ofPerson: 200 };
    expect(screened(large)).toEqual(['LARGE_FIRST_ORDER', 'GIFT_CARDS_FIRST_ORDER', 'ADDRESSES_APART', 'PERSON_ORDERS']);
    expect(screened({ ...large, isKnownBuyer: true })).toEqual([]);
  });

  it('is held for all its reasons, in one order; for those alone that count nothing where nothing is counted', () => {
    const everything = {
      totalCents: 200_000,
      cashLikeCents: 50_000,
      dayCents: 200_000,
      dayCashLikeCents: 50_000,
      billState: 'CA',
      declinedCards: 9,
      ofCard: { orders: 9, emails: 9 },
      ofVisit: 9,
      ofAddress: { orders: 9, emails: 9 },
      ofPerson: 99,
    };
    expect(screened(everything)).toEqual(SCREENING_REASONS);
    expect(screened(everything, false)).toEqual(['LARGE_FIRST_ORDER', 'GIFT_CARDS_FIRST_ORDER', 'ADDRESSES_APART']);
    expect(screened({ dayCents: 900_000, dayCashLikeCents: 90_000 }, false), 'other orders are counted, too').toEqual([]);
  });
});

describe('where an order goes', () => {
  it('is the same however it is written', () => {
    expect(shipKey({ address1: '12 Main St.', zipCode: '01702-1234' })).toBe(shipKey({ address1: '12  MAIN st', zipCode: '01702' }));
    for (const address1 of ['12 Main Street', '12 Main St Apt 4', '12 Main St. #4B', '12 MAIN STREET, Suite 100', '12 main st unit 7'])
      expect(shipKey({ address1, zipCode: '01702' }), address1).toBe(shipKey({ address1: '12 Main St', zipCode: '01702' }));
    expect(shipKey({ address1: '12 Main St', zipCode: '01702' })).not.toBe(shipKey({ address1: '12 Main St', zipCode: '01703' }));
  });

  it('is nothing where nothing is shipped', () => {
    expect([shipKey(undefined), shipKey({}), shipKey({ address1: '12 Main St' }), shipKey({ address1: '!', zipCode: '01702' })]).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });
});
