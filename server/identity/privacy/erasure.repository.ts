import { FORMER_CUSTOMER } from '#domain/identity/privacy/erasure.ts';
import { command, statement } from '../../db/database.ts';
import { forgetPasskeys } from '../passkeys/passkeys.repository.ts';
import { IS_CUSTOMER } from '../../shoppers/index.ts';

/** $1 person */
export const findPrivacy = statement<{ due_at: Date | null; rewards_cents: number; is_customer: boolean }>(
  'privacy_find',
  `select e.due_at, u.rewards_cents, ${IS_CUSTOMER} as is_customer from users u left join erasures e on e.user_id = u.user_id and e.erased_at is null where u.user_id = $1`,
);
/** Who asks again is waited for no longer. $1 person, $2 now, $3 when */
export const writeErasure = command(
  'erasure_write',
  'insert into erasures (user_id, asked_at, due_at) values ($1, $2, $3) on conflict (user_id) do nothing',
);
/** $1 person */
export const takeBack = command('erasure_take_back', 'delete from erasures where user_id = $1 and erased_at is null');

/** $1 now, $2 most, $3 the one that they come after: null at first */
export const findDue = statement<{ user_id: string; is_erased: boolean }>(
  'erasures_due',
  `select user_id, erased_at is not null as is_erased from erasures where done_at is null and due_at <= $1
     and ($3::uuid is null or user_id > $3) order by user_id limit $2`,
);
/** Whose account is to be deleted now, held; nothing where they took it back. $1 person, $2 now */
export const holdDue = statement<{ email: string; is_confirmed: boolean }>(
  'erasure_hold',
  `select u.email, u.email_confirmed_at is not null as is_confirmed from erasures e join users u using (user_id)
   where e.user_id = $1 and e.erased_at is null and e.due_at <= $2 for update of e, u`,
);
/** $1 person, $2 now */
export const noteErased = command('erasure_erased', 'update erasures set erased_at = $2 where user_id = $1');
export const noteDone = command('erasure_done', 'update erasures set done_at = $2 where user_id = $1');

/** Signs out everywhere, and whoever acts for them there. $1 person */
export const endAllSessions = statement<{ hash_hex: string }>(
  'erasure_sessions_end',
  `with ended as (delete from sessions where user_id = $1 or represented_by = $1 returning session_hash)
   select encode(session_hash, 'hex') as hash_hex, pg_notify('session_changed', encode(session_hash, 'hex')) from ended`,
);

/** Answers that are kept for repeats hold what they said. $1 person; before their sessions end */
export const forgetKeptAnswers = command(
  'erasure_kept_answers',
  `delete from idempotency_keys k using sessions s
   where s.user_id = $1 and strpos(k.scope, rtrim(translate(encode(s.session_hash, 'base64'), '+/', '-_'), '=')) > 0`,
);

/** How somebody is signed in, and what they keep to pay with or wait for: it goes with an account, and with a place in an organization. Of each $1 is the person. */
export const FORGET_WAYS_IN = [
  command('erase_cards', 'delete from wallet_cards where user_id = $1'),
  command('erase_own_offers', 'delete from offer_subscribers where user_id = $1'),
  command('erase_company_sign_in', 'delete from saml_confirmations where user_id = $1'),
  command('erase_company_sign_in_links', 'delete from saml_confirmation_links where user_id = $1'),
  command('erase_company_arrivals', 'delete from saml_arrivals where user_id = $1'),
  command('erase_alerts', 'delete from item_alerts where user_id = $1'),
  // Runs that are being ordered end by themselves: their person is gone.
  command('erase_restock_runs', 'delete from restock_runs where user_id = $1'),
  command('erase_restocks', 'delete from restocks where user_id = $1'),
  command('erase_resets', 'delete from password_resets where user_id = $1'),
  command('erase_half_sign_ins', 'delete from half_sign_ins where user_id = $1'),
  command('erase_second_factor', 'delete from second_factors where user_id = $1'),
  forgetPasskeys,
  command('erase_browsers', 'delete from known_browsers where user_id = $1'),
  command('erase_email_change', 'delete from email_changes where user_id = $1'),
  // What colleagues buy by stays theirs, without the link that was given away; so does what they order by words that were learned.
  command(
    'leave_lists',
    "update shopping_lists set owner_id = null, link_hash = null, link_seed = null where owner_id = $1 and access <> 'PERSONAL'",
  ),
  command('erase_own_lists', 'delete from shopping_lists where owner_id = $1'),
  command('erase_stand_ins', 'delete from approval_stand_ins where user_id = $1 or stands_in = $1'),
  command('erase_list_marks', 'delete from shopping_list_favorites where user_id = $1'),
  command(
    'erase_procurement_carts',
    'delete from carts c using procurement_sessions p where p.user_id = $1 and c.session_hash = p.cart_hash',
  ),
  command(
    'erase_procurement_saved',
    'delete from saved_items s using procurement_sessions p where p.user_id = $1 and s.session_hash = p.cart_hash',
  ),
  command('erase_procurement', 'delete from procurement_sessions where user_id = $1'),
  // Carts of orders go with who ordered them.
  command(
    'erase_carts',
    'delete from carts c where c.user_id = $1 and c.claimed_order is null and not exists (select from orders o where o.cart_id = c.cart_id)',
  ),
];

