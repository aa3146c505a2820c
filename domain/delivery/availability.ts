/** How many of an item one store or fulfilment centre has. (C §3, availableDeliveryOptions) */
export interface LocationStock {
  /** Number of a store or fulfilment centre. */
  readonly locationId: string;
  readonly available: number;
  /** The largest number shown exactly. */
  readonly threshold: number;
}

/** The threshold of a location that has none of its own. */
export const DEFAULT_THRESHOLD = 10;

/** The same on the page of an item, where somebody decides how many to order: who wants forty has to know. (A limit of our own) */
export const PAGE_THRESHOLD = 50;

/** The stock as shoppers read it: the number itself, above the threshold '10+'. Never below '0'. */
export function availabilityText(available: number, threshold: number = DEFAULT_THRESHOLD): string {
  if (available > threshold) return `${threshold}+`;
  return String(Math.max(0, available));
}

/** From so few on it is said in lists how many are left. (A limit of our own) */
const LOW_STOCK = 5;

/** How many are left, where these are few; undefined for none, and for enough. */
export function fewLeft(available: number): number | undefined {
  return available > 0 && available <= LOW_STOCK ? available : undefined;
}
