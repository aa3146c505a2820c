import { isShownAmount } from '../hidden-prices.ts';
import { formatDollars } from '../../catalog/price-text.ts';
import { CLOSED_AFTER_DAYS } from './invoice-credit.ts';

/** "Invoice, net 30": how an order was paid, wherever that is told. */
export function invoiceName(termsDays: number): string {
  return `Invoice, net ${termsDays}`;
}

/** "Net 30: each invoice is due 30 days after its date". */
export function termsText(termsDays: number): string {
  return `Net ${termsDays}: each invoice is due ${termsDays} days after its date`;
}

/** What the choice of an invoice says below its name; nothing to who is not shown amounts. Dollars. */
export function creditText({ available, after }: { readonly available: number; readonly after: number }): string | undefined {
  if (!isShownAmount(after)) return undefined;
  return after < 0
    ? `${formatDollars(available)} credit left. This order puts you ${formatDollars(-after)} over your limit`
    : `${formatDollars(available)} credit left, ${formatDollars(after)} after this order`;
}

/**
 * What a buyer is told whose order is above the credit of their organization. Dollars.
 *
 * @param keeper the name of whom they can ask, where it is known.
 */
export function overCreditTexts(
  { available, after }: { readonly available: number; readonly after: number },
  keeper: string | undefined,
): { readonly title: string; readonly text: string } {
  if (!isShownAmount(after))
    return {
      title: 'Over your organization’s credit',
      text: `Take something out of your cart, or ask ${keeper ?? 'whoever pays your invoices'}.`,
    };
  return {
    title: `Over your credit limit by ${formatDollars(-after)}`,
    text: `Your organization has ${available > 0 ? `${formatDollars(available)} credit` : 'no credit'} left. Pay another way, take something out of your cart, or ask ${keeper ?? 'whoever pays your invoices'}.`,
  };
}

/** What is told where invoices are closed to new orders since one is not paid. */
export function closedCreditTexts(daysPastDue: number, keeper: string | undefined): { readonly title: string; readonly text: string } {
  return {
    title: 'Pay by invoice is paused',
    text: `Your organization has an invoice that is ${daysPastDue} days past due. Orders can go on invoice again once everything more than ${CLOSED_AFTER_DAYS} days past due is paid. Pay another way, or ask ${keeper ?? 'whoever pays your invoices'}.`,
  };
}

/** What is told in checkout of invoices that are past due and stop nothing yet; undefined: none is. */
export function pastDueText(daysPastDue: number): string | undefined {
  if (daysPastDue === 0) return undefined;
  const days = daysPastDue === 1 ? '1 day' : `${daysPastDue} days`;
  return `Your organization has an invoice that is ${days} past due. Orders go on invoice until one is more than ${CLOSED_AFTER_DAYS} days late.`;
}
