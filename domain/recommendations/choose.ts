import { companionScore } from './companion-score.ts';

/** What is counted of one item and of those that stand with it in orders. */
export type Companions = {
  readonly itemId: string;
  /** In how many orders it stands. */
  readonly orders: number;
  readonly others: readonly { readonly itemId: string; readonly together: number; readonly orders: number }[];
};

/** An item that is recommended, and because of which one. */
export type Candidate = { readonly itemId: string; readonly because: string | undefined };

/**
 * What goes with some items together, what goes with them best first: what goes with several of them is wanted for each. The items themselves are
 * none of it. Of equals the smaller number is first, so that the same is always answered.
 */
export function companionsOf(counted: readonly Companions[], allOrders: number): Candidate[] {
  const own = new Set(counted.map(({ itemId }) => itemId));
  const found = new Map<string, { score: number; most: number; because: string }>();
  for (const { itemId: because, orders: withFirst, others } of counted) {
    for (const { itemId, together, orders: withOther } of others) {
      const score = companionScore({ together, withFirst, withOther, orders: allOrders });
      if (score === 0 || own.has(itemId)) continue;
      const known = found.get(itemId);
      if (known === undefined) found.set(itemId, { score, most: score, because });
      else {
        known.score += score;
        if (score > known.most) Object.assign(known, { most: score, because });
      }
    }
  }
  return [...found]
    .toSorted(([aId, a], [bId, b]) => b.score - a.score || (aId < bId ? -1 : 1))
    .map(([itemId, { because }]) => ({ itemId, because }));
}

/** What of an item decides whether it stands beside others. */
export type Sort = {
  readonly categoryId: string;
  /** Of items that differ in color, size or pack alone; undefined: there are no others of it. */
  readonly group: string | undefined;
  /** The printers that it is for; empty: it is for everybody. */
  readonly models: readonly string[];
};

/** So many of one kind of thing are enough; a printer takes four colors. */
const MOST_OF_CATEGORY = 2;
const MOST_COLORS = 4;

/**
 * A mix: at most two things of a category and one of an item group, in their order; nothing of a category of which there is enough already, and of what is made for
 * printers only what goes into those that are there: that may differ in color alone. Nothing is said twice.
 *
 * @param enough categories, as those of what is in the cart: beside a stapler nobody needs four more staplers.
 * @param models of printers that the shopper has, or for which something was chosen.
 */
export function mixOf<C extends { readonly itemId: string }>(
  candidates: readonly C[],
  sortOf: (itemId: string) => Sort | undefined,
  { enough, models }: { readonly enough: ReadonlySet<string>; readonly models: ReadonlySet<string> },
): C[] {
  const [ids, groups, counts] = [new Set<string>(), new Set<string>(), new Map<string, number>()];
  return candidates.filter(({ itemId }) => {
    const sort = sortOf(itemId);
    if (sort === undefined || ids.has(itemId) || enough.has(sort.categoryId)) return false;
    const isForPrinters = sort.models.length > 0;
    if (isForPrinters && !sort.models.some((model) => models.has(model))) return false;
    const count = counts.get(sort.categoryId) ?? 0;
    if (count >= (isForPrinters ? MOST_COLORS : MOST_OF_CATEGORY)) return false;
    if (!isForPrinters && sort.group !== undefined && groups.has(sort.group)) return false;
    ids.add(itemId);
    counts.set(sort.categoryId, count + 1);
    if (sort.group !== undefined) groups.add(sort.group);
    return true;
  });
}
