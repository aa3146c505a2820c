import { statesBefore, type StateMachine } from '#domain/shared/state-machine.ts';

/**
 * What an office round can be. CLOSED: nobody adds any more, and its coordinator has not done anything with it yet. IN_CART: what could be had of it is in the coordinator's cart.
 * BOUGHT: an order was placed with rows of it.
 */
export const ROUND_STATES = ['OPEN', 'CLOSED', 'IN_CART', 'BOUGHT', 'CANCELLED'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export const ROUND_MACHINE: StateMachine<RoundState> = {
  first: 'OPEN',
  moves: {
    OPEN: ['CLOSED', 'CANCELLED'],
    CLOSED: ['OPEN', 'IN_CART', 'CANCELLED'],
    IN_CART: ['BOUGHT', 'CANCELLED'],
    BOUGHT: [],
    CANCELLED: [],
  },
};

/** Where something can still come of a round: it is shown first, and its link leads somewhere. */
export const UNDER_WAY = ['OPEN', 'CLOSED', 'IN_CART'] as const satisfies readonly RoundState[];

export const ROUND_RIGHT_NAMES = ['LINK', 'REMIND', 'CLOSE', 'CHANGE', 'CART', 'CANCEL'] as const;
export type RoundRight = (typeof ROUND_RIGHT_NAMES)[number];

/** What who looks after a round may do with it as it stands. */
const ROUND_RIGHTS: Readonly<Record<RoundRight, readonly RoundState[]>> = {
  LINK: ['OPEN'],
  REMIND: ['OPEN'],
  CLOSE: statesBefore(ROUND_MACHINE, 'CLOSED'),
  CHANGE: ['OPEN', 'CLOSED'],
  CART: ['CLOSED', 'IN_CART'],
  CANCEL: statesBefore(ROUND_MACHINE, 'CANCELLED'),
};

export function mayDo(right: RoundRight, state: RoundState): boolean {
  return ROUND_RIGHTS[right].includes(state);
}

export function isUnderWay(state: RoundState): boolean {
  return UNDER_WAY.some((one) => one === state);
}
