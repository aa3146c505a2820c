import { refuse, type Reply } from '#contracts/door.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { Changed } from '../../cart/index.ts';
import type { TenderRow } from '../../payment/index.ts';

export const PAID_OTHERWISE = 'The way this order is paid doesn’t allow this change. Decline or cancel it, and order again.';

/** What of a tender is still for the order. */
export const needed = ({ amount_cents: cents, unneeded_cents: unneeded }: TenderRow): Cents => cents - unneeded;

type Money = {
  /** What the tenders need not pay any more. */
  readonly less: readonly { readonly paymentId: string; readonly amountCents: Cents }[];
  /** What more goes on invoice. */
  readonly more: { readonly paymentId: string; readonly cents: Cents } | undefined;
};

/** What the change makes of the tenders: each takes its part of the new total, as in any cart. Only an invoice can take more than it did. */
export function moneyFor(tenders: readonly TenderRow[], { open, assessed }: Changed, totalCents: Cents): Money | Reply<never> {
  const attached = new Map(open.cart.payments.map((payment) => [payment.paymentId, payment]));
  const planned = assessed.tenders.map(({ paymentId, paymentType, amountCents }) => ({
    tender: tenders.find(
      (one) => one.payment_type === paymentType && (paymentType === 'INVOICE' || one.token === attached.get(paymentId)?.token),
    ),
    amountCents,
  }));
  const paidCents = planned.reduce((sum, { tender, amountCents }) => sum + (tender === undefined ? 0 : amountCents), 0);
  const wanted = new Map(
    planned.flatMap(({ tender, amountCents }) => (tender === undefined ? [] : [[tender.payment_id, amountCents] as const])),
  );
  const changes = tenders.map((tender) => ({ tender, byCents: (wanted.get(tender.payment_id) ?? 0) - needed(tender) }));
  const rising = changes.filter(({ byCents }) => byCents > 0);
  const [up] = rising;
  if (paidCents !== totalCents && up === undefined) return refuse('CART_STATUS_ERROR', { message: PAID_OTHERWISE });
  if (up !== undefined && up.tender.payment_type !== 'INVOICE')
    return refuse('CART_STATUS_ERROR', {
      message: `This order is paid up to ${formatPrice(needed(up.tender))}, so it can get smaller but not larger. For more, place another order.`,
    });
  if (paidCents !== totalCents) return refuse('CART_STATUS_ERROR', { message: PAID_OTHERWISE });
  return {
    less: changes.flatMap(({ tender, byCents }) => (byCents < 0 ? [{ paymentId: tender.payment_id, amountCents: -byCents }] : [])),
    more: up && { paymentId: up.tender.payment_id, cents: up.byCents },
  };
}
