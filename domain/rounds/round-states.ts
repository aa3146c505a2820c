import { type StateMachine } from '#domain/shared/state-machine.ts';

/**
 * What an office round can be. CLOSED: nobody adds any more, and its coordinator has not done anything with it yet. IN_CART: what could be had of it is in the coordinator's cart.
 * WAITING: an order with rows of it waits for an approval. BOUGHT: an order was placed with rows of it. Where an order comes to nothing, its rows can be moved once more.
 */
export const ROUND_STATES = ['OPEN', 'CLOSED', 'IN_CART', 'WAITING', 'BOUGHT', 'CANCELLED'] as const;
export type RoundState = (typeof ROUND_STATES)[number];

export const ROUND_MACHINE: StateMachine<RoundState> = {
  first: 'OPEN',
  moves: {
    OPEN: ['CLOSED', 'CANCELLED'],
    CLOSED: ['OPEN', 'IN_CART', 'CANCELLED'],
    IN_CART: ['WAITING', 'BOUGHT', 'CLOSED', 'CANCELLED'],
    WAITING: ['BOUGHT', 'IN_CART', 'CLOSED'],
    BOUGHT: ['WAITING', 'IN_CART', 'CLOSED'],
    CANCELLED: [],
  },
};

/** Where something can still come of a round: it is shown first, and its link leads somewhere. */
export const UNDER_WAY = ['OPEN', 'CLOSED', 'IN_CART', 'WAITING'] as const satisfies readonly RoundState[];

export const ROUND_RIGHT_NAMES = ['LINK', 'REMIND', 'CLOSE', 'CHANGE', 'CART', 'GUESTS', 'CANCEL'] as const;
export type RoundRight = (typeof ROUND_RIGHT_NAMES)[number];

/** What who looks after a round may do with it as it stands. */
const ROUND_RIGHTS: Readonly<Record<RoundRight, readonly RoundState[]>> = {
  LINK: ['OPEN'],
  REMIND: ['OPEN'],
  CLOSE: ['OPEN'],
  CHANGE: ['OPEN', 'CLOSED'],
  CART: ['CLOSED', 'IN_CART'],
  /** Rows of others are changed and removed as long as nothing was ordered. */
  GUESTS: ['OPEN', 'CLOSED', 'IN_CART'],
  CANCEL: ['OPEN', 'CLOSED', 'IN_CART'],
};

export function mayDo(right: RoundRight, state: RoundState): boolean {
  return ROUND_RIGHTS[right].includes(state);
}

export function isUnderWay(state: RoundState): boolean {
  return UNDER_WAY.some((one) => one === state);
}

/** Where the rows of a round are that was moved to a cart. */
export type RowsWhere = readonly { readonly isOrdered: boolean; readonly isWaiting: boolean; readonly isInCart: boolean }[];

/** What a round is by where its rows are. */
export function stateByRows(rows: RowsWhere): RoundState {
  if (rows.some(({ isOrdered }) => isOrdered)) return 'BOUGHT';
  if (rows.some(({ isWaiting }) => isWaiting)) return 'WAITING';
  return rows.some(({ isInCart }) => isInCart) ? 'IN_CART' : 'CLOSED';
}
