import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const FIVE_HOURS_AHEAD = new Date(TEST_NOW.getTime() + 5 * 3_600_000);

afterEach(() => {
  vi.restoreAllMocks();
  site.setNow(TEST_NOW);
});

async function anOrderUnderAWrongClock(card?: string) {
  site.setNow(FIVE_HOURS_AHEAD);
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, guest, card);
  return async () => (await placeOrder(guest)).body;
}

const stateOf = async (number: string | undefined) =>
  (await site.database.query<{ state: string }>('select state from orders where order_number = $1', [number])).rows[0]?.state;
const unsentOf = async (number: string | undefined) =>
  (await site.database.query("select from outbox where payload->>'orderNumber' = $1 and sent_at is null", [number])).rowCount;

describe('a clock that was hours ahead and is right again', () => {
  it('leaves no payment waiting for those hours: the vendor is asked at once what became of it', async () => {
    const place = await anOrderUnderAWrongClock();
    vi.spyOn(site.shop.paymentVendor, 'authorize').mockResolvedValueOnce({ kind: 'UNKNOWN' });
    const { status, orderNumber } = await place();
    expect(status).toBe('PROCESSING');
    site.setNow(TEST_NOW);
    await reconcile(site.shop);
    expect(await stateOf(orderNumber)).toBe('ABANDONED');
  });

  it('leaves no order waiting for its payer, nor its stock held [T22]', async () => {
    const held = async () => (await site.database.query("select from stock_holds where state = 'HELD'")).rowCount;
    const waiting = async () => (await site.database.query("select from orders where state = 'CLAIMED'")).rowCount;
    const { status } = await (await anOrderUnderAWrongClock(CARDS.challenged))();
    expect([status, await waiting(), await held()]).toEqual(['CHALLENGE', 1, 1]);
    site.setNow(TEST_NOW);
    await reconcile(site.shop);
    expect([await waiting(), await held()]).toEqual([0, 0]);
  });

  it('leaves no key with a call that died: it may be sent again [T24]', async () => {
    const guest = aVisitor(site);
    await guest.cart();
    const send = async () => {
      const { statusCode } = await site.app.inject({
        method: 'POST',
        url: `${CHECKOUT}/item?responseType=WHOLE`,
        headers: {
          host: 'localhost',
          'idempotency-key': key,
          cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        payload: { items: [{ itemId: '100001', qty: 1 }] },
      });
      return statusCode;
    };
    const key = randomUUID();
    expect(await send()).toBe(200);
    // As it is when the call has died.
    const diesAt = async (at: Date) =>
      (await site.database.query('update idempotency_keys set status = null, answer = null, created_at = $1', [at])).rowCount;
    expect(await diesAt(new Date())).toBe(1);
    expect(await send()).toBe(409);
    await diesAt(new Date(Date.now() + 5 * 3_600_000));
    expect(await send()).toBe(200);
  });

  it('leaves no event untold', async () => {
    const { status, orderNumber } = await (await anOrderUnderAWrongClock())();
    expect(status).toBe('PLACED');
    expect(await unsentOf(orderNumber)).toBeGreaterThan(0);
    site.setNow(TEST_NOW);
    await site.hearEvents();
    expect(await unsentOf(orderNumber)).toBe(0);
  });
});
