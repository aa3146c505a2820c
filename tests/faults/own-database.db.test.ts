import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Shopper } from '../../bench/shopper.ts';
import { openDatabase } from '#server/db/database.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { buyUntilTheEnd } from '#tests/support/buy-until-the-end.ts';
import {
  aShopPlace,
  cleanUpShops,
  postgresOf,
  pullThePlug,
  startShop,
  type RunningShop,
  type ShopPlace,
} from '#tests/support/running-shop.ts';

/** The long form: FAULT_ROUNDS=20. */
const ROUNDS = Number(process.env['FAULT_ROUNDS'] ?? 1);
const ITEM = '/cc/api/checkout/default/item';
const Cart = z.object({ cartInfo: z.object({ items: z.array(z.object({ itemId: z.string(), qty: z.number() })) }) });

let place: ShopPlace;
let shop: RunningShop;

beforeAll(async () => {
  place = await aShopPlace();
  shop = await startShop(place);
});

afterAll(cleanUpShops);

/** A guest who adds one stapler after the other, and counts what was confirmed and what was said instead. */
function aGuestWhoAdds(base: string) {
  const guest = new Shopper(base);
  const told: string[] = [];
  let confirmed = 0;
  let tried = 0;
  return {
    told,
    counts: () => ({ confirmed, tried }),
    async add(): Promise<boolean> {
      tried += 1;
      try {
        await guest.ask('POST', ITEM, { items: [{ itemId: '100001', qty: 1 }] });
        confirmed += 1;
        return true;
      } catch (error) {
        told.push(error instanceof Error ? error.message : String(error));
        return false;
      }
    },
    async inCart(): Promise<number> {
      const { cartInfo } = Cart.parse(await guest.ask('GET', '/cc/api/checkout'));
      return cartInfo.items.reduce((sum, { qty }) => sum + qty, 0);
    },
  };
}

/** Orders that were confirmed and are not there. */
async function missingOrders({ databaseUrl }: RunningShop, confirmed: readonly string[]): Promise<string[]> {
  const database = openDatabase(databaseUrl, 1);
  const { rows } = await database
    .query<{ order_number: string }>("select order_number from orders where state = 'PLACED'")
    .finally(() => database.end());
  const placed = new Set(rows.map(({ order_number: number }) => number));
  return confirmed.filter((number) => !placed.has(number));
}

/** The figures of the long form. */
function tell(what: string, figures: Readonly<Record<string, number>>): void {
  if (ROUNDS > 1) process.stdout.write(`${what}: ${JSON.stringify(figures)}\n`);
}

describe('the power goes', () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'and the next start is ready at once, with every add that was confirmed (round %i)',
    async () => {
      const guests = Array.from({ length: 4 }, () => aGuestWhoAdds(shop.base));
      await Promise.all(guests.map(async (guest) => expect(await guest.add()).toBe(true)));
      const adding = guests.map(async (guest) => {
        while (await guest.add());
      });
      const bought: string[] = [];
      const buying = [buyUntilTheEnd(shop, bought), buyUntilTheEnd(shop, bought)];
      await expect.poll(() => guests.reduce((sum, guest) => sum + guest.counts().confirmed, 0)).toBeGreaterThan(20);
      await expect.poll(() => bought.length, { timeout: 20_000 }).toBeGreaterThan(3);
      await pullThePlug(shop);
      await Promise.all(adding);
      await Promise.all(buying);
      shop = await startShop(place);
      expect(await missingOrders(shop, bought)).toEqual([]);
      tell('ready after a power loss', { seconds: shop.readySeconds, bought: bought.length });
      for (const guest of guests) {
        const { confirmed } = guest.counts();
        // The last one was not confirmed: nobody knows whether it was done.
        expect([confirmed, confirmed + 1]).toContain(await guest.inCart());
      }
    },
    60_000,
  );
});

describe('its PostgreSQL is killed', () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'and is started again: no confirmed add is lost, and whoever asks meanwhile is told when to come again (round %i)',
    async () => {
      const guest = aGuestWhoAdds(shop.base);
      expect(await guest.add()).toBe(true);
      const bought: string[] = [];
      const buying = [buyUntilTheEnd(shop, bought), buyUntilTheEnd(shop, bought)];
      await expect.poll(() => bought.length, { timeout: 20_000 }).toBeGreaterThan(3);
      const dead = await postgresOf(place);
      process.kill(dead, 'SIGKILL');
      const killedAt = performance.now();
      await expect.poll(async () => !(await guest.add()), { interval: 0 }).toBe(true);
      await expect.poll(() => guest.add(), { interval: 5, timeout: 30_000 }).toBe(true);
      await Promise.all(buying);
      tell('adds again after PostgreSQL was killed', { ms: performance.now() - killedAt, told: guest.told.length, bought: bought.length });
      expect(await missingOrders(shop, bought)).toEqual([]);
      expect(guest.told.filter((text) => !text.includes('answered 503'))).toEqual([]);
      const { confirmed, tried } = guest.counts();
      const inCart = await guest.inCart();
      expect(inCart).toBeGreaterThanOrEqual(confirmed);
      expect(inCart).toBeLessThanOrEqual(tried);
      expect(await postgresOf(place)).not.toBe(dead);
      const database = openDatabase(shop.databaseUrl, 1);
      expect(await checkInvariants(database, new Date()).finally(() => database.end())).toEqual([]);
    },
    60_000,
  );

  it('and the shop ends with 1 when it cannot be started again; the next start finds everything', async () => {
    const guest = aGuestWhoAdds(shop.base);
    expect(await guest.add()).toBe(true);
    const control = join(place.dataDir, 'postgres', 'global', 'pg_control');
    await rename(control, `${control}.aside`);
    process.kill(await postgresOf(place), 'SIGKILL');
    expect(await shop.ended).toBe(1);
    expect(shop.said()).toContain('cannot be started again');
    await rename(`${control}.aside`, control);
    shop = await startShop(place);
    expect(await guest.inCart()).toBe(1);
  }, 60_000);
});
