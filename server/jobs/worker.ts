import { sparingly } from '../db/away.ts';
import { dispatchDue } from '../events/index.ts';
import { reconcile } from '../orders/index.ts';
import { pause, startSchedule } from '../schedule/index.ts';
import type { Shop } from '../shop.ts';
import { HANDLERS } from './handlers.ts';
import { JOBS } from './jobs.ts';

/** Work in the background that can be stopped: what is under way is finished first. */
export type Worker = { stop(): Promise<void> };

/**
 * Starts a node's work in the background. What tells of events and what ends payments without an answer are no jobs: each looks for
 * rows of its own, on every node and passing over what another has, and somebody is waiting for it. Nor is what each node has in its memory.
 */
export function startWorker(shop: Shop): Worker {
  const stopping = new AbortController();
  const isToBeSaid = sparingly();
  const again = async (name: string, everyMs: number, run: () => Promise<unknown>) => {
    for (;;) {
      await pause(everyMs, stopping.signal);
      if (stopping.signal.aborted) return;
      await run().catch((error: unknown) => {
        if (isToBeSaid(error)) shop.log.error({ job: name, err: error }, 'work in the background failed');
      });
    }
  };
  const loops = [
    again('outbox', 400, () => dispatchDue(shop, HANDLERS)),
    again('reconciler', 1_000, () => reconcile(shop)),
    again('searches', 5_000, () => shop.unfoundSearches.flush()),
  ];
  const schedule = startSchedule(shop, JOBS);
  return {
    async stop() {
      stopping.abort();
      await Promise.all([...loops, schedule.stop()]);
      await shop.unfoundSearches.flush();
    },
  };
}
