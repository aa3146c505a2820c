import { useRef, type FocusEvent } from 'react';
import { MAX_CART_FIELD_QTY } from '#domain/cart/cart-limits.ts';
import { quantityInCartField } from '#domain/catalog/quantity-field.ts';
import { Button } from '#app/ui/button.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import type { PlaceState } from '#app/cart/actions/place-state.ts';
import { useBeginning } from './use-beginning.ts';

export type RowQuantityProps = {
  lineId: string;
  title: string;
  qty: number;
  /** It goes up and down by so much. */
  step?: number | undefined;
  /** The most that it may be; the cart's field's own limit when absent. */
  most?: number | undefined;
  state: PlaceState;
  /** Called when more digits are typed than the field takes, and with `false` once what is typed is allowed again. */
  onRefuse?: ((isRefused: boolean) => void) | undefined;
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
};

/** How many: three digits, unless the row has more already. 0 takes the row away. (C §5, Quantity; A-038) */
export function RowQuantity({ lineId, title, qty, step = 1, most, state, onRefuse, describedBy, isInvalid = false }: RowQuantityProps) {
  const form = useRef<HTMLFormElement>(null);
  const beginning = useBeginning(state, qty);
  // A field that was left empty says again how many there are.
  const refill = (event: FocusEvent) => {
    if (event.target instanceof HTMLInputElement && event.target.value === '') event.target.value = String(qty);
  };
  const max = Math.max(most ?? MAX_CART_FIELD_QTY, qty);
  return (
    <form ref={form} method="post" className="cart-quantity" onBlur={refill} noValidate>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="cartItemId" value={lineId} />
      <QuantityStepper
        key={beginning}
        id={`qty-${lineId}`}
        label={`Quantity of ${title}`}
        defaultValue={qty}
        min={0}
        max={max}
        step={step}
        rule={most === undefined ? (text) => quantityInCartField(text, qty) : undefined}
        onRefuse={onRefuse}
        onCommit={() => form.current?.requestSubmit()}
        describedBy={describedBy}
        isInvalid={isInvalid}
      />
      <Button look="secondary" size="small" className="without-scripts" aria-label={`Update the quantity of ${title}`}>
        Update
      </Button>
    </form>
  );
}
