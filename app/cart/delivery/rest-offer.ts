import type { CartItem } from '#contracts/cart-item.ts';
import { againFields } from '#app/cart/actions/again-items.ts';
import type { MessageOffer } from '#app/cart/messages/shown-message.ts';

/**
 * What can be had of a row by delivery when its store has fewer pieces than were asked for, with the plans that went along with them; undefined
 * where nothing is missing or that many are not delivered. `items`: the rows that changed with it.
 */
export function restOffer(row: CartItem, items: readonly CartItem[], askedQty: number): MessageOffer | undefined {
  const missing = askedQty - row.qty;
  const { deliveryType } = row.selectedDeliveryOption;
  if (missing < 1 || (deliveryType !== 'ISP' && deliveryType !== 'PCK') || !isDelivered(row, missing)) return undefined;
  const plans = items
    .filter((item) => item.parentRelationCartItemId === row.cartItemId && item.parentRelationType !== 'BUNDLE')
    .map((item) => ({ ...item, qty: piecesLost(item) }))
    .filter(({ qty }) => qty > 0);
  const wanted = [{ ...row, qty: missing }, ...plans].map((item) => ({
    ...item,
    selectedDeliveryOption: { ...item.selectedDeliveryOption, deliveryType: 'STA' as const, pickupStoreNumber: null },
    // They belong to the row that is made for the rest.
    parentRelationCartItemId: null,
  }));
  return {
    label: `Get the other ${missing.toLocaleString('en-US')} delivered`,
    fields: [['intent', 'deliver-rest'], ['cartItemId', row.cartItemId], ...againFields(wanted)],
  };
}

/** How many pieces of what goes along with a row were taken out together with pieces of the row. */
function piecesLost({ actioned, status, prevQty, qty }: CartItem): number {
  if (actioned !== 'DELETED_ITEM') return 0;
  return prevQty - (status === 'DELETED' ? 0 : qty);
}

/** Whether so many more can be delivered, as far as is known: of what no stock is counted, as many as anybody wants. */
function isDelivered({ availableDeliveryOptions }: CartItem, pieces: number): boolean {
  const ordinary = availableDeliveryOptions.find(({ deliveryType, groupId }) => deliveryType === 'STA' && groupId !== 'G4');
  if (ordinary === undefined) return false;
  return ordinary.locations.length === 0 || ordinary.locations.some(({ available }) => available >= pieces);
}
