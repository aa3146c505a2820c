/**
 * What is counted of two items: in how many orders they stand together, in how many each of them stands, and how many orders there are. Orders that
 * came to nothing are none.
 */
export type Together = { readonly together: number; readonly withFirst: number; readonly withOther: number; readonly orders: number };

/** So many orders must say it: what two offices happened to want on one day is chance. */
export const FEWEST_TOGETHER = 3;
/** So many orders without the other are thought to be there besides those that are counted: an item of three orders proves little. */
export const DOUBT = 8;
/** How much of an item's own popularity is taken off: at 0 everybody is shown paper, at 1 what two people ever bought. */
export const EVENNESS = 0.5;

/**
 * How much an item is wanted by who takes another: the share of orders with that one which hold it, less for what everybody buys anyway. 0: no more than by
 * everybody, or too few orders tell. Scores of one first item, and of several, can be compared and added up.
 */
export function companionScore({ together, withFirst, withOther, orders }: Together): number {
  if (together < FEWEST_TOGETHER || together * orders <= withFirst * withOther) return 0;
  return together / (withFirst + DOUBT) / ((withOther + DOUBT) / orders) ** EVENNESS;
}
