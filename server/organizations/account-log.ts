import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { listAccountChanges as listCall } from '#contracts/organization/changes.ts';
import { ACCOUNT_CHANGES } from '#domain/accounts/account-log.ts';
import type { Shop } from '../shop.ts';
import type { Looking } from '../shoppers/index.ts';
import { administratorOf } from './administrator.ts';
import { countChanges, findChanges } from './people.repository.ts';

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
