import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { whatWasKept, type Kept } from './promises.ts';
import type { Stage } from './stage/stage.ts';
import { ITEM, startWriters } from './writers/writers.ts';
import { newTally, openWire, type Tally } from './writers/wire.ts';

/** The longest that is waited for something that was promised much sooner. */
const LONGEST_WAIT_MS = 60_000;

/** What came of one round of a fault. */
export type Played = Kept & {
  /** From the moment at which the fault was over until every node takes adds again, in milliseconds. */
  readonly readyMs: number;
  /** Whether it was at last. */
  readonly isReady: boolean;
  readonly tally: Tally;
  /** What else was promised and did not hold. */
  readonly complaints: readonly string[];
};

/** Lets people shop, has the fault strike them, and looks at what is left. */
export async function playRound(fault: Fault, stage: Stage, round: number): Promise<Played> {
  if (fault.stage === 'empty') await stage.renew();
  const complaints: string[] = [];
  const writers = startWriters(stage);
  try {
    if (fault.stage !== 'empty' && !(await writers.more(10, 3, LONGEST_WAIT_MS))) complaints.push('nobody could order before it struck');
    const complain = (error: unknown) => void complaints.push(error instanceof Error ? error.message : String(error));
    await fault.strike(stage, round).catch(complain);
    await sleep(fault.lastsMs);
    const healed = performance.now();
    await fault.heal(stage).catch(complain);
    const isReady = await untilReady(stage, complaints);
    const readyMs = performance.now() - healed;
    if (!(await writers.more(4, 2, LONGEST_WAIT_MS))) complaints.push('nobody could order after it was over');
    await writers.stop();
    const kept = await whatWasKept(stage, writers);
    return { ...kept, readyMs, isReady, tally: writers.tally, complaints };
  } finally {
    await writers.stop();
    await writers.close();
  }
}

/** Waits until each node says that it is ready and takes an add. One that gave up is started again, as whoever watches it does. */
async function untilReady(stage: Stage, complaints: string[]): Promise<boolean> {
  const until = performance.now() + LONGEST_WAIT_MS;
  for (const [index, node] of stage.nodes().entries()) {
    const wire = openWire(
      () => [node.base],
      newTally(),
      () => false,
    );
    try {
      for (;;) {
        if ((await wire.client().send('GET', '/readyz')).status === 200) {
          const added = await wire.client().send('POST', ITEM, { items: [{ itemId: '100001', qty: 1 }] });
          if (added.status === 200) break;
        }
        const current = stage.nodes()[index] ?? node;
        if (current.hasEnded()) {
          if ((await current.ended) === 0) complaints.push('a node ended with 0 though nobody told it to');
          await stage.start(index === 0 ? 0 : 1).catch((error: unknown) => complaints.push(String(error)));
          await sleep(200);
        }
        if (performance.now() > until) {
          complaints.push(`not ready: ${current.said().slice(-1000)}`);
          return false;
        }
        await sleep(20);
      }
    } finally {
      await wire.close();
    }
  }
  return true;
}
