import { FEEDBACK_DAYS } from '#domain/feedback/feedback.ts';
import { KNOWN_BROWSER_DAYS } from '#contracts/cookies.ts';
import { isConnectionLost } from '../db/away.ts';
import { command } from '../db/database.ts';
import { OPENS_FOR_DAYS } from '../orders/index.ts';
import type { Shop } from '../shop.ts';

/** Rows of one table that have outlived their time. */
type Swept = { readonly table: string; readonly remove: ReturnType<typeof command> };

/**
 * Removes some of them at a time: however many there are, a statement stays short. One that somebody is at is passed over.
 *
 * @param old in SQL, of the row `s`; $1 is the moment.
 */
function outlived(name: string, table: string, old: string): Swept {
  const some = `select s.ctid from ${table} s where ${old} limit $2 for update of s skip locked`;
  return { table, remove: command(`sweep_${name}`, `delete from ${table} where ctid = any (array(${some}))`) };
}

/** Who may have put a logo into a cart or a list: who sent it, and the people of their organization. */
const WHO_USES_IT = 'array(select u.user_id from users u where u.user_id = s.user_id or u.account_number = s.account_number)';
/** Sessions of their purchasing systems, which have carts and lists of their own. */
const WHERE_THEY_BUY = `array(select p.cart_hash from procurement_sessions p where p.user_id = any (${WHO_USES_IT}))`;

/** A cart with the logo that can be ordered, and one that can be opened again: two conditions, since each has its index. */
const HAS_IT = "c.status in ('OPEN', 'CHECKOUT') and strpos(c.lines::text, s.logo_id) > 0";
const HAD_IT = "c.status = 'RETURNED' and strpos(c.lines::text, s.logo_id) > 0";
const KEEPS_IT = 'strpos(l.personalization::text, s.logo_id) > 0';

