import { useState, type FocusEvent } from 'react';
import type { FetcherWithComponents } from 'react-router';
import { MAX_CART_FIELD_QTY } from '#domain/cart/cart-limits.ts';
import { quantityInCartField } from '#domain/catalog/quantity-field.ts';
import { Button } from '#app/ui/button.tsx';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import type { CartOutcome } from './cart-outcome.ts';
import type { RowView } from './row-view.ts';

export type RowQuantityProps = {
  row: RowView;
  fetcher: FetcherWithComponents<CartOutcome>;
  action: string;
  describedBy: string | undefined;
  isInvalid: boolean;
};

/** How many: three digits, unless the row has more already. Nothing at all takes the row away. (C §5, Quantity; A-038) */
export function RowQuantity({ row: { lineId, title, qty }, fetcher, action, describedBy, isInvalid }: RowQuantityProps) {
  const beginning = useBeginning(fetcher, qty);
  const commit = (quantity: number) => {
    void fetcher.submit({ intent: 'quantity', cartItemId: lineId, qty: String(quantity) }, { method: 'post', action });
  };
  // A field that was left empty says again how many there are.
  const refill = (event: FocusEvent) => {
    if (event.target instanceof HTMLInputElement && event.target.value === '') event.target.value = String(qty);
  };
  return (
    <fetcher.Form method="post" action={action} className="cart-quantity" onBlur={refill}>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="cartItemId" value={lineId} />
      <QuantityStepper
        key={beginning}
        label={`Quantity of ${title}`}
        defaultValue={qty}
        min={0}
        max={Math.max(MAX_CART_FIELD_QTY, qty)}
        rule={(text) => quantityInCartField(text, qty)}
        onCommit={commit}
        describedBy={describedBy}
        isInvalid={isInvalid}
      />
      <Button look="secondary" size="small" className="without-scripts" aria-label={`Update the quantity of ${title}`}>
        Update
      </Button>
    </fetcher.Form>
  );
}

/**
 * The field keeps what was typed. It begins anew, under another key, only when the row has another quantity than it was last
 * asked for: because the server allowed less, or because the row was changed elsewhere.
 */
function useBeginning({ state, data }: FetcherWithComponents<CartOutcome>, qty: number): number {
  const [seen, setSeen] = useState({ data, qty, beginning: 0 });
  if (state === 'idle' && (data !== seen.data || qty !== seen.qty)) {
    const asked = data === seen.data ? undefined : data?.askedQty;
    setSeen({ data, qty, beginning: qty === (asked ?? seen.qty) ? seen.beginning : seen.beginning + 1 });
  }
  return seen.beginning;
}
