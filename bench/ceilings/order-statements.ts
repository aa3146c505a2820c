import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { loadDemo } from '#database/demo/load-demo.ts';
import { readSettings } from '#server/config/settings.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { behindEachOther } from '#server/db/transaction.ts';
import { makeApp } from '#server/http/app.ts';
import { hashPassword } from '#server/identity/index.ts';
import { makeShop } from '#server/make-shop.ts';
import { ROUTES } from '#server/routes.ts';
import { makeLog } from '#server/telemetry/log.ts';
import { SHOP_CLOCK } from '../clock.ts';
import { CARD, GUEST_ORDER } from '../guest-order.ts';
import { recordStatements, withoutFrames, type Asked } from '../record-statements.ts';
import { freshValues, type Fresh } from './fresh-values.ts';

/** Only the last call answers with an order. */
const Placed = z.object({ orderNumber: z.string().optional() });

const DATABASE = 'ceiling_orders';
/** Statements that are sent together: one after the other they would cost a call of the system each. */
type Batch = readonly Asked[];

type Where = { readonly serverUrl: string; readonly sandboxUrl: string; readonly publicUrl: string };

/**
 * A guest's order without a shop: the statements that the shop asks for one are heard once, and then asked again and again, each
 * time for another guest, in a database of their own. `POST /order/0` … `/order/5` are its calls; `x-order` says of which order.
 */
export async function statementsOfAnOrder(app: FastifyInstance, where: Where): Promise<void> {
  const database = await anEmptyShop(where.serverUrl);
  const { steps, orderNumber } = await hearAnOrder(database, where);
  const orders = new Map<string, Fresh>();
  let given = 0;
  const replay = async (step: number, order: string) => {
    const fresh = orders.get(order) ?? freshValues({ [orderNumber]: String(Number(orderNumber) + (given += 1) + 1000) });
    orders.set(order, fresh);
    let rows: unknown[] = [];
    for (const batch of steps[step] ?? []) rows = await ask(database, batch, fresh);
    if (step === steps.length - 1) orders.delete(order);
    return { rows };
  };
  await requirePlaced(database, async () => {
    for (const [step] of steps.entries()) await replay(step, 'first');
  });
  app.post<{ Params: { step: string } }>('/order/:step', async ({ params, headers }) =>
    replay(Number(params.step), String(headers['x-order'])),
  );
  app.get('/order', async () => ({
    statements: withoutFrames(steps.flat(2)).length,
    byStep: steps.map((step) => withoutFrames(step.flat()).length),
  }));
}

async function anEmptyShop(serverUrl: string): Promise<Database> {
  const admin = openDatabase(serverUrl, 1);
  await admin.query(`drop database if exists ${DATABASE} with (force)`);
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
  const url = new URL(serverUrl);
  url.pathname = `/${DATABASE}`;
  const database = openDatabase(url.href, 8);
  await migrate(database);
  await loadDemo({ pool: database, catalogSize: 0, now: new Date(SHOP_CLOCK), hashPassword, onProgress: () => undefined });
  await database.query('update stock set initial = initial + 1000000000, available = available + 1000000000');
  return database;
}

/** Places an order as a guest does, and hears what is asked of the database for each call. */
async function hearAnOrder(database: Database, { sandboxUrl, publicUrl }: Where): Promise<{ steps: Batch[][]; orderNumber: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'foolscap-ceilings-'));
  const settings = readSettings({
    SANDBOX_URL: sandboxUrl,
    PUBLIC_URL: publicUrl,
    SHOP_CLOCK,
    DATA_DIR: folder,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    SESSION_SECRET: 'a secret for the statements of an order',
  });
  const shop = makeShop(settings, database, makeLog('warn'));
  const app = await makeApp(shop, ROUTES, { maxEventLoopDelayMs: 0 });
  const place = async () => {
    const cookies = new Map<string, string>();
    const steps: Batch[][] = [];
    let number = '';
    for (const { path, body, headers } of GUEST_ORDER) {
      const token = await aToken(sandboxUrl);
      const heard = recordStatements();
      const answer = await app.inject({
        method: 'POST',
        url: path,
        headers: {
          host: new URL(publicUrl).host,
          'idempotency-key': crypto.randomUUID(),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        payload: Object(body(token)),
      });
      heard.stop();
      if (answer.statusCode >= 300) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`);
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      steps.push(inBatches(heard.asked));
      const { orderNumber } = Placed.parse(answer.json());
      number = orderNumber ?? '';
    }
    return { steps, orderNumber: number };
  };
  await place(); // once for what is kept in memory from then on
  const heard = await place();
  await app.close();
  return heard;
}

async function aToken(sandboxUrl: string): Promise<string> {
  const answer = await fetch(`${sandboxUrl}${CARD.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CARD.body),
  });
  return String(Reflect.get(Object(await answer.json()), 'token'));
}

/** What was sent without waiting stays together; everything else goes alone. */
function inBatches(asked: readonly Asked[]): Batch[] {
  const batches: Asked[][] = [];
  for (const one of asked) {
    const last = batches.findLast((batch) => batch[0]?.connection === one.connection);
    if (one.isPiped && last?.[0]?.isPiped === true && last.at(-1)?.text !== 'commit') last.push(one);
    else batches.push([one]);
  }
  return batches;
}

async function ask(database: Database, batch: Batch, fresh: Fresh): Promise<unknown[]> {
  const [first] = batch;
  if (first === undefined) return [];
  const query = ({ name, text, values }: Asked) => ({
    ...(name !== undefined && { name }),
    text,
    values: values.map((value) => fresh(value)),
  });
  if (!first.isPiped) return (await database.query<object>(query(first))).rows;
  const results = await behindEachOther(database, (tx) => batch.map((one) => tx.query<object>(query(one))));
  return results.at(-1)?.rows ?? [];
}

/** @throws when what was heard does not make an order when it is said again. */
async function requirePlaced(database: Database, order: () => Promise<void>): Promise<void> {
  const count = async () =>
    Number((await database.query<{ n: number }>("select count(*)::int as n from orders where state = 'PLACED'")).rows[0]?.n);
  const before = await count();
  await order();
  if ((await count()) !== before + 1) throw new Error('the statements of an order, asked again, made none');
}