/** What is the person's own, and nobody needs without them. Of each $1 is the person. */
export const FORGET = [
  ...FORGET_WAYS_IN,
  command('erase_addresses', 'delete from addresses where user_id = $1'),
  command('erase_machines', 'delete from machines where user_id = $1'),
  command('erase_quick_order_choices', 'delete from quick_order_aliases where user_id = $1'),
  command('erase_saved', 'delete from saved_items where user_id = $1'),
  command('erase_opt_outs', 'delete from opt_outs where user_id = $1'),
  command('erase_logos', 'delete from logos where user_id = $1 and orders = 0'),
  command('erase_brought_tokens', 'delete from brought_tokens where strpos(owner, $1) > 0'),
  command(
    'erase_user',
    `update users set email = 'former-' || user_id || '@erased.invalid', contact_email = null, password_hash = '', first_name = 'Former', last_name = 'customer',
      phone = null, mailbox_hash = null, email_confirmed_at = null, roles = '{}', permissions = '{}', segments = '{}', membership = 'NON_MEMBER', rewards_tier = null,
      rewards_number = null, member_since = null, settings = '{}'
     where user_id = $1`,
  ),
];

/** What was written for others stays, under no name. Of each $1 is the person. */
export const SIGN_ANEW = [
  command('erase_reviews', `update reviews set author = '${FORMER_CUSTOMER}' where user_id = $1`),
  command('erase_questions', `update questions set author = '${FORMER_CUSTOMER}' where user_id = $1`),
  command('erase_answers', `update answers set author = '${FORMER_CUSTOMER}' where user_id = $1 and not is_by_shop`),
];

/** What goes when nothing of their orders is open any more. $1 person */
export const FORGET_LAST = [
  command('erase_ordered_logos', 'delete from logos where user_id = $1'),
  command('erase_last_carts', 'delete from carts where user_id = $1'),
];

/** What lies under an email that was shown to be theirs. $1 email */
export const FORGET_MAILBOX = [
  command('erase_offers', 'delete from offer_subscribers where email = $1'),
  command('erase_mailed_alerts', 'delete from item_alerts where lower(email) = lower($1)'),
];
/** $1 email */
export const forgetMails = command(
  'erase_outbox',
  `delete from outbox where lower(payload ->> 'email') = lower($1) or lower(payload ->> 'newEmail') = lower($1)`,
);
/** The last mail of all, once it is away. */
export const forgetGoodbyes = command('erase_goodbyes', `delete from outbox where kind = 'account.erased' and sent_at is not null`);

/** What is left of their rewards goes out of the book; nothing where nothing is left. $1 person, $2 now */
export const forfeitRewards = command(
  'rewards_forfeit',
  `with held as (select user_id, rewards_cents from users where user_id = $1 and rewards_cents > 0 for update),
     noted as (insert into reward_entries (user_id, kind, amount_cents, at) select user_id, 'FORFEITED', -rewards_cents, $2 from held)
   update users u set rewards_cents = 0 from held where u.user_id = held.user_id`,
);
