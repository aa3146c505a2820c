import type { BudgetPeriod, Carry } from '#domain/accounts/budgets/periods.ts';
import type { CalendarDate } from '#domain/shared/calendar.ts';
import type { Cents } from '#domain/shared/money.ts';
import { command, statement } from '../../db/database.ts';

export type CenterRow = {
  readonly value: string;
  readonly description: string;
  readonly amount_cents: Cents;
  readonly limit_cents: Cents;
  readonly held_cents: Cents;
  readonly spent_cents: Cents;
  readonly period: BudgetPeriod;
  readonly period_no: number;
  readonly starts_on: CalendarDate | null;
  readonly ends_on: CalendarDate | null;
  readonly carry: Carry;
  readonly carry_cap_cents: Cents | null;
  readonly closed_at: Date | null;
};

const CENTER =
  'value, description, amount_cents, limit_cents, held_cents, spent_cents, period, period_no, starts_on, ends_on, carry, carry_cap_cents, closed_at';
/**
 * `granted_cents`: what the period that is now was given, without what was carried over: another amount than that of each period where one was planned from the next
 * one on.
 */
export type GrantedRow = CenterRow & { readonly granted_cents: Cents };
const GRANTED = `(select coalesce(sum(e.amount_cents), 0)::int from budget_entries e where e.account_number = b.account_number and e.budget_center = b.value
     and e.period_no = b.period_no and e.kind in ('GRANTED', 'ADJUSTED')) as granted_cents`;

/** $1 account, $2 closed ones, too, $3 what is looked for, in lower case ('' for all) */
const WANTED = `account_number = $1 and ($2 or closed_at is null) and (strpos(lower(description), $3) > 0 or strpos(lower(value), $3) > 0)`;

/** $4 most, $5 how many are left out before */
export const listCenters = statement<GrantedRow & { total: number }>(
  'budget_centers_list',
  `select b.*, ${GRANTED} from (select ${CENTER}, account_number, (count(*) over ())::int as total from budget_centers where ${WANTED}
   order by closed_at is not null, lower(description), value limit $4 offset $5) b order by closed_at is not null, lower(description), value`,
);
/** $1 account, $2 center */
export const findCenter = statement<GrantedRow>(
  'budget_center_find',
  `select ${CENTER}, ${GRANTED} from budget_centers b where account_number = $1 and value = $2`,
);

/** $1 account, $2 centers */
export const findCenters = statement<GrantedRow>(
  'budget_centers_find',
  `select ${CENTER}, ${GRANTED} from budget_centers b where account_number = $1 and value = any($2::text[])`,
);
/** The same, and nobody else changes them or orders out of them until the transaction ends. Orders lock centers in the same order. */
export const lockCenters = statement<GrantedRow>(
  'budget_centers_lock',
  `select ${CENTER}, ${GRANTED} from budget_centers b where account_number = $1 and value = any($2::text[]) order by value for update`,
);

/** What all budgets of an organization have in common; `centers`: how many there are, closed ones among them. */
export type AccountRow = {
  readonly settings: {
    readonly fiscalStart?: string;
    readonly defaultBudgetCenter?: string;
    readonly isAccountingMandatory?: boolean;
    readonly isCenterOptional?: boolean;
  };
  readonly centers: number;
};
const ACCOUNT =
  'select settings, (select count(*)::int from budget_centers b where b.account_number = a.account_number) as centers from accounts a where account_number = $1';
/** $1 account */
export const findAccount = statement<AccountRow>('budget_account_find', ACCOUNT);
/** Nobody else changes which there are. $1 account */
export const lockAccount = statement<AccountRow>('budget_account_lock', `${ACCOUNT} for no key update`);

/** $1 account, $2 centers, $3 descriptions, $4 amounts, $5 periods, $6 begin, $7 end, $8 carries, $9 caps, $10 closed at */
export const insertCenters = command(
  'budget_centers_add',
  `insert into budget_centers (account_number, value, description, amount_cents, limit_cents, period, starts_on, ends_on, carry, carry_cap_cents, closed_at)
   select $1, w.value, w.description, w.amount, w.amount, w.period, w.starts_on, w.ends_on, w.carry, w.cap, w.closed_at
   from unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::date[], $7::date[], $8::text[], $9::int[], $10::timestamptz[])
     w(value, description, amount, period, starts_on, ends_on, carry, cap, closed_at)`,
);
/** The same, $11 by how much their limits change. */
export const updateCenters = command(
  'budget_centers_change',
  `update budget_centers b set description = w.description, amount_cents = w.amount, limit_cents = b.limit_cents + w.more, period = w.period, starts_on = w.starts_on, ends_on = w.ends_on,
     carry = w.carry, carry_cap_cents = w.cap, closed_at = w.closed_at
   from unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::date[], $7::date[], $8::text[], $9::int[], $10::timestamptz[], $11::int[])
     w(value, description, amount, period, starts_on, ends_on, carry, cap, closed_at, more)
   where b.account_number = $1 and b.value = w.value`,
);
/** $1 account, $2 centers, $3 kinds, $4 cents, $5 periods, $6 why, $7 who, $8 now */
export const noteGrants = command(
  'budget_grants',
  `insert into budget_entries (account_number, budget_center, kind, amount_cents, period_no, note, by_user, at)
   select $1, w.*, $7::uuid, $8::timestamptz from unnest($2::text[], $3::text[], $4::int[], $5::int[], $6::text[]) w`,
);
/** $1 account, $2 centers (null: it is about all of them), $3 what, $4 before, $5 after, $6 why, $7 who, $8 now */
export const noteChanges = command(
  'budget_changes_note',
  `insert into budget_changes (account_number, budget_center, what, before, after, note, by_user, at)
   select $1, w.center, w.what, w.before::jsonb, w.after::jsonb, w.note, $7::uuid, $8::timestamptz
   from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) with ordinality w(center, what, before, after, note, place) order by w.place`,
);

