/** How far a return is: it lies with us and its money is on its way, or is back, or its vendor refuses to give it back. */
export const RETURN_STATES = ['RECEIVED', 'REFUNDED', 'REFUND_FAILED'] as const;
export type ReturnStatus = (typeof RETURN_STATES)[number];

/** Told from the movements of its money; one that cost nothing has none. */
export function returnStatus(moves: readonly { readonly state: 'PENDING' | 'DONE' | 'REFUSED' }[]): ReturnStatus {
  if (moves.some(({ state }) => state === 'REFUSED')) return 'REFUND_FAILED';
  return moves.every(({ state }) => state === 'DONE') ? 'REFUNDED' : 'RECEIVED';
}
