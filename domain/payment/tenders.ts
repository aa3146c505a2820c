import type { PricingTender } from '#domain/pricing/pricing-input.ts';
import { applyTenders, sumOfTenders } from '#domain/pricing/tenders.ts';
import type { Cents } from '#domain/shared/money.ts';

/** The most gift and prepaid cards together on one order. */
export const STORED_VALUE_CARDS_MAX = 5;

/** The kinds of tender that pay what gift and prepaid cards leave open; an order has one of them. */
export type MainTenderKind = 'CREDIT_CARD' | 'PAYPAL' | 'KLARNA' | 'INVOICE';

export interface OrderToPay {
  ordTotalCents: Cents;
  /** The part that no gift or prepaid card pays: gift cards and memberships in the order, with their tax. */
  notPayableByCardCents: Cents;
  /** Gift and prepaid cards in the order in which they were added. */
  cards: readonly PricingTender[];
  mainTender?: { tenderId: string; kind: MainTenderKind } | undefined;
}

export interface PlannedTender {
  tenderId: string;
  kind: PricingTender['kind'] | MainTenderKind;
  amountAppliedCents: Cents;
}

export interface TenderPlan {
  /** Gift cards, prepaid cards, then the main tender; a card that is not needed stays with 0. */
  tenders: PlannedTender[];
  /** What gift and prepaid cards leave to pay. */
  balanceOrdTotalCents: Cents;
  /** What nobody pays yet: the balance while there is no main tender. */
  openCents: Cents;
}

/** Whether one more gift or prepaid card may join the `count` that are on the order; else GIFT_CARD_LIMIT_EXCEEDED. */
export function mayAddStoredValueCard(count: number): boolean {
  return count < STORED_VALUE_CARDS_MAX;
}

/**
 * Spreads an order's total over its tenders: gift cards as added, then prepaid cards as added, each as far as its balance
 * and the open amount reach, the rest on the main tender. Called again on every change of the total. A main tender that has
 * nothing to pay is left out.
 */
export function planTenders(order: OrderToPay): TenderPlan {
  const cards = applyTenders(order.cards, order.ordTotalCents - order.notPayableByCardCents);
  const balanceOrdTotalCents = order.ordTotalCents - sumOfTenders(cards);
  if (order.mainTender === undefined || balanceOrdTotalCents === 0) {
    return { tenders: cards, balanceOrdTotalCents, openCents: balanceOrdTotalCents };
  }
  const main = { ...order.mainTender, amountAppliedCents: balanceOrdTotalCents };
  return { tenders: [...cards, main], balanceOrdTotalCents, openCents: 0 };
}
