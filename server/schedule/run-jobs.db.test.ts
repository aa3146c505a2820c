import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { transaction } from '#server/db/transaction.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { at, atLatest, cancelJob, startSchedule, type Job, type Jobs, type Schedule } from './index.ts';

const site = useShop();
const running: Schedule[] = [];

afterEach(async () => {
  for (const schedule of running.splice(0)) await schedule.stop();
  site.setNow(TEST_NOW);
  await site.database.query('delete from jobs');
});

/** Starts the shop's schedule with these jobs alone. */
function start(jobs: Jobs): Schedule {
  const schedule = startSchedule(site.shop, jobs);
  running.push(schedule);
  return schedule;
}

/** A job that notes what it was asked for. */
function noting(): { ran: string[]; job: Job } {
  const ran: string[] = [];
  return { ran, job: { run: async (_shop, key) => void ran.push(key) } };
}

const inSeconds = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);
const until = (told: () => unknown, expected: unknown) => expect.poll(told, { interval: 20 }).toEqual(expected);
const rows = async () =>
  (await site.database.query<{ key: string; due_at: Date; attempts: number; last_error: string | null }>('select * from jobs order by key'))
    .rows;

describe('a job at a time', () => {
  it("is done when the shop's clock says so, and only then", async () => {
    const { ran, job } = noting();
    await at(site.database, { name: 'note', key: 'a', due: inSeconds(60) });
    start({ note: job });
    await sleep(1_500);
    expect(ran).toEqual([]);
    site.setNow(inSeconds(61));
    await until(() => ran, ['a']);
    await until(rows, []);
  });

  it('exists if and only if the transaction in which it was put down is committed', async () => {
    const { ran, job } = noting();
    start({ note: job });
    const undone = transaction(site.database, async (tx) => {
      await at(tx, { name: 'note', key: 'undone', due: TEST_NOW });
      await sleep(1_200);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await transaction(site.database, (tx) => at(tx, { name: 'note', key: 'done', due: TEST_NOW }));
    await until(() => ran, ['done']);
    await until(rows, []);
    expect(ran).toEqual(['done']);
  });

  it('is one for each key: a later call moves it, and it can be taken back', async () => {
    await at(site.database, { name: 'note', key: 'a', due: inSeconds(60) });
    await at(site.database, { name: 'note', key: 'a', due: inSeconds(30) });
    await at(site.database, { name: 'note', key: 'b', due: inSeconds(60) });
    await cancelJob(site.database, { name: 'note', key: 'b' });
    expect(await rows()).toMatchObject([{ key: 'a', due_at: inSeconds(30) }]);
  });

  it('at the latest by an instant stays as it is where it is due before', async () => {
    await at(site.database, { name: 'note', key: 'early', due: inSeconds(10) });
    await at(site.database, { name: 'note', key: 'late', due: inSeconds(90) });
    await atLatest(site.database, { name: 'note', keys: ['early', 'late', 'new'], due: inSeconds(60) });
    expect((await rows()).map(({ key, due_at: due }) => [key, due])).toEqual([
      ['early', inSeconds(10)],
      ['late', inSeconds(60)],
      ['new', inSeconds(60)],
    ]);
  });

  it('that puts itself down anew is due again, whatever else it does', async () => {
    await at(site.database, { name: 'chain', key: 'a', due: TEST_NOW });
    start({ chain: { run: (shop, key) => at(shop.database, { name: 'chain', key, due: inSeconds(300) }) } });
    await until(async () => (await rows()).map(({ due_at: due }) => due), [inSeconds(300)]);
    await sleep(200);
    expect(await rows()).toMatchObject([{ due_at: inSeconds(300), attempts: 0 }]);
  });

  it('of a name that this version of the shop does not know is left to those that do', async () => {
    const { ran, job } = noting();
    await at(site.database, { name: 'of the next version', key: 'x', due: TEST_NOW });
    await at(site.database, { name: 'note', key: 'a', due: TEST_NOW });
    start({ note: job });
    await until(() => ran, ['a']);
    await until(async () => (await rows()).map(({ key, attempts }) => [key, attempts]), [['x', 0]]);
  });
});

describe('a job that throws', () => {
  it('is logged and tried again after growing pauses', async () => {
    let tries = 0;
    await at(site.database, { name: 'stumble', key: 'a', due: TEST_NOW });
    const run = async () => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
    };
    start({ stumble: { run } });
    await until(async () => (await rows()).map((row) => [row.attempts, row.last_error]), [[1, 'Error: not yet']]);
    const pauseMs = async () => ((await rows())[0]?.due_at.getTime() ?? 0) - site.shop.now().getTime();
    expect(await pauseMs()).toBeLessThanOrEqual(2_000);
    site.setNow(inSeconds(60));
    await until(async () => (await rows()).map((row) => row.attempts), [2]);
    // Not before its failure is written down: until then the row says how long whoever runs it may take.
    await until(
      pauseMs,
      expect.toSatisfy((ms: number) => ms > 2_000 && ms <= 4_000),
    );
    site.setNow(inSeconds(120));
    await until(rows, []);
    expect(tries).toBe(3);
    expect(site.logged.filter((line) => line.includes('a job failed and is tried again') && line.includes('stumble'))).toHaveLength(2);
  });

  it('does not hold up the others', async () => {
    const { ran, job } = noting();
    for (let number = 0; number < 10; number += 1) await at(site.database, { name: 'fail', key: String(number), due: inSeconds(-60) });
    await at(site.database, { name: 'note', key: 'a', due: TEST_NOW });
    start({ note: job, fail: { run: () => Promise.reject(new Error('never')) } });
    await until(() => ran, ['a']);
  });
});

describe('what repeats', () => {
  it('is begun by the first start, and waits no longer than its period, whatever clock ran before', async () => {
    await at(site.database, { name: 'tick', key: '', due: inSeconds(86_400) });
    let ticks = 0;
    start({ tick: { everyMs: 5_000, run: async () => void (ticks += 1) } });
    await until(async () => (await rows())[0]?.due_at.getTime(), expect.closeTo(inSeconds(5).getTime(), -4));
    expect(ticks).toBe(0);
    site.setNow(inSeconds(6));
    await until(() => ticks, 1);
    site.setNow(inSeconds(12));
    await until(() => ticks, 2);
  });
});

describe('what repeats, under a clock that was hours ahead', () => {
  it('waits no longer than its period once the clock is right again', async () => {
    let ticks = 0;
    start({ tick: { everyMs: 2_000, run: async () => void (ticks += 1) } });
    await until(async () => (await rows()).length, 1);
    site.setNow(inSeconds(5 * 3_600));
    await until(async () => ((await rows())[0]?.due_at ?? TEST_NOW) > inSeconds(5 * 3_600), true);
    site.setNow(TEST_NOW);
    const before = ticks;
    await until(() => ticks > before, true);
  });
});

describe('a node that is stopped', () => {
  it('waits for what is under way, and takes nothing more', async () => {
    const held: { letGo?: () => void } = {};
    const log: string[] = [];
    await at(site.database, { name: 'long', key: 'a', due: TEST_NOW });
    const schedule = start({
      long: {
        run: async () => {
          log.push('begun');
          await new Promise<void>((resolve) => (held.letGo = resolve));
          log.push('ended');
        },
      },
    });
    await until(() => log, ['begun']);
    const stopped = schedule.stop().then(() => log.push('stopped'));
    await at(site.database, { name: 'long', key: 'b', due: TEST_NOW });
    await sleep(1_200);
    held.letGo?.();
    await stopped;
    expect(log).toEqual(['begun', 'ended', 'stopped']);
    expect((await rows()).map(({ key }) => key)).toEqual(['b']);
  });
});
