import type { ReactNode } from 'react';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import { CartForm } from '#app/cart/actions/cart-form.tsx';
import type { DeliveryChoice } from './delivery-choices.ts';
import { detailPath, openStoreField, storeFieldId } from './row-detail.tsx';
import type { RowView } from '#app/cart/rows/row-view.ts';

/** A mask of the style sheet: four drawings in each of 200 rows would be most of the page. */
const ICONS: Record<DeliveryType, string> = { STA: 'truck', ISP: 'store', PCK: 'store', STS: 'package' };

/** How a row comes, changed in place: each way is a button that chooses it. Nothing where there is no choice. */
export function RowDelivery({ row: { lineId, title, delivery } }: { row: RowView }) {
  if (delivery.choices.length === 0) return null;
  return (
    <div className="cart-delivery" role="group" aria-label={`How to get ${title}`}>
      {delivery.choices.map((choice) =>
        choice.needsStore ? (
          // Leads to the field that asks for the store.
          <a
            key={choiceKey(choice)}
            className="cart-delivery-choice"
            href={detailPath(lineId, storeFieldId(lineId))}
            onClick={(event) => {
              event.preventDefault();
              openStoreField(lineId);
            }}
          >
            <ChoiceContent choice={choice} />
          </a>
        ) : (
          <CartForm
            key={choiceKey(choice)}
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
        ),
      )}
    </div>
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
