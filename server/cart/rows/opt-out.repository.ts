import { command, statement, type Db } from '../../db/database.ts';
import { ownerColumns, type CartOwner } from '../../shoppers/index.ts';

const KIND = 'HARD_ALT_OPT_OUT';

/** $1 kind, $2 session, $3 user, $4 now */
const find = statement<{ valid_until: Date }>(
  'opt_out_find',
  'select valid_until from opt_outs where kind = $1 and (session_hash = $2 or user_id = $3) and valid_until > $4',
);
/** $1 kind, $2 session or user, $3 until */
const ofSession = command(
  'opt_out_of_session',
  'insert into opt_outs (kind, session_hash, valid_until) values ($1, $2, $3) on conflict (session_hash, kind) where session_hash is not null do update set valid_until = excluded.valid_until',
);
const ofUser = command(
  'opt_out_of_user',
  'insert into opt_outs (kind, user_id, valid_until) values ($1, $2, $3) on conflict (user_id, kind) where user_id is not null do update set valid_until = excluded.valid_until',
);
const remove = command('opt_out_remove', 'delete from opt_outs where kind = $1 and (session_hash = $2 or user_id = $3)');

/** Whether the owner has chosen to see no alternates, and the choice still holds. */
export async function hidesAlternates(db: Db, owner: CartOwner, now: Date): Promise<boolean> {
  return (await find(db, [KIND, ...ownerColumns(owner), now])).length > 0;
}

/** Stores the choice until a moment; without one it is taken back. */
export async function setHidesAlternates(db: Db, owner: CartOwner, until: Date | undefined): Promise<void> {
  if (until === undefined) await remove(db, [KIND, ...ownerColumns(owner)]);
  else if ('userId' in owner) await ofUser(db, [KIND, owner.userId, until]);
  else await ofSession(db, [KIND, owner.sessionHash, until]);
}
