import type { z } from 'zod';
import type {
  BudgetCenterView,
  getBudgetBook as bookCall,
  listBudgetCenters as listCall,
  listBudgetChanges as changesCall,
} from '#contracts/account/budget-centers.ts';
import type { Call, Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { isCenterRequired } from '#domain/accounts/budgets/budget-charges.ts';
import { ROWS_A_PAGE } from '#domain/accounts/budgets/center-rules.ts';
import { USUAL_FISCAL_START } from '#domain/accounts/budgets/periods.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { rollOverBudgets } from '../roll-over.ts';
import {
  countEntries,
  findCenter,
  listCenters,
  listChanges,
  listEntries,
  listPeriods,
  type GrantedRow,
  type EntryRow,
} from './centers.repository.ts';
import { keeperOf, memberOf, refuseBudgets } from './keeper.ts';

type Answer<C extends Call> = Promise<Reply<z.input<C['answer']>>>;

const pageOf = (page: number) => [ROWS_A_PAGE, (page - 1) * ROWS_A_PAGE];

export function viewCenter(row: GrantedRow): BudgetCenterView {
  return {
    value: row.value,
    description: row.description,
    amount: toDollars(row.amount_cents),
    granted: toDollars(row.granted_cents),
    limit: toDollars(row.limit_cents),
    held: toDollars(row.held_cents),
    spent: toDollars(row.spent_cents),
    left: toDollars(row.limit_cents - row.held_cents - row.spent_cents),
    period: row.period,
    startsOn: row.period === 'NONE' ? null : row.starts_on,
    endsOn: row.ends_on,
    carry: row.carry,
    carryCap: row.carry_cap_cents === null ? null : toDollars(row.carry_cap_cents),
    isClosed: row.closed_at !== null,
  };
}

/** The budget centers of somebody's organization. */
export async function listBudgetCenters(shop: Shop, looking: Looking, { query }: Input<typeof listCall>): Answer<typeof listCall> {
  const member = memberOf(looking);
  if (member === undefined) return refuseBudgets(looking);
  const { person, account, isKeeper, isActedFor } = member;
  await rollOverBudgets(shop, { accountNumber: account.number });
  const rows = await listCenters(shop.database, [account.number, isKeeper, query.q.trim().toLowerCase(), ...pageOf(query.page)]);
  return answer({
    centers: rows.map(viewCenter),
    totalItems: rows[0]?.total ?? 0,
    mayManage: isKeeper,
    isActedFor,
    accountDefault: account.settings.defaultBudgetCenter ?? null,
    ownDefault: person.settings.defaultBudgetCenter ?? null,
    fiscalStart: account.settings.fiscalStart ?? USUAL_FISCAL_START,
    isCenterRequired: isCenterRequired(account.settings),
    isAccountingMandatory: account.settings.isAccountingMandatory === true,
  });
}

/** What was given to a center and taken out of it. One of another organization is answered like one that does not exist. */
export async function getBudgetBook(shop: Shop, looking: Looking, { params, query }: Input<typeof bookCall>): Answer<typeof bookCall> {
  const member = memberOf(looking);
  if (member === undefined) return refuseBudgets(looking);
  const { person, account, isKeeper, isActedFor } = member;
  await rollOverBudgets(shop, { accountNumber: account.number });
  const which = [account.number, params.value];
  const [[center], entries, [count], periods] = await Promise.all([
    findCenter(shop.database, which),
    listEntries(shop.database, [...which, ...pageOf(query.page)]),
    countEntries(shop.database, which),
    listPeriods(shop.database, which),
  ]);
  if (center === undefined || (center.closed_at !== null && !isKeeper)) return refuse('NOT_FOUND');
  return answer({
    center: viewCenter(center),
    mayManage: isKeeper,
    isActedFor,
    entries: entries.map((entry) => viewEntry(entry, { isKeeper, userId: person.userId, periodNo: center.period_no })),
    totalItems: count?.total ?? 0,
    periods: periods.map(({ starts_on: startsOn, ends_on: endsOn, limit_cents: limit, spent_cents: spent, held_cents: held }) => ({
      startsOn,
      endsOn,
      limit: toDollars(limit),
      spent: toDollars(spent),
      held: toDollars(held),
    })),
  });
}

/** A line of a book. Whose it is, of which order and why is told to keepers, and to whose it is. */
function viewEntry(
  entry: EntryRow & { readonly balance_cents: number },
  { isKeeper, userId, periodNo }: { isKeeper: boolean; userId: string; periodNo: number },
) {
  const isOwn = entry.by_user === userId;
  const isTold = isKeeper || isOwn;
  return {
    at: entry.at.toISOString(),
    kind: entry.kind,
    amount: toDollars(entry.amount_cents),
    balance: toDollars(entry.balance_cents),
    orderNumber: isTold ? entry.order_number : null,
    isOwnOrder: entry.order_number !== null && isOwn,
    person: isTold ? entry.person : null,
    note: isTold ? entry.note : null,
    period: periodNo - entry.period_no,
  };
}

/** Who has changed what. */
export async function listBudgetChanges(shop: Shop, looking: Looking, { query }: Input<typeof changesCall>): Answer<typeof changesCall> {
  const who = keeperOf(looking);
  if ('refusal' in who) return who.refusal;
  const rows = await listChanges(shop.database, [who.keeper.account.number, ...pageOf(query.page)]);
  return answer({
    changes: rows.map(({ at, by, center, what, before, after, note }) => ({ at: at.toISOString(), by, center, what, before, after, note })),
    totalItems: rows[0]?.total ?? 0,
  });
}
