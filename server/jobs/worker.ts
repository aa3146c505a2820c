import type { Shop } from '../shop.ts';
import { brokenInvariants } from './invariants.ts';
import { dispatchDue } from '../events/index.ts';
import { reconcile, resumeFulfilment, simulateFulfilment } from '../orders/index.ts';
import { HANDLERS } from './handlers.ts';
import { sweep } from './sweep.ts';

type Job = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<unknown> };

/** Work in the background that can be stopped: what is under way is finished first. */
export type Worker = { stop(): Promise<void> };

/** The demo's warehouse: off where a real one works. */
function simulated(shop: Shop): Job[] {
  const { fulfilmentStepSeconds: seconds } = shop.settings;
  if (seconds === 0) return [];
  return [{ name: 'simulator', everyMs: Math.min(5_000, seconds * 500), run: () => simulateFulfilment(shop, seconds * 1000) }];
}

/** Runs the background jobs, each one after itself, never two of one kind at once on a node. */
export function startWorker(shop: Shop): Worker {
  const jobs: Job[] = [
    { name: 'outbox', everyMs: 400, run: () => dispatchDue(shop, HANDLERS) },
    { name: 'reconciler', everyMs: 1_000, run: () => reconcile(shop) },
    { name: 'fulfilment', everyMs: 2_000, run: () => resumeFulfilment(shop) },
    ...simulated(shop),
    { name: 'sweep', everyMs: 60_000, run: () => sweep(shop) },
    { name: 'invariants', everyMs: 60_000, run: () => brokenInvariants(shop) },
  ];
  const stopping = new AbortController();
  const waiting = new Set<() => void>();
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms);
      function done(): void {
        clearTimeout(timer);
        waiting.delete(done);
        resolve();
      }
      waiting.add(done);
    });
  const loops = jobs.map(async (job) => {
    while (!stopping.signal.aborted) {
      await pause(job.everyMs);
      if (stopping.signal.aborted) return;
      await job.run().catch((error: unknown) => shop.log.error({ job: job.name, err: error }, 'a background job failed'));
    }
  });
  return {
    async stop() {
      stopping.abort();
      for (const wake of Array.from(waiting)) wake();
      await Promise.all(loops);
    },
  };
}
