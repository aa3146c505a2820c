/** How many of an item one store or fulfilment centre has. (C §3, availableDeliveryOptions) */
export interface LocationStock {
  /** Number of a store or fulfilment centre. */
  readonly locationId: string;
  readonly available: number;
  /** The largest number shown exactly. */
  readonly threshold: number;
}

/**
 * The largest number shown exactly of an item that has no limit of its own. Calls tell stores and carts by 10. On an item's page
 * somebody decides how many to order, and who wants forty has to know: a limit of our own.
 */
const THRESHOLDS = { CALL: 10, ITEM_PAGE: 50 };

/**
 * The largest number of pieces of an item that is shown exactly.
 *
 * @param facts of the item; its own limit goes first.
 */
export function stockThreshold(facts: { readonly shownStockLimit?: number | undefined }, where: keyof typeof THRESHOLDS): number {
  return facts.shownStockLimit ?? THRESHOLDS[where];
}

/** The stock as shoppers read it: the number itself, above the threshold '10+'. Never below '0'. */
export function availabilityText(available: number, threshold: number): string {
  if (available > threshold) return `${threshold}+`;
  return String(Math.max(0, available));
}

/** From so few on it is said in lists how many are left. (A limit of our own) */
const LOW_STOCK = 5;

/** How many are left, where these are few; undefined for none, and for enough. */
export function fewLeft(available: number): number | undefined {
  return available > 0 && available <= LOW_STOCK ? available : undefined;
}
