import { useCart } from './cart-store.ts';
import { ADD_ITEMS } from './intentions.ts';

/** What is said wherever the cart is shown while changes of it are kept, since the shop is out of reach; undefined while none is. */
export function useUnreachedText(): string | undefined {
  const kept = useCart(({ intentions }) => (intentions.some(({ phase }) => phase === 'unreached') ? intentions.length : 0));
  const isAdding = useCart(({ intentions }) => intentions.every(({ intent }) => intent === ADD_ITEMS));
  if (kept === 0) return undefined;
  const [changes, them] = kept === 1 ? ['your change', 'it'] : [`your ${kept} changes`, 'them'];
  const [why, whenBack] = navigator.onLine
    ? ["We can't reach the store right now.", "when it's back"]
    : ["You're offline.", "when you're back"];
  if (isAdding) return `${why} We kept what you added and put it in your cart ${whenBack}.`;
  return `${why} We kept ${changes} to the cart and send ${them} ${whenBack}.`;
}
