import type { Fault, StageKind } from './fault.ts';
import { playRound, type Played } from './round.ts';
import { openStage, type Stage } from './stage/stage.ts';

/** What came of all rounds of a fault. */
export type Outcome = {
  readonly fault: string;
  readonly rounds: readonly Played[];
  /** Why it was not played. */
  readonly skipped?: string;
  /** What broke the play itself: the shop could not be started, or not stopped. */
  readonly failures: readonly string[];
};

type Plan = {
  readonly faults: readonly Fault[];
  readonly rounds: number;
  /** How many rounds come before the first: what takes turns begins elsewhere. */
  readonly firstRound: number;
  readonly onRound?: (fault: Fault, round: number, played: Played | string) => void;
};

/**
 * Plays so many rounds of each fault, one after the other. A stage is kept from one fault to the next of its kind, unless the shop on it
 * could not be brought back.
 */
export async function play({ faults, rounds, firstRound, onRound }: Plan): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let open: { readonly kind: StageKind; readonly stage: Stage } | undefined;
  const close = async () => {
    await open?.stage.end();
    open = undefined;
  };
  try {
    for (const fault of faults) {
      const skipped = await fault.needs?.();
      if (skipped !== undefined) {
        outcomes.push({ fault: fault.name, rounds: [], failures: [], skipped });
        continue;
      }
      const played: Played[] = [];
      const failures: string[] = [];
      for (let round = firstRound; round < firstRound + rounds; round += 1) {
        if (open?.kind !== fault.stage) await close();
        try {
          open ??= { kind: fault.stage, stage: await openStage(fault.stage) };
          const result = await playRound(fault, open.stage, round);
          played.push(result);
          onRound?.(fault, round, result);
          if (!result.isReady) await close();
        } catch (error) {
          failures.push(error instanceof Error ? error.message : String(error));
          onRound?.(fault, round, failures.at(-1) ?? '');
          await close();
        }
      }
      outcomes.push({ fault: fault.name, rounds: played, failures });
    }
    return outcomes;
  } finally {
    await close();
  }
}
