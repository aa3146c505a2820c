import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayAddStoredValueCard, type OrderToPay, planTenders } from './tenders.ts';

const card = (kind: 'GIFT_CARD' | 'PREPAID_CARD') => (tenderId: string, balanceCents: number, limitCents?: number) => ({
  tenderId,
  kind,
  balanceCents,
  limitCents,
});
const gift = card('GIFT_CARD');
const prepaid = card('PREPAID_CARD');
const visa = { tenderId: 'visa', kind: 'CREDIT_CARD' } as const;
const plan = (order: Partial<OrderToPay>) => planTenders({ ordTotalCents: 10_000, notPayableByCardCents: 0, cards: [], ...order });
const amounts = (order: Partial<OrderToPay>) => plan(order).tenders.map((tender) => [tender.tenderId, tender.amountAppliedCents]);

describe('paying an order with several tenders', () => {
  it('takes gift cards first, then prepaid cards, each kind as added, and the rest from the credit card', () => {
    const cards = [prepaid('p1', 2500), gift('g1', 2000), prepaid('p2', 1000), gift('g2', 1500)];
    expect(amounts({ cards, mainTender: visa })).toEqual([
      ['g1', 2000],
      ['g2', 1500],
      ['p1', 2500],
      ['p2', 1000],
      ['visa', 3000],
    ]);
  });

  it('leaves on a card what the order does not need, and then no credit card pays', () => {
    const cards = [gift('g1', 8000), gift('g2', 5000), gift('g3', 100)];
    expect(amounts({ cards, mainTender: visa })).toEqual([
      ['g1', 8000],
      ['g2', 2000],
      ['g3', 0],
    ]);
  });

  it('pays no more with a card than the shopper wants', () => {
    expect(amounts({ cards: [gift('g1', 8000, 1000)], mainTender: visa })).toEqual([
      ['g1', 1000],
      ['visa', 9000],
    ]);
    expect(amounts({ cards: [gift('g1', 800, 1000)] })).toEqual([['g1', 800]]);
  });

  it('pays gift cards and memberships in the order with the main tender only', () => {
    const order = { cards: [gift('g1', 20_000)], notPayableByCardCents: 4000, mainTender: visa };
    expect(amounts(order)).toEqual([
      ['g1', 6000],
      ['visa', 4000],
    ]);
    expect(amounts({ ...order, notPayableByCardCents: 10_000 })).toEqual([
      ['g1', 0],
      ['visa', 10_000],
    ]);
  });

  it('follows the total when it changes', () => {
    const cards = [gift('g1', 2000)];
    expect(plan({ ordTotalCents: 3248, cards, mainTender: visa }).balanceOrdTotalCents).toBe(1248);
    expect(plan({ ordTotalCents: 1500, cards, mainTender: visa }).tenders).toEqual([
      { tenderId: 'g1', kind: 'GIFT_CARD', amountAppliedCents: 1500 },
    ]);
  });

  it('says what is open while there is no main tender', () => {
    expect(plan({ cards: [gift('g1', 2000)] }).openCents).toBe(8000);
    expect(plan({ cards: [gift('g1', 10_000)] }).openCents).toBe(0);
    expect(plan({ mainTender: visa }).openCents).toBe(0);
  });

  it('adds up to the total, overdraws no card and charges nothing below zero', () => {
    const anyCard = fc.record({
      tenderId: fc.uuid(),
      kind: fc.constantFrom('GIFT_CARD' as const, 'PREPAID_CARD' as const),
      balanceCents: fc.integer({ min: 0, max: 50_000 }),
      limitCents: fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: undefined }),
    });
    const anyTotals = fc.tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }));
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 5 }), anyTotals, (cards, [ordTotalCents, notPayableByCardCents]) => {
        const { tenders, balanceOrdTotalCents } = planTenders({ ordTotalCents, notPayableByCardCents, cards, mainTender: visa });
        expect(tenders.reduce((sum, tender) => sum + tender.amountAppliedCents, 0)).toBe(ordTotalCents);
        expect(balanceOrdTotalCents).toBeGreaterThanOrEqual(Math.min(ordTotalCents, notPayableByCardCents));
        for (const tender of tenders) {
          const limit = cards.find(({ tenderId }) => tenderId === tender.tenderId)?.balanceCents ?? ordTotalCents;
          expect(tender.amountAppliedCents).toBeGreaterThanOrEqual(0);
          expect(tender.amountAppliedCents).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });
});

describe('adding gift and prepaid cards', () => {
  it('ends with the fifth', () => {
    expect(mayAddStoredValueCard(4)).toBe(true);
    expect(mayAddStoredValueCard(5)).toBe(false);
  });
});
