import { expect, it, vi } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { sweep } from './sweep.ts';

const site = useShop();

const DAY_MS = 86_400_000;
const countOf = async (table: string) => (await site.database.query(`select count(*)::int as n from ${table}`)).rows[0].n as number;

/** Seats of which nobody has taken one for so many days. */
const seats = (count: number, daysAgo: number) =>
  site.database.query(
    "insert into limit_seats (kind, subject, taken, last_count, last_at) select 'CARD', $2 || n, '{}', 1, $3 from generate_series(1, $1::int) n",
    [count, `${daysAgo} `, Date.now() - daysAgo * DAY_MS],
  );
const tokens = (count: number, daysAgo: number) =>
  site.database.query(
    "insert into brought_tokens (token_hash, owner, brought_at) select sha256(($2 || n)::bytea), 'a cart', $3 from generate_series(1, $1::int) n",
    [count, `${daysAgo} `, new Date(site.shop.now().getTime() - daysAgo * DAY_MS)],
  );

it('however many rows have outlived their time, a statement removes some, and each time there is a bound [T64]', async () => {
  await seats(45, 3);
  await seats(5, 1);
  await sweep(site.shop, { batch: 10, mostBatches: 3 });
  expect(await countOf('limit_seats')).toBe(20);
  await sweep(site.shop, { batch: 10, mostBatches: 3 });
  expect(await countOf('limit_seats')).toBe(5);
});

it('a table that cannot be swept keeps none of the others, and is told in the log [T64]', async () => {
  await site.database.query(`
    create function refuse_sweep() returns trigger language plpgsql as $$ begin raise exception 'no room for a sweep'; end $$;
    create trigger refuse_sweep before delete on limit_seats for each row execute function refuse_sweep()`);
  await seats(12, 3);
  await tokens(25, 31);
  await tokens(3, 29);
  const before = site.logged.length;
  await sweep(site.shop, { batch: 10, mostBatches: 5 });
  await site.database.query('drop trigger refuse_sweep on limit_seats');
  expect(await countOf('brought_tokens')).toBe(3);
  const told = site.logged.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told).toEqual([expect.objectContaining({ level: 50, table: 'limit_seats', msg: 'a table could not be swept' })]);
  await sweep(site.shop, { batch: 10, mostBatches: 5 });
  expect(await countOf('limit_seats')).toBe(5);
});

it('no table is read whole each minute, but for the guests’ saved items', async () => {
  const asked = vi.spyOn(site.database, 'query');
  await sweep(site.shop);
  const statements = asked.mock.calls.map(([one]) => one as unknown as { name: string; text: string; values: unknown[] });
  asked.mockRestore();
  const connection = await site.database.connect();
  await connection.query('begin; set local enable_seqscan = off');
  const readWhole: string[] = [];
  for (const { name, text, values } of statements.filter(({ name: of }) => of.startsWith('sweep_'))) {
    const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    if (rows.some((row) => /Seq Scan/.test(row['QUERY PLAN']))) readWhole.push(name);
  }
  await connection.query('rollback');
  connection.release();
  expect(statements.length).toBeGreaterThan(8);
  expect(readWhole).toEqual(['sweep_guest_saved']);
});
