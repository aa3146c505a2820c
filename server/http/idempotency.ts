import { createHash } from 'node:crypto';
import { refuse, type Reply } from '#contracts/door.ts';
import { command, statement } from '../db/database.ts';
import type { Shop } from '../shop.ts';
import type { Caller } from './caller.ts';

/** A first call that has not answered after so long is taken for lost, and the key may be claimed again. */
const LOST_AFTER_SECONDS = 60;
const LONGEST_KEY = 255;

const claim = command(
  'idempotency_claim',
  `insert into idempotency_keys (scope, key, body_hash, created_at) values ($1, $2, $3, $4)
   on conflict (scope, key) do update set created_at = excluded.created_at
   where idempotency_keys.status is null and idempotency_keys.body_hash = excluded.body_hash
     and idempotency_keys.created_at < excluded.created_at - interval '${LOST_AFTER_SECONDS} seconds'`,
);
const find = statement<{ body_hash: Buffer; status: number | null; answer: unknown }>(
  'idempotency_find',
  'select body_hash, status, answer from idempotency_keys where scope = $1 and key = $2',
);
const finish = command('idempotency_finish', 'update idempotency_keys set status = $3, answer = $4 where scope = $1 and key = $2');
const release = command('idempotency_release', 'delete from idempotency_keys where scope = $1 and key = $2 and status is null');

/** An answer as it goes over the wire. */
export type WireAnswer = { readonly status: number; readonly body: unknown };

/**
 * Runs a changing call at most once per key: a repeat with the same body gets the first answer, one with another body or
 * one while the first is under way is refused. A call that failed on our side gives its key back.
 */
export async function oncePerKey(
  shop: Shop,
  caller: Caller,
  call: { name: string; body: unknown; key: string },
  work: () => Promise<WireAnswer>,
): Promise<WireAnswer | Reply<never>> {
  if (call.key.length > LONGEST_KEY) return refuse('INVALID_REQUEST');
  const scope = `${caller.session?.hash.toString('base64url') ?? `${caller.site.tenant}:${caller.address}`} ${call.name}`;
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(call.body ?? null))
    .digest();
  const isFirst = (await claim(shop.database, [scope, call.key, bodyHash, new Date()])) === 1;
  if (!isFirst) return replay(shop, scope, call.key, bodyHash);
  try {
    const answer = await work();
    if (answer.status >= 500) await release(shop.database, [scope, call.key]);
    else await finish(shop.database, [scope, call.key, answer.status, JSON.stringify(answer.body ?? null)]);
    return answer;
  } catch (error) {
    await release(shop.database, [scope, call.key]);
    throw error;
  }
}

async function replay(shop: Shop, scope: string, key: string, bodyHash: Buffer): Promise<WireAnswer | Reply<never>> {
  const [earlier] = await find(shop.database, [scope, key]);
  if (earlier === undefined) return refuse('IDEMPOTENCY_IN_PROGRESS');
  if (!earlier.body_hash.equals(bodyHash)) return refuse('IDEMPOTENCY_MISMATCH');
  if (earlier.status === null) return refuse('IDEMPOTENCY_IN_PROGRESS');
  return { status: earlier.status, body: earlier.answer };
}
