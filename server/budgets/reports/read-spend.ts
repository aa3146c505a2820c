import type { z } from 'zod';
import type { getBudgetSpend as spendCall, listBudgetOrders as ordersCall } from '#contracts/account/budget-reports.ts';
import type { Call, Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import { spendMonths } from '#domain/accounts/budgets/spend-months.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { wireOrderState } from '#domain/orders/order-states.ts';
import { toDollars } from '#domain/shared/money.ts';
import { mayOpenOrder, type Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { NO_CENTER, NO_GOODS } from '../budget-holds.ts';
import { keeperOf } from '../keeping/keeper.ts';
import { listSpendOrders, nameAbout, ORDERS_AT_ONCE, sumSpend, sumSpendOfUnits, totalSpend, type SumRow } from './spend.repository.ts';

type Answer<C extends Call> = Promise<Reply<z.input<C['answer']>>>;
type About = Pick<Input<typeof spendCall>['query'], 'from' | 'to' | 'center' | 'category' | 'person'>;
type Months = { readonly from: string; readonly to: string; readonly thisMonth: string };

const NO_GOODS_NAME = 'Tax, shipping and fees';
const NO_CENTER_NAME = 'No budget center';
const NO_UNIT_NAME = 'No unit';
const NOBODY = 'No longer known';

function monthsOf(shop: Shop, { from, to }: About): Months {
  const thisMonth = shopDay(shop.now()).slice(0, 7);
  return { ...spendMonths({ from, to }, thisMonth), thisMonth };
}

const aboutValues = (accountNumber: string, { from, to }: Months, { center, category, person }: About) => [
  accountNumber,
  `${from}-01`,
  `${to}-01`,
  center ?? null,
  category ?? null,
  person ?? null,
];

/** What an organization has spent, summed up in four ways, and by its units where it has any. */
export async function getBudgetSpend(shop: Shop, looking: Looking, { query }: Input<typeof spendCall>): Answer<typeof spendCall> {
  const who = keeperOf(looking);
  if ('refusal' in who) return who.refusal;
  const asked = monthsOf(shop, query);
  const about = aboutValues(who.keeper.account.number, asked, query);
  const [rows, units] = await Promise.all([sumSpend(shop.database, [...about, query.most]), sumSpendOfUnits(shop.database, about)]);
  const sumsOf = (by: SumRow['by']) => rows.filter((row) => row.by === by);
  const byMost = (sums: readonly SumRow[]) => sums.toSorted((a, b) => b.cents - a.cents || (a.key < b.key ? -1 : 1)).map(viewSum);
  const months = sumsOf('MONTH');
  return answer({
    ...asked,
    total: toDollars(months.reduce((sum, { cents }) => sum + cents, 0)),
    centers: byMost(sumsOf('CENTER')),
    categories: byMost(sumsOf('CATEGORY')),
    people: byMost(sumsOf('PERSON')),
    units: units
      .toSorted((a, b) => b.cents - a.cents || ((a.key ?? '') < (b.key ?? '') ? -1 : 1))
      .map(({ key, name, cents }) => ({ key: key ?? '', name: name ?? NO_UNIT_NAME, amount: toDollars(cents) })),
    months: months.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(viewSum),
    peopleCount: sumsOf('PERSON')[0]?.total ?? 0,
  });
}

function viewSum({ by, key, name, cents }: SumRow) {
  const unnamed: Partial<Record<SumRow['by'], string>> = {
    CENTER: key === NO_CENTER ? NO_CENTER_NAME : key,
    CATEGORY: key === NO_GOODS ? NO_GOODS_NAME : key,
    PERSON: NOBODY,
  };
  const fallback = unnamed[by] ?? key;
  return { key, name: name ?? fallback, amount: toDollars(cents) };
}

/** The orders behind a sum. */
export async function listBudgetOrders(shop: Shop, looking: Looking, { query }: Input<typeof ordersCall>): Answer<typeof ordersCall> {
  const who = keeperOf(looking);
  if ('refusal' in who) return who.refusal;
  const { account } = who.keeper;
  const { center = null, category = null, person = null } = query;
  const months = monthsOf(shop, query);
  const about = aboutValues(account.number, months, query);
  const [rows, [sum], [names]] = await Promise.all([
    listSpendOrders(shop.database, [...about, query.before ?? null]),
    totalSpend(shop.database, about),
    nameAbout(shop.database, [account.number, center, category, person]),
  ]);
  return answer({
    ...months,
    orders: rows.slice(0, ORDERS_AT_ONCE).map((row) => ({
      orderNumber: row.order_number,
      mayOpen: mayOpenOrder(looking.shopper, row.user_id),
      placedAt: row.placed_at?.toISOString() ?? null,
      status: wireOrderState(row.state) ?? null,
      person: row.person,
      // What of an order its centers do not bear is told where nothing else is.
      centers: row.centers.length > 0 ? [...row.centers] : [NO_CENTER_NAME],
      amount: toDollars(row.cents),
      items: [...(row.items ?? [])],
    })),
    hasMore: rows.length > ORDERS_AT_ONCE,
    total: toDollars(sum?.cents ?? 0),
    names: {
      center: center === NO_CENTER ? NO_CENTER_NAME : (names?.center ?? center),
      category: category === NO_GOODS ? NO_GOODS_NAME : (names?.category ?? category),
      person: person === null ? null : (names?.person ?? NOBODY),
    },
  });
}
