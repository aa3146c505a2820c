import type { DeliveryType } from '#domain/delivery/delivery-types.ts';

/** What an add form says. */
export type AddForm = {
  readonly itemId: string;
  /** As it was typed. */
  readonly qty: string;
  readonly deliveryType: DeliveryType | undefined;
  readonly pickupStoreNumber: string | undefined;
  /** Sent by a script, which shows the outcome itself. */
  readonly wantsOutcome: boolean;
};

const OFFERED_DELIVERY: readonly DeliveryType[] = ['STA', 'ISP'];

/** Reads an add form. A delivery that no form offers is left out: then the cart decides. */
export function readAddForm(form: FormData): AddForm {
  const deliveryType = OFFERED_DELIVERY.find((type) => type === form.get('deliveryType'));
  return {
    itemId: textOf(form, 'itemId'),
    qty: textOf(form, 'qty'),
    deliveryType,
    pickupStoreNumber: deliveryType === 'ISP' && textOf(form, 'pickupStoreNumber') !== '' ? textOf(form, 'pickupStoreNumber') : undefined,
    wantsOutcome: form.get('answer') === 'outcome',
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
