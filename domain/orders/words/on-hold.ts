/** How an order is called, and what is in it, while a person looks it over. */
export const BEING_CHECKED = 'Being checked';

/** What is told of an order that a person looks over first: no day, since nobody promises one yet. */
export function onHoldText(isPickup: boolean): string {
  const day = isPickup ? 'when you can pick it up' : 'your delivery date';
  return `We’re checking your order, usually within one business day. We’ll email you ${day}.`;
}
