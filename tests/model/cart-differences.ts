import { isDeepStrictEqual } from 'node:util';
import type { CartItem } from '#contracts/cart-item.ts';
import type { Cart } from '#contracts/cart.ts';
import { isKeptFrom, type ModelCart, type ModelRow } from './model-cart.ts';
import { priceModel } from './model-prices.ts';

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Everything of the model's cart that the wire says too, as texts and cents. */
export function modelPicture(cart: ModelCart): Record<string, unknown> {
  const priced = priceModel(cart);
  const shown = [...cart.rows.filter((row) => row.promotion === undefined), ...cart.rows.filter((row) => row.promotion !== undefined)];
  const parents = cart.rows.filter((row) => row.parent === undefined && !isKeptFrom(cart, row));
  const { afterPriorityOneCents: _, ...sums } = priced.summary;
  return {
    rows: shown.map((row) => {
      const isCharged = priced.charged[cart.rows.indexOf(row)] === true;
      return `${rowText(row, shown)} ${isKeptFrom(cart, row) ? 'INVALID' : 'ACTIVE'} ${isCharged ? 'charged' : 'not charged'}`;
    }),
    prices: shown.map((row) => {
      const line = priced.lines[cart.rows.indexOf(row)] ?? {};
      return ['basePrice', 'finalPriceBeforeBasketCoupons', 'finalPriceBeforeCheckoutOnlyCoupons', 'finalPrice'].map(
        (key) => line[`${key}Cents`],
      );
    }),
    coupons: priced.coupons.flatMap(({ code, status, reason, amountCents }) => {
      const isShown = cart.coupons.includes(code) || amountCents > 0;
      return isShown ? [`${code} ${status} ${reason ?? '-'} ${amountCents}`] : [];
    }),
    sums: Object.fromEntries(
      [...Object.entries(sums), ...Object.entries(priced.attributes)].map(([key, value]) => [key.replace(/Cents$/, ''), value]),
    ),
    // Who ships free anyway is not asked to buy more for it.
    missing: cart.shopper.isMember ? 0 : priced.thresholds['remainingAmountGetFreeShippingCents'],
    saved: cart.saved.map(({ itemId, qty, kids }) => `${itemId} x${qty} with ${kids.map((kid) => `${kid.itemId} x${kid.qty}`).join()}`),
    counts: [parents.length, parents.reduce((sum, row) => sum + row.qty, 0)],
  };
}

function rowText(row: ModelRow, shown: readonly ModelRow[]): string {
  const service = row.service === undefined ? '0/0' : `${row.service.BASC}/${row.service.CUST}`;
  const parent = row.parent === undefined ? -1 : shown.indexOf(row.parent);
  return `${row.itemId} x${row.qty} ${row.way} ${row.store ?? '-'} pack ${row.pack ?? '-'} gift ${row.promotion ?? '-'} service ${service} ${row.kin ?? '-'} of ${parent}`;
}

/** The same of what the shop answered; the scarce item under the name that the model has for it. */
export function wirePicture(cart: Cart, nameOf: (itemId: string) => string): Record<string, unknown> {
  const shown = activeRows(cart);
  const { explanation: _, attributes, ...sums } = cart.cartSummary;
  return {
    rows: shown.map((item) => `${itemText(item, shown, nameOf)} ${item.status} ${item.isCharged ? 'charged' : 'not charged'}`),
    prices: shown.map(({ priceInfo: price }) =>
      [price.basePrice, price.finalPriceBeforeBasketCoupons, price.finalPriceBeforeCheckoutOnlyCoupons, price.finalPrice].map(cents),
    ),
    coupons: cart.coupons.map(({ code, status, reason, amount }) => `${code} ${status} ${reason ?? '-'} ${cents(amount)}`),
    sums: Object.fromEntries([...Object.entries(sums), ...Object.entries(attributes)].map(([key, value]) => [key, cents(value)])),
    missing: cents(cart.cartAttributes.remainingAmountGetFreeShipping),
    saved: cart.sflItems.map(
      ({ itemId, qty, itemDetails: { relatedItems } }) =>
        `${nameOf(itemId)} x${qty} with ${relatedItems.map((kid) => `${kid.itemId} x${kid.qty}`).join()}`,
    ),
    counts: [cart.cartAttributes.numberOfLineItems, cart.cartAttributes.numberOfItems],
  };
}

/** The rows that the cart has: those that the answer tells as deleted left out, gifts last. */
export function activeRows(cart: Cart): CartItem[] {
  return [...cart.items, ...cart.freeItems].filter((item) => item.status !== 'DELETED');
}

function itemText(item: CartItem, shown: readonly CartItem[], nameOf: (itemId: string) => string): string {
  const levels = (level: string) => item.furnSvcInfo?.levels.find((one) => one.level === level)?.qty ?? 0;
  const { deliveryType, pickupStoreNumber } = item.selectedDeliveryOption;
  const parent = shown.findIndex((one) => one.cartItemId === item.parentRelationCartItemId);
  return `${nameOf(item.itemId)} x${item.qty} ${deliveryType} ${pickupStoreNumber ?? '-'} pack ${item.surchargeAltItemId ?? '-'} gift ${item.promotionId ?? '-'} service ${levels('BASC')}/${levels('CUST')} ${item.parentRelationType ?? '-'} of ${parent}`;
}

/** Where two pictures differ, one line each: what the model expected and what the shop said. */
export function differences(expected: Record<string, unknown>, actual: Record<string, unknown>): string[] {
  return Object.keys({ ...expected, ...actual }).flatMap((key) => {
    const [wanted, got] = [expected[key], actual[key]];
    if (isDeepStrictEqual(wanted, got)) return [];
    const isNested = [wanted, got].every((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
    if (isNested) return differences({ ...Object(wanted) }, { ...Object(got) }).map((line) => `${key}.${line}`);
    return [`${key}: the model has ${JSON.stringify(wanted)}, the shop ${JSON.stringify(got)}`];
  });
}
