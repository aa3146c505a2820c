import type { CartItem } from '#contracts/cart-item.ts';
import type { AddedItem } from './added-items.ts';

/** What an add has to name to bring rows back, each with what goes along with it. The parts of a set come by themselves. */
export function againItems(rows: readonly CartItem[]): AddedItem[] {
  const back = new Set(rows.map(({ cartItemId }) => cartItemId));
  return rows
    .filter(({ parentRelationType }) => parentRelationType !== 'BUNDLE')
    .map(
      ({
        itemId,
        qty,
        position,
        selectedDeliveryOption,
        surchargeAltItemId,
        personalization,
        parentItemId,
        parentRelationType,
        parentRelationCartItemId,
      }) => ({
        itemId,
        qty,
        position,
        deliveryType: selectedDeliveryOption.deliveryType,
        ...(selectedDeliveryOption.pickupStoreNumber !== null && { pickupStoreNumber: selectedDeliveryOption.pickupStoreNumber }),
        ...(parentRelationType !== null && parentItemId !== null && { parentItemId, parentRelationType }),
        // A parent that comes back itself has another row then.
        ...(parentRelationCartItemId !== null && !back.has(parentRelationCartItemId) && { parentRelationCartItemId }),
        ...(surchargeAltItemId !== null && { surchargeAltItemId }),
        ...(personalization !== undefined && { personalization: valuesOf(personalization) }),
      }),
    );
}

/** What was written, as a call takes it. */
export function valuesOf(lines: NonNullable<CartItem['personalization']>): Record<string, string> {
  return Object.fromEntries(lines.map(({ field, value }) => [field, value]));
}

/** The same as the fields of a form; every item gives every field, so that they stay in step. */
export function againFields(rows: readonly CartItem[]): (readonly [string, string])[] {
  return againItems(rows).flatMap(
    (item) =>
      [
        ['itemId', item.itemId],
        ['qty', String(item.qty)],
        ['deliveryType', item.deliveryType ?? ''],
        ['pickupStoreNumber', item.pickupStoreNumber ?? ''],
        ['parentItemId', item.parentItemId ?? ''],
        ['parentRelationType', item.parentRelationType ?? ''],
        ['parentRelationCartItemId', item.parentRelationCartItemId ?? ''],
        ['surchargeAltItemId', item.surchargeAltItemId ?? ''],
        ['position', String(item.position ?? '')],
        ['personalization', item.personalization === undefined ? '' : JSON.stringify(item.personalization)],
      ] as const,
  );
}
