import { command } from '../db/database.ts';
import { OPENS_FOR_DAYS } from '../orders/index.ts';
import type { Shop } from '../shop.ts';

/** Written by the clock of the machine: what they protect from does not wait for the shop's. */
const bySystemClock = [
  command('sweep_idempotency', "delete from idempotency_keys where created_at < $1::timestamptz - interval '24 hours'"),
  // Twice the longest window: the last seat of a row locks it for one.
  command('sweep_limits', "delete from limit_seats where last_at < extract(epoch from $1::timestamptz - interval '2 days') * 1000"),
];
const byShopClock = [
  command('sweep_sessions', 'delete from sessions where expires_at < $1'),
  command(
    'sweep_guest_carts',
    "delete from carts where session_hash is not null and updated_at < $1::timestamptz - interval '30 days' and claimed_order is null and status <> 'SUBMITTED'",
  ),
  command(
    'sweep_guest_saved',
    `delete from saved_items s where s.session_hash is not null
     and not exists (select 1 from saved_items n where n.session_hash = s.session_hash and n.saved_at >= $1::timestamptz - interval '30 days')
     and not exists (select 1 from carts c where c.session_hash = s.session_hash and c.updated_at >= $1::timestamptz - interval '30 days')`,
  ),
  // Each opening of the link counts anew: whoever has not used it for as long as it opens has nothing left to manage.
  command('sweep_order_grants', `delete from order_grants where granted_at < $1::timestamptz - interval '${OPENS_FOR_DAYS} days'`),
  command('sweep_brought_tokens', "delete from brought_tokens where brought_at < $1::timestamptz - interval '30 days'"),
  command('sweep_opt_outs', 'delete from opt_outs where valid_until < $1'),
  command('sweep_outbox', "delete from outbox where sent_at < $1::timestamptz - interval '30 days'"),
];

/** Removes what has outlived its time. Everything reads by time as well, so this is for tidiness only. */
export async function sweep(shop: Shop): Promise<void> {
  for (const run of bySystemClock) await run(shop.database, [new Date()]);
  for (const run of byShopClock) await run(shop.database, [shop.now()]);
}
