import type { Cart } from '#contracts/cart.ts';

/** How the parts of an order reach whoever ordered them. */
export type Carriers = { readonly hasParcels: boolean; readonly hasPickups: boolean; readonly hasDownloads: boolean };

/** Groups of what nobody carries, by how their key begins. */
const EMAILED: readonly string[] = ['E_DOWNLOAD', 'MEMBERSHIP'];

/** The delivery groups of a cart with how the first row of each is delivered. */
export function carriedGroups({ deliveryGroups, items }: Pick<Cart, 'deliveryGroups' | 'items'>): { key: string; deliveryType: string }[] {
  const types = new Map(items.map((item) => [item.cartItemId, item.selectedDeliveryOption.deliveryType]));
  return deliveryGroups.map(({ key, cartItemIds: [first = ''] }) => ({ key, deliveryType: types.get(first) ?? 'STA' }));
}

/** How the delivery groups of a cart reach whoever orders them. `deliveryType`: that of the group's first row. */
export function carriersOf(groups: readonly { readonly key: string; readonly deliveryType: string }[]): Carriers {
  const isEmailed = ({ key }: { readonly key: string }) => EMAILED.includes(key.split(':')[0] ?? '');
  const carried = groups.filter((group) => !isEmailed(group));
  return {
    hasParcels: carried.some(({ deliveryType }) => deliveryType === 'STA'),
    hasPickups: carried.some(({ deliveryType }) => deliveryType !== 'STA'),
    hasDownloads: groups.some(isEmailed),
  };
}

/** Who pays the shop and is paid later by whoever orders: 'Klarna', '4 payments of $12.48'. */
export type PaidLater = { readonly name: string; readonly plan: string };

/**
 * When an order is charged: what is carried when it leaves, what is fetched when it is handed over, what is sent by email at once.
 *
 * @param later whom that is charged to where it is not whoever orders: what they pay, and when, is between the two.
 */
export function chargeText({ hasParcels, hasPickups, hasDownloads }: Carriers, later?: PaidLater): string {
  const charged = later === undefined ? 'You are charged' : `${later.name} is charged`;
  const after = later === undefined ? '' : ` You pay ${later.name} in ${later.plan}.`;
  const parts = [
    ...(hasParcels ? [{ alone: 'when your order ships', among: 'for what we deliver when it ships' }] : []),
    ...(hasPickups ? [{ alone: 'when you pick up your order', among: 'for what you pick up when you get it' }] : []),
    ...(hasDownloads ? [{ alone: 'right away', among: 'for what we email right away' }] : []),
  ];
  const [only, ...more] = parts;
  if (only === undefined) return `${charged} right away.${after}`;
  if (more.length === 0) return `${charged} ${only.alone}.${after}`;
  const list = parts.map(({ among }) => among);
  return `${charged} ${list.slice(0, -1).join(', ')} and ${list.at(-1)}.${after}`;
}
