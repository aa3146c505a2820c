import { ERASED_EMAIL } from '#domain/identity/erasure.ts';
import { SETTLED } from '#domain/orders/order-states.ts';
import { command, statement, type Database, type Tx } from '../db/database.ts';
import { sqlList } from '../db/sql-list.ts';
import { transaction } from '../db/transaction.ts';

/** Of an order (o) of which nothing is open: no parcel, no money on its way, nothing to be told of. */
const IS_SETTLED = `o.state in (${sqlList(SETTLED)})
  and not exists (select from money_moves m where m.order_number = o.order_number and m.state = 'PENDING')
  and not exists (select from outbox b where b.payload ->> 'orderNumber' = o.order_number and b.sent_at is null)`;

/** $1 user, $2 most */
const lockSettled = statement<{ order_number: string }>(
  'orders_to_erase',
  `select o.order_number from orders o where o.user_id = $1 and o.email <> '${ERASED_EMAIL}' and ${IS_SETTLED} order by o.order_number limit $2 for no key update`,
);
/** $1 user */
const countOpen = statement<{ count: number }>(
  'orders_open_of_user',
  `select count(*)::int as count from orders o where o.user_id = $1 and o.email <> '${ERASED_EMAIL}' and not (${IS_SETTLED})`,
);
const NOBODY = JSON.stringify({
  firstName: '',
  lastName: '',
  organizationName: '',
  address1: '',
  address2: '',
  phones: [],
  field1: null,
});
/** City, state and ZIP stay: by them the tax of an order is told. $1 order numbers */
const ERASE = [
  command(
    'order_erase',
    `update orders set email = '${ERASED_EMAIL}', session_hash = null, network = null, request_key = null, details = details - '{pickupPerson,accounting}'::text[],
      addresses = (select coalesce(jsonb_agg(case when a ->> 'storeNumber' is null then a || '${NOBODY}' else a end), '[]') from jsonb_array_elements(addresses) a)
     where order_number = any ($1)`,
  ),
  command('order_lines_erase', `update order_lines set details = details - 'personalization' where order_number = any ($1)`),
  command('order_payments_erase', `update order_payments set nickname = '', wallet_card_id = null where order_number = any ($1)`),
  command(
    'order_screenings_erase',
    `update order_screenings set email = '', session_hash = null, ship_key = null where order_number = any ($1)`,
  ),
  command('order_grants_erase', 'delete from order_grants where order_number = any ($1)'),
  command('order_outbox_erase', `delete from outbox where payload ->> 'orderNumber' = any ($1)`),
  command('order_carts_erase', 'delete from carts c using orders o where o.cart_id = c.cart_id and o.order_number = any ($1)'),
];
/** $1 user, $2 email */
const takeGuestOrders = command('orders_of_guest_take', 'update orders set user_id = $1 where user_id is null and email = $2');

const MOST_AT_ONCE = 100;

/** Makes what somebody ordered as a guest, under the email that is shown to be theirs, theirs. */
export async function takeOrdersOfMailbox(tx: Tx, userId: string, email: string): Promise<void> {
  await takeGuestOrders(tx, [userId, email]);
}

/**
 * Takes out of somebody's orders who they are: what was sold, for how much, and where its tax belongs stays. Those of which something is open are left for another time.
 * Each hundred is one transaction: where it is cut off, the next run goes on.
 *
 * @returns how many are left.
 */
export async function eraseSettledOrders(database: Database, userId: string): Promise<number> {
  for (;;) {
    const erased = await transaction(database, async (tx) => {
      const numbers = (await lockSettled(tx, [userId, MOST_AT_ONCE])).map(({ order_number: number }) => number);
      if (numbers.length > 0) for (const erase of ERASE) await erase(tx, [numbers]);
      return numbers.length;
    });
    if (erased < MOST_AT_ONCE) return countOpenOrders(database, userId);
  }
}

/** How many orders of somebody are under way, or have something open. */
export async function countOpenOrders(database: Database, userId: string): Promise<number> {
  const [row] = await countOpen(database, [userId]);
  return row?.count ?? 0;
}
