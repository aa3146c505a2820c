import type { z } from 'zod';
import type { importBudgetCenters as importCall } from '#contracts/account/budget-centers.ts';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import { transaction } from '../../db/transaction.ts';
import { reserve, tooManyAttempts } from '../../limits/index.ts';
import type { Looking } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { rollOverBudgets } from '../roll-over.ts';
import { findAccount, findCenters, lockAccount, lockCenters, type AccountRow, type GrantedRow } from './centers.repository.ts';
import { writePlans, type Changing } from './change-center.ts';
import { readRows, type FileProblem, type FileRow } from './file-rows.ts';
import { changingKeeperOf } from './keeper.ts';
import { planAdd, planChange, type Plan, type Planned } from './plan-center.ts';

type Result = z.input<(typeof importCall)['answer']>;

/** So many problems are told: whoever has more has the wrong file. */
const MOST_PROBLEMS = 100;
const WHY = 'By file';
const NOTHING = { added: 0, changed: 0, unchanged: 0 };

/**
 * Adds and changes centers as the rows of a file say: all of them, or none. What differs is found out without a lock: people go on ordering out of the centers that stay
 * as they are, and nobody waits for a trial.
 */
export async function importBudgetCenters(shop: Shop, looking: Looking, { body }: Input<typeof importCall>): Promise<Reply<Result>> {
  const who = changingKeeperOf(looking);
  if ('refusal' in who) return who.refusal;
  const { account, person } = who.keeper;
  const seats = await reserve(shop, [{ kind: 'BUDGET_CHANGE', subject: person.userId }]);
  if (!seats.ok) return tooManyAttempts(seats);
  const { rows, problems } = readRows(body.csv);
  if (problems.length > 0) return answer({ ...NOTHING, problems: problems.slice(0, MOST_PROBLEMS) });
  await rollOverBudgets(shop, { accountNumber: account.number });
  const [[known], centers] = await Promise.all([
    findAccount(shop.database, [account.number]),
    findCenters(shop.database, [account.number, rows.map(({ value }) => value)]),
  ]);
  const found = planRows(rows, { account: known, centers, now: shop.now() });
  const differing = new Set(found.plans.map(({ value }) => value));
  if (body.isTrial || found.problems.length > 0 || differing.size === 0) return answer(resultOf(found, rows.length));
  const done = await transaction(shop.database, (tx) =>
    writeRows(
      { tx, accountNumber: account.number, userId: person.userId, now: shop.now() },
      rows.filter(({ value }) => differing.has(value)),
    ),
  );
  return answer(resultOf(done, rows.length));
}

/** Looks again at the rows that differ, now that nobody else changes their centers, and writes them, or none where one of them is wrong by now. */
async function writeRows(changing: Changing, rows: readonly FileRow[]): Promise<Found> {
  const { tx, accountNumber, now } = changing;
  const [account] = await lockAccount(tx, [accountNumber]);
  const centers = await lockCenters(tx, [accountNumber, rows.map(({ value }) => value)]);
  const found = planRows(rows, { account, centers, now });
  if (found.problems.length === 0) await writePlans(changing, found.plans);
  return found;
}

type Found = { readonly plans: readonly Plan[]; readonly problems: readonly FileProblem[] };
type Known = { readonly account: AccountRow | undefined; readonly centers: readonly GrantedRow[]; readonly now: Date };

/** What is to be written for the rows, each of which names another center. */
function planRows(rows: readonly FileRow[], { account, centers, now }: Known): Found {
  const known = new Map(centers.map((row) => [row.value, row]));
  const plans: Plan[] = [];
  const problems: FileProblem[] = [];
  let count = account?.centers ?? 0;
  for (const { line, value, wanted } of rows) {
    const row = known.get(value);
    const planning = { account: account && { ...account, centers: count }, now };
    const planned: Planned =
      row === undefined ? planAdd(planning, value, wanted, undefined) : planChange(planning, row, { ...asPlanned(wanted, row), why: WHY });
    if (!('became' in planned)) problems.push(...planned.map(({ message }) => ({ line, message })));
    else if (planned.became !== 'SAME') plans.push(planned);
    if ('became' in planned && planned.became === 'ADDED') count += 1;
    if (problems.length >= MOST_PROBLEMS) break;
  }
  return { plans, problems };
}

/** A file says what each period begins with: where that is planned already, the period that is now keeps what it has. */
function asPlanned({ amountCents, ...wanted }: FileRow['wanted'], row: GrantedRow): FileRow['wanted'] {
  return amountCents === row.amount_cents ? wanted : { ...wanted, amountCents };
}

function resultOf({ plans, problems }: Found, rows: number): Result {
  if (problems.length > 0) return { ...NOTHING, problems: [...problems] };
  const added = plans.filter(({ became }) => became === 'ADDED').length;
  return { added, changed: plans.length - added, unchanged: rows - plans.length, problems: [] };
}
