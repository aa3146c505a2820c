import { mixOf } from '#domain/recommendations/choose.ts';
import { ruleOf, type Placement } from '#domain/recommendations/placements.ts';
import { bestSellersFor, besideItems, takenInstead, sortOf, trendingItems, type Viewer } from '../catalog/index.ts';
import type { Shop } from '../shop.ts';
import type { OwnFacts } from './own-facts.ts';

/** An item that could be shown. `because`: the item that it is there for, and what that is to whoever looks. */
export type Candidate = { readonly itemId: string; readonly because?: { readonly itemId: string; readonly is: Because } | undefined };
export type Because = 'BOUGHT' | 'ORDERED_WITH' | 'GOES_WITH';

export type Asked = {
  /** What is named: what was added, is looked at, was ordered. */
  readonly named: readonly string[];
  readonly own: OwnFacts;
};

/** So many of what somebody bought say what else they may need. */
const MOST_PAST = 12;

/** Items that could stand in a placement, the most wanted first, whether or not who looks may see and have them. */
export async function candidatesFor(shop: Shop, viewer: Viewer, placement: Placement, asked: Asked): Promise<readonly Candidate[]> {
  const { named, own } = asked;
  switch (ruleOf(placement).from) {
    case 'WITH':
      return beside(shop, viewer, { seeds: named.length > 0 ? named : own.inCart, own });
    case 'NAMED':
      return named.map((itemId) => ({ itemId }));
    case 'INSTEAD': {
      const instead = await takenInstead(shop, named);
      return named.flatMap((itemId) => instead.get(itemId) ?? []).map((itemId) => ({ itemId }));
    }
    case 'TRENDING':
      return trending(shop, viewer, own);
    // What the shopper buys again and again is read with their orders.
    case 'FREQUENT':
      return [];
  }
}

/** What goes with some items, with why. What was bought lately is there. */
async function beside(
  shop: Shop,
  viewer: Viewer,
  { seeds, own, is }: { readonly seeds: readonly string[]; readonly own: OwnFacts; readonly is?: Because },
): Promise<Candidate[]> {
  const found = await besideItems(shop, viewer, seeds, own.models);
  return found
    .filter(({ itemId }) => !own.boughtLately.has(itemId))
    .map(({ itemId, because, saidBy }) => ({
      itemId,
      because: because === undefined ? undefined : { itemId: because, is: is ?? (saidBy === 'ORDERS' ? 'ORDERED_WITH' : 'GOES_WITH') },
    }));
}

/**
 * What many order these days; for who has bought something in turns with what goes with that. Nothing of the kinds of things that they bought lately, nor what goes into
 * printers that they do not have.
 */
async function trending(shop: Shop, viewer: Viewer, own: OwnFacts): Promise<readonly Candidate[]> {
  const [hot, best, personal] = await Promise.all([
    trendingItems(shop),
    bestSellersFor(shop, viewer),
    own.bought.length === 0 ? [] : beside(shop, viewer, { seeds: own.bought.slice(0, MOST_PAST), own, is: 'BOUGHT' }),
  ]);
  const forAll: Candidate[] = [...hot, ...best].map((itemId) => ({ itemId }));
  const mixed = personal.flatMap((one, index) => [one, ...forAll.slice(index, index + 1)]);
  const candidates = [...mixed, ...forAll.slice(personal.length)];
  const items = await shop.catalog.items([...candidates.map(({ itemId }) => itemId), ...own.boughtLately]);
  const enough = new Set([...own.boughtLately].flatMap((itemId) => items.get(itemId)?.categoryId ?? []));
  return mixOf(candidates, (itemId) => sortOf(items.get(itemId)), { enough, models: new Set(own.models) });
}
