import TrendingDown from 'lucide-react/icons/trending-down';
import Info from 'lucide-react/icons/info';
import { Button } from '#app/ui/button.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import { usePlaceState, WHOLE_CART } from '#app/cart/actions/place-state.ts';
import type { ChangeView } from './change-view.ts';
import { rowElementId } from '#app/local-cart/gone-rows.ts';

/** What changed without the shopper's doing, until they say that they have seen it. Nothing when nothing did. */
export function CartChanges({ changes }: { changes: readonly ChangeView[] }) {
  const { busy } = usePlaceState(WHOLE_CART);
  if (changes.length === 0) return null;
  return (
    <section className="cart-changes" aria-labelledby="changes-title">
      <h2 id="changes-title">What changed since your last visit</h2>
      <ul>
        {changes.map(({ key, lineId, name, text, isGood }) => (
          <li key={key} data-tone={isGood ? 'good' : undefined}>
            {isGood ? <TrendingDown size={18} aria-hidden="true" /> : <Info size={18} aria-hidden="true" />}
            <p>
              {lineId === undefined ? <b>{name}</b> : <a href={`#${rowElementId(lineId)}`}>{name}</a>} <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <CartForm intent="seen-changes">
        <Button look="secondary" size="small" isBusy={busy.includes('seen-changes')}>
          Got it
        </Button>
      </CartForm>
    </section>
  );
}
