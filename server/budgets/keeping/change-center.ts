import type { CenterProblem } from '#domain/accounts/budgets/center-rules.ts';
import { centerValue } from '#domain/accounts/budgets/center-rules.ts';
import type { Tx } from '../../db/database.ts';
import { findCenter, insertCenters, lockAccount, lockCenters, noteChanges, noteGrants, updateCenters } from './centers.repository.ts';
import { planAdd, planChange, type Plan, type Planned, type Wanted } from './plan-center.ts';

/** In what somebody changes the budgets of an organization. */
export type Changing = { readonly tx: Tx; readonly accountNumber: string; readonly userId: string; readonly now: Date };

type Done = readonly CenterProblem[] | 'UNKNOWN' | { readonly value: string };

/** Adds a center to those of an organization. */
export async function addWithin(changing: Changing, typed: string, wanted: Wanted): Promise<Done> {
  const { tx, accountNumber, now } = changing;
  const [account] = await lockAccount(tx, [accountNumber]);
  const [known] = await findCenter(tx, [accountNumber, centerValue(typed)]);
  return written(changing, planAdd({ account, now }, typed, wanted, known));
}

/** Changes one of them. */
export async function changeWithin(changing: Changing, value: string, wanted: Wanted): Promise<Done> {
  const { tx, accountNumber, now } = changing;
  const [account] = await lockAccount(tx, [accountNumber]);
  const [row] = await lockCenters(tx, [accountNumber, [value]]);
  return row === undefined ? 'UNKNOWN' : written(changing, planChange({ account, now }, row, wanted));
}

async function written(changing: Changing, planned: Planned): Promise<Done> {
  if ('grants' in planned) await writePlans(changing, [planned]);
  return planned;
}

/** Writes how centers are to be, with their books and the log: four statements at most, however many there are. Whoever calls it has them locked. */
export async function writePlans({ tx, accountNumber, userId, now }: Changing, plans: readonly Plan[]): Promise<void> {
  const added = plans.filter(({ became }) => became === 'ADDED');
  const changed = plans.filter(({ became }) => became === 'CHANGED');
  const grants = plans.flatMap((plan) => plan.grants.map((grant) => ({ ...grant, value: plan.value })));
  const notes = plans.flatMap((plan) => plan.notes.map((note) => ({ ...note, value: plan.value })));
  if (added.length > 0) await insertCenters(tx, [accountNumber, ...columnsOf(added)]);
  if (changed.length > 0) await updateCenters(tx, [accountNumber, ...columnsOf(changed), changed.map(({ moreCents }) => moreCents)]);
  if (grants.length > 0)
    await noteGrants(tx, [
      accountNumber,
      grants.map(({ value }) => value),
      grants.map(({ kind }) => kind),
      grants.map(({ cents }) => cents),
      grants.map(({ periodNo }) => periodNo),
      grants.map(({ why }) => why),
      userId,
      now,
    ]);
  if (notes.length > 0)
    await noteChanges(tx, [
      accountNumber,
      notes.map(({ value }) => value),
      notes.map(({ what }) => what),
      notes.map(({ before }) => before),
      notes.map(({ after }) => after),
      notes.map(({ why }) => why),
      userId,
      now,
    ]);
}

function columnsOf(plans: readonly Plan[]): unknown[] {
  return [
    plans.map(({ value }) => value),
    plans.map(({ description }) => description),
    plans.map(({ amountCents }) => amountCents),
    plans.map(({ period }) => period),
    plans.map(({ startsOn }) => startsOn),
    plans.map(({ endsOn }) => endsOn),
    plans.map(({ carry }) => carry),
    plans.map(({ carryCapCents }) => carryCapCents),
    plans.map(({ closedAt }) => closedAt),
  ];
}
