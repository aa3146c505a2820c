import type { Bench } from '../bench.ts';
import { BUDGETS } from '../budgets.ts';
import { shareOf } from '../figure.ts';
import { summarise } from '../load.ts';
import { Shopper, type Answer } from '../shopper.ts';
import { openStatementCounter } from '../statements.ts';
import type { Side, Subject } from '../side-by-side.ts';

const ITEM = '/cc/api/checkout/default/item';
const MOST_ROWS = 5;
/** What the jobs ask meanwhile, for each add, at the most. */
const JOBS_STATEMENTS = 1.5;

const itemOf = (index: number) => String(200_001 + (index % 400));

/** Puts one piece of some item into the cart. */
export const add = async (shopper: Shopper, index: number): Promise<Answer> =>
  shopper.send('POST', ITEM, { items: [{ itemId: itemOf(index), qty: 1 }] });

/** So many visits are begun before anything is counted: as many as somebody needs while it is. */
const VISITS_AHEAD = 150;

/**
 * Somebody whose cart grows to five rows, and who then begins anew. As in a browser a page has begun the visit before: of who has none the key is
 * of no use, and the add does less.
 */
export const adding = (base: string, pid: number): Subject => ({
  pid,
  makeBody: async (number) => {
    const visits: Shopper[] = [];
    for (let visit = 0; visit < VISITS_AHEAD; visit += 1) visits.push(await visiting(base));
    let shopper = await visiting(base);
    let rows = 0;
    return async () => {
      if (rows >= MOST_ROWS) {
        shopper = visits.pop() ?? (await visiting(base));
        rows = 0;
      }
      await add(shopper, number * 11 + rows);
      rows += 1;
    };
  },
});

/** A visitor to whom a page has given a session. */
async function visiting(base: string): Promise<Shopper> {
  const shopper = new Shopper(base);
  await shopper.send('GET', '/', undefined, { 'sec-fetch-dest': 'document' });
  return shopper;
}

/** An add beside one statement. @returns what it cost */
export async function measureAdd({ running, ceilings, report, sideBySide }: Bench): Promise<Side> {
  const sides = await sideBySide({
    'an add': adding(running.base, running.pid),
    'one statement': {
      pid: ceilings.pid,
      makeBody: async () => {
        const shopper = new Shopper(ceilings.base);
        return async () => void (await shopper.send('POST', '/add', { items: [{ itemId: itemOf(0), qty: 1 }] }));
      },
    },
  });
  const value = shareOf(sides.of('an add'), sides.of('one statement'));
  report({ id: 'add', what: 'add to cart, against one statement', value, unit: '×', goal: { atLeast: 0.45 }, sides: sides.all });
  return sides.of('an add');
}

/** Statements that an add takes, counted by PostgreSQL itself. */
export async function countStatements({ running, report }: Bench): Promise<void> {
  const counter = await openStatementCounter(running.databaseUrl);
  for (const rows of [1, 100]) {
    const shopper = new Shopper(running.base);
    for (let index = 0; index < rows; index += 1) await add(shopper, index);
    await add(shopper, 0);
    const before = await counter.read();
    for (let repeat = 0; repeat < 20; repeat += 1) await add(shopper, 0);
    const value = ((await counter.read()) - before) / 20;
    const what = `SQL statements an add under a key, ${rows} row${rows === 1 ? '' : 's'}`;
    report({
      id: `statements.add.${rows}`,
      what,
      value,
      unit: '',
      goal: { atMost: BUDGETS.statements.addUnderKey + JOBS_STATEMENTS },
      note: 'with those of the jobs meanwhile',
    });
  }
  await counter.close();
}

/** What an add costs at a hundred rows, in those at two: one shopper, so nobody waits for anybody. */
export async function measureGrowth({ running, report, isQuick }: Bench): Promise<void> {
  const times = new Map<number, number[]>([
    [2, []],
    [100, []],
  ]);
  for (let round = 0; round < (isQuick ? 2 : 6); round += 1) {
    const shopper = new Shopper(running.base);
    for (let rows = 1; rows <= 100; rows += 1) {
      await add(shopper, rows);
      const list = times.get(rows);
      if (list === undefined) continue;
      for (let repeat = 0; repeat < 60; repeat += 1) {
        const started = performance.now();
        await add(shopper, rows);
        if (repeat >= 10) list.push(performance.now() - started);
      }
    }
  }
  const [few, many] = [summarise(times.get(2) ?? []).p50, summarise(times.get(100) ?? []).p50];
  const note = `${many.toFixed(2)} ms against ${few.toFixed(2)} ms`;
  report({ id: 'add.growth', what: 'add at 100 rows, against 2 rows (p50)', value: many / few, unit: '×', goal: { atMost: 2 }, note });
}
