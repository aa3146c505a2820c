import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Shopper } from '../../bench/load.ts';
import { openDatabase } from '#server/db/database.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
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
        await guest.send('POST', ITEM, { items: [{ itemId: '100001', qty: 1 }] });
        confirmed += 1;
        return true;
      } catch (error) {
        told.push(error instanceof Error ? error.message : String(error));
        return false;
      }
    },
    async inCart(): Promise<number> {
      const { cartInfo } = Cart.parse(await guest.send('GET', '/cc/api/checkout'));
      return cartInfo.items.reduce((sum, { qty }) => sum + qty, 0);
    },
  };
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
      await expect.poll(() => guests.reduce((sum, guest) => sum + guest.counts().confirmed, 0)).toBeGreaterThan(20);
      await pullThePlug(shop);
      await Promise.all(adding);
      shop = await startShop(place);
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
      const dead = await postgresOf(place);
      process.kill(dead, 'SIGKILL');
      await expect.poll(async () => !(await guest.add()), { interval: 0 }).toBe(true);
      await expect.poll(() => guest.add(), { interval: 5, timeout: 30_000 }).toBe(true);
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
});
