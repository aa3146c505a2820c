import CloudOff from 'lucide-react/icons/cloud-off';
import { useCart } from '#app/local-cart/cart-store.ts';

/** Says on every page that what was wanted of the cart is kept while the shop is out of reach. Read out when it comes. */
export function AwayNotice() {
  const kept = useCart(({ intentions }) => (intentions.some(({ phase }) => phase === 'unreached') ? intentions.length : 0));
  return (
    <div className="away-notice not-printed" role="status">
      {kept > 0 && (
        <p>
          <CloudOff size={18} aria-hidden="true" />
          You&apos;re offline. We kept {kept === 1 ? 'your change' : `your ${kept} changes`} to the cart and send{' '}
          {kept === 1 ? 'it' : 'them'} when you&apos;re back.
        </p>
      )}
    </div>
  );
}
