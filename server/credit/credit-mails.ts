import { z } from 'zod';
import { invoicePaperPath, INVOICE_PATHS, statementPath } from '#domain/accounts/credit/invoice-paths.ts';
import { waysToPay } from '#domain/accounts/credit/pay-words.ts';
import { invoiceDay, monthText } from '#domain/accounts/credit/statement-words.ts';
import { displaySettings, displayRulesOf, type DisplayRule } from '#domain/accounts/display-rules.ts';
import { BEYOND_CONTRACT } from '#domain/accounts/permissions.ts';
import { PO_LABELS, purchaseOrderText } from '#domain/checkout/po-number.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { toDollars } from '#domain/shared/money.ts';
import { originOf } from '../config/origins.ts';
import { statement, type Db } from '../db/database.ts';
import type { Handlers } from '../events/index.ts';
import { designMail } from '../gateways/mail-design/design-mail.ts';
import { mailIdFor } from '../gateways/mail.ts';
import { unlinked } from '../gateways/mail-design/unlinked.ts';
import { IS_ACTIVE } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { findInvoice, type InvoiceRow } from './invoice.repository.ts';
import { statementOf } from './read-statement.ts';

const OfInvoice = z.object({ invoiceNumber: z.string() });
const OfMonth = z.object({ accountNumber: z.string(), month: z.string() });

/** What organizations are told of their invoices. */
export const onCreditEvents: Handlers = {
  'invoice.issued': { mail: (shop, payload, messageId) => tellOfInvoice(shop, payload, messageId, issued) },
  'invoice.due-soon': { mail: (shop, payload, messageId) => tellOfInvoice(shop, payload, messageId, reminder) },
  'statement.ready': { mail: tellOfStatement },
};

type Written = Parameters<typeof designMail>[1];
type Reader = { readonly email: string; readonly rules: unknown };

/**
 * The people of an organization who sign in and may buy beyond its contract, those who came first before others. All of them: who sees no invoices is found out of what they say.
 *
 * $1 account, $2 whether its administrators or all others, $3 permissions of which one is needed
 */
const findPeople = statement<Reader>(
  'credit_mail_people',
  `
  select u.email, coalesce(a.settings -> 'displayRules', '{}') || coalesce(u.settings -> 'displayRules', '{}') as rules
  from users u join accounts a using (account_number)
  where u.account_number = $1 and ('ACCOUNT_ADMIN' = any(u.roles)) = $2 and u.permissions && $3::text[] and 'SBA' = any(u.tenants) and u.email is not null and ${IS_ACTIVE}
  order by u.created_at, u.email`,
);

/** Where nobody administers an organization, so many of its people are written to. */
const MOST_READERS = 5;

const Rules = z.record(z.string(), z.boolean());

/** Where an organization has its invoices mailed to: confirmed from that mailbox. $1 account */
const findBillingEmail = statement<{ email: string }>(
  'credit_mail_billing',
  'select email::text from account_billing where account_number = $1 and email is not null',
);

/** Where an organization has its invoices mailed to, where it has said so. */
export async function billingEmailOf(db: Db, accountNumber: string): Promise<string | undefined> {
  return (await findBillingEmail(db, [accountNumber]))[0]?.email;
}

/** Who is told of all that an organization owes: whom it has named for that; else its administrators; where it has none, people of it who may read its invoices. */
async function readersOf(shop: Shop, accountNumber: string): Promise<string[]> {
  const named = await billingEmailOf(shop.database, accountNumber);
  if (named !== undefined) return [named];
  const find = async (areAdministrators: boolean) =>
    (await findPeople(shop.database, [accountNumber, areAdministrators, BEYOND_CONTRACT]))
      .filter(({ rules }) => seesInvoices(displayRulesOf(Rules.parse(rules))))
      .map(({ email }) => email);
  const administrators = await find(true);
  return administrators.length > 0 ? administrators : (await find(false)).slice(0, MOST_READERS);
}

/** Whether a buyer may be told what their own order was invoiced. */
function seesOwn({ rules }: Pick<InvoiceRow, 'rules'>): boolean {
  return displaySettings(displayRulesOf(Rules.parse(rules))).showsPrices;
}

function seesInvoices(rules: readonly DisplayRule[]): boolean {
  const { showsPrices, showsInvoice } = displaySettings(rules);
  return showsPrices && showsInvoice;
}

/** Each mail is named by whom it goes to: where people come and go between a try and its repeat, nobody gets two and nobody none. */
async function send(shop: Shop, to: readonly string[], messageId: string, written: Written): Promise<void> {
  for (const [mailbox, email] of new Map(to.map((one) => [one.toLowerCase(), one])))
    await shop.mail.send(
      designMail({ messageId: mailIdFor(messageId, mailbox), to: email, brandName: shop.settings.brandName, site: 'SBA' }, written),
    );
}

