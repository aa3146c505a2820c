import { useMemo } from 'react';
import { knownCart, subscribeToCart, useCart } from '#app/local-cart/cart-store.ts';
import { readIntent, type ActionResult, type CartIntent } from './action-result.ts';

/** What is under way at a place of the cart page, and the result of the last action there. */
export type PlaceState = { readonly busy: readonly CartIntent[]; readonly result: ActionResult | undefined };

/** The place of what is about no row. */
export const WHOLE_CART = '';

/** The state of a row, or of the whole cart; what shows it is rendered again only when something happens there. */
export function usePlaceState(place: string): PlaceState {
  const result = useCart(({ results }) => results.get(place));
  // One text for one list, so that nothing is rendered for what is under way elsewhere.
  const underWay = useCart(({ intentions }) =>
    intentions
      .filter((one) => one.place === place)
      .map(({ intent }) => intent)
      .join(' '),
  );
  return useMemo(() => ({ busy: underWay.split(' ').flatMap((intent) => readIntent(intent) ?? []), result }), [underWay, result]);
}

/** Whether nothing is under way anywhere. */
export function isQuiet(): boolean {
  return knownCart().intentions.length === 0;
}

/** Whether something got no answer, and will be sent again when the shop may be back. */
export function isOutOfReach(): boolean {
  return knownCart().intentions.some(({ phase }) => phase === 'unreached');
}

/** Waits until nothing is under way any more, or until something else is so. */
export function whenQuiet(isEnough = isQuiet): Promise<void> {
  const isOver = () => isQuiet() || isEnough();
  if (isOver()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToCart(() => {
      if (!isOver()) return;
      stop();
      resolve();
    });
  });
}
