import type { Order } from '#contracts/orders.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { payByText, unrenewedText } from '#domain/orders/words/payment-needed-words.ts';
import { dateText } from '#domain/shared/calendar.ts';

export type PaymentNeededView = {
  /** 'Your bank didn’t renew the hold for $49.93.' */
  readonly title: string;
  readonly text: string;
  /** In dollars; undefined for who is not shown what things cost. */
  readonly dollars: number | undefined;
  /** Names the order to the payment vendor; undefined for who may not pay. */
  readonly checkoutId: string | undefined;
  /** Something is being asked of a bank this moment. */
  readonly isUnderWay: boolean;
};

/** What is to be said where no bank holds an order's money any more; undefined where all is well. */
export function paymentNeededView({ paymentNeeded }: Pick<Order, 'paymentNeeded'>): PaymentNeededView | undefined {
  if (paymentNeeded === null) return undefined;
  const { amount, until, checkoutId, isUnderWay } = paymentNeeded;
  const dollars = isShownAmount(amount) ? amount : undefined;
  return {
    title: unrenewedText(dollars === undefined ? '' : formatDollars(dollars)),
    text: payByText(dateText(until)),
    dollars,
    checkoutId: dollars === undefined ? undefined : (checkoutId ?? undefined),
    isUnderWay,
  };
}
