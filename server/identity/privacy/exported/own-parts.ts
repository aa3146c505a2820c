import { dollars, part, SITE, type Part } from './part.ts';

/** What is kept of a person, by what it is. What opens something (passwords, keys, tokens) and what is kept scrambled is not among it. */
export const OWN_PARTS: Readonly<Record<string, Part>> = {
  profile: part(
    'profile',
    `select email, first_name, last_name, phone, created_at as account_opened_at, email_confirmed_at, membership, member_since, rewards_number, rewards_tier,
       ${dollars('rewards_cents')} as rewards_dollars, account_number as organization_account, settings as choices from users join me using (user_id)`,
  ),
  addresses: part(
    'addresses',
    'select first_name, last_name, organization, address1, address2, city, state, zip, phone, is_default from addresses join me using (user_id) order by address_id',
  ),
  cards: part(
    'cards',
    `select brand, '•••• ' || last_four as number, expiry_month, expiry_year, nickname, is_default from wallet_cards join me using (user_id) order by card_id`,
  ),
  orders: part(
    'orders',
    `select o.order_number, ${SITE}, o.state, o.claimed_at as begun_at, o.placed_at, o.email, ${dollars('o.total_cents')} as total_dollars, o.addresses, o.details,
       (select jsonb_agg(jsonb_build_object('item', l.item_id, 'name', l.name, 'quantity', l.qty, 'dollars', ${dollars('l.final_cents')}, 'tax_dollars', ${dollars('l.tax_cents')},
          'made_for_you', l.details -> 'personalization') order by l.position) from order_lines l where l.order_number = o.order_number) as items,
       (select jsonb_agg(jsonb_build_object('kind', p.payment_type, 'brand', p.brand, 'number', '•••• ' || p.last_four, 'dollars', ${dollars('p.amount_cents')},
          'taken_dollars', ${dollars('p.captured_cents')}, 'given_back_dollars', ${dollars('p.refunded_cents')}) order by p.position)
          from order_payments p where p.order_number = o.order_number) as payments,
       (select jsonb_agg(jsonb_build_object('kind', s.kind, 'state', s.state, 'tracking', s.tracking) order by s.position) from shipments s where s.order_number = o.order_number) as shipments,
       (select jsonb_agg(jsonb_build_object('at', b.at, 'reason', b.reason, 'dollars', ${dollars('b.refund_cents')}) order by b.at) from returns b where b.order_number = o.order_number) as returns
     from orders o join me using (user_id) order by o.claimed_at, o.order_number`,
  ),
  rewards: part(
    'rewards',
    `select at, kind, ${dollars('amount_cents')} as dollars, order_number from reward_entries join me using (user_id) order by entry_id`,
  ),
  coupons: part(
    'own_coupons',
    `select c.code, null as order_number, null as state from coupons c join me on me.user_id = c.owner_user_id
     union all select n.code, n.order_number, n.state from coupon_uses n join me using (user_id) order by code, order_number nulls first`,
  ),
  hiddenHints: part('opt_outs', 'select kind, valid_until from opt_outs join me using (user_id) order by kind'),
  carts: part('carts', `select ${SITE}, updated_at, lines, checkout, coupons from carts join me using (user_id) order by updated_at`),
  savedForLater: part(
    'saved',
    `select ${SITE}, item_id, qty, saved_at, personalization from saved_items join me using (user_id) order by saved_at`,
  ),
  lists: part(
    'lists',
    `select l.name, ${SITE}, l.access, l.created_at, l.modified_at, f.user_id is not null as is_favorite, l.link_hash is not null as is_shared_by_link,
       (select jsonb_agg(jsonb_build_object('item', i.item_id, 'quantity', i.qty, 'note', i.note, 'added_at', i.added_at) order by i.position, i.item_id) from shopping_list_items i where i.list_id = l.list_id) as items
     from shopping_lists l join me on me.user_id = l.owner_id left join shopping_list_favorites f on f.list_id = l.list_id and f.user_id = me.user_id order by l.created_at, l.list_id`,
  ),
  favoriteLists: part(
    'favorite_lists',
    `select l.name, ${SITE}, f.marked_at from shopping_list_favorites f join me using (user_id) join shopping_lists l using (list_id) where l.owner_id is distinct from me.user_id
     order by f.marked_at, l.list_id`,
  ),
  quickOrderChoices: part(
    'quick_order_choices',
    `select said, ${SITE}, item_id as item, chosen_at from quick_order_aliases join me using (user_id) order by chosen_at, alias_id`,
  ),
  reviews: part(
    'reviews',
    'select item_id, author, stars, title, body, state, written_on, sent_at from reviews join me using (user_id) order by review_id',
  ),
  reviewsFoundHelpful: part(
    'review_votes',
    'select v.review_id, r.item_id, r.title from review_votes v join me using (user_id) join reviews r using (review_id) order by v.review_id',
  ),
  questions: part('questions', 'select item_id, author, body, state, sent_at from questions join me using (user_id) order by question_id'),
  answers: part('answers', 'select question_id, author, body, state, sent_at from answers join me using (user_id) order by answer_id'),
  restocks: part(
    'restocks',
    `select item_id, ${SITE}, qty, months, days, next_on, ${dollars('agreed_cents')} as agreed_dollars, rise_percent, state, created_at from restocks join me using (user_id) order by created_at`,
  ),
  restockDays: part(
    'restock_days',
    `select due_on, ${SITE}, state, order_number, said from restock_runs join me using (user_id) order by due_on`,
  ),
  alerts: part(
    'alerts',
    `select kind, item_id, ${SITE}, ${dollars('below_cents')} as below_dollars, state, asked_at, told_at, expires_at from item_alerts join me using (user_id) order by asked_at`,
  ),
  offers: part(
    'offers',
    `select coalesce(s.email, u.email) as email, s.phone, ${SITE}, s.subscribed_at from offer_subscribers s, me join users u using (user_id)
     where s.user_id = me.user_id or (s.email = me.mailbox and u.email_confirmed_at is not null) order by s.subscribed_at`,
  ),
  printers: part('printers', 'select model, nickname, added_at from machines join me using (user_id) order by added_at'),
  taxCertificates: part(
    'tax',
    'select state, number, reason, valid_until, status, added_at from tax_certificates join me using (user_id) order by added_at',
  ),
  logos: part('logos', 'select logo_id, type, orders > 0 as is_ordered, used_at from logos join me using (user_id) order by logo_id'),
  signIns: part(
    'sign_ins',
    `select browser, ${SITE}, signed_in_at, last_seen_at, represented_by is not null as is_by_customer_service from sessions join me using (user_id) order by signed_in_at`,
  ),
  knownBrowsers: part(
    'browsers',
    'select known_since, last_at as last_used_at from known_browsers join me using (user_id) order by known_since',
  ),
  emailChange: part('email_change', 'select email as new_email, expires_at from email_changes join me using (user_id)'),
  erasure: part('erasure', 'select asked_at, due_at from erasures join me using (user_id)'),
  twoStepSignIn: part('second_factor', 'select on_since from second_factors join me using (user_id)'),
  passkeys: part(
    'passkeys',
    'select name, rp_id as works_at, added_at, last_used_at from passkeys join me using (user_id) order by added_at, passkey_id',
  ),
  doneByCustomerService: part(
    'acts',
    `select done_at, call as what, outcome, ${SITE} from representative_acts join me using (user_id) order by act_id`,
  ),
};
