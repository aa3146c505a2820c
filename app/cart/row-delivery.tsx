import { useEffect, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router';
import Package from 'lucide-react/icons/package';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import type { DeliveryType } from '#domain/delivery/delivery-types.ts';
import type { CartOutcome } from './cart-outcome.ts';
import type { DeliveryChoice } from './delivery-choices.ts';
import type { RowView } from './row-view.ts';

const ICONS: Record<DeliveryType, typeof Truck> = { STA: Truck, ISP: Store, PCK: Store, STS: Package };

/** Where the focus was when a row moved to another group: it is put back there, in its new place. */
let movedButtonId: string | undefined;

/** How a row comes, changed in place: each way is a button that chooses it. Nothing where there is no choice. */
export function RowDelivery({
  row: { lineId, title, delivery },
  fetcher,
  action,
}: {
  row: RowView;
  fetcher: FetcherWithComponents<CartOutcome>;
  action: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (movedButtonId === undefined || document.activeElement !== document.body) return;
    const button = [...(box.current?.querySelectorAll('button') ?? [])].find((one) => one.id === movedButtonId);
    if (button === undefined) return;
    movedButtonId = undefined;
    button.focus();
  });
  if (delivery.length === 0) return null;
  const asked = fetcher.formData?.get('deliveryType');
  return (
    <div ref={box} className="cart-delivery" role="group" aria-label={`How to get ${title}`}>
      {delivery.map((choice) => (
        <fetcher.Form
          key={choice.deliveryType}
          method="post"
          action={action}
          onSubmit={() => {
            movedButtonId = buttonId(lineId, choice);
          }}
        >
          <input type="hidden" name="intent" value="delivery" />
          <input type="hidden" name="cartItemId" value={lineId} />
          <input type="hidden" name="deliveryType" value={choice.deliveryType} />
          {choice.storeNumber !== undefined && <input type="hidden" name="pickupStoreNumber" value={choice.storeNumber} />}
          <DeliveryButton lineId={lineId} choice={choice} isChosen={asked == null ? choice.isChosen : asked === choice.deliveryType} />
        </fetcher.Form>
      ))}
    </div>
  );
}

function DeliveryButton({ lineId, choice, isChosen }: { lineId: string; choice: DeliveryChoice; isChosen: boolean }) {
  const Icon = ICONS[choice.deliveryType];
  return (
    <button
      type={choice.isChosen ? 'button' : 'submit'}
      id={buttonId(lineId, choice)}
      className="cart-delivery-choice"
      aria-pressed={isChosen}
      disabled={!choice.isPossible}
    >
      <Icon size={18} aria-hidden="true" />
      <span>
        <span className="block font-semibold">{choice.label}</span>
        {choice.detail !== undefined && <span className="cart-delivery-detail">{choice.detail}</span>}
      </span>
    </button>
  );
}

function buttonId(lineId: string, { deliveryType }: DeliveryChoice): string {
  return `delivery-${lineId}-${deliveryType}`;
}
