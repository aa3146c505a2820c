import type { StateMachine } from '#domain/shared/state-machine.ts';

/** What a restock can be: something that somebody gets again and again without asking each time. One that is paused comes on no day. */
export const RESTOCK_STATES = ['ACTIVE', 'PAUSED', 'ENDED'] as const;
export type RestockState = (typeof RESTOCK_STATES)[number];

export const RESTOCK_MACHINE: StateMachine<RestockState> = {
  first: 'ACTIVE',
  moves: { ACTIVE: ['PAUSED', 'ENDED'], PAUSED: ['ACTIVE', 'ENDED'], ENDED: [] },
};

/**
 * What can become of one day of restocks, of one person on one site. TOLD: the buyer knows what comes. ORDERING: its order is being placed. ORDERED: it has an order, or one that
 * waits for a yes. NOTHING: nothing of it was to be ordered in the end. FAILED: the order could not be placed; its buyer may have it tried again.
 */
export const RUN_STATES = ['TOLD', 'ORDERING', 'ORDERED', 'NOTHING', 'FAILED'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const RUN_MACHINE: StateMachine<RunState> = {
  first: 'TOLD',
  moves: {
    TOLD: ['ORDERING', 'NOTHING'],
    ORDERING: ['ORDERED', 'NOTHING', 'FAILED'],
    ORDERED: [],
    NOTHING: [],
    FAILED: ['TOLD'],
  },
};

/** Where an order can still come of a run. */
export const RUNS_AHEAD = ['TOLD', 'ORDERING'] as const satisfies readonly RunState[];

/** Whether a run has come to its end, with an order or without: nobody has to do anything about it. */
export function isOver(state: RunState): boolean {
  return state === 'ORDERED' || state === 'NOTHING';
}

/** What became of an item on its day. LEFT: it was not ordered, for a reason. */
export const RUN_ITEM_OUTCOMES = ['PLANNED', 'SKIPPED', 'ORDERED', 'LEFT'] as const;
export type RunItemOutcome = (typeof RUN_ITEM_OUTCOMES)[number];

/** Why an item is not ordered on its day. */
export const LEFT_REASONS = ['PRICE_ROSE', 'NOT_SOLD', 'OUT_OF_STOCK', 'NOT_ENOUGH'] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];
