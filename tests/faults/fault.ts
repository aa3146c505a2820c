import type { Stage } from './stage/stage.ts';

/**
 * Where a fault strikes. `own`: a shop with its own PostgreSQL. `small-disk`: the same on a disk of its own that is soon full. `line`:
 * a shop on a PostgreSQL of somebody else, behind a line that can be cut. `empty`: the same with an empty database for each round,
 * and no shop yet.
 */
export const STAGE_KINDS = ['own', 'small-disk', 'line', 'empty'] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/** What goes wrong, and how it ends. While it strikes, people go on putting things into carts and ordering. */
export type Fault = {
  readonly name: string;
  readonly stage: StageKind;
  /** How long it lasts once it has struck, in milliseconds. */
  readonly lastsMs: number;
  /** One of the many moods of the vendor. */
  readonly isMood?: true;
  /** Played by `npm run faults` alone: it takes long, and another test of `npm test` does the same without people who order. */
  readonly isLong?: true;
  /** Why it cannot be played here, in one sentence; undefined: it can. */
  needs?(): Promise<string | undefined>;
  /** Makes it happen. @param round counts from 0: what has several forms takes turns. */
  strike(stage: Stage, round: number): Promise<void>;
  /** Undoes what somebody from outside has to undo. The shop has to be ready 5 s after this begins. */
  heal(stage: Stage): Promise<void>;
};
