import Gift from 'lucide-react/icons/gift';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import { usePlaceState, WHOLE_CART } from '#app/cart/actions/place-state.ts';
import type { GiftChoice, GiftRow } from './gift-view.ts';
import { SmallRow } from '#app/cart/rows/small-row.tsx';

/** The gifts that the cart has earned, to choose from. Nothing when there are none. */
export function GiftChoices({ choices }: { choices: readonly GiftChoice[] }) {
  const { busy } = usePlaceState(WHOLE_CART);
  if (choices.length === 0) return null;
  const list = (
    <ul>
      {choices.map(({ itemId, promotionId, title, why }) => (
        <li key={`${promotionId} ${itemId}`}>
          <p>
            {choices.length === 1 && 'Free: '}
            <b>{title}</b>
            {why !== '' && <span> {why}</span>}
          </p>
          <CartForm intent="choose-gift" fields={{ itemId, promotionId }}>
            <Button look="secondary" size="small" isBusy={busy.includes('choose-gift')} aria-label={`Choose ${title}`}>
              Choose
            </Button>
          </CartForm>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="gift-choices" aria-label={choices.length === 1 ? 'Choose your free item' : 'Choose your free items'}>
      <Gift size={20} aria-hidden="true" />
      {choices.length === 1 ? (
        list
      ) : (
        <details id="gift-choices">
          <summary>Choose your free items: {choices.length} to choose from</summary>
          {list}
        </details>
      )}
    </section>
  );
}

/** The gifts that are in the cart: they cost nothing and can be dropped. Nothing when there are none. */
export function GiftRows({ gifts }: { gifts: readonly GiftRow[] }) {
  if (gifts.length === 0) return null;
  return (
    <section className="cart-group" aria-label="Free items">
      <ul className="cart-rows">
        {gifts.map((gift) => (
          <GiftItem key={gift.lineId} gift={gift} />
        ))}
      </ul>
    </section>
  );
}

function GiftItem({ gift }: { gift: GiftRow }) {
  const { lineId, title } = gift;
  const isLeaving = usePlaceState(lineId).busy.includes('drop-gift');
  return (
    <SmallRow row={gift} isLeaving={isLeaving} note={<Badge tone="offer">Free Sample</Badge>}>
      <span className="cart-child-price">$0.00</span>
      <CartForm intent="drop-gift" fields={{ cartItemId: lineId }}>
        <Button look="quiet" size="small" isBusy={isLeaving} aria-label={`Remove ${title}`}>
          Remove
        </Button>
      </CartForm>
    </SmallRow>
  );
}