const NAME = "nullif(trim(u.first_name || ' ' || u.last_name), '')";

/** $1 account, $2 most, $3 how many are left out before */
export const listChanges = statement<{
  at: Date;
  by: string | null;
  center: string | null;
  what: 'ADDED' | 'CHANGED' | 'CLOSED' | 'REOPENED' | 'DEFAULT' | 'FISCAL_YEAR' | 'REQUIRED';
  before: Record<string, string | null>;
  after: Record<string, string | null>;
  note: string | null;
  total: number;
}>(
  'budget_changes_list',
  `select c.at, ${NAME} as by, coalesce(b.description, c.budget_center) as center, c.what, c.before, c.after, c.note,
     (select count(*)::int from budget_changes a where a.account_number = $1) as total
   from budget_changes c left join users u on u.user_id = c.by_user left join budget_centers b on b.account_number = c.account_number and b.value = c.budget_center
   where c.account_number = $1 order by c.change_id desc limit $2 offset $3`,
);

export type EntryRow = {
  readonly at: Date;
  readonly kind: 'BROUGHT' | 'GRANTED' | 'CARRIED' | 'ADJUSTED' | 'HELD' | 'BOOKED' | 'RELEASED' | 'CREDITED';
  readonly amount_cents: Cents;
  readonly order_number: string | null;
  readonly by_user: string | null;
  readonly person: string | null;
  readonly note: string | null;
  readonly period_no: number;
};
/** A line for each order, and for what comes back of it: what was held stands there as long as it is, and what came to nothing not at all. */
const LINES = `from budget_entries e where e.account_number = $1 and e.budget_center = $2 and e.kind <> 'RELEASED'
     and not (e.kind = 'HELD' and exists (select from budget_entries d where d.order_number = e.order_number and d.budget_center = e.budget_center and d.kind in ('BOOKED', 'RELEASED')))`;
const SIGNED = "case when e.kind in ('BROUGHT', 'HELD', 'BOOKED') then -e.amount_cents else e.amount_cents end";

/** `balance_cents`: what was left of the line's period after it. $1 account, $2 center, $3 most, $4 how many are left out before */
export const listEntries = statement<EntryRow & { readonly balance_cents: Cents }>(
  'budget_book',
  `select e.at, e.kind, e.amount_cents, e.order_number, e.by_user, ${NAME} as person, e.note, e.period_no, e.balance_cents
   from (select e.*, (sum(${SIGNED}) over (partition by e.period_no order by e.entry_id))::int as balance_cents ${LINES} order by e.entry_id desc limit $3 offset $4) e
   left join users u on u.user_id = e.by_user order by e.entry_id desc`,
);
/** $1 account, $2 center */
export const countEntries = statement<{ total: number }>('budget_book_count', `select count(*)::int as total ${LINES}`);
/** The last dozen. $1 account, $2 center */
export const listPeriods = statement<{
  starts_on: CalendarDate | null;
  ends_on: CalendarDate;
  limit_cents: Cents;
  spent_cents: Cents;
  held_cents: Cents;
}>(
  'budget_periods_list',
  `select p.starts_on, p.ends_on, p.limit_cents, coalesce(s.spent, 0)::int as spent_cents, coalesce(s.held, 0)::int as held_cents
   from (select * from budget_periods where account_number = $1 and budget_center = $2 order by period_no desc limit 12) p
   left join (select period_no,
       sum(case kind when 'BROUGHT' then amount_cents when 'BOOKED' then amount_cents when 'CREDITED' then -amount_cents else 0 end) as spent,
       sum(case kind when 'HELD' then amount_cents when 'BOOKED' then -amount_cents when 'RELEASED' then -amount_cents else 0 end) as held
     from budget_entries where account_number = $1 and budget_center = $2 group by period_no) s using (period_no)
   order by p.period_no desc`,
);

/** $1 account, $2 what is different; what is null there is said no more. */
export const updateAccountSettings = command(
  'budget_account_settings',
  'update accounts set settings = jsonb_strip_nulls(settings || $2::jsonb) where account_number = $1',
);
/** $1 user, $2 center; null: none is said */
export const updateOwnDefault = command(
  'budget_own_default',
  `update users set settings = case when $2::text is null then settings - 'defaultBudgetCenter' else settings || jsonb_build_object('defaultBudgetCenter', $2::text) end where user_id = $1`,
);
