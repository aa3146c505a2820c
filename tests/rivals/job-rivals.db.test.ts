import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { at, startSchedule, type Jobs } from '#server/schedule/index.ts';
import { useTwoNodes } from './two-nodes.ts';

const nodes = useTwoNodes();
const { site } = nodes;

const left = async (name: string) =>
  (await site.database.query<{ key: string }>('select key from jobs where name = $1', [name])).rows.map(({ key }) => key);

/** Lets both nodes do the jobs that a node does, until `isDone`. */
async function onBothNodes(jobsOf: (node: number) => Jobs, isDone: () => Promise<boolean>): Promise<void> {
  const schedules = nodes.shops().map((shop, node) => startSchedule(shop, jobsOf(node)));
  try {
    await expect.poll(isDone, { timeout: 20_000, interval: 50 }).toBe(true);
  } finally {
    await Promise.all(schedules.map((schedule) => schedule.stop()));
  }
}

describe('two nodes do the jobs of the shop', () => {
  it('each job that is due once, and both take their part', async () => {
    const keys = Array.from({ length: 200 }, (_, number) => `n${String(number).padStart(3, '0')}`);
    for (const key of keys) await at(site.database, { name: 'count', key, due: site.shop.now() });
    const ran: string[] = [];
    const took = new Set<number>();
    await onBothNodes(
      (node) => ({
        count: {
          run: async (_shop, key) => {
            ran.push(key);
            took.add(node);
            await sleep(5);
          },
        },
      }),
      async () => (await left('count')).length === 0,
    );
    expect(ran.toSorted()).toEqual(keys);
    expect([...took].toSorted()).toEqual([0, 1]);
  });

  it('what repeats again and again, and never on both at once', async () => {
    let [rounds, underWay, mostAtOnce] = [0, 0, 0];
    const round = async () => {
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      await sleep(1_200); // both look while it is under way
      underWay -= 1;
      rounds += 1;
    };
    await onBothNodes(
      () => ({ 'round and round': { everyMs: 10, run: round } }),
      async () => rounds >= 3,
    );
    expect(mostAtOnce).toBe(1);
  });

  it('one that takes long stays where it is while its node says so', async () => {
    await at(site.database, { name: 'slow', key: '', due: site.shop.now() });
    let begun = 0;
    const start = performance.now();
    await onBothNodes(
      () => ({
        slow: {
          run: async () => {
            begun += 1;
            await site.database.query("update jobs set held_until = now() + interval '6 seconds' where name = 'slow'");
            await sleep(8_000);
          },
        },
      }),
      async () => performance.now() - start > 7_500,
    );
    expect(begun).toBe(1);
    expect(await left('slow')).toEqual([]);
  });

  it('one whose node is gone is done by the other when it has waited for it', async () => {
    await at(site.database, { name: 'orphan', key: 'a', due: site.shop.now() });
    await site.database.query(
      "update jobs set run_id = gen_random_uuid(), attempts = 1, held_until = now() + interval '1500 milliseconds' where name = 'orphan'",
    );
    const ran: number[] = [];
    const start = performance.now();
    await onBothNodes(
      () => ({ orphan: { run: async () => void ran.push(performance.now() - start) } }),
      async () => (await left('orphan')).length === 0,
    );
    expect(ran).toHaveLength(1);
    expect(ran[0]).toBeGreaterThan(1_000);
  });
});
