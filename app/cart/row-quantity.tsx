import type { FetcherWithComponents } from 'react-router';
import { MAX_CART_FIELD_QTY } from '#domain/cart/cart-limits.ts';
import { quantityInCartField } from '#domain/catalog/quantity-field.ts';
import { Button } from '#app/ui/button.tsx';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import type { CartOutcome } from './cart-outcome.ts';
import type { RowView } from './row-view.ts';

export type RowQuantityProps = { row: RowView; fetcher: FetcherWithComponents<CartOutcome>; action: string; describedBy: string | undefined; isInvalid: boolean };

/** How many: three digits, unless the row has more already. Nothing at all takes the row away. (C §5, Quantity; A-038) */
export function RowQuantity({ row: { lineId, title, qty }, fetcher, action, describedBy, isInvalid }: RowQuantityProps) {
  const commit = (quantity: number) => { void fetcher.submit({ intent: 'quantity', cartItemId: lineId, qty: String(quantity) }, { method: 'post', action }); };
  const asked = fetcher.data?.askedQty;
  // The field keeps what was typed; it begins anew when the server made another quantity of it.
  const start = fetcher.state !== 'idle' || asked === undefined || asked === qty ? 'as-asked' : `is-${qty}`;
  return (
    <fetcher.Form method="post" action={action} className="cart-quantity">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="cartItemId" value={lineId} />
      <QuantityStepper key={start} label={`Quantity of ${title}`} defaultValue={qty} min={0} max={Math.max(MAX_CART_FIELD_QTY, qty)} rule={(text) => quantityInCartField(text, qty)} onCommit={commit} describedBy={describedBy} isInvalid={isInvalid} />
      <Button look="secondary" size="small" className="without-scripts" aria-label={`Update the quantity of ${title}`}>Update</Button>
    </fetcher.Form>
  );
}
