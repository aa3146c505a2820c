import type { z } from 'zod';
import type { getInvoicePayment as getCall, listPayableInvoices as listCall } from '#contracts/account/invoice-payments.ts';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { invoiceStatus } from '#domain/accounts/credit/invoice-status.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { toDollars } from '#domain/shared/money.ts';
import { invoicedAccountOf, payingAccountOf, refuseInvoices } from '../credit/index.ts';
import { statement } from '../db/database.ts';
import { invoicePaymentKey } from '../payment/index.ts';
import type { Looking } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findOfAccount } from './invoice-payment.repository.ts';
import { refusePaying } from './refuse-paying.ts';
import { centsOfPart, viewPayment } from './view-payment.ts';

/** So many open invoices are offered: those that are due first. */
const MOST_LISTED = 200;

/** $1 account */
const findPayable = statement<{
  invoice_number: string;
  order_number: string;
  po_number: string | null;
  due_on: string;
  amount_cents: number;
  open_cents: number;
  claimed_cents: number;
}>(
  'invoices_payable',
  `
  select i.invoice_number, i.order_number, o.details #>> '{accounting,poNumber}' as po_number, i.due_on::text, i.amount_cents, i.open_cents, i.claimed_cents
  from account_invoices i join orders o using (order_number) where i.account_number = $1 and i.open_cents > 0 order by i.due_on, i.issued_at, i.invoice_number limit ${MOST_LISTED}`,
);

/** What somebody can pay of the invoices of their organization. */
export async function listPayableInvoices(shop: Shop, { shopper }: Looking): Promise<Reply<z.input<(typeof listCall)['answer']>>> {
  const account = payingAccountOf(shopper);
  if (account === undefined || shopper.person === undefined) return refusePaying(shopper);
  const today = shopDay(shop.now());
  const rows = await findPayable(shop.database, [account]);
  return answer({
    today,
    checkoutId: invoicePaymentKey(shop, account, shopper.person.userId),
    invoices: rows.map((row) => ({
      invoiceNumber: row.invoice_number,
      orderNumber: row.order_number,
      poNumber: row.po_number,
      dueOn: row.due_on,
      status: invoiceStatus({ openCents: row.open_cents, dueOn: row.due_on }, today),
      amount: toDollars(row.amount_cents),
      open: toDollars(row.open_cents),
      beingPaid: toDollars(row.claimed_cents),
    })),
  });
}

/** What a payment is for, with how its invoices stand now. $1 payment */
const findPaid = statement<{
  invoice_number: string;
  order_number: string;
  po_number: string | null;
  claimed_cents: number;
  wanted_cents: number;
  open_cents: number;
}>(
  'invoice_payment_paid',
  `
  select t.invoice_number, i.order_number, o.details #>> '{accounting,poNumber}' as po_number, t.claimed_cents, t.wanted_cents, i.open_cents
  from invoice_payment_parts t join account_invoices i using (invoice_number) join orders o using (order_number)
  where t.payment_number = $1 order by i.due_on, i.issued_at, t.invoice_number`,
);

/** Whom a payment's receipt names. $1 account */
const findPayer = statement<{ name: string; bill_to: string[] }>(
  'invoice_payment_account',
  `select a.name, coalesce((select b.bill_to from account_billing b where b.account_number = a.account_number), '{}') as bill_to from accounts a where a.account_number = $1`,
);

/** A payment of the organization of who looks; of another one nobody learns anything. */
export async function getInvoicePayment(
  shop: Shop,
  { shopper }: Looking,
  { params: { paymentNumber } }: Input<typeof getCall>,
): Promise<Reply<z.input<(typeof getCall)['answer']>>> {
  const account = invoicedAccountOf(shopper);
  if (account === undefined) return refuseInvoices(shopper);
  const [payment] = await findOfAccount(shop.database, [paymentNumber, account]);
  if (payment === undefined) return refuse('NOT_FOUND');
  const [parts, [named]] = await Promise.all([findPaid(shop.database, [paymentNumber]), findPayer(shop.database, [account])]);
  const view = viewPayment(payment, parts);
  const isPayersTurn = view.status === 'CHALLENGE' && payment.user_id === shopper.person?.userId;
  return answer({
    ...view,
    challengeUrl: isPayersTurn ? view.challengeUrl : null,
    isPayersTurn,
    createdAt: payment.created_at.toISOString(),
    paidBy: payment.payer,
    brand: payment.brand,
    lastFourDigit: payment.last_four,
    accountName: named?.name ?? '',
    billTo: named?.bill_to ?? [],
    parts: parts
      .filter((part) => centsOfPart(payment, part) > 0)
      .map((part) => ({
        invoiceNumber: part.invoice_number,
        amount: toDollars(centsOfPart(payment, part)),
        orderNumber: part.order_number,
        poNumber: part.po_number,
        open: toDollars(part.open_cents),
      })),
  });
}
