import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Shopper } from '../../bench/shopper.ts';
import { openDatabase } from '#server/db/database.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { buyUntilTheEnd } from '#tests/support/buy-until-the-end.ts';
import { aShopPlace, cleanUpShops, endShop, startShop } from '#tests/support/running-shop.ts';

const Ledger = z.object({
  entries: z.array(z.object({ type: z.string(), status: z.string(), amount: z.number(), reference: z.string() })),
});

afterAll(cleanUpShops);

describe('the server is killed while people check out', () => {
  it('and after the restart every order and every charge match', async () => {
    const place = await aShopPlace();
    const first = await startShop(place);
    const confirmed: string[] = [];
    const buying = Array.from({ length: 8 }, () => buyUntilTheEnd(first, confirmed));
    // By then some have bought more than once, and no two are at the same step.
    await expect.poll(() => confirmed.length, { timeout: 60_000, interval: 20 }).toBeGreaterThanOrEqual(16);
    await endShop(first, 'SIGKILL');
    await Promise.all(buying);
    // The sandbox is another program: it ends when it notices, or goes on; the second start brings one of its own.
    await waitUntilFree(place.ports.sandbox);

    const second = await startShop(place);
    const database = openDatabase(second.databaseUrl, 2);
    await expect
      .poll(async () => (await database.query("select count(*)::int as n from orders where state = 'CLAIMED'")).rows[0].n, {
        timeout: 60_000,
        interval: 500,
      })
      .toBe(0);
    const { rows } = await database.query<{ order_number: string; status: string; total_cents: number }>(
      "select order_number, state as status, total_cents from orders where origin = 'SHOP'",
    );
    const placed = new Map(rows.filter((row) => row.status === 'PLACED').map((row) => [row.order_number, row.total_cents]));
    expect(confirmed.filter((number) => !placed.has(number))).toEqual([]);
    for (const row of rows) {
      const { entries } = Ledger.parse(await new Shopper(second.sandbox).ask('GET', `/v1/ledger?reference=${row.order_number}`));
      const live =
        entries.filter((entry) => entry.type === 'AUTHORIZE' && entry.status === 'APPROVED').length -
        entries.filter((entry) => entry.type === 'VOID').length;
      expect({ order: row.order_number, status: row.status, live }).toEqual({
        order: row.order_number,
        status: row.status,
        live: row.status === 'PLACED' ? 1 : 0,
      });
    }
    expect(await checkInvariants(database, new Date())).toEqual([]);
    await database.end();
    expect(await endShop(second, 'SIGTERM')).toBe(0);
  }, 180_000);
});

async function waitUntilFree(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
