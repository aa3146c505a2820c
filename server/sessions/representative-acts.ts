import { command, type Db } from '../db/database.ts';
import type { Session } from './session.ts';

/** $1 representative, $2 customer, $3 tenant, $4 call, $5 its parameters, $6 now */
const insertAct = command(
  'representative_act_insert',
  'insert into representative_acts (representative_id, user_id, tenant, call, params, done_at) values ($1, $2, $3, $4, $5, $6)',
);

/** What somebody of customer service did for a customer: the name of a call and the parameters of its path, never what was typed. */
export type Act = { readonly call: string; readonly params: unknown; readonly at: Date };

/** Writes down what was done in a session in which somebody acts for somebody else; of any other nothing. */
export async function noteAct(db: Db, session: Session | undefined, { call, params, at }: Act): Promise<void> {
  if (session?.user === undefined || session.representative === undefined) return;
  await insertAct(db, [session.representative.userId, session.user.userId, session.tenant, call, JSON.stringify(params ?? {}), at]);
}
