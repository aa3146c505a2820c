import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import { usePlaceState, WHOLE_CART } from '#app/cart/actions/place-state.ts';
import type { LaterDelivery } from './later-delivery.ts';

/** Lets a shopper have everything that is shipped on a later day. Nothing where nothing is shipped. */
export function DeliveryDay({ later }: { later: LaterDelivery | undefined }) {
  const { busy, result } = usePlaceState(WHOLE_CART);
  if (later === undefined) return null;
  const error = result?.intent === 'later-day' && !result.isDone ? result.messages[0]?.text : undefined;
  const isBusy = busy.includes('later-day');
  return (
    <details className="disclosure delivery-day">
      <summary>
        <span>Delivery day</span>
        <span className="coupons-count">{later.dateText ?? 'As soon as possible'}</span>
      </summary>
      <div className="disclosure-body">
        <CartForm intent="later-day" className="coupon-form" label="Delivery day">
          <TextField
            key={later.date}
            label="Deliver on"
            name="date"
            type="date"
            min={later.earliest}
            defaultValue={later.date}
            hint={`From ${later.earliestText} on, Monday to Friday.`}
            error={error}
          />
          <Button look="secondary" isBusy={isBusy}>
            Choose
          </Button>
        </CartForm>
        {later.date !== undefined && (
          <CartForm intent="later-day" fields={{ date: '' }}>
            <Button look="quiet" size="small" isBusy={isBusy}>
              As soon as possible
            </Button>
          </CartForm>
        )}
      </div>
    </details>
  );
}
