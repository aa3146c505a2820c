import { command, statement, type Db } from '../db/database.ts';
import type { Session } from './session.ts';

/** $1 representative, $2 customer, $3 tenant, $4 call, $5 its parameters, $6 now, $7 outcome */
const insertAct = statement<{ act_id: string }>(
  'representative_act_insert',
  'insert into representative_acts (representative_id, user_id, tenant, call, params, done_at, outcome) values ($1, $2, $3, $4, $5, $6, $7) returning act_id',
);
const finishAct = command('representative_act_finish', 'update representative_acts set outcome = $2 where act_id = $1');

/** What somebody of customer service does for a customer: the name of a call and the parameters of its path, never what was typed. */
export type Act = { readonly call: string; readonly params: unknown; readonly at: Date };

/**
 * Writes down what is about to be done in a session in which somebody acts for somebody else: what cannot be written down is not done.
 *
 * @returns by what its outcome is written down; undefined in any other session.
 */
export async function beginAct(db: Db, session: Session | undefined, act: Act): Promise<string | undefined> {
  return note(db, session, act, undefined);
}

/** Writes down what came of it. Without that nobody knows: the node was lost, or the call failed. */
export async function finishActing(db: Db, actId: string | undefined, isDone: boolean): Promise<void> {
  if (actId !== undefined) await finishAct(db, [actId, isDone ? 'DONE' : 'REFUSED']);
}

/** Writes down that somebody begins to act for the customer of a session. */
export async function noteBegin(db: Db, session: Session, at: Date): Promise<void> {
  await note(db, session, { call: 'BEGIN', params: {}, at }, 'DONE');
}

/** Writes down that it is over, whatever ended it: a stop, a sign-out, or a sign-in over it. */
export async function noteEnd(db: Db, session: Session, at: Date): Promise<void> {
  await note(db, session, { call: 'END', params: {}, at }, 'DONE');
}

async function note(
  db: Db,
  session: Session | undefined,
  { call, params, at }: Act,
  outcome: 'DONE' | undefined,
): Promise<string | undefined> {
  if (session?.user === undefined || session.representative === undefined) return undefined;
  const { representative, user, tenant } = session;
  const [row] = await insertAct(db, [representative.userId, user.userId, tenant, call, JSON.stringify(params ?? {}), at, outcome ?? null]);
  return row?.act_id;
}
