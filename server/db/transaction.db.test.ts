import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { slowLine } from '#tests/support/slow-line.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { command, openDatabase, shortageOf, statement, type Database, type Tx } from './database.ts';
import { atOnce, behindEachOther, transaction } from './transaction.ts';

const site = useShop();
const toClose: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

/** A pool of its own of so many connections. */
function aPool(size: number, url = site.databaseUrl): Database {
  const pool = openDatabase(url, size);
  toClose.push(() => pool.end());
  return pool;
}

const put = command('test_put', 'insert into jars (name, n) values ($1, $2)');
const add = command('test_add', 'update jars set n = n + 1 where name = $1');
const nap = command('test_nap', 'select pg_sleep(0.2)');
const take = command(
  'test_take',
  `with t as (update jars set n = n - 1 where name = $1 and n > 0 returning 1) select require_all((select count(*) from t), 1, 'jam')`,
);
const failing = command('test_fail', 'select fail_with($1)');
const fail = (code: string) => (tx: Tx) => failing(tx, [code]);
const find = statement<{ name: string; n: number }>('test_find', 'select name, n from jars order by name');
const jars = async () => Object.fromEntries((await find(site.database, [])).map(({ name, n }) => [name, n]));

beforeAll(async () => {
  await site.database.query('create table jars (name text primary key, n int not null)');
  await site.database.query(
    "create function fail_with(code text) returns int language plpgsql as $$ begin raise exception 'as asked' using errcode = code; end $$",
  );
});
afterEach(async () => {
  await site.database.query('delete from jars');
});

describe('a transaction in one piece', () => {
  it('commits all of its statements, and none sees what the others do', async () => {
    await site.database.query("insert into jars values ('plum', 1)");
    await atOnce(site.database, (tx) => [add(tx, ['plum']), put(tx, ['fig', 1]), add(tx, ['fig'])]);
    expect(await jars()).toEqual({ fig: 1, plum: 2 });
  });

  it('runs them in their order, whatever each begins with: the first that fails is the one that is told', async () => {
    const failures = [fail('22012'), fail('22003')];
    await expect(atOnce(site.database, (tx) => [put(tx, ['plum', 1]), ...failures.map((one) => one(tx))])).rejects.toMatchObject({
      code: '22012',
    });
    const both = atOnce(site.database, (tx) => [take(tx, ['plum']), fail('22003')(tx)]);
    expect(shortageOf(await both.catch((error: unknown) => error))).toBe('jam');
    expect(await jars()).toEqual({});
  });

  it('takes a statement more than once, and quotes and brackets for what they are', async () => {
    const label = command('test_label', `with l as (select $1 || ' (it''s)' as name) insert into jars select name, $2 from l`);
    await atOnce(site.database, (tx) => [label(tx, ['plum', 1]), put(tx, ['fig', 2]), put(tx, ['quince', 3])]);
    expect(await jars()).toEqual({ "plum (it's)": 1, fig: 2, quince: 3 });
  });

  it('is undone by the first statement that fails, and says of what that was', async () => {
    const database = aPool(1);
    const begun = atOnce(database, (tx) => [put(tx, ['plum', 1]), take(tx, ['fig']), put(tx, ['plum', 1]), put(tx, ['fig', 1])]);
    expect(shortageOf(await begun.catch((error: unknown) => error))).toBe('jam');
    expect(await jars()).toEqual({});
  });

  it('leaves its connection usable after a failure, for statements that never came to run as well', async () => {
    const database = aPool(1);
    const late = command('test_late', 'insert into jars (name, n) values ($1, 7)');
    await expect(atOnce(database, (tx) => [fail('22012')(tx), late(tx, ['plum'])])).rejects.toMatchObject({ code: '22012' });
    await atOnce(database, (tx) => [late(tx, ['fig'])]);
    await transaction(database, (tx) => late(tx, ['plum']));
    expect(await jars()).toEqual({ fig: 7, plum: 7 });
  });

  it('that cannot even be put together has done nothing, and the next one can', async () => {
    const database = aPool(1);
    const broken = atOnce(database, (tx) => {
      void put(tx, ['plum', 1]);
      throw new Error('no fig');
    });
    await expect(broken).rejects.toThrow('no fig');
    await atOnce(database, (tx) => [put(tx, ['fig', 1])]);
    expect(await jars()).toEqual({ fig: 1 });
  });

  it('waits for the database once, however many statements it has', async () => {
    const line = await slowLine(site.databaseUrl, 20);
    toClose.push(line.close);
    const database = aPool(1, line.url);
    await database.query('select 1');
    const before = line.sent();
    await atOnce(database, (tx) => ['plum', 'fig', 'quince', 'rose hip'].map((name) => put(tx, [name, 1])));
    expect(line.sent() - before).toBe(1);
    await transaction(database, async (tx) => {
      await add(tx, ['plum']);
      await add(tx, ['fig']);
    });
    expect(line.sent() - before).toBe(1 + 4);
  });
});

