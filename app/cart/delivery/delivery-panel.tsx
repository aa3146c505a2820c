import type { ReactNode } from 'react';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import type { CartIntent } from '#app/cart/actions/action-result.ts';
import type { RowView } from '#app/cart/rows/row-view.ts';
import type { DeliveryChoice } from './delivery-choices.ts';
import { openStoreChooser, STORE_CHOOSER_PATH } from './store-chooser.tsx';

/** A mask of the style sheet: four drawings in each of 200 rows would be most of the page. */
const ICONS: Record<DeliveryType, string> = { STA: 'truck', ISP: 'store', PCK: 'store', STS: 'package' };

/** What is known of how a row comes, and how else it or some of its pieces could. (C §9, Labels) */
export function DeliveryPanel({ row, busy }: { row: RowView; busy: readonly CartIntent[] }) {
  const { title, facts, delivery } = row;
  return (
    <div className="cart-delivery-panel">
      {delivery.choices.length > 0 && (
        <div className="cart-delivery-choices" role="group" aria-label={`How to get ${title}`}>
          {delivery.choices.map((choice) => (
            <Choice key={choiceKey(choice)} lineId={row.lineId} choice={choice} />
          ))}
        </div>
      )}
      <div>
        <p className="cart-delivery-title">Delivery Detail</p>
        <dl className="cart-delivery-facts">
          {[...delivery.facts, { label: 'Item', text: facts.join(', ').replace('Item ', '') }].map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {delivery.split !== undefined && <SplitForm row={row} split={delivery.split} isBusy={busy.includes('split')} />}
    </div>
  );
}

/** One way: a button that chooses it, or the way to choose a store first. */
function Choice({ lineId, choice }: { lineId: string; choice: DeliveryChoice }) {
  if (choice.needsStore)
    return (
      <a className="cart-delivery-choice" href={STORE_CHOOSER_PATH} onClick={openStoreChooser}>
        <ChoiceContent choice={choice} />
      </a>
    );
  return (
    <CartForm
      intent="delivery"
      fields={{
        cartItemId: lineId,
        deliveryType: choice.deliveryType,
        levelOfService: choice.level,
        pickupStoreNumber: choice.storeNumber,
      }}
    >
      <DeliveryButton lineId={lineId} choice={choice}>
        <ChoiceContent choice={choice} />
      </DeliveryButton>
    </CartForm>
  );
}

function DeliveryButton({ lineId, choice, children }: { lineId: string; choice: DeliveryChoice; children: ReactNode }) {
  return (
    <button
      type={choice.isChosen ? 'button' : 'submit'}
      id={`delivery-${lineId}-${choiceKey(choice)}`}
      className="cart-delivery-choice"
      aria-pressed={choice.isChosen}
      disabled={!choice.isPossible}
    >
      {children}
    </button>
  );
}

function choiceKey({ deliveryType, level }: DeliveryChoice): string {
  return level === 'SDD' ? 'today' : deliveryType;
}

function ChoiceContent({ choice: { deliveryType, label, detail } }: { choice: DeliveryChoice }) {
  return (
    <>
      <span className="cart-delivery-icon" data-icon={ICONS[deliveryType]} aria-hidden="true" />
      <span className="cart-delivery-text">
        <span className="block font-semibold">{label}</span>
        {detail !== undefined && <span className="cart-delivery-detail">{detail}</span>}
      </span>
    </>
  );
}

type Split = NonNullable<RowView['delivery']['split']>;

function SplitForm({ row: { lineId, title, qty }, split, isBusy }: { row: RowView; split: Split; isBusy: boolean }) {
  return (
    <CartForm intent="split" fields={{ cartItemId: lineId }} className="cart-delivery-split" label={`Split ${title}`}>
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
        label="Get some another way"
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
