import type { Cents } from '#domain/shared/money.ts';
import { statement, type Db } from '../db/database.ts';

/** $1 account, $2 center */
const find = statement<{ available_cents: number }>(
  'budget_balance',
  'select limit_cents - spent_cents - held_cents as available_cents from budget_centers where account_number = $1 and value = $2',
);

/** What of a budget center is neither spent nor held; undefined where there is none. */
export async function budgetBalance(db: Db, accountNumber: string, budgetCenter: string): Promise<Cents | undefined> {
  const [row] = await find(db, [accountNumber, budgetCenter]);
  return row?.available_cents;
}
