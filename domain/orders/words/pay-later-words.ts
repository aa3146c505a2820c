import { formatDollars } from '../../catalog/price-text.ts';
import { localTime } from '../../delivery/days/local-time.ts';
import { SHOP_ZONE } from '../../delivery/places/shop-zone.ts';
import { PAY_LATER_DAYS, payLaterParts, payLaterPartsText } from '../../payment/pay-later.ts';
import { isPaidLater, type VendorPaymentType } from '../../payment/payment-types.ts';
import { addDays, type CalendarDate } from '../../shared/calendar.ts';
import { fromDollars, toDollars } from '../../shared/money.ts';
import { waysOf } from '../handing/ways.ts';
import { leaves } from './charge-words.ts';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const dayText = (date: CalendarDate) => DAY.format(new Date(`${date}T00:00:00Z`));

/** A payment in dollars, and whose order it pays; the invoice is of the first charge. */
type Paid = { readonly vendorPaymentType: VendorPaymentType | null; readonly amountApplied: number };
type PaidOrder = Parameters<typeof waysOf>[0] & { readonly invoice: { readonly issuedAt: string } | null };

/**
 * In which parts and when a payment is paid later: '4 payments of $16.99: Nov 28, Dec 12, Dec 26 and Jan 9' from the first charge on, before it
 * 'the first when your order ships'. Undefined for what is paid otherwise.
 */
export function payLaterSchedule({ vendorPaymentType, amountApplied }: Paid, order: PaidOrder): string | undefined {
  const cents = fromDollars(amountApplied);
  if (vendorPaymentType === null || !isPaidLater(vendorPaymentType) || cents === undefined || cents === 0) return undefined;
  const { count, firstCents, othersCents } = payLaterParts(cents);
  const [first, others] = [firstCents, othersCents].map((part) => formatDollars(toDollars(part)));
  if (order.invoice === null) {
    const when = `when ${leaves(waysOf(order), 'your order')}`;
    const everyWeeks = `every ${PAY_LATER_DAYS / 7} weeks`;
    return first === others
      ? `${payLaterPartsText(cents)}: the first ${when}, then ${everyWeeks}`
      : `${count} payments: ${first} ${when}, then ${others} ${everyWeeks}`;
  }
  const start = localTime(new Date(order.invoice.issuedAt).getTime(), SHOP_ZONE).date;
  const days = Array.from({ length: count }, (_, index) => dayText(addDays(start, index * PAY_LATER_DAYS)));
  const list = (some: readonly string[]) => `${some.slice(0, -1).join(', ')} and ${some.at(-1)}`;
  return first === others
    ? `${payLaterPartsText(cents)}: ${list(days)}`
    : `${count} payments: ${first} on ${days[0]}, then ${others} on ${list(days.slice(1))}`;
}
