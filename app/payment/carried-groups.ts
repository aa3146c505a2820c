import type { Cart } from '#contracts/cart.ts';

/** The delivery groups of a cart with how the first row of each is delivered. */
export function carriedGroups({ deliveryGroups, items }: Pick<Cart, 'deliveryGroups' | 'items'>): { key: string; deliveryType: string }[] {
  const types = new Map(items.map((item) => [item.cartItemId, item.selectedDeliveryOption.deliveryType]));
  return deliveryGroups.map(({ key, cartItemIds: [first = ''] }) => ({ key, deliveryType: types.get(first) ?? 'STA' }));
}
