import type { CartItem } from '#contracts/cart-item.ts';
import { isPickup } from '#domain/delivery/delivery-types.ts';

/** What is told when rows that are picked up in a store were added or changed. (C §4, Pickup notifications) */
export type PickupNotification = {
  readonly title: string;
  /** '1 added, 2 removed'; empty when nothing changed. */
  readonly summary: string;
};

type Row = Pick<CartItem, 'status' | 'actioned'> & {
  readonly selectedDeliveryOption: Pick<CartItem['selectedDeliveryOption'], 'deliveryType'>;
};
type Fate = 'added' | 'modified' | 'removed' | 'unchanged';

const TITLES: Record<Fate, string> = {
  added: 'Pickup item added',
  modified: 'Pickup item modified',
  removed: 'Pickup item removed from cart',
  unchanged: 'Pickup item unchanged',
};
/** In the order in which they are counted; the first that happened gives the title. */
const COUNTED = ['added', 'modified', 'removed'] as const;

/** What a change did to the pickup rows among those that it was about; `undefined` when there is none among them. */
export function pickupNotification(touched: readonly Row[]): PickupNotification | undefined {
  const fates = touched.filter((row) => isPickup(row.selectedDeliveryOption.deliveryType)).map(fateOf);
  if (fates.length === 0) return undefined;
  const counts = COUNTED.map((fate) => ({ fate, count: fates.filter((one) => one === fate).length })).filter(({ count }) => count > 0);
  return {
    title: TITLES[counts[0]?.fate ?? 'unchanged'],
    summary: counts.map(({ fate, count }) => `${count} ${fate}`).join(', '),
  };
}

/** The same as one sentence, for a toast. */
export function pickupToast({ title, summary }: PickupNotification): string {
  return summary === '' ? title : `${title}: ${summary}`;
}

/** A row that is gone was removed; one that was only lowered was modified. */
function fateOf({ status, actioned }: Row): Fate {
  if (status === 'DELETED') return 'removed';
  if (actioned === 'NONE') return 'unchanged';
  return actioned === 'ADD_ITEM' ? 'added' : 'modified';
}
