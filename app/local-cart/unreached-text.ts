import { useCart } from './cart-store.ts';
import { ADD_ITEMS } from './intentions.ts';

/**
 * What is said wherever the cart is shown while changes of it are kept, since the shop is out of reach; undefined while none is. It stays as it
 * is while they are tried again: it is read out whenever it comes or says something else.
 */
export function useUnreachedText(): string | undefined {
  const intentions = useCart((cart) => cart.intentions);
  const offline = intentions.find((one) => one.offline !== undefined)?.offline;
  if (offline === undefined) return undefined;
  const kept = intentions.length;
  const [changes, them] = kept === 1 ? ['your change', 'it'] : [`your ${kept} changes`, 'them'];
  const [why, whenBack] = offline ? ["You're offline.", "when you're back"] : ["We can't reach the store right now.", "when it's back"];
  if (intentions.every(({ intent }) => intent === ADD_ITEMS)) return `${why} We kept what you added and put it in your cart ${whenBack}.`;
  return `${why} We kept ${changes} to the cart and send ${them} ${whenBack}.`;
}
