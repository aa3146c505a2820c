import type { Cents } from '#domain/shared/money.ts';

/** From so many pieces on each of them costs so much. */
export type VolumePrice = readonly [fromQty: number, unitCents: Cents];

/** The prices of an item by quantity: quantities go up and prices go down. Empty: it costs the same however many are bought. */
export type VolumePrices = readonly VolumePrice[];

/** How a row stands with its item's prices by quantity, as far as they are lower than what it costs without them. */
export interface VolumeStanding {
  /** All pieces of the item in the cart, whichever way they come. */
  readonly qty: number;
  readonly earned: VolumePrice | undefined;
  readonly next: { readonly price: VolumePrice; readonly missingQty: number } | undefined;
}

/** An item has at most so many. */
export const MOST_VOLUME_PRICES = 6;

/** What everything has that has no prices by quantity: one list for all, so that thousands of items keep none of their own. */
export const NO_VOLUME_PRICES: VolumePrices = [];

/**
 * What is wrong with the order of a list of prices by quantity, in words; undefined: nothing is. The numbers themselves are looked at by whoever reads
 * them: quantities that are whole and 2 or more, prices of at least a cent.
 */
export function wrongOfVolumePrices(prices: VolumePrices): string | undefined {
  for (const [index, [qty, cents]] of prices.entries()) {
    const before = prices[index - 1];
    if (before === undefined) continue;
    if (qty === before[0]) return `has two prices from ${qty.toLocaleString('en-US')} pieces on`;
    if (qty < before[0]) return `has ${qty.toLocaleString('en-US')} after ${before[0].toLocaleString('en-US')}: quantities go up`;
    if (cents >= before[1])
      return `costs no less from ${qty.toLocaleString('en-US')} pieces on than from ${before[0].toLocaleString('en-US')} on`;
  }
  return undefined;
}

/**
 * The prices by quantity that mean anything to somebody who pays `unitCents` for one: of several lists, the lowest price that each quantity
 * earns, as far as it is lower than what fewer pieces cost.
 */
export function volumePricesBelow(unitCents: Cents, ...lists: readonly VolumePrices[]): VolumePrices {
  const first = lists.find((list) => list.length > 0);
  if (first === undefined) return NO_VOLUME_PRICES;
  const all = lists.flat().toSorted(([qty, cents], [otherQty, otherCents]) => qty - otherQty || cents - otherCents);
  const lower: VolumePrice[] = [];
  let lowestCents = unitCents;
  for (const price of all) {
    if (price[1] >= lowestCents) continue;
    lowestCents = price[1];
    lower.push(price);
  }
  return lower;
}

/** The price that so many pieces earn; undefined: that of one. */
export function earnedPrice(prices: VolumePrices, qty: number): VolumePrice | undefined {
  return prices.findLast(([fromQty]) => fromQty <= qty);
}

/** The next lower price, and how many more pieces it takes; undefined: there is none. */
export function nextPrice(prices: VolumePrices, qty: number): { readonly price: VolumePrice; readonly missingQty: number } | undefined {
  const price = prices.find(([fromQty]) => fromQty > qty);
  return price && { price, missingQty: price[0] - qty };
}

/** What one of so many costs, of an item that costs `unitCents` by itself. */
export function unitCentsAt(unitCents: Cents, prices: VolumePrices, qty: number): Cents {
  return Math.min(unitCents, earnedPrice(prices, qty)?.[1] ?? unitCents);
}
