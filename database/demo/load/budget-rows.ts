import { localTime } from '#domain/delivery/days/local-time.ts';
import { SHOP_ZONE } from '#domain/delivery/places/shop-zone.ts';
import type pg from 'pg';
import { periodAt } from '#domain/accounts/budgets/periods.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { addMonths } from '#domain/shared/calendar.ts';
import { copyRows, type Row } from '../../copy.ts';
import { addDays } from '../days.ts';
import { goodsOf } from '../history/fulfilment.ts';
import type { PastOrder } from '../history/order.ts';
import { accounts } from '../people/accounts.ts';
import { people } from '../people/people.ts';
import { idOf } from '../random.ts';

/** In place of a budget center: what none bears. Likewise of a category: what is no goods. */
const NONE = '';
/** So long ago the years of organizations began that keep budgets: months. Long enough that each center has spent something, and does not begin anew tomorrow. */
const YEAR_BEGAN_AGO = 6;
/** Budgets are granted in steps of so much; what is left of the year before makes up the rest. */
const STEP_CENTS = 25_000;

type Parts = ReadonlyMap<string, number>;

/** What a center, or none, bears of an order, or gets back of it. `cause` of what comes back: canceled as a whole, or the return. */
type Spent = {
  readonly account: string;
  readonly center: string;
  readonly userId: string;
  readonly orderNumber: string;
  readonly at: Date;
  readonly parts: Parts;
  readonly cause?: string;
};

type Line = readonly [at: Date, row: Row];

const COLUMNS = ['account_number', 'budget_center', 'order_number', 'kind', 'amount_cents', 'cause', 'at', 'period_no', 'by_user', 'parts'];

const accountOf = new Map(people.map(({ userId, accountNumber }) => [userId, accountNumber]));
const budgeted = accounts.filter(({ settings }) => settings.isBudgetingEnabled);

/** The budget centers of organizations, whose books hold what their past orders have spent, and what those orders have in reports. */
export async function loadBudgets(client: pg.PoolClient, orders: readonly PastOrder[], today: Date): Promise<number> {
  const fiscalStart = addMonths(`${shopDay(today).slice(0, 7)}-01`, -YEAR_BEGAN_AGO).slice(5);
  const year = periodAt(shopDay(today), 'YEAR', fiscalStart);
  const spent = orders.flatMap(spentBy);
  const centers = budgeted.flatMap(({ accountNumber, budgetCenters }) =>
    budgetCenters.map((center) => ({
      accountNumber,
      ...center,
      ...grantedTo(
        spent.filter((one) => one.account === accountNumber && one.center === center.value),
        { leftCents: center.leftCents, startsOn: year.startsOn },
      ),
    })),
  );
  const copy = (table: string, columns: readonly string[], rows: readonly Row[]) =>
    copyRows({ client, table, columns, rows, onRow: () => undefined });
  await client.query(
    "update accounts set settings = settings || jsonb_build_object('fiscalStart', $2::text) where account_number = any($1::text[])",
    [budgeted.map(({ accountNumber }) => accountNumber), fiscalStart],
  );
  const written = await copy(
    'budget_centers',
    [
      'account_number',
      'value',
      'description',
      'amount_cents',
      'limit_cents',
      'spent_cents',
      'period',
      'period_no',
      'starts_on',
      'ends_on',
      'carry',
    ],
    centers.map(({ accountNumber, value, description, amountCents, carriedCents, spentCents }) => [
      accountNumber,
      value,
      description,
      amountCents,
      amountCents + carriedCents,
      spentCents,
      'YEAR',
      1,
      year.startsOn,
      year.endsOn,
      'ALL',
    ]),
  );
  await copy(
    'budget_periods',
    ['account_number', 'budget_center', 'period_no', 'starts_on', 'ends_on', 'limit_cents'],
    centers.map(({ accountNumber, value, beforeCents }) => [accountNumber, value, 0, null, year.startsOn, beforeCents]),
  );
  const begins = midnight(year.startsOn);
  const grants = centers.flatMap(({ accountNumber, value, amountCents, carriedCents, beforeCents }): Line[] => {
    const grant = (kind: string, cents: number, at: Date, periodNo: number): Line[] =>
      cents === 0 ? [] : [[at, [accountNumber, value, null, kind, cents, null, at, periodNo, null, null]]];
    return [
      ...grant('GRANTED', beforeCents, addDays(today, -800), 0),
      ...grant('CARRIED', carriedCents, begins, 1),
      ...grant('GRANTED', amountCents, begins, 1),
    ];
  });
  const lines = [...grants, ...spent.filter(({ center }) => center !== NONE).flatMap((one) => linesOf(one, year.startsOn))];
  const entries = await copy(
    'budget_entries',
    COLUMNS,
    lines.toSorted(([one], [other]) => one.getTime() - other.getTime()).map(([, row]) => row),
  );
  await client.query(
    `insert into budget_spend (account_number, month, budget_center, category_id, user_id, cents, order_number, entry_id)
     select e.account_number, date_trunc('month', e.at at time zone 'America/New_York')::date, e.budget_center, p.key, e.by_user,
       case e.kind when 'BOOKED' then 1 else -1 end * p.value::int, e.order_number, e.entry_id
     from budget_entries e cross join lateral jsonb_each_text(e.parts) p where e.kind in ('BOOKED', 'CREDITED')`,
  );
  return (
    written +
    entries +
    (await copy(
      'budget_spend',
      ['account_number', 'month', 'budget_center', 'category_id', 'user_id', 'cents', 'order_number', 'cause'],
      spent
        .filter(({ center }) => center === NONE)
        .flatMap(({ account, userId, orderNumber, at, parts, cause }) =>
          [...parts].map(([category, cents]): Row => {
            const signed = cause === undefined ? cents : -cents;
            return [account, `${shopDay(at).slice(0, 7)}-01`, NONE, category, userId, signed, orderNumber, cause ?? 'PLACED'];
          }),
        ),
    ))
  );
}

