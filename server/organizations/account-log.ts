import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { listAccountChanges as listCall } from '#contracts/organization/changes.ts';
import { ACCOUNT_CHANGES, type AccountChangeKind } from '#domain/accounts/account-log.ts';
import type { Difference } from '#domain/accounts/people/rights.ts';
import type { Db } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import type { Looking } from '../shoppers/index.ts';
import { administratorOf, type Giver } from './administrator.ts';
import { countChanges, findChanges, noteChange } from './people.repository.ts';

/** What was done: to a person, who is called by the name that they have when it is read, or to something by its own. */
export type AccountChange = {
  readonly kind: AccountChangeKind;
  readonly about: { readonly userId: string } | { readonly subject: string };
  readonly differences?: readonly Difference[];
};

/** Writes down what an administrator does, in the transaction that does it. */
export async function note(
  tx: Db,
  { by, at }: { readonly by: { readonly userId: string; readonly account: Pick<Giver['account'], 'number'> }; readonly at: Date },
  { kind, about, differences = [] }: AccountChange,
): Promise<void> {
  const [userId, subject] = 'userId' in about ? [about.userId, ''] : [null, about.subject];
  await noteChange(tx, [by.account.number, at, by.userId, kind, userId, subject, JSON.stringify(differences)]);
}

/** What was changed about an organization, the latest first. */
export async function listAccountChanges(
  shop: Shop,
  looking: Looking,
  { query: { page, size } }: Input<typeof listCall>,
): Promise<Reply<z.input<(typeof listCall)['answer']>>> {
  const asked = administratorOf(looking);
  if (!asked.ok) return asked;
  const { number } = asked.body.account;
  const [[counted], rows] = await Promise.all([
    countChanges(shop.database, [number]),
    findChanges(shop.database, [number, size, (page - 1) * size]),
  ]);
  return answer({
    total: counted?.n ?? 0,
    changes: rows.map((row) => ({
      changeId: row.change_id,
      changedAt: row.changed_at.toISOString(),
      changedBy: row.changed_by,
      kind: ACCOUNT_CHANGES[row.kind],
      subject: row.subject,
      differences: row.differences,
    })),
  });
}
