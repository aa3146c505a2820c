import { useState } from 'react';
import { useLocation } from 'react-router';
import { DEFAULT_CART_STORE_NUMBER } from '#domain/delivery/places/default-places.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import type { CartIntent } from '#app/cart/actions/action-result.ts';
import type { RowView } from '#app/cart/rows/row-view.ts';

/** The id of the field in which a row's store is chosen. */
export function storeFieldId(lineId: string): string {
  return `store-${lineId}`;
}

/** The parameter of the page's address that names the row whose detail is unfolded. */
const DETAIL = 'detail';

/** The address at which a row's detail is unfolded, for when there are no scripts. */
export function detailPath(lineId: string, target: string): string {
  return `?${DETAIL}=${encodeURIComponent(lineId)}#${target}`;
}

/** Unfolds a row's detail and goes to its store. */
export function openStoreField(lineId: string): void {
  const detail = document.getElementById(detailId(lineId));
  if (!(detail instanceof HTMLDetailsElement)) return;
  detail.addEventListener('toggle', () => requestAnimationFrame(() => document.getElementById(storeFieldId(lineId))?.focus()), {
    once: true,
  });
  if (detail.open) document.getElementById(storeFieldId(lineId))?.focus();
  detail.open = true;
}

function detailId(lineId: string): string {
  return `detail-${lineId}`;
}

/**
 * Everything about how a row comes, and what can be done about it: folded until it is wanted. Its fields are there only while
 * it is open: browsers look at every field of a page when it is loaded, and a cart has up to 200 rows. (C §9, Labels)
 */
export function RowDetail({ row, busy }: { row: RowView; busy: readonly CartIntent[] }) {
  const { lineId } = row;
  const { facts, split, storeNumber } = row.delivery;
  const isAsked = new URLSearchParams(useLocation().search).get(DETAIL) === lineId;
  const [isOpen, setIsOpen] = useState(isAsked);
  const hasForms = split !== undefined || storeNumber !== undefined;
  if (facts.length === 0 && !hasForms) return null;
  return (
    <details
      id={detailId(lineId)}
      className="cart-detail"
      open={isAsked}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
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
        {!isOpen && hasForms && (
          <a className="without-scripts" href={detailPath(lineId, detailId(lineId))}>
            Split it or choose its store
          </a>
        )}
        {isOpen && split !== undefined && <SplitForm row={row} split={split} isBusy={busy.includes('split')} />}
        {isOpen && storeNumber !== undefined && <StoreForm row={row} storeNumber={storeNumber} isBusy={busy.includes('delivery')} />}
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