async function tellOfInvoice(
  shop: Shop,
  payload: unknown,
  messageId: string,
  write: (invoice: InvoiceRow, brandName: string) => Omit<Written, 'why'> | undefined,
): Promise<void> {
  const [invoice] = await findInvoice(shop.database, [OfInvoice.parse(payload).invoiceNumber]);
  if (invoice === undefined) throw new Error('There is no such invoice to write about.');
  const written = write(invoice, shop.settings.brandName);
  if (written === undefined) return;
  const origin = originOf(shop.settings, 'SBA');
  // A buyer who is not shown prices has heard that it shipped, and by the same mail that their organization is invoiced.
  const buyer = invoice.is_buyer_here && seesOwn(invoice) ? [invoice.email] : [];
  await send(shop, [...buyer, ...(await readersOf(shop, invoice.account_number))], messageId, {
    ...written,
    blocks: [
      ...written.blocks,
      { kind: 'FACTS', facts: [...factsOf(invoice), ...waysOf(shop, invoice.open_cents)] },
      { kind: 'WAY', text: 'See the invoice (PDF)', link: `${origin}${invoicePaperPath(invoice.invoice_number)}`, isMain: true },
      { kind: 'WAY', text: 'All invoices', link: `${origin}${INVOICE_PATHS.all}`, isMain: false },
    ],
    why: WHY,
  });
}

/** Where to send what is owed: who reads it may have no account with us. */
function waysOf({ settings }: Shop, owed: number) {
  return owed > 0 ? waysToPay(settings.merchant.payTo).map(({ label, lines }) => ({ label, lines: [...lines] })) : [];
}

const WHY = 'You’re receiving this email because your organization buys on account.';

function factsOf(invoice: InvoiceRow) {
  const { po_number: poNumber, po_release: poRelease, budget_center_name: center } = invoice;
  const booked = purchaseOrderText(poNumber, poRelease);
  return [
    { label: 'Invoice', lines: [invoice.invoice_number] },
    { label: 'Order number', lines: [invoice.order_number] },
    { label: 'Due', lines: [invoiceDay(invoice.due_on), `Net ${invoice.terms_days}`] },
    ...(booked === undefined ? [] : [{ label: PO_LABELS.poNumber, lines: [unlinked(booked)] }]),
    ...(center === null ? [] : [{ label: 'Budget Center', lines: [unlinked(center)] }]),
  ];
}

function issued(invoice: InvoiceRow, brandName: string): Omit<Written, 'why'> {
  const amount = formatDollars(toDollars(invoice.amount_cents));
  return {
    subject: `${brandName} invoice ${invoice.invoice_number}: ${amount}, due ${invoiceDay(invoice.due_on)}`,
    preview: `${amount} for order ${invoice.order_number}, due ${invoiceDay(invoice.due_on)}.`,
    heading: 'Your invoice',
    blocks: [
      { kind: 'SAID', lines: ['Here’s your invoice for the items that shipped.'] },
      { kind: 'SUMS', sums: [{ label: 'Invoice total', amount, isTotal: true }] },
    ],
  };
}

/** What was paid meanwhile needs no reminder. */
function reminder(invoice: InvoiceRow): Omit<Written, 'why'> | undefined {
  if (invoice.open_cents === 0) return undefined;
  const open = formatDollars(toDollars(invoice.open_cents));
  return {
    subject: `Invoice ${invoice.invoice_number} is due ${invoiceDay(invoice.due_on)}`,
    preview: `${open} is due ${invoiceDay(invoice.due_on)}.`,
    heading: 'An invoice is due soon',
    blocks: [
      { kind: 'SAID', lines: [`${open} is due ${invoiceDay(invoice.due_on)}. Already sent your payment? Then there is nothing to do.`] },
      { kind: 'SUMS', sums: [{ label: 'Amount due', amount: open, isTotal: true }] },
    ],
  };
}

async function tellOfStatement(shop: Shop, payload: unknown, messageId: string): Promise<void> {
  const { accountNumber, month } = OfMonth.parse(payload);
  const made = await statementOf(shop.database, accountNumber, month, shop.now());
  if (made === undefined) return;
  const origin = originOf(shop.settings, 'SBA');
  const closing = formatDollars(made.closing);
  const text = monthText(month);
  await send(shop, await readersOf(shop, accountNumber), messageId, {
    subject: `Your ${shop.settings.brandName} statement for ${text}: ${closing}`,
    preview: `${made.accountName} owed ${closing} at the end of ${text}.`,
    heading: `Your statement for ${text}`,
    blocks: [
      {
        kind: 'SUMS',
        sums: [
          { label: 'Opening balance', amount: formatDollars(made.opening) },
          { label: 'Invoices', amount: formatDollars(made.invoiced) },
          ...(made.credited > 0 ? [{ label: 'Credits', amount: formatDollars(-made.credited) }] : []),
          ...(made.paid !== 0 ? [{ label: 'Payments', amount: formatDollars(-made.paid) }] : []),
          { label: 'Closing balance', amount: closing, isTotal: true },
        ],
      },
      { kind: 'FACTS', facts: waysOf(shop, made.closing) },
      { kind: 'WAY', text: 'See the statement', link: `${origin}${statementPath(month)}`, isMain: true },
    ],
    why: WHY,
  });
}