/** What an order was charged, by who bears it: one center all of it, or each row's center its goods; and what of it came back. */
function spentBy(order: PastOrder): Spent[] {
  const { userId } = order;
  const account = userId === null ? undefined : accountOf.get(userId);
  if (userId === null || account == null || !budgeted.some(({ accountNumber }) => accountNumber === account)) return [];
  const { orderNumber, lines, totalCents, details, placedAt, updatedAt, status } = order;
  const goodsCents = lines.reduce((sum, { finalCents }) => sum + finalCents, 0);
  const centerOf = (line: PastOrder['lines'][number]) => details.budgetCenter ?? line.details.bcName ?? NONE;
  const borne = (restCents: number) => {
    const centers = new Map<string, Map<string, number>>();
    const add = (center: string, category: string, cents: number) => {
      const parts = centers.get(center) ?? new Map<string, number>();
      if (cents !== 0) centers.set(center, parts.set(category, (parts.get(category) ?? 0) + cents));
    };
    for (const line of lines) add(centerOf(line), line.details.categoryId, line.finalCents);
    add(details.budgetCenter ?? NONE, NONE, restCents);
    return [...centers];
  };
  const who = { account, userId, orderNumber };
  const placed = borne(totalCents - goodsCents).map(([center, parts]): Spent => ({ ...who, center, at: placedAt, parts }));
  if (status === 'CANCELLED') return [...placed, ...placed.map((one): Spent => ({ ...one, at: updatedAt, cause: 'ORDER' }))];
  if (status !== 'RETURNED') return placed;
  // Goods come back with their tax.
  const cause = idOf(`return ${orderNumber}`);
  return [
    ...placed,
    ...borne(goodsOf(lines) - goodsCents).map(([center, parts]): Spent => ({ ...who, center, at: updatedAt, parts, cause })),
  ];
}

const centsOf = (parts: Parts) => [...parts.values()].reduce((sum, cents) => sum + cents, 0);

/** What a center was given for its year, so that what is left of it is what it should be; what is above a round sum was left before. */
function grantedTo(spent: readonly Spent[], { leftCents, startsOn }: { leftCents: number; startsOn: string }) {
  const netOf = (some: readonly Spent[]) =>
    some.reduce((sum, { parts, cause }) => sum + (cause === undefined ? 1 : -1) * centsOf(parts), 0);
  const isBefore = ({ at }: Spent) => shopDay(at) < startsOn;
  const spentCents = netOf(spent.filter((one) => !isBefore(one)));
  const amountCents = Math.floor((spentCents + leftCents) / STEP_CENTS) * STEP_CENTS;
  const carriedCents = spentCents + leftCents - amountCents;
  return { spentCents, amountCents, carriedCents, beforeCents: netOf(spent.filter(isBefore)) + carriedCents };
}

/** The lines of a center's book about what it bears, or gets back. */
function linesOf({ account, center, userId, orderNumber, at, parts, cause }: Spent, startsOn: string): Line[] {
  const periodNo = shopDay(at) < startsOn ? 0 : 1;
  return (cause === undefined ? ['HELD', 'BOOKED'] : ['CREDITED']).map((kind): Line => {
    const row = [account, center, orderNumber, kind, centsOf(parts), cause ?? null, at, periodNo, userId];
    return [at, [...row, JSON.stringify(Object.fromEntries(parts))]];
  });
}

/** When a day begins by the shop's clock: four or five hours after it does in Greenwich. */
function midnight(day: string): Date {
  const [summer, winter] = [new Date(`${day}T04:00:00Z`), new Date(`${day}T05:00:00Z`)];
  return localTime(summer.getTime(), SHOP_ZONE).minuteOfDay === 0 ? summer : winter;
}
