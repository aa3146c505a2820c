import type { Shop } from '../shop.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How long the link of a mail opens its order: longer than anything about an order takes. */
export const OPENS_FOR_DAYS = 180;
/** The last day on which it opens, in days since 1970, and the signature. */
const KEY = /^([0-9a-z]{1,6})\.([\w-]{43})$/;

type Of = { readonly tenant: string; readonly orderNumber: string };

/** The key in the link of a mail about a guest's order. It is of this order, of its site, and of nothing else. */
export function orderKey(shop: Shop, order: Of): string {
  const day = Math.floor(shop.now().getTime() / DAY_MS) + OPENS_FOR_DAYS;
  return `${day.toString(36)}.${shop.signers.orderLink.sign(contentOf(order, day))}`;
}

/** Whether a key is one of ours for this order and has not run out. */
export function opensOrder(shop: Shop, order: Of, key: string): boolean {
  const [, dayText = '', signature = ''] = KEY.exec(key) ?? [];
  const day = Number.parseInt(dayText, 36);
  if (!(day * DAY_MS + DAY_MS > shop.now().getTime())) return false;
  return shop.signers.orderLink.check(contentOf(order, day), signature) !== undefined;
}

function contentOf({ tenant, orderNumber }: Of, day: number): string {
  return `${tenant} ${orderNumber} ${day}`;
}
