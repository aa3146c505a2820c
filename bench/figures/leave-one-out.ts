import { companionsOf, type Companions } from '#domain/recommendations/choose.ts';

/** What is guessed right among ten: shares of all guesses. */
export type Hits = { readonly recommended: number; readonly popular: number; readonly random: number; readonly guesses: number };

const GUESSES = 10;

/**
 * Takes each item out of each order in turn, and asks what goes with the rest: how often is it among the first ten? The counts are those of the shop, without the order that is guessed. Where
 * orders say less than ten, what sells best follows, as on the shop's pages; beside it what sells best alone.
 */
export function leaveOneOut(orders: readonly (readonly string[])[]): Hits {
  const items = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  for (const order of orders)
    for (const one of order) {
      items.set(one, (items.get(one) ?? 0) + 1);
      const others = pairs.get(one) ?? new Map<string, number>();
      pairs.set(one, others);
      for (const other of order) if (other !== one) others.set(other, (others.get(other) ?? 0) + 1);
    }
  const [hits, popularHits, guesses] = [{ count: 0 }, { count: 0 }, { count: 0 }];
  for (const order of orders.filter(({ length }) => length > 1)) {
    const own = new Set(order);
    const countOf = (itemId: string) => (items.get(itemId) ?? 0) - (own.has(itemId) ? 1 : 0);
    const popular = [...items.keys()].toSorted((a, b) => countOf(b) - countOf(a) || (a < b ? -1 : 1)).slice(0, 2 * GUESSES + own.size);
    for (const hidden of order) {
      const rest = order.filter((one) => one !== hidden);
      const counted = rest.map((itemId): Companions => {
        const others = [...(pairs.get(itemId) ?? [])].map(([other, together]) => ({
          itemId: other,
          together: together - (own.has(other) ? 1 : 0),
          orders: countOf(other),
        }));
        return { itemId, orders: countOf(itemId), others };
      });
      const best = popular.filter((itemId) => !rest.includes(itemId));
      const found = companionsOf(counted, orders.length - 1).map(({ itemId }) => itemId);
      guesses.count += 1;
      if ([...new Set([...found, ...best])].slice(0, GUESSES).includes(hidden)) hits.count += 1;
      if (best.slice(0, GUESSES).includes(hidden)) popularHits.count += 1;
    }
  }
  const all = Math.max(1, guesses.count);
  return {
    recommended: hits.count / all,
    popular: popularHits.count / all,
    random: GUESSES / Math.max(1, items.size),
    guesses: guesses.count,
  };
}
