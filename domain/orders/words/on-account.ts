import type { PaymentType } from '#domain/payment/payment-types.ts';
import type { Ways } from '../handing/ways.ts';
import { chargedWhen } from './charge-words.ts';

/** An order, as far as it is told who pays for it. */
interface PaidOrder {
  readonly orderPayment: readonly { readonly paymentType: PaymentType; readonly amountApplied: number }[];
}

/** Whether something of an order goes on account. */
export function isOnAccount({ orderPayment }: PaidOrder): boolean {
  return orderPayment.some(({ paymentType, amountApplied }) => paymentType === 'INVOICE' && amountApplied !== 0);
}

/** Whether nothing else pays for it. */
function isAllOnAccount({ orderPayment }: PaidOrder): boolean {
  return orderPayment.every(({ paymentType, amountApplied }) => paymentType === 'INVOICE' || amountApplied === 0);
}

/** "Your payment is charged when your order ships." */
export function paidWhenText(order: PaidOrder, ways: Ways): string {
  return isOnAccount(order) ? `You get an invoice ${chargedWhen(ways)}.` : `Your payment is charged ${chargedWhen(ways)}.`;
}

/** What was done as a shipment left: "We’ve charged your payment method", with or without how much. */
export function chargedText(order: PaidOrder, amount?: string): string {
  const verb = isOnAccount(order) ? 'We’ve invoiced your organization' : 'We’ve charged your payment method';
  return amount === undefined ? verb : `${verb} ${amount}`;
}

/** An order with what was charged so far, to each of what pays for it. */
interface ChargedOrder extends PaidOrder {
  readonly orderPayment: readonly (PaidOrder['orderPayment'][number] & { readonly money: { readonly charged: number } })[];
}

/** What is left when all that was given back is taken off; of what was declined or canceled in time, that there never was anything. */
export function netLabel(order: ChargedOrder): string {
  const isCharged = order.orderPayment.some(({ money }) => money.charged !== 0);
  if (!isOnAccount(order)) return isCharged ? 'Net paid' : 'Nothing was charged';
  if (!isCharged) return isAllOnAccount(order) ? 'Nothing was invoiced' : 'Nothing was charged or invoiced';
  return isAllOnAccount(order) ? 'Net invoiced' : 'Net paid and invoiced';
}

/** Where a part of a refund goes: "$1.07 to Visa •••• 4242", "$1.07 credited to your account". */
export function refundPartText(amount: string, payment: { readonly paymentType: PaymentType; readonly name: string } | undefined): string {
  return payment?.paymentType === 'INVOICE'
    ? `${amount} credited to your account`
    : `${amount} to ${payment?.name ?? 'what you paid with'}`;
}

/** The same before it is confirmed: "We refund $1.07 to Visa •••• 4242 as soon as you confirm. Your bank can take a few days to show it." */
export function refundToComeText(amount: string, payment: { readonly name: string; readonly isInvoice?: boolean } | undefined): string {
  return payment?.isInvoice === true
    ? `We credit ${amount} to your organization’s account as soon as you confirm.`
    : `We refund ${amount} to ${payment?.name ?? 'what you paid with'} as soon as you confirm. Your bank can take a few days to show it.`;
}

/** What is said of a refund as a whole, once it is confirmed. */
export function refundedText(order: PaidOrder, amount: string): string {
  if (!isOnAccount(order)) return `${amount} goes back to what you paid with. Your bank can take a few days to show it.`;
  return isAllOnAccount(order)
    ? `${amount} is credited to your organization’s account.`
    : `${amount} goes back: what was invoiced is credited to your organization’s account.`;
}

/** The same in a mail. */
export function refundingText(order: PaidOrder, amount: string): string {
  return isOnAccount(order) && isAllOnAccount(order)
    ? `We are crediting ${amount} to your organization’s account. It will be applied to your open invoices.`
    : `We are refunding ${amount} to what you paid with. Cards can take a few days to show it.`;
}
