import { DEFAULT_CART_STORE_NUMBER } from '#domain/delivery/default-places.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { CartForm } from '#app/cart/cart-form.tsx';
import type { CartIntent } from '#app/cart/cart-outcome.ts';
import type { RowView } from './row-view.ts';

/** The id of the field in which a row's store is chosen. */
export function storeFieldId(lineId: string): string {
  return `store-${lineId}`;
}

/** Everything about how a row comes, and what can be done about it: folded until it is wanted. (C §9, Labels) */
export function RowDetail({ row, busy }: { row: RowView; busy: readonly CartIntent[] }) {
  const { facts, split, storeNumber } = row.delivery;
  if (facts.length === 0 && split === undefined && storeNumber === undefined) return null;
  return (
    <details className="cart-detail">
      <summary>
        Delivery Detail<span className="hearable"> of {row.title}</span>
      </summary>
      <div className="cart-detail-body">
        {facts.length > 0 && (
          <dl className="cart-detail-facts">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        {split !== undefined && <SplitForm row={row} split={split} isBusy={busy.includes('split')} />}
        {storeNumber !== undefined && <StoreForm row={row} storeNumber={storeNumber} isBusy={busy.includes('delivery')} />}
      </div>
    </details>
  );
}

type Split = NonNullable<RowView['delivery']['split']>;

function SplitForm({ row: { lineId, title, qty }, split, isBusy }: { row: RowView; split: Split; isBusy: boolean }) {
  return (
    <CartForm intent="split" fields={{ cartItemId: lineId }} className="cart-detail-form" label={`Split ${title}`}>
      <TextField
        id={`split-${lineId}`}
        label={`How many of the ${qty.toLocaleString('en-US')}`}
        name="qty"
        type="number"
        inputMode="numeric"
        min={split.step}
        max={split.most}
        step={split.step}
        defaultValue={split.step}
      />
      <SelectField
        id={`way-${lineId}`}
        label="Come another way"
        name="way"
        options={split.ways.map(({ deliveryType, level, storeNumber, label }) => ({
          value: `${deliveryType} ${level ?? storeNumber ?? ''}`.trim(),
          label,
        }))}
      />
      <Button look="secondary" isBusy={isBusy}>
        Split
      </Button>
    </CartForm>
  );
}

function StoreForm({ row: { lineId, title }, storeNumber, isBusy }: { row: RowView; storeNumber: string; isBusy: boolean }) {
  return (
    <CartForm
      intent="delivery"
      fields={{ cartItemId: lineId, deliveryType: 'ISP', becomesYours: storeNumber === '' ? 'true' : undefined }}
      className="cart-detail-form"
      label={`Store for ${title}`}
    >
      <TextField
        id={storeFieldId(lineId)}
        label="Pick up at store number"
        name="pickupStoreNumber"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        defaultValue={storeNumber === '' ? DEFAULT_CART_STORE_NUMBER : storeNumber}
      />
      <Button look="secondary" isBusy={isBusy}>
        {storeNumber === '' ? 'Choose this store' : 'Pick up there'}
      </Button>
    </CartForm>
  );
}
