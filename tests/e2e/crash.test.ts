import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { z } from 'zod';
import { Shopper } from '../../bench/load.ts';
import { openDatabase } from '#server/db/database.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';

const CHECKOUT = '/cc/api/checkout/default';
const ADDRESS = {
  type: 'SB',
  email: 'crash@example.com',
  firstName: 'Cora',
  lastName: 'Crash',
  address1: '12 Main St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: ['5085550100'],
};
const Token = z.object({ token: z.string() });
const Placed = z.object({ status: z.string(), orderNumber: z.string().optional() });
const Ledger = z.object({
  entries: z.array(z.object({ type: z.string(), status: z.string(), amount: z.number(), reference: z.string() })),
});

type Running = { child: ChildProcess; base: string; sandbox: string; databaseUrl: string };
const folders: string[] = [];
const children = new Set<ChildProcess>();

async function startShop(dataDir: string, ports: { shop: number; sandbox: number }): Promise<Running> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(ports.shop),
      SANDBOX_PORT: String(ports.sandbox),
      DATA_DIR: dataDir,
      CATALOG_SIZE: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  });
  children.add(child);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (/^ready/m.test(said)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}: ${said}`)));
  });
  return {
    child,
    base: `http://127.0.0.1:${ports.shop}`,
    sandbox: `http://127.0.0.1:${ports.sandbox}`,
    databaseUrl: /database socket (\S+)/.exec(said)?.[1] ?? '',
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

/** Buys until the server is gone; the numbers of the orders that were confirmed. */
async function buyUntilTheEnd(running: Running): Promise<string[]> {
  const confirmed: string[] = [];
  const [shopper, vendor] = [new Shopper(running.base), new Shopper(running.sandbox)];
  try {
    for (;;) {
      shopper.forget();
      await shopper.send('POST', `${CHECKOUT}/item`, {
        items: [
          { itemId: '100001', qty: 1 },
          { itemId: '100002', qty: 2 },
        ],
      });
      await shopper.send(
        'POST',
        `${CHECKOUT}?actionType=PROCEED_CHECKOUT`,
        { proceedCheckout: true, continueAsGuest: true },
        { 'x-http-method-override': 'PUT' },
      );
      await shopper.send('POST', `${CHECKOUT}/address`, ADDRESS);
      const { token } = Token.parse(
        await vendor.send('POST', '/v1/tokens', { number: '4242424242424242', expiryMonth: '12', expiryYear: '2030', cvv: '123' }),
      );
      await shopper.send('POST', `${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token });
      const placed = Placed.parse(await shopper.send('POST', `${CHECKOUT}/order`, {}));
      if (placed.status === 'PLACED' && placed.orderNumber !== undefined) confirmed.push(placed.orderNumber);
    }
  } catch {
    return confirmed;
  }
}

afterAll(async () => {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL');
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe('the server is killed while people check out', () => {
  it('and after the restart every order and every charge match', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'foolscap-crash-'));
    await chmod(dataDir, 0o755);
    folders.push(dataDir);
    const ports = { shop: await freePort(), sandbox: await freePort() };
    const first = await startShop(dataDir, ports);
    const buying = Array.from({ length: 8 }, () => buyUntilTheEnd(first));
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await end(first.child, 'SIGKILL');
    const confirmed = (await Promise.all(buying)).flat();
    expect(confirmed.length).toBeGreaterThan(0);
    // The sandbox is another program: it ends when it notices, or goes on; the second start brings one of its own.
    await waitUntilFree(ports.sandbox);

    const second = await startShop(dataDir, ports);
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
      const { entries } = Ledger.parse(await new Shopper(second.sandbox).send('GET', `/v1/ledger?reference=${row.order_number}`));
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
    expect(await end(second.child, 'SIGTERM')).toBe(0);
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
