import type { Signer } from '../sessions/index.ts';
import type { Shop } from '../shop.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** How long the link of a mail opens its order: longer than anything about an order takes. */
export const OPENS_FOR_DAYS = 180;
/** How long the receipt of an order that was looked up can be opened from its page. */
const RECEIPT_HOURS = 2;
/** The last day or hour in which it opens, counted from 1970, and the signature. */
const KEY = /^([0-9a-z]{1,6})\.([\w-]{43})$/;

type Of = { readonly tenant: string; readonly orderNumber: string };

/** The key in the link of a mail about a guest's order. It is of this order, of its site, and of nothing else. */
export function orderKey(shop: Shop, order: Of): string {
  return keyOf(shop.signers.orderLink, order, Math.floor(shop.now().getTime() / DAY_MS) + OPENS_FOR_DAYS);
}

/** Whether a key is one of ours for this order and has not run out. */
export function opensOrder(shop: Shop, order: Of, key: string): boolean {
  return isGood(shop, key, { signer: shop.signers.orderLink, order, unitMs: DAY_MS });
}

/** The key in the address of a receipt, for who found a guest's order by its number and email: they see all of it on its page already. */
export function receiptKey(shop: Shop, order: Of): string {
  return keyOf(shop.signers.receipt, order, Math.floor(shop.now().getTime() / HOUR_MS) + RECEIPT_HOURS);
}

/** Whether a key opens the receipt of this order; it opens nothing else. */
export function opensReceipt(shop: Shop, order: Of, key: string): boolean {
  return isGood(shop, key, { signer: shop.signers.receipt, order, unitMs: HOUR_MS });
}

function keyOf(signer: Signer, order: Of, last: number): string {
  return `${last.toString(36)}.${signer.sign(contentOf(order, last))}`;
}

function isGood(
  shop: Shop,
  key: string,
  { signer, order, unitMs }: { readonly signer: Signer; readonly order: Of; readonly unitMs: number },
): boolean {
  const [, lastText = '', signature = ''] = KEY.exec(key) ?? [];
  const last = Number.parseInt(lastText, 36);
  if (!(last * unitMs + unitMs > shop.now().getTime())) return false;
  return signer.check(contentOf(order, last), signature) !== undefined;
}

function contentOf({ tenant, orderNumber }: Of, last: number): string {
  return `${tenant} ${orderNumber} ${last}`;
}
