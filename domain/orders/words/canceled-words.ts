import type { PaymentType } from '#domain/payment/payment-types.ts';
import { isOnAccount } from './on-account.ts';
import { storeName } from './shipment-words.ts';

/** An order, as far as its cancellation is told; `charged` in any unit. */
interface CanceledOrder {
  readonly status: string | null;
  readonly placedAt: string | null;
  readonly addresses: Parameters<typeof storeName>[1];
  readonly shipments: readonly { readonly storeNumber: string | null; readonly isUncollected: boolean }[];
  readonly orderPayment: readonly {
    readonly paymentType: PaymentType;
    readonly amountApplied: number;
    readonly money: { readonly charged: number };
  }[];
}

/** Why a pickup was canceled that nobody came for. */
export function uncollectedText(storeNumber: string | null, { addresses }: Pick<CanceledOrder, 'addresses'>): string {
  return `Your items weren’t picked up at ${storeName(storeNumber, addresses)} in time, so we canceled them.`;
}

/** What a cancellation means for the money of an order. */
export function canceledMoneyText(order: Pick<CanceledOrder, 'orderPayment'>): string {
  const { orderPayment } = order;
  if (isOnAccount(order)) return 'You won’t be invoiced for canceled items.';
  return orderPayment.every(({ money }) => money.charged === 0)
    ? 'Nothing was charged. If your bank shows a hold, it goes away by itself within a few days.'
    : 'You are not charged for these items. It can take a few days until your bank shows it.';
}

/** What an order's page says of what was canceled, and why where nobody asked for it; undefined where nothing is to be said. */
export function canceledText(order: CanceledOrder): string | undefined {
  const uncollected = order.shipments.filter(({ isUncollected }) => isUncollected);
  const isCanceled = order.placedAt !== null && order.status === 'CANCELLED';
  if (uncollected.length === 0 && !isCanceled) return undefined;
  return [...uncollected.map(({ storeNumber }) => uncollectedText(storeNumber, order)), canceledMoneyText(order)].join(' ');
}
