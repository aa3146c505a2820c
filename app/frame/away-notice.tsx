import CloudOff from 'lucide-react/icons/cloud-off';
import { useAwayText } from '#app/local-cart/away-text.ts';

/** Says on every page that what was wanted of the cart is kept while the shop is out of reach. Read out when it comes. */
export function AwayNotice() {
  const text = useAwayText();
  return (
    <div className="away-notice not-printed" role="status">
      {text !== undefined && (
        <p>
          <CloudOff size={18} aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
