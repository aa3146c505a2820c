import type { PricedTender } from '#domain/pricing/priced-cart.ts';
import type { Cents } from '#domain/shared/money.ts';
import { isStoredValue, type PaymentType } from './payment-types.ts';

/** The most gift and prepaid cards together on one order. */
export const STORED_VALUE_CARDS_MAX = 5;

/** A way to pay that was added to the order. */
export type AddedTender = {
  readonly paymentId: string;
  readonly paymentType: PaymentType;
  /** The most that it may pay: what the shopper wants, or what the payer has approved at its vendor. */
  readonly limitCents?: Cents | undefined;
};

/** A tender with its part of the order. */
export type PlannedTender = Pick<AddedTender, 'paymentId' | 'paymentType'> & { readonly amountCents: Cents };

/** Whether one more gift or prepaid card may join those on the order; else GIFT_CARD_LIMIT_EXCEEDED. */
export function mayAddStoredValueCard(tenders: readonly AddedTender[]): boolean {
  return tenders.filter(({ paymentType }) => isStoredValue(paymentType)).length < STORED_VALUE_CARDS_MAX;
}

/**
 * Who pays how much of an order, in the order in which they pay: gift cards, prepaid cards, then the one main tender, which
 * takes what those leave. A card that is not needed stays with 0; so does a main tender that has nothing left to pay. One that was
 * approved up to an amount pays no more, whatever the cart has become: the rest is unpaid until its payer approves that, too.
 *
 * @param cards what pricing has let the gift and prepaid cards pay.
 * @param balanceCents what those cards leave. (C §3, balanceOrdTotal)
 */
export function planTenders(added: readonly AddedTender[], cards: readonly PricedTender[], balanceCents: Cents): PlannedTender[] {
  const byId = new Map(added.map((tender) => [tender.paymentId, tender]));
  const byCards = cards.flatMap(({ tenderId, amountAppliedCents }) => {
    const tender = byId.get(tenderId);
    return tender === undefined ? [] : [planned(tender, amountAppliedCents)];
  });
  const main = added.filter(({ paymentType }) => !isStoredValue(paymentType)).at(-1);
  return main === undefined ? byCards : [...byCards, planned(main, Math.max(0, Math.min(balanceCents, main.limitCents ?? balanceCents)))];
}

function planned({ paymentId, paymentType }: AddedTender, amountCents: Cents): PlannedTender {
  return { paymentId, paymentType, amountCents };
}

/** What nobody pays yet. */
export function unpaidCents(totalCents: Cents, plan: readonly PlannedTender[]): Cents {
  return plan.reduce((openCents, { amountCents }) => openCents - amountCents, totalCents);
}

/**
 * The tenders of an order once one more is added: a gift or prepaid card joins the others, anything else takes the place of
 * the main tender.
 */
export function withTender<T extends AddedTender>(tenders: readonly T[], added: T): T[] {
  if (isStoredValue(added.paymentType)) return [...tenders, added];
  return [...tenders.filter(({ paymentType }) => isStoredValue(paymentType)), added];
}
