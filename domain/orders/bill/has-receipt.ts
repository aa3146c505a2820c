import { cameToNothing, type OrderState } from '../order-states.ts';

/**
 * Whether there is something to show a receipt of: an order of which nothing came, or nothing yet because it waits for approval, and that was never charged, has none.
 *
 * @param chargedCents what was taken for it, whether or not it was given back since; in any unit.
 */
export function hasReceipt(order: { readonly state: OrderState; readonly isPlaced: boolean; readonly chargedCents: number }): boolean {
  return order.isPlaced && (order.chargedCents > 0 || (order.state !== 'PENDING_APPROVAL' && !cameToNothing(order.state)));
}
