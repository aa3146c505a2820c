import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import { statement } from '../db/database.ts';
import { IS_ACTIVE } from '../shoppers/index.ts';
import { CHANGES_OWED } from './owed.ts';

/** An invoice of an organization, with what its order says of it. Days are those of the shop. */
export type InvoiceRow = {
  readonly invoice_number: string;
  readonly account_number: string;
  readonly order_number: string;
  readonly shipment_id: string | null;
  readonly amount_cents: number;
  readonly open_cents: number;
  /** Of it: for which a payment by card is on its way. */
  readonly claimed_cents: number;
  readonly issued_on: string;
  readonly due_on: string;
  readonly terms_days: number;
  readonly user_id: string | null;
  readonly buyer: string | null;
  readonly email: string;
  /** Whether who bought is still one of the organization's people. */
  readonly is_buyer_here: boolean;
  /** The display rules of who bought, as their account and they themselves have them. */
  readonly rules: unknown;
  readonly po_number: string | null;
  readonly po_release: string | null;
  readonly budget_center_name: string | null;
  /** Whom it names, a line each; none: where the order goes. */
  readonly bill_to: readonly string[];
};

const COLUMNS = `i.invoice_number, i.account_number, i.order_number, i.shipment_id, i.amount_cents, i.open_cents, i.claimed_cents,
    (i.issued_at at time zone '${SHOP_ZONE}')::date::text as issued_on, i.due_on::text, i.terms_days, o.user_id,
    nullif(trim(u.first_name || ' ' || u.last_name), '') as buyer, o.email,
    coalesce(${IS_ACTIVE} and u.account_number = i.account_number, false) as is_buyer_here,
    coalesce(a.settings -> 'displayRules', '{}') || coalesce(u.settings -> 'displayRules', '{}') as rules,
    o.details #>> '{accounting,poNumber}' as po_number, o.details #>> '{accounting,poRelease}' as po_release, o.details ->> 'budgetCenterName' as budget_center_name,
    coalesce((select b.bill_to from account_billing b where b.account_number = i.account_number), '{}') as bill_to`;
const FROM =
  'from account_invoices i join orders o using (order_number) left join users u on u.user_id = o.user_id left join accounts a on a.account_number = u.account_number';

/**
 * Which invoices a group has. $2 group, $3 today, $4 whether any are looked for, $5 how their number or that of their order begins, $6 the key with which that of their purchase
 * order begins; null: it is none
 */
const OF_GROUP = `($4::boolean is not true or i.invoice_number in (
    select n.invoice_number from account_invoices n where n.account_number = $1 and (starts_with(n.invoice_number, 'INV-' || $5::text) or starts_with(n.order_number, $5::text))
    union select n.invoice_number from orders p join account_invoices n using (order_number)
      where p.account_number = $1 and n.account_number = $1 and po_key(p.details) collate "C" >= $6::text and po_key(p.details) collate "C" < $6::text || chr(1114111))) and ($2 = 'ALL' or ($2 = 'PAID' and i.open_cents = 0) or ($2 = 'UNPAID' and i.open_cents > 0) or ($2 = 'PAST_DUE' and i.open_cents > 0 and i.due_on < $3::date))`;

/** $1 account, $2 group, $3 today, $4 to $6 what is looked for, $7 most, $8 how many before them */
export const findInvoices = statement<InvoiceRow>(
  'account_invoices_list',
  `select ${COLUMNS} ${FROM} where i.account_number = $1 and ${OF_GROUP} order by i.issued_at desc, i.invoice_number desc limit $7 offset $8`,
);

/** How the credit of an account stands, and how many invoices a group of it has. $1 account, $2 group, $3 today, $4 to $6 what is looked for */
export const findStand = statement<{
  readonly limit_cents: number;
  readonly held_cents: number;
  readonly owed_cents: number;
  readonly terms_days: number;
  readonly past_due_cents: number;
  readonly total: number;
  readonly first_at: Date | null;
}>(
  'account_credit_stands',
  `
  select c.limit_cents, c.held_cents, c.owed_cents, c.terms_days,
    (select coalesce(sum(i.open_cents), 0)::int from account_invoices i where i.account_number = c.account_number and i.open_cents > 0 and i.due_on < $3::date) as past_due_cents,
    (select count(*)::int from account_invoices i where i.account_number = c.account_number and ${OF_GROUP}) as total,
    (select min(e.at) from credit_entries e where e.account_number = c.account_number and ${CHANGES_OWED}) as first_at
  from credit_accounts c where c.account_number = $1`,
);

/** $1 invoice */
export const findInvoice = statement<InvoiceRow>('account_invoice', `select ${COLUMNS} ${FROM} where i.invoice_number = $1`);

/** The invoices of an order, oldest first. $1 order */
export const findInvoicesOfOrder = statement<InvoiceRow>(
  'account_invoices_of_order',
  `select ${COLUMNS} ${FROM} where i.order_number = $1 order by i.issued_at, i.invoice_number`,
);

/** What has settled something of an invoice and was not taken back, in the order in which it came. */
export type SettledBy = {
  readonly kind: 'CREDITED' | 'PAID';
  readonly cause: string;
  readonly day: string;
  readonly cents: number;
  /** Of the card that paid; null: it was no card. */
  readonly brand: string | null;
  readonly last_four: string | null;
};

/** $1 invoice */
export const findSettledBy = statement<SettledBy>(
  'account_invoice_settled_by',
  `
  select e.kind, e.cause, (min(s.at) at time zone '${SHOP_ZONE}')::date::text as day, sum(s.amount_cents)::int as cents, p.brand, p.last_four
  from invoice_settlements s join credit_entries t on t.entry_id = s.entry_id join credit_entries e on e.entry_id = coalesce(t.takes_back, t.entry_id)
    left join invoice_payments p on p.entry_id = e.entry_id
  where s.invoice_number = $1 group by e.entry_id, p.payment_number having sum(s.amount_cents) <> 0 order by e.entry_id`,
);
