import type { CheckoutView } from './checkout-view.ts';
import { sharesText } from './payment/payment-changes.ts';

/** What is sent again to learn what became of an order; with its version and total it never orders anything else. */
export type SentOrder = Pick<CheckoutView, 'cartId' | 'version' | 'ordTotal'> & {
  /** Who pays, as the order's form says it. */
  readonly pays: string;
};

/** What of a checkout is sent with its order. */
export function sentOrder({ cartId, version, ordTotal, payments }: CheckoutView): SentOrder {
  return { cartId, version, ordTotal, pays: sharesText(payments) };
}
