import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aCart, aLine } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PaymentType } from './payment-types.ts';
import { mayAddStoredValueCard, planTenders, unpaidCents, withTender, type AddedTender } from './tenders.ts';

type Added = AddedTender & { readonly balanceCents?: number; readonly limitCents?: number };
const added =
  (paymentType: PaymentType) =>
  (paymentId: string, balanceCents?: number, limitCents?: number): Added => ({
    paymentId,
    paymentType,
    ...(balanceCents !== undefined && { balanceCents }),
    ...(limitCents !== undefined && { limitCents }),
  });
const gift = added('GIFT_CARD');
const prepaid = added('PREPAID_CARD');
const visa = added('CREDIT_CARD')('visa');

/** Prices goods of so much with these tenders, as the cart does, and plans who pays. */
function plan(tenders: readonly Added[], { goodsCents = 10_000, giftCardsCents = 0 } = {}) {
  const cards = tenders.flatMap(({ paymentId: tenderId, paymentType: kind, balanceCents = 0, limitCents }) =>
    kind === 'GIFT_CARD' || kind === 'PREPAID_CARD' ? [{ tenderId, kind, balanceCents, limitCents }] : [],
  );
  const line = { isTaxable: false, deliveryType: 'ISP' } as const;
  const lines = [
    aLine({ ...line, unitPriceCents: goodsCents }),
    ...(giftCardsCents > 0 ? [aLine({ ...line, unitPriceCents: giftCardsCents, isGiftCard: true })] : []),
  ];
  const priced = priceCart(aCart({ lines, tenders: cards }));
  const planned = planTenders(tenders, priced.tenders, priced.summary.balanceOrdTotalCents);
  return {
    totalCents: priced.summary.ordTotalCents,
    planned,
    openCents: unpaidCents(priced.summary.ordTotalCents, planned),
    amounts: planned.map(({ paymentId, amountCents }) => [paymentId, amountCents]),
  };
}

describe('paying an order with several tenders', () => {
  it('takes gift cards first, then prepaid cards, each kind as added, and the rest from the credit card', () => {
    expect(plan([visa, prepaid('p1', 2500), gift('g1', 2000), prepaid('p2', 1000), gift('g2', 1500)]).amounts).toEqual([
      ['g1', 2000],
      ['g2', 1500],
      ['p1', 2500],
      ['p2', 1000],
      ['visa', 3000],
    ]);
  });

  it('leaves on a card what the order does not need, and then the credit card pays nothing', () => {
    expect(plan([gift('g1', 8000), gift('g2', 5000), gift('g3', 100), visa]).amounts).toEqual([
      ['g1', 8000],
      ['g2', 2000],
      ['g3', 0],
      ['visa', 0],
    ]);
  });

  it('pays no more with a card than the shopper wants', () => {
    expect(plan([gift('g1', 8000, 1000), visa]).amounts).toEqual([
      ['g1', 1000],
      ['visa', 9000],
    ]);
    expect(plan([gift('g1', 800, 1000)]).amounts).toEqual([['g1', 800]]);
  });

  it('pays no more than was approved for it, and says what that leaves open [T5]', () => {
    const paypal = added('PAYPAL')('paypal', undefined, 4993);
    expect(plan([paypal])).toMatchObject({ amounts: [['paypal', 4993]], openCents: 5007 });
    expect(plan([gift('g1', 6000), paypal])).toMatchObject({
      amounts: [
        ['g1', 6000],
        ['paypal', 4000],
      ],
      openCents: 0,
    });
  });

  it('pays gift cards in the order with the main tender only', () => {
    const order = { goodsCents: 6000, giftCardsCents: 4000 };
    expect(plan([gift('g1', 20_000), visa], order).amounts).toEqual([
      ['g1', 6000],
      ['visa', 4000],
    ]);
    expect(plan([gift('g1', 20_000)], order).openCents).toBe(4000);
  });

  it('says what is open while there is no main tender', () => {
    expect(plan([]).openCents).toBe(10_000);
    expect(plan([gift('g1', 2000)]).openCents).toBe(8000);
    expect(plan([gift('g1', 10_000)]).openCents).toBe(0);
    expect(plan([visa]).openCents).toBe(0);
  });

  it('pays nothing with a card that was taken off the order meanwhile', () => {
    expect(planTenders([visa], [{ tenderId: 'gone', kind: 'GIFT_CARD', amountAppliedCents: 500 }], 9500)).toEqual([
      { ...visa, amountCents: 9500 },
    ]);
  });

  it('adds up to the total, overdraws no card and takes nothing below zero', () => {
    const anyCents = fc.integer({ min: 0, max: 50_000 });
    const anyCard = fc.record({
      paymentType: fc.constantFrom('GIFT_CARD', 'PREPAID_CARD'),
      balanceCents: anyCents,
      limitCents: fc.option(anyCents, { nil: undefined }),
    });
    const anyOrder = fc.record({ goodsCents: anyCents, giftCardsCents: anyCents });
    fc.assert(
      fc.property(fc.array(anyCard, { maxLength: 5 }), anyOrder, (cards, order) => {
        const tenders = cards.map((card, index) => added(card.paymentType)(`card ${index}`, card.balanceCents, card.limitCents));
        const { planned, totalCents, openCents } = plan([...tenders, visa], order);
        expect(openCents).toBe(0);
        expect(planned.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totalCents);
        expect(planned.map(({ paymentId }) => paymentId).toSorted()).toEqual(
          [...tenders, visa].map(({ paymentId }) => paymentId).toSorted(),
        );
        expect(planned.at(-1)?.amountCents).toBeGreaterThanOrEqual(order.giftCardsCents);
        for (const { paymentId, amountCents } of planned) {
          const card = tenders.find((tender) => tender.paymentId === paymentId);
          expect(amountCents).toBeGreaterThanOrEqual(0);
          expect(amountCents).toBeLessThanOrEqual(Math.min(card?.balanceCents ?? totalCents, card?.limitCents ?? totalCents));
        }
      }),
    );
  });
});

describe('adding a tender', () => {
  it('ends with the fifth gift or prepaid card, whatever else pays', () => {
    const four = [gift('g1'), prepaid('p1'), visa, gift('g2'), prepaid('p2')];
    expect(mayAddStoredValueCard(four)).toBe(true);
    expect(mayAddStoredValueCard([...four, gift('g3')])).toBe(false);
  });

  it('of a gift or prepaid card joins the others; anything else takes the place of the main tender', () => {
    const paypal = added('PAYPAL')('paypal');
    expect(withTender([gift('g1'), visa], prepaid('p1')).map(({ paymentId }) => paymentId)).toEqual(['g1', 'visa', 'p1']);
    expect(withTender([gift('g1'), visa, prepaid('p1')], paypal).map(({ paymentId }) => paymentId)).toEqual(['g1', 'p1', 'paypal']);
  });
});
