import { useNavigation } from 'react-router';
import { useCart } from '#app/local-cart/cart-store.ts';

/** Whether a change is under way, so that the totals on the page are those of before. */
export function useIsCartUpdating(): boolean {
  const isWanted = useCart(({ intentions }) => intentions.length > 0);
  const { formData } = useNavigation();
  return isWanted || formData?.has('intent') === true;
}
