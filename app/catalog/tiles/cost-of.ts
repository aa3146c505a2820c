import type { ProductTile } from '#contracts/catalog.ts';

/** What tells what some of an item cost. */
export type Priced = Pick<ProductTile, 'priceValue' | 'memberPrice'> & {
  readonly volumePrices?: readonly { readonly fromQty: number; readonly pricePerUnit: number | null }[] | undefined;
};

/** What so many of an item cost, in cents, before coupons and tax; undefined where no price is shown. */
export function costOf(item: Priced, qty: number): number | undefined {
  const prices = [
    item.priceValue,
    item.memberPrice,
    ...(item.volumePrices ?? []).filter(({ fromQty }) => fromQty <= qty).map(({ pricePerUnit }) => pricePerUnit),
  ];
  const known = prices.flatMap((price) => (typeof price === 'number' ? [Math.round(price * 100)] : []));
  return known.length === 0 ? undefined : Math.min(...known) * qty;
}
