import type { Ways } from '../handing/ways.ts';

/** How an order is called, and what is in it, while a person looks it over. */
export const BEING_CHECKED = 'Being checked';

/** What is told of an order that a person looks over first: no day, since nobody promises one yet. */
export function onHoldText(ways: Ways): string {
  const { hasParcels, hasPickups } = ways;
  // What is emailed has no day: it goes out as soon as somebody has looked.
  const day = hasParcels ? 'your delivery date' : hasPickups ? 'when you can pick it up' : 'when we send it';
  return `We’re checking your order, usually within one business day. We’ll email you ${day}.`;
}
