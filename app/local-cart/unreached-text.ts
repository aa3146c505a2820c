import { useState } from 'react';
import { useCart } from './cart-store.ts';
import { ADD_ITEMS } from './intentions.ts';

/**
 * What is said wherever the cart is shown while changes of it are kept, since the shop is out of reach; undefined while none is. It stays as it
 * is while they are tried again: it is read out whenever it comes or says something else.
 */
export function useUnreachedText(): string | undefined {
  const kept = useCart(({ intentions }) => (intentions.some(({ wasUnreached }) => wasUnreached) ? intentions.length : 0));
  const isAdding = useCart(({ intentions }) => intentions.every(({ intent }) => intent === ADD_ITEMS));
  const isOut = useCart(({ intentions }) => intentions.some(({ phase }) => phase === 'unreached'));
  const [isOnline, setIsOnline] = useState(true);
  if (isOut && isOnline !== navigator.onLine) setIsOnline(navigator.onLine);
  if (kept === 0) return undefined;
  const [changes, them] = kept === 1 ? ['your change', 'it'] : [`your ${kept} changes`, 'them'];
  const [why, whenBack] = isOnline ? ["We can't reach the store right now.", "when it's back"] : ["You're offline.", "when you're back"];
  if (isAdding) return `${why} We kept what you added and put it in your cart ${whenBack}.`;
  return `${why} We kept ${changes} to the cart and send ${them} ${whenBack}.`;
}
