import { placeOrder } from '#contracts/checkout.ts';
import { addItems, getCart, updateCart } from '#contracts/cart-calls.ts';
import type { Door } from '#contracts/door.ts';
import { originOf } from './config/origins.ts';
import { command, statement } from './db/database.ts';
import { transaction } from './db/transaction.ts';
import { identify } from './http/caller.ts';
import { makeDoors } from './http/door.ts';
import { ROUTES } from './routes.ts';
import { takeSession } from './sessions/index.ts';
import { buyingForUser } from './shoppers/index.ts';
import type { Shop } from './shop.ts';

const BUYER = 'bea.buyer@harbordental.example';
/** What waits: one order above her limit, and one above what its budget center has left. */
const ORDERS = [
  { items: [{ itemId: '100001', qty: 14 }], budgetCenter: 'FRONT-DESK' },
  { items: [{ itemId: '100002', qty: 4 }], budgetCenter: 'LAB' },
] as const;

/** Once a database. $1 part, $2 rows */
const begin = command('demo_waiting_begin', 'insert into demo_loads (part, rows) values ($1, $2) on conflict do nothing');
/** $1 email */
const findBuyer = statement<{ user_id: string }>('demo_waiting_buyer', 'select user_id from users where email = $1');

/**
 * What the approvers of the demo find when they sign in: orders that their buyer places through the same calls as everybody. Once, on the first start of a demo; her own cart stays
 * hers, so nothing is ordered where she has begun one.
 *
 * @throws when a call of it is refused: the demo and the shop do not fit together any more.
 */
export async function placeWaitingOrders(shop: Shop): Promise<void> {
  if ((await begin(shop.database, ['orders that wait for approval', ORDERS.length])) === 0) return;
  const [buyer] = await findBuyer(shop.database, [BUYER]);
  const actor = { kind: 'JOB', name: 'demo' } as const;
  const buying = buyer && (await buyingForUser(shop, { userId: buyer.user_id, tenant: 'SBA', actor }));
  const person = buying?.shopper.person;
  if (person === undefined) throw new Error(`The demo has no ${BUYER}.`);
  const caller = await identify(shop, { headers: { host: new URL(originOf(shop.settings, 'SBA')).host }, address: '127.0.0.1' });
  const user = { user: person, browser: 'the demo', isCertified: true };
  takeSession(caller, await transaction(shop.database, (tx) => shop.sessions.begin(tx, 'SBA', user)));
  const door = makeDoors(ROUTES)(shop, caller);
  try {
    const cart = await door(getCart);
    if (cart.ok && cart.body.cartInfo.items.length === 0) for (const order of ORDERS) await placeWaiting(door, order);
  } finally {
    if (caller.session !== undefined) await shop.sessions.end(shop.database, caller.session);
  }
}

async function placeWaiting(door: Door, { items, budgetCenter }: (typeof ORDERS)[number]): Promise<void> {
  const replies = [
    await door(addItems, { body: { items: [...items] } }),
    await door(updateCart, { query: { actionType: 'PROCEED_CHECKOUT' }, body: { proceedCheckout: true } }),
    await door(updateCart, {
      query: { actionType: 'UPDATE_ACCOUNTING' },
      body: { accountingInfo: { budgetCenter, invoice: true } },
    }),
    await door(placeOrder, { body: {} }),
  ];
  const refused = replies.find((reply) => !reply.ok);
  if (refused?.ok === false) throw new Error(`The demo could not order for approval: ${refused.code} ${refused.message ?? ''}`);
}
