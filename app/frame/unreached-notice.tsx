import CloudOff from 'lucide-react/icons/cloud-off';
import { useUnreachedText } from '#app/local-cart/unreached-text.ts';

/** Says on every page that what was wanted of the cart is kept while the shop is out of reach. Read out when it comes. */
export function UnreachedNotice() {
  const text = useUnreachedText();
  return (
    <div className="unreached-notice not-printed" role="status">
      {text !== undefined && (
        <p>
          <CloudOff size={18} aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
