import { afterEach, describe, expect, it, vi } from 'vitest';
import { reconcile } from '#server/orders/index.ts';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const FIVE_HOURS_AHEAD = new Date(TEST_NOW.getTime() + 5 * 3_600_000);

afterEach(() => {
  vi.restoreAllMocks();
  site.setNow(TEST_NOW);
});

async function anOrderUnderAWrongClock() {
  site.setNow(FIVE_HOURS_AHEAD);
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, guest);
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

  it('leaves no event untold', async () => {
    const { status, orderNumber } = await (await anOrderUnderAWrongClock())();
    expect(status).toBe('PLACED');
    expect(await unsentOf(orderNumber)).toBeGreaterThan(0);
    site.setNow(TEST_NOW);
    await site.hearEvents();
    expect(await unsentOf(orderNumber)).toBe(0);
  });
});
