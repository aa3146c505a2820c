/** How past purchases are put in order. */
export const PURCHASE_SORTS = ['FREQUENT', 'RECENT'] as const;
export type PurchaseSort = (typeof PURCHASE_SORTS)[number];

/** What was bought before is not counted. */
export const PURCHASE_MONTHS = 12;
/** So many orders are looked at, the newest, and so many items are told: limits of our own. */
export const MOST_PURCHASE_ORDERS = 2000;
export const MOST_PURCHASES = 500;
/** The most of one answer. */
export const MOST_PURCHASES_LISTED = 50;
/** How many tiles are asked for: on the business site those that are shown, elsewhere some more for what is in the cart already. */
export const FREQUENT_TILES = { dotcom: 25, SBA: 12 } as const;
/** The heading of what is bought again and again. (A-166, S9-39) */
export const FREQUENT_HEADING = 'Recently Purchased';
