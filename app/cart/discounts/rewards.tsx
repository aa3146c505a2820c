import { formatDollars } from '#domain/catalog/price-text.ts';
import { Button } from '#app/ui/button.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import { usePlaceState, WHOLE_CART } from '#app/cart/actions/place-state.ts';
import type { RewardsView } from './rewards-view.ts';

/** Uses rewards for this cart, or takes them back. Nothing for whoever has none. */
export function Rewards({ rewards }: { rewards: RewardsView | undefined }) {
  const { busy } = usePlaceState(WHOLE_CART);
  if (rewards === undefined) return null;
  const { available, used, choices } = rewards;
  const isBusy = busy.includes('redeem');
  if (used !== undefined)
    return (
      <div className="rewards">
        <p>
          <b className="figures">{used}</b> of your <span className="figures">{available}</span> in rewards is used here.
        </p>
        <CartForm intent="redeem" fields={{ redeem: '0' }}>
          <Button look="quiet" size="small" isBusy={isBusy}>
            Take it back
          </Button>
        </CartForm>
      </div>
    );
  return (
    <CartForm intent="redeem" className="rewards" label="Rewards">
      <label className="rewards-use">
        <span>Use</span>
        <select name="redeem" className="input" defaultValue={choices.at(-1)} aria-label="Rewards to use">
          {choices.map((dollars) => (
            <option key={dollars} value={dollars}>
              {formatDollars(dollars)}
            </option>
          ))}
        </select>
        <span>
          of your <b className="figures">{available}</b> rewards
        </span>
      </label>
      <Button look="secondary" size="small" isBusy={isBusy}>
        Use rewards
      </Button>
    </CartForm>
  );
}
