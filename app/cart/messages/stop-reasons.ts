import type { Cart } from '#contracts/cart.ts';

/** Said when something of the cart is out of stock. (C §8, Messages) */
const OUT_OF_STOCK = 'One or more items in your cart is out of stock. Please remove the item to proceed.';

/** Why the cart cannot go to checkout as it stands, each reason with what to do about it. Never empty. */
export function stopReasons({ messages, items, quote }: Pick<Cart, 'messages' | 'items' | 'quote'>): string[] {
  const has = (code: string) => messages.some((message) => message.code === code);
  const reasons = [
    ...(quote?.text == null ? [] : [quote.text]),
    ...(has('OUT_OF_STOCK') || has('CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY') ? [OUT_OF_STOCK] : []),
    ...(items.some(({ status }) => status === 'INVALID')
      ? ['Something in your cart cannot be bought anymore. Remove it to check out.']
      : []),
    ...(has('ADDON_THRESHOLD_NOT_MET')
      ? ['An add-on needs more items to be shipped with. Add some, or remove the add-on to check out.']
      : []),
    ...(has('GLOBAL_FEE_SERVICE_IS_DOWN') ? ['You can check out as soon as we know the fees again.'] : []),
  ];
  return reasons.length > 0 ? reasons : ['Your cart cannot be ordered as it stands. See the messages beside its items.'];
}
