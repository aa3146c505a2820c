import { sparingly } from '../db/away.ts';
import type { Shop } from '../shop.ts';
import type { Job, Jobs } from './job.ts';
import { atLatest, claimJobs, holdOn, markDone, markFailed, markRepeated, type Claimed } from './job.repository.ts';
import { pause } from './pause.ts';

/** How often a node looks for what is due. */
const LOOK_EVERY_MS = 1_000;
/** Less than a connection each, so that the shop's pages always find one. */
const MOST_AT_ONCE = 4;
/** How often a node says that it is still at its jobs; it may miss twice before they are another's. */
const HOLD_ON_EVERY_MS = 5_000;
const LONGEST_WAIT_MS = 900_000;

/** A node's part in the shop's jobs. */
export type Schedule = { /** Takes no more, and waits for what is under way. */ stop(): Promise<void> };

/**
 * Does the shop's jobs, sharing them with every other node. What is due is claimed by a row in the database, by the shop's clock; a
 * job that throws is logged and tried again after growing pauses.
 */
export function startSchedule(shop: Shop, jobs: Jobs): Schedule {
  const underWay = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const holding = setInterval(() => void holdOnTo(shop, [...underWay.keys()]), HOLD_ON_EVERY_MS);
  const looking = look();

  async function look(): Promise<void> {
    let begunAt: Date | undefined;
    const isToBeSaid = sparingly();
    while (!stopping.signal.aborted) {
      try {
        const now = shop.now();
        // A clock that went back began anew: what repeats would wait for the hours that it was ahead.
        if (begunAt === undefined || now < begunAt) await begin(shop, jobs);
        begunAt = now;
        const most = MOST_AT_ONCE - underWay.size;
        const claimed = await claimJobs(shop.database, [shop.now(), Object.keys(jobs), most]);
        for (const one of claimed) underWay.set(one.run_id, run(one));
        if (claimed.length === most) await Promise.race(underWay.values());
        else await pause(LOOK_EVERY_MS, stopping.signal);
      } catch (error) {
        if (isToBeSaid(error)) shop.log.error({ err: error }, 'the shop cannot look for its jobs');
        await pause(LOOK_EVERY_MS, stopping.signal);
      }
    }
  }

  async function run(claimed: Claimed): Promise<void> {
    try {
      await runOne(shop, jobs[claimed.name], claimed);
    } catch (error) {
      // What became of it cannot be written down: it is another's when nobody says any more that it is held.
      shop.log.error({ job: claimed.name, err: error }, 'the end of a job could not be noted');
    } finally {
      underWay.delete(claimed.run_id);
    }
  }

  return {
    async stop() {
      stopping.abort();
      await looking;
      await Promise.all(underWay.values());
      clearInterval(holding);
    },
  };
}

/** What repeats is there from the first start on. Whatever clock ran before this one, or period: nothing waits longer than its period. */
async function begin(shop: Shop, jobs: Jobs): Promise<void> {
  for (const [name, { everyMs }] of Object.entries(jobs))
    if (everyMs !== undefined) await atLatest(shop.database, { name, keys: [''], due: later(shop, everyMs) });
}

async function runOne(shop: Shop, job: Job | undefined, { name, key, attempts, run_id: runId }: Claimed): Promise<void> {
  const everyMs = job?.everyMs;
  try {
    await job?.run(shop, key);
  } catch (error) {
    shop.log.error({ job: name, key, attempts, err: error }, 'a job failed and is tried again');
    const waitMs = Math.min(LONGEST_WAIT_MS, everyMs ?? LONGEST_WAIT_MS, 1000 * 2 ** attempts);
    await markFailed(shop.database, [name, key, runId, later(shop, waitMs), String(error).slice(0, 500)]);
    return;
  }
  if (everyMs === undefined) await markDone(shop.database, [name, key, runId]);
  else await markRepeated(shop.database, [name, key, runId, later(shop, everyMs)]);
}

async function holdOnTo(shop: Shop, runIds: readonly string[]): Promise<void> {
  if (runIds.length === 0) return;
  await holdOn(shop.database, [runIds]).catch((error: unknown) => shop.log.warn({ err: error }, 'jobs under way could not be held on to'));
}

function later(shop: Shop, ms: number): Date {
  return new Date(shop.now().getTime() + ms);
}
