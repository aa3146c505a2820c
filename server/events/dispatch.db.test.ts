import { beforeEach, describe, expect, it } from 'vitest';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { transaction } from '../db/transaction.ts';
import { dispatchDue, publish, type Handlers } from './index.ts';

const site = useShop();

let heard: string[] = [];
const hear = (name: string) => async (_shop: unknown, payload: unknown) =>
  void heard.push(`${name} ${String(Reflect.get(Object(payload), 'orderNumber'))}`);
const placed = (orderNumber: string) => publish(site.database, { kind: 'order.placed', payload: { orderNumber } }, site.shop.now());
const dispatch = (handlers: Handlers) => dispatchDue(site.shop, handlers);
const later = (seconds: number) => site.setNow(new Date(site.shop.now().getTime() + seconds * 1000));
const outbox = async () =>
  (
    await site.database.query(
      'select handler, attempts, sent_at is not null as is_done, last_error from outbox order by handler nulls first',
    )
  ).rows;

beforeEach(async () => {
  heard = [];
  site.setNow(TEST_NOW);
  await site.database.query('delete from outbox');
});

describe('what has happened', () => {
  it('is heard by each handler of its kind, once, and by no other', async () => {
    const handlers: Handlers = {
      'order.placed': { mail: hear('mail'), warehouse: hear('warehouse') },
      'order.shipped': { mail: hear('shipped') },
    };
    await placed('1');
    await dispatch(handlers);
    await dispatch(handlers);
    expect(heard.toSorted()).toEqual(['mail 1', 'warehouse 1']);
    expect(await outbox()).toEqual(
      [null, 'mail', 'warehouse'].map((handler) => ({ handler, attempts: 1, is_done: true, last_error: null })),
    );
  });

  it('is not heard when it is undone', async () => {
    const undone = transaction(site.database, async (tx) => {
      await publish(tx, { kind: 'order.placed', payload: { orderNumber: '1' } }, site.shop.now());
      throw new Error('after all not');
    });
    await expect(undone).rejects.toThrow('after all not');
    await dispatch({ 'order.placed': { mail: hear('mail') } });
    expect([heard, await outbox()]).toEqual([[], []]);
  });

  it('of a kind that only another version knows is left to its nodes', async () => {
    await site.database.query(
      "insert into outbox (message_id, kind, payload, created_at, due_at) values (gen_random_uuid(), 'order.teleported', '{}', $1, $1)",
      [site.shop.now()],
    );
    await dispatch({});
    expect((await site.database.query("select sent_at, attempts from outbox where kind = 'order.teleported'")).rows).toEqual([
      { sent_at: null, attempts: 0 },
    ]);
    await site.database.query("delete from outbox where kind = 'order.teleported'");
  });

  it('is heard though the node that had handed it out died before anybody had acted', async () => {
    await placed('1');
    // What becomes of it is nobody's business any more.
    dispatch({ 'order.placed': { mail: () => new Promise(() => undefined) } }).catch(() => undefined);
    await expect.poll(async () => (await outbox()).length).toBe(2);
    later(59);
    await dispatch({ 'order.placed': { mail: hear('too soon') } });
    later(2);
    await dispatch({ 'order.placed': { mail: hear('mail') } });
    expect(heard).toEqual(['mail 1']);
  });

  it('is done when nobody wants to hear of it', async () => {
    await placed('1');
    await dispatch({});
    expect(await outbox()).toEqual([{ handler: null, attempts: 1, is_done: true, last_error: null }]);
  });
});

