import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { AccountInvoice, listInvoices as listCall } from '#contracts/account/invoices.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { availableCredit } from '#domain/accounts/credit/invoice-credit.ts';
import { invoiceStatus } from '#domain/accounts/credit/invoice-status.ts';
import { monthOf, monthsDown } from '#domain/accounts/credit/statement.ts';
import { purchaseOrderKey, typedNumber } from '#domain/orders/order-search.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import { toDollars } from '#domain/shared/money.ts';
import { mayOpenOrder, type Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findInvoices, findStand, type InvoiceRow } from './invoice.repository.ts';
import { invoicedAccountOf, payingAccountOf, refuseInvoices } from './who-reads.ts';

/** So many statements are listed. */
const MOST_MONTHS = 24;

/** What the organization of who looks was invoiced. Of another one nobody learns anything. */
export async function listInvoices(
  shop: Shop,
  { shopper }: Looking,
  { query: { group, q = '', page, size } }: Input<typeof listCall>,
): Promise<Reply<z.output<(typeof listCall)['answer']>>> {
  const account = invoicedAccountOf(shopper);
  if (account === undefined) return refuseInvoices(shopper);
  const today = shopDay(shop.now());
  const sought = [q !== '', typedNumber(q) ?? null, purchaseOrderKey(q) ?? null];
  const [[stand], rows] = await Promise.all([
    findStand(shop.database, [account, group, today, ...sought]),
    findInvoices(shop.database, [account, group, today, ...sought, size, (page - 1) * size]),
  ]);
  if (stand === undefined) return refuse('FORBIDDEN');
  const credit = { limitCents: stand.limit_cents, heldCents: stand.held_cents, owedCents: stand.owed_cents };
  return answer({
    today,
    payTo: viewPayTo(shop),
    mayPay: payingAccountOf(shopper) !== undefined,
    credit: {
      limit: toDollars(stand.limit_cents),
      termsDays: stand.terms_days,
      owed: toDollars(stand.owed_cents),
      onOrder: toDollars(stand.held_cents),
      available: toDollars(availableCredit(credit)),
      pastDue: toDollars(stand.past_due_cents),
    },
    invoices: rows.map((row) => viewInvoice(row, today, shopper)),
    totalItems: stand.total,
    months: stand.first_at === null ? [] : monthsDown(monthOf(shopDay(stand.first_at)), monthOf(today), MOST_MONTHS),
  });
}

/** An invoice as it stands on a day. @param shopper who looks; undefined: that is not asked */
export function viewInvoice(row: InvoiceRow, today: CalendarDate, shopper?: Looking['shopper']): AccountInvoice {
  return {
    invoiceNumber: row.invoice_number,
    orderNumber: row.order_number,
    issuedOn: row.issued_on,
    dueOn: row.due_on,
    amount: toDollars(row.amount_cents),
    open: toDollars(row.open_cents),
    beingPaid: toDollars(row.claimed_cents),
    status: invoiceStatus({ openCents: row.open_cents, dueOn: row.due_on }, today),
    buyer: row.buyer,
    mayOpen: shopper !== undefined && mayOpenOrder(shopper, row.user_id),
    poNumber: row.po_number,
    poRelease: row.po_release,
    budgetCenterName: row.budget_center_name,
  };
}

/** Where organizations send what they owe. */
export function viewPayTo({ settings }: Pick<Shop, 'settings'>): z.input<(typeof listCall)['answer']>['payTo'] {
  const { payee, remitTo, ach } = settings.merchant.payTo;
  return { payee, remitTo: [...remitTo], ach: [...ach] };
}
