/** Whether all of an order is picked up in a store: nothing of it ships. `deliveryType`: that of its rows. */
export function isPickedUp(items: readonly { readonly deliveryType: string }[]): boolean {
  return items.length > 0 && items.every(({ deliveryType }) => deliveryType !== 'STA');
}