/** Written by the clock of the machine: what they protect from does not wait for the shop's. */
const BY_SYSTEM_CLOCK = [
  outlived('idempotency', 'idempotency_keys', "s.created_at < $1::timestamptz - interval '24 hours'"),
  // Twice the longest window: the last seat of a row locks it for one.
  outlived('limits', 'limit_seats', "s.last_at < (extract(epoch from $1::timestamptz - interval '2 days') * 1000)::bigint"),
];
const BY_SHOP_CLOCK = [
  outlived('sessions', 'sessions', 's.expires_at < $1'),
  outlived(
    'guest_carts',
    'carts',
    // Its index is by when they began: none of these is younger than its last change.
    `s.session_hash is not null and s.created_at < $1::timestamptz - interval '30 days' and s.updated_at < $1::timestamptz - interval '30 days'
     and s.claimed_order is null and s.status not in ('SUBMITTED', 'RETURNED')`,
  ),
  // A returned cart can be opened for as long as its session is kept.
  outlived(
    'procurement',
    'procurement_sessions',
    's.kept_until < $1 and not exists (select from sessions x where x.procurement_id = s.procurement_id)',
  ),
  outlived(
    'returned_carts',
    'carts',
    "s.session_hash is not null and s.status = 'RETURNED' and $1::timestamptz is not null and not exists (select from procurement_sessions p where p.cart_hash = s.session_hash)",
  ),
  outlived(
    'guest_saved',
    'saved_items',
    `s.session_hash is not null
     and not exists (select 1 from saved_items n where n.session_hash = s.session_hash and n.saved_at >= $1::timestamptz - interval '30 days')
     and not exists (select 1 from carts c where c.session_hash = s.session_hash and c.updated_at >= $1::timestamptz - interval '30 days')`,
  ),
  // Neither ordered nor in any cart or list of whoever sent it, or of their organization's people, in sessions of their purchasing systems as well. A day is time enough to look at the proof and add the item.
  outlived(
    'logos',
    'logos',
    `s.orders = 0 and s.used_at < $1::timestamptz - interval '1 day'
     and not exists (select from carts c where c.session_hash = s.session_hash and ${HAS_IT})
     and not exists (select from carts c where c.user_id = any (${WHO_USES_IT}) and ${HAS_IT})
     and not exists (select from carts c where c.session_hash = any (${WHERE_THEY_BUY}) and ${HAS_IT})
     and not exists (select from carts c where c.session_hash = s.session_hash and ${HAD_IT})
     and not exists (select from carts c where c.session_hash = any (${WHERE_THEY_BUY}) and ${HAD_IT})
     and not exists (select from saved_items l where l.session_hash = s.session_hash and ${KEEPS_IT})
     and not exists (select from saved_items l where l.user_id = any (${WHO_USES_IT}) and ${KEEPS_IT})
     and not exists (select from saved_items l where l.session_hash = any (${WHERE_THEY_BUY}) and ${KEEPS_IT})`,
  ),
  // Each opening of the link counts anew: whoever has not used it for as long as it opens has nothing left to manage.
  outlived('order_grants', 'order_grants', `s.granted_at < $1::timestamptz - interval '${OPENS_FOR_DAYS} days'`),
  outlived('brought_tokens', 'brought_tokens', "s.brought_at < $1::timestamptz - interval '30 days'"),
  outlived('spent_tokens', 'spent_tokens', "s.expires_at < $1::timestamptz - interval '1 hour'"),
  outlived('saml_requests', 'saml_requests', 's.expires_at < $1'),
  outlived('saml_confirmation_links', 'saml_confirmation_links', 's.expires_at < $1'),
  outlived('saml_arrivals', 'saml_arrivals', 's.expires_at < $1'),
  outlived('item_alerts', 'item_alerts', 's.expires_at < $1'),
  outlived('opt_outs', 'opt_outs', 's.valid_until < $1'),
  outlived('unfound', 'searches_without_result', "s.day < ($1::timestamptz - interval '90 days')::date"),
  outlived('feedback', 'feedback', `s.said_at < $1::timestamptz - interval '${FEEDBACK_DAYS} days'`),
  // Its cookie has ended by then.
  outlived('known_browsers', 'known_browsers', `s.last_at < $1::timestamptz - interval '${KNOWN_BROWSER_DAYS} days'`),
  outlived('email_changes', 'email_changes', 's.expires_at < $1'),
  // Nobody is asked any more by one that ended. A day more, wherever the organization is.
  outlived('stand_ins', 'approval_stand_ins', "s.ends_on < ($1::timestamptz - interval '2 days')::date"),
  // Whoever invited them sees for a while that nobody came.
  outlived('invitations', 'invitations', "s.expires_at < $1::timestamptz - interval '30 days'"),
  outlived('half_sign_ins', 'half_sign_ins', 's.expires_at < $1'),
  outlived('passkey_challenges', 'passkey_challenges', 's.expires_at < $1'),
  outlived('second_factors', 'second_factors', "s.on_since is null and s.made_at < $1::timestamptz - interval '1 day'"),
  outlived('outbox', 'outbox', "s.sent_at < $1::timestamptz - interval '30 days'"),
];

/** How many rows go with one statement, and how many statements there are at most for a table each time. */
const USUAL = { batch: 5_000, mostBatches: 40 };

/**
 * Removes what has outlived its time. Everything reads by time as well, so this is for tidiness only. A table that cannot be swept is
 * logged, and keeps none of the others.
 *
 * @throws when the database is away.
 */
export async function sweep(shop: Shop, sizes = USUAL): Promise<void> {
  const systemNow = new Date();
  for (const swept of BY_SYSTEM_CLOCK) await sweepOne(shop, swept, { now: systemNow, ...sizes });
  for (const swept of BY_SHOP_CLOCK) await sweepOne(shop, swept, { now: shop.now(), ...sizes });
}

type Round = typeof USUAL & { readonly now: Date };

async function sweepOne(shop: Shop, { table, remove }: Swept, { now, batch, mostBatches }: Round): Promise<void> {
  try {
    for (let n = 0; n < mostBatches; n += 1) if ((await remove(shop.database, [now, batch])) < batch) return;
  } catch (error) {
    if (isConnectionLost(error)) throw error;
    shop.log.error({ table, err: error }, 'a table could not be swept');
  }
}