describe('a connection that breaks while somebody has it', () => {
  it('fails what they do with it, and nothing else: the next one has another', async () => {
    const database = aPool(2);
    const broken = transaction(database, async (tx) => {
      const { rows } = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await site.database.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sleep(50);
      await tx.query('select 1');
    });
    await expect(broken).rejects.toThrow();
    expect((await database.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  });
});

describe('reads that go together', () => {
  it('wait for the database once, and each has its own answer', async () => {
    await atOnce(site.database, (tx) => [put(tx, ['plum', 1]), put(tx, ['fig', 2])]);
    const line = await slowLine(site.databaseUrl, 20);
    toClose.push(line.close);
    const database = aPool(1, line.url);
    await database.query('select 1');
    const before = line.sent();
    const [all, none] = await behindEachOther(database, (db) => [find(db, []), db.query('select where false')]);
    expect(all.map(({ name }) => name)).toEqual(['fig', 'plum']);
    expect(none.rows).toEqual([]);
    expect(line.sent() - before).toBe(1);
  });

  it('fail with the first that does, and leave their connection as it was', async () => {
    const database = aPool(1);
    await expect(behindEachOther(database, (db) => [find(db, []), fail('22012')(db), find(db, [])])).rejects.toMatchObject({
      code: '22012',
    });
    expect(await find(database, [])).toEqual([]);
  });

  it('is spent exactly as far as there is something, by two hundred at once on three connections', async () => {
    await site.database.query("insert into jars values ('plum', 120), ('eaten', 0)");
    const database = aPool(3);
    const eaten = await Promise.allSettled(
      Array.from({ length: 200 }, () => atOnce(database, (tx) => [add(tx, ['eaten']), take(tx, ['plum'])])),
    );
    const refused = eaten.flatMap((one) => (one.status === 'rejected' ? [shortageOf(one.reason)] : []));
    expect(refused).toEqual(Array.from({ length: 80 }, () => 'jam'));
    expect(await jars()).toEqual({ plum: 0, eaten: 120 });
  });
});

/** Both kinds of transaction, as one that takes its statements one after the other. */
const KINDS = [
  {
    kind: 'step by step',
    run: (database: Database, statements: readonly ((tx: Tx) => Promise<unknown>)[], begun: () => void) =>
      transaction(database, async (tx) => {
        begun();
        for (const one of statements) await one(tx);
      }),
  },
  {
    kind: 'in one piece',
    run: (database: Database, statements: readonly ((tx: Tx) => Promise<unknown>)[], begun: () => void) =>
      atOnce(database, (tx) => {
        begun();
        return statements.map((one) => one(tx));
      }),
  },
];

describe.each(KINDS)('a transaction $kind', ({ run }) => {
  it.each(['40001', '40P01'])('that met another (%s) is tried again as a whole, three times more at most', async (code) => {
    let tries = 0;
    const begun = () => void (tries += 1);
    const failsOften = (times: number) => (tx: Tx) => (tries <= times ? fail(code)(tx) : put(tx, ['fig', 0]));
    await run(site.database, [(tx) => put(tx, ['plum', 0]), failsOften(3)], begun);
    expect([tries, await jars()]).toEqual([4, { plum: 0, fig: 0 }]);
    tries = 0;
    await expect(run(site.database, [(tx) => put(tx, ['quince', 0]), failsOften(9)], begun)).rejects.toMatchObject({ code });
    expect([tries, await jars()]).toEqual([4, { plum: 0, fig: 0 }]);
  });

  it('that fails by itself is not tried again', async () => {
    let tries = 0;
    await expect(run(site.database, [fail('22012')], () => void (tries += 1))).rejects.toMatchObject({ code: '22012' });
    expect(tries).toBe(1);
  });

  it('gets out of a real deadlock: both are done in the end', async () => {
    await site.database.query("insert into jars values ('plum', 0), ('fig', 0)");
    let tries = 0;
    const both = [
      ['plum', 'fig'],
      ['fig', 'plum'],
    ].map(([first, second]) =>
      run(site.database, [(tx) => add(tx, [first]), (tx) => nap(tx, []), (tx) => add(tx, [second])], () => void (tries += 1)),
    );
    await Promise.all(both);
    expect(tries).toBeGreaterThan(2);
    expect(await jars()).toEqual({ fig: 2, plum: 2 });
  });
});

describe('a statement', () => {
  it('is one of its own, however long its name and however alike another begins', async () => {
    const name = 'a_name_that_is_longer_than_the_63_characters_that_postgresql_keeps';
    const [one, other] = [statement<{ n: number }>(`${name}_1`, 'select 1 as n'), statement<{ n: number }>(`${name}_2`, 'select 2 as n')];
    const pool = aPool(1);
    expect([...(await one(pool, [])), ...(await other(pool, []))]).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
