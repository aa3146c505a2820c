import type { TextKind } from '#domain/reviews/text-states.ts';
import { command, statement, type Db } from '../db/database.ts';

/** What operators change. */
type Subject = 'SYNONYM' | 'HELD_ORDER' | 'TAX_CERTIFICATE' | 'CREDIT_PAYMENT' | 'SALES_REPRESENTATIVE' | TextKind;

/** $1 when, $2 who, $3 and $4 what, $5 before, $6 after */
const insert = command(
  'operator_change_insert',
  'insert into operator_changes (changed_at, user_id, subject, name, before, after) values ($1, $2, $3, $4, $5::jsonb, $6::jsonb)',
);

type Changed = { readonly at: Date; readonly userId: string; readonly subject: Subject; readonly name: string };

/**
 * Writes down what an operator has changed, in the same transaction.
 *
 * @param before undefined: it is new.
 * @param after undefined: it is gone.
 */
export async function recordChange(db: Db, { at, userId, subject, name }: Changed, before: unknown, after: unknown): Promise<void> {
  const written = [before, after].map((value) => (value === undefined ? null : JSON.stringify(value)));
  await insert(db, [at, userId, subject, name, ...written]);
}

export type Change = {
  readonly changed_at: Date;
  readonly email: string;
  readonly subject: string;
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
};

/** $1 what kinds of things, $2 how many */
const latest = statement<Change>(
  'operator_changes_latest',
  `select c.changed_at, u.email, c.subject, c.name, c.before, c.after from operator_changes c join users u using (user_id)
  where c.subject = any($1::text[]) order by c.change_id desc limit $2`,
);

/** The latest changes of some kinds of things, the last one first. */
export function findChanges(db: Db, subjects: readonly Subject[], most: number): Promise<Change[]> {
  return latest(db, [subjects, most]);
}
