import { useState } from 'react';
import type { PlaceState } from '#app/cart/actions/place-state.ts';

/**
 * The key of a row's quantity field. The field keeps what was typed. It begins anew, under another key, only when the row has another quantity
 * than it was last asked for: because the server allowed less, or because the row was changed elsewhere.
 */
export function useBeginning({ busy, result }: PlaceState, qty: number): number {
  const [seen, setSeen] = useState({ result, qty, beginning: 0 });
  if (!busy.includes('quantity') && (result !== seen.result || qty !== seen.qty)) {
    const asked = result === seen.result ? undefined : result?.askedQty;
    setSeen({ result, qty, beginning: qty === (asked ?? seen.qty) ? seen.beginning : seen.beginning + 1 });
  }
  return seen.beginning;
}
