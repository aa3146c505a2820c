import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MACHINES } from '#domain/orders/machines.ts';
import { mayMove, statesOf, type StateMachine } from '#domain/shared/state-machine.ts';
import { aClaimedOrder } from '#tests/support/claimed-orders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Tx } from '../db/database.ts';

const site = useShop();
const REFUSED = 'FS002';
const AT = new Date('2026-11-20T18:00:00Z');

/** How a thing is begun in a state for an order, and moved by hand. Each answers what it is known by. */
const THINGS = {
  ORDER: {
    begin: async (tx: Tx, orderNumber: string, state: string) => {
      const copy = `${orderNumber}-${randomUUID()}`;
      await tx.query(
        `insert into orders (order_number, cart_id, tenant, email, state, total_cents, summary, addresses, delivery_groups, claimed_at, held_until, updated_at, changed_by)
         select $1, gen_random_uuid(), tenant, email, $2, total_cents, summary, addresses, delivery_groups, claimed_at, held_until, $4, 'a test' from orders where order_number = $3`,
        [copy, state, orderNumber, AT],
      );
      return copy;
    },
    move: "update orders set state = $2, changed_by = 'a test', updated_at = $3 where order_number = $1",
    told: "select from_state, to_state, actor, at from order_events where kind = 'ORDER' and order_number = $1 order by event_id desc limit 1",
  },
  PAYMENT: {
    begin: async (tx: Tx, orderNumber: string, state: string) => {
      const id = randomUUID();
      await tx.query(
        `insert into order_payments (payment_id, order_number, position, payment_type, token, brand, last_four, amount_cents, state, vendor_key, changed_by, created_at)
         values ($1, $2, 1, 'CREDIT_CARD', 'tok', 'VISA', '4242', 1000, $3, $5, 'a test', $4)`,
        [id, orderNumber, state, AT, `auth_${id}`],
      );
      return id;
    },
    move: "update order_payments set state = $2, changed_by = 'a test', checked_at = $3 where payment_id::text = $1",
    told: "select from_state, to_state, actor, at from order_events where kind = 'PAYMENT' and payment_id::text = $1 order by event_id desc limit 1",
  },
  SHIPMENT: {
    begin: async (tx: Tx, orderNumber: string, state: string) => {
      const id = randomUUID();
      await tx.query(
        `insert into shipments (shipment_id, order_number, position, kind, state, goods_cents, changed_by, created_at, updated_at)
         values ($1, $2, 1, 'PARCEL', $3, 1000, 'a test', $4, $4)`,
        [id, orderNumber, state, AT],
      );
      return id;
    },
    move: "update shipments set state = $2, changed_by = 'a test', updated_at = $3 where shipment_id::text = $1",
    told: "select from_state, to_state, actor, at from order_events where kind = 'SHIPMENT' and shipment_id::text = $1 order by event_id desc limit 1",
  },
  QUOTE: {
    begin: async (tx: Tx, orderNumber: string, state: string) => {
      const { rows } = await tx.query<{ id: string }>(
        `insert into quotes (account_number, user_id, state, asked_rows, asked_at, waits_since, updated_at, changed_by, order_number)
         select account_number, user_id, $1, '[]', $2, $2, $2, 'a test', $3 from users where account_number is not null order by email limit 1 returning quote_id::text as id`,
        [state, AT, orderNumber],
      );
      return rows[0]?.id ?? '';
    },
    move: "update quotes set state = $2, changed_by = 'a test', updated_at = $3 where quote_id::text = $1",
    told: 'select from_state, to_state, actor, at from quote_moves where quote_id::text = $1 order by move_id desc limit 1',
  },
} as const;

/** A way from the beginning to each state. */
function ways({ first, moves }: StateMachine): Map<string, string[]> {
  const found = new Map<string, string[]>([[first, []]]);
  for (const [from, way] of found) for (const to of moves[from] ?? []) if (!found.has(to)) found.set(to, [...way, to]);
  return found;
}

/** Does something in a transaction that is undone afterwards. */
async function undone(work: (tx: Tx) => Promise<void>): Promise<void> {
  const tx = await site.database.connect();
  try {
    await tx.query('begin');
    await work(tx);
  } finally {
    await tx.query('rollback');
    tx.release();
  }
}

/** The error of a statement that fails, and the transaction goes on. */
async function attempt(tx: Tx, work: () => Promise<unknown>): Promise<string | undefined> {
  await tx.query('savepoint before');
  try {
    await work();
    return undefined;
  } catch (error) {
    await tx.query('rollback to savepoint before');
    return String(Reflect.get(Object(error), 'code'));
  }
}

describe.each(['ORDER', 'PAYMENT', 'SHIPMENT', 'QUOTE'] as const)('the database and the machine of %s', (name) => {
  const { begin, move, told } = THINGS[name];
  const machine: StateMachine = MACHINES[name];

  it('let the same moves happen, whoever makes them, and tell each one; every other is refused', async () => {
    const orderNumber = await aClaimedOrder(site);
    for (const [from, way] of ways(machine))
      for (const to of statesOf(machine).filter((state) => state !== from))
        await undone(async (tx) => {
          const id = await begin(tx, orderNumber, machine.first);
          for (const state of way) await tx.query(move, [id, state, AT]);
          const refusal = await attempt(tx, () => tx.query(move, [id, to, AT]));
          expect([from, to, refusal]).toEqual([from, to, mayMove(machine, from, to) ? undefined : REFUSED]);
          if (refusal === undefined)
            expect((await tx.query(told, [id])).rows).toEqual([{ from_state: from, to_state: to, actor: 'a test', at: AT }]);
        });
  });

  it('let it begin at its beginning only, which is told, too', async () => {
    const orderNumber = await aClaimedOrder(site);
    for (const state of statesOf(machine))
      await undone(async (tx) => {
        let id = '';
        const refusal = await attempt(tx, async () => (id = await begin(tx, orderNumber, state)));
        expect([state, refusal]).toEqual([state, state === machine.first ? undefined : REFUSED]);
        if (refusal === undefined)
          expect((await tx.query(told, [id])).rows).toEqual([{ from_state: null, to_state: state, actor: 'a test', at: AT }]);
      });
  });

  it('tell nothing where it stays where it is', async () => {
    const orderNumber = await aClaimedOrder(site);
    await undone(async (tx) => {
      const id = await begin(tx, orderNumber, machine.first);
      await tx.query(move, [id, machine.first, new Date('2026-11-20T19:00:00Z')]);
      expect((await tx.query(told, [id])).rows).toMatchObject([{ from_state: null, at: AT }]);
    });
  });
});
