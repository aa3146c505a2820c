/**
 * The states of an order's payment and where each may go. UNKNOWN means that the vendor has not answered: a reconciler
 * finds out, and nobody charges again meanwhile.
 */
export const PAYMENT_MOVES = {
  PENDING: ['APPROVED', 'DECLINED', 'UNKNOWN', 'CHALLENGE'],
  UNKNOWN: ['APPROVED', 'DECLINED', 'VOIDED'],
  CHALLENGE: ['APPROVED', 'DECLINED', 'VOIDED'],
  APPROVED: ['CAPTURED', 'VOIDED'],
  CAPTURED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  DECLINED: [],
  VOIDED: [],
  REFUNDED: [],
} as const;

export type PaymentState = keyof typeof PAYMENT_MOVES;

/** Whether a payment in one state may go to the other. */
export function canMove(from: PaymentState, to: PaymentState): boolean {
  const moves: readonly PaymentState[] = PAYMENT_MOVES[from];
  return moves.includes(to);
}

/** Whether nothing can happen to a payment any more. */
export function isSettled(state: PaymentState): boolean {
  return PAYMENT_MOVES[state].length === 0;
}

/** Whether a payment's history is a path of the graph: it begins with PENDING and makes only moves that are declared. */
export function isPossibleHistory(states: readonly PaymentState[]): boolean {
  if (states[0] !== 'PENDING') return false;
  return states.slice(1).every((state, index) => {
    const before = states[index];
    return before !== undefined && canMove(before, state);
  });
}
