import type { listPayableInvoices } from '#contracts/account/invoice-payments.ts';
import { problemsOfPaying, type WantedPayment } from '#domain/accounts/credit/pay-invoices.ts';
import { INVOICE_PATHS } from '#domain/accounts/credit/invoice-paths.ts';
import { fromDollars, toDollars } from '#domain/shared/money.ts';
import { formError, type FormError } from '#app/api/form-errors.ts';
import { readAmount } from '#app/checkout/payment/amount-field.ts';
import type { z } from 'zod';

type Payable = z.output<(typeof listPayableInvoices)['answer']>['invoices'][number];

/** So many invoices are paid at once on pages: what is to be paid stands in the address that the payment vendor leads back to. */
export const MOST_ON_PAGE = 40;

/** The hidden field with the key of a press: sent twice, it pays once. */
export const PRESS_FIELD = 'press';

/** The field of an invoice's amount. */
export const amountField = (invoiceNumber: string): string => `amount-${invoiceNumber}`;

/** What somebody wants to pay, as it stands in the address of the page: chosen and typed, or settled. */
export type Asked = {
  /** Its invoices are chosen, and their amounts are looked over. */
  readonly isSent: boolean;
  /** The invoices that are checked, each with its amount as it was typed; undefined: as it is offered. */
  readonly chosen: ReadonlyMap<string, string | undefined>;
};

/** What stands in the address: `pay=INV-1-1:49.99` once it is settled, before that the fields of the form. */
export function askedIn(query: URLSearchParams): Asked {
  const settled = query.getAll('pay').slice(0, MOST_ON_PAGE + 1);
  if (settled.length > 0)
    return {
      isSent: true,
      chosen: new Map(
        settled.map((one) => {
          const [number = '', amount = ''] = one.split(':', 2);
          return [number.slice(0, 40), amount.slice(0, 20)];
        }),
      ),
    };
  const numbers = query.getAll('invoice').slice(0, 200);
  return {
    isSent: query.has('next'),
    chosen: new Map(numbers.map((number) => [number.slice(0, 40), query.get(amountField(number))?.slice(0, 20)])),
  };
}

const payableOf = ({ open, beingPaid }: Payable) => ({
  openCents: fromDollars(open) ?? 0,
  claimedCents: fromDollars(beingPaid) ?? 0,
});

/** What can be paid of an invoice, in cents. */
export function offeredCents(invoice: Payable): number {
  const { openCents, claimedCents } = payableOf(invoice);
  return openCents - claimedCents;
}

export const UNREADABLE_AMOUNT = 'Enter an amount in dollars, such as 49.99.';
const NOTHING_CHOSEN = 'Choose at least one invoice to pay.';

/** What is to be paid, or what is wrong with it, at its fields. */
export function wantedOf(
  { chosen }: Asked,
  invoices: readonly Payable[],
): { readonly wanted: readonly WantedPayment[]; readonly errors: readonly FormError[] } {
  if (chosen.size === 0) return { wanted: [], errors: [formError(NOTHING_CHOSEN)] };
  if (chosen.size > MOST_ON_PAGE) return { wanted: [], errors: [formError(`Choose at most ${MOST_ON_PAGE} invoices at a time.`)] };
  const known = new Map(invoices.map((invoice) => [invoice.invoiceNumber, invoice]));
  const read = [...chosen].map(([invoiceNumber, typed]) => {
    const invoice = known.get(invoiceNumber);
    const offered = invoice === undefined ? 0 : offeredCents(invoice);
    const dollars = typed === undefined ? toDollars(offered) : readAmount(typed);
    return { invoiceNumber, cents: typeof dollars === 'number' ? fromDollars(dollars) : undefined };
  });
  const wanted = read.flatMap(({ invoiceNumber, cents }) => (cents === undefined ? [] : [{ invoiceNumber, cents }]));
  const problems = problemsOfPaying(
    wanted,
    invoices.map((invoice) => ({ invoiceNumber: invoice.invoiceNumber, ...payableOf(invoice) })),
  );
  const errors = [
    ...read
      .filter(({ cents }) => cents === undefined)
      .map(({ invoiceNumber }) => ({ ...formError(UNREADABLE_AMOUNT, amountField(invoiceNumber)), linkText: invoiceNumber })),
    ...problems.map(({ invoiceNumber, message }) => problemError(invoiceNumber, message, known.has(invoiceNumber))),
  ];
  return { wanted, errors };
}

/** Of an invoice that is not in the list there is no field: it is named in words. */
export function problemError(invoiceNumber: string, message: string, hasField: boolean): FormError {
  return hasField
    ? { ...formError(message, amountField(invoiceNumber)), linkText: invoiceNumber }
    : formError(`${invoiceNumber}: ${message}`);
}

/** The address of the page on which so much is paid. */
export function settledPath(wanted: readonly WantedPayment[]): string {
  const query = new URLSearchParams(wanted.map(({ invoiceNumber, cents }) => ['pay', `${invoiceNumber}:${toDollars(cents).toFixed(2)}`]));
  return `${INVOICE_PATHS.pay}?${query.toString()}`;
}

/** The address of the page on which invoices are chosen, these checked. */
export function choosePath(wanted: readonly (Pick<WantedPayment, 'invoiceNumber'> & Partial<WantedPayment>)[]): string {
  const query = new URLSearchParams(
    wanted.flatMap(({ invoiceNumber, cents }) => [
      ['invoice', invoiceNumber],
      ...(cents === undefined ? [] : [[amountField(invoiceNumber), toDollars(cents).toFixed(2)]]),
    ]),
  );
  return query.size === 0 ? INVOICE_PATHS.pay : `${INVOICE_PATHS.pay}?${query.toString()}`;
}