describe('a handler that fails', () => {
  it('is tried again after a pause that grows to a quarter of an hour; the others do not act twice', async () => {
    const handlers: Handlers = {
      'order.placed': {
        mail: hear('mail'),
        warehouse: async () => {
          heard.push('failed');
          throw new Error('nobody there');
        },
      },
    };
    await placed('1');
    await dispatch(handlers);
    expect(heard.toSorted()).toEqual(['failed', 'mail 1']);
    expect(await outbox()).toContainEqual({ handler: 'warehouse', attempts: 1, is_done: false, last_error: 'Error: nobody there' });
    for (const [round, seconds] of [2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900].entries()) {
      later(seconds - 1);
      await dispatch(handlers);
      expect(heard).toHaveLength(round + 2);
      later(1.5);
      await dispatch(handlers);
      expect(heard).toHaveLength(round + 3);
    }
    later(901);
    await dispatch({ 'order.placed': { mail: hear('mail'), warehouse: hear('warehouse') } });
    expect(heard.filter((one) => one !== 'failed')).toEqual(expect.arrayContaining(['mail 1', 'warehouse 1']));
    expect(heard.filter((one) => one === 'mail 1')).toHaveLength(1);
    expect((await outbox()).every(({ is_done: isDone, last_error: error }) => isDone && error === null)).toBe(true);
  });

  it('gets the same key at each try, so that what acts outside acts once', async () => {
    const keys: string[] = [];
    const otherKeys: string[] = [];
    const handlers: Handlers = {
      'order.placed': {
        mail: async (_shop, _payload, partId) => {
          keys.push(partId);
          if (keys.length < 3) throw new Error('not yet');
        },
        warehouse: async (_shop, _payload, partId) => void otherKeys.push(partId),
      },
    };
    await placed('1');
    for (let round = 1; round <= 4; round += 1) {
      await dispatch(handlers);
      later(20);
    }
    expect([keys.length, new Set(keys).size, otherKeys.length]).toEqual([3, 1, 1]);
    expect(otherKeys).not.toContain(keys[0]);
  });

  it('does not hold up what happened after it', async () => {
    await placed('bad');
    for (let number = 1; number <= 30; number += 1) await placed(String(number));
    await dispatch({
      'order.placed': {
        mail: async (shop, payload) => {
          if (Reflect.get(Object(payload), 'orderNumber') === 'bad') throw new Error('no');
          await hear('mail')(shop, payload);
        },
      },
    });
    expect(heard).toHaveLength(30);
  });

  it('that does not exist any more is told of, and heard again when it is back', async () => {
    await placed('1');
    await dispatch({ 'order.placed': { mail: async () => Promise.reject(new Error('no')) } });
    later(3);
    await dispatch({ 'order.placed': { 'other mail': hear('other') } });
    expect(await outbox()).toContainEqual(
      expect.objectContaining({ handler: 'mail', is_done: false, last_error: expect.stringContaining('Nobody is called mail') }),
    );
    later(5);
    await dispatch({ 'order.placed': { mail: hear('mail') } });
    expect(heard).toEqual(['mail 1']);
  });
});

describe('two nodes', () => {
  it('that look at the same moment hand each event out once, and each handler acts once', async () => {
    for (let number = 1; number <= 50; number += 1) await placed(String(number));
    const handlers: Handlers = { 'order.placed': { mail: hear('mail'), warehouse: hear('warehouse') } };
    await Promise.all([dispatch(handlers), dispatch(handlers), dispatch(handlers)]);
    expect(heard).toHaveLength(100);
    expect(new Set(heard).size).toBe(100);
  });

  it('wait for each other: what a node has taken and not finished is taken again when it is late', async () => {
    await placed('1');
    await dispatch({ 'order.placed': { mail: async () => Promise.reject(new Error('no')) } });
    // As it is when a node was ended in the middle: taken, and nothing said.
    await site.database.query(
      "update outbox set due_at = $1::timestamptz + interval '60 seconds', last_error = null where handler = 'mail'",
      [site.shop.now()],
    );
    later(59);
    await dispatch({ 'order.placed': { mail: hear('mail') } });
    expect(heard).toEqual([]);
    later(2);
    await dispatch({ 'order.placed': { mail: hear('mail') } });
    expect(heard).toEqual(['mail 1']);
  });
});
