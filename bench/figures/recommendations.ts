import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { openDatabase, type Database } from '#server/db/database.ts';
import { countOrders } from '#server/recommendations/counting/count-orders.ts';
import type { Bench } from '../bench.ts';
import { summarise } from '../load.ts';
import { Shopper } from '../shopper.ts';
import { leaveOneOut } from './leave-one-out.ts';

const LINES = 1_000_000;
const QUICK_LINES = 40_000;
const LINES_OF_ORDER = 4;
const ASKED = 400;
const PATH = '/ele-lpd/api/sparxProxy/atRecommendation';
/** Orders of another shop, where somebody has put them beside the project. */
const OTHER_ORDERS = fileURLToPath(new URL('../../../shared/data/superstore.csv', import.meta.url));

/** How well recommendations guess, how soon they are answered, and how long it takes to count very many orders. */
export async function measureRecommendations({ running, isQuick, report }: Bench): Promise<void> {
  const database = openDatabase(running.databaseUrl, 2);
  try {
    tellGuesses(report, 'demo', 'the demo’s history', await ordersOf(database));
    if (existsSync(OTHER_ORDERS)) tellGuesses(report, 'others', 'orders of another shop', ordersInFile(OTHER_ORDERS));
    else process.stdout.write('      no orders of another shop are there to guess: passed over\n');
    await countOrders({ database });
    const lines = isQuick ? QUICK_LINES : LINES;
    await makeOrders(database, lines);
    const started = performance.now();
    let peakBytes = 0;
    const watch = setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage().rss)), 100);
    await countOrders({ database }).finally(() => clearInterval(watch));
    const named = `${lines.toLocaleString('en-US')} order lines`;
    const within = (atMost: number) => (isQuick ? {} : { goal: { atMost } });
    report({
      id: 'recommendations.job',
      what: `counting ${named}`,
      value: (performance.now() - started) / 1_000,
      unit: 's',
      ...within(120),
    });
    report({
      id: 'recommendations.memory',
      what: 'memory of who counts at most (RSS)',
      value: peakBytes / 1e6,
      unit: 'MB',
      goal: { atMost: 500 },
    });
    await tellTimes(running.base, database, report);
  } finally {
    await database.end();
  }
}

function tellGuesses(report: Bench['report'], id: string, what: string, orders: readonly (readonly string[])[]): void {
  const { recommended, popular, random, guesses } = leaveOneOut(orders);
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  report({
    id: `recommendations.${id}`,
    what: `hit rate at 10, ${what}`,
    value: recommended * 100,
    unit: '%',
    goal: { atLeast: popular * 100 },
    note: `what sells best ${percent(popular)}, random ${percent(random)}; ${guesses.toLocaleString('en-US')} guesses`,
  });
}

async function ordersOf(database: Database): Promise<string[][]> {
  const { rows } = await database.query<{ items: string[] }>(
    'select array_agg(distinct item_id) as items from order_lines where parent_line_id is null group by order_number order by order_number',
  );
  return rows.map(({ items }) => items);
}

function ordersInFile(path: string): string[][] {
  const rows: Record<string, string>[] = parse(readFileSync(path, 'latin1'), { columns: true, bom: true });
  const orders = Map.groupBy(rows, (row) => row['Order ID'] ?? '');
  return [...orders.values()].map((of) => [...new Set(of.map((row) => row['Product ID'] ?? ''))]);
}

/** Orders of which each is about a few of the shop's items that are often together, and now and then about something else. */
async function makeOrders(database: Database, lines: number): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica; begin');
    await client.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_number', 'B' || n, 'cart_id', gen_random_uuid(), 'changed_in', pg_current_xact_id()::text))).*
       from (select o from orders o where origin = 'IMPORTED' and state = 'DELIVERED' limit 1) one, generate_series(1, $1::int) n`,
      [lines / LINES_OF_ORDER],
    );
    await client.query(
      `insert into order_lines (order_number, line_id, position, item_id, name, qty, unit_cents, base_cents, final_cents, tax_cents, delivery_type)
       select 'B' || n, gen_random_uuid(), place, ids[1 + case when random() < 0.75 then (n * 37 % 900 + floor(random() ^ 2 * 40)::int) else floor(random() * cardinality(ids))::int end % cardinality(ids)],
         'Bench', 1, 100, 100, 100, 0, 'STA'
       from (select array_agg(item_id order by item_id) as ids from items where is_published) i, generate_series(1, $1::int) n, generate_series(1, ${LINES_OF_ORDER}) place`,
      [lines / LINES_OF_ORDER],
    );
    await client.query('commit');
    await client.query('analyze orders, order_lines');
  } finally {
    client.release(true);
  }
}

async function tellTimes(base: string, database: Database, report: Bench['report']): Promise<void> {
  const { rows } = await database.query<{ item_id: string }>(
    'select item_id from item_companions where cardinality(other_ids) > 0 order by item_id',
  );
  const shopper = new Shopper(base);
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const skuList = [asked * 7, asked * 13 + 5, asked * 29 + 11].flatMap((at) => rows[at % rows.length]?.item_id ?? []);
    const started = performance.now();
    await shopper.send('POST', PATH, { query: { mboxes: ['cart_overlay'], skuList } });
    times.push(performance.now() - started);
  }
  // The first ones warm up.
  const { p50, p95 } = summarise(times.slice(ASKED / 4));
  report({
    id: 'recommendations.p95',
    what: 'recommendations for three other items each, p95',
    value: p95,
    unit: 'ms',
    goal: { atMost: 10 },
    note: `p50 ${p50.toFixed(1)} ms`,
  });
}
