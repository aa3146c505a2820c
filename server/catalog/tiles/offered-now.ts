import type { ProductTile } from '#contracts/catalog.ts';
import { checkOffer, isStockCounted } from '#domain/cart/offer.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import type { OfferedNow } from '#domain/orders/again/since.ts';
import { personalKindOf } from '#domain/personalization/personal-fields.ts';
import type { Shop } from '../../shop.ts';
import type { Shopper } from '../../shoppers/index.ts';
import { offerAt } from '../offer-for.ts';
import { replacementIdOf, viewTile } from '../tile.view.ts';
import { findReplacements, findSeenBy } from '../viewing.ts';
import { makeViewer, type Viewer } from '../viewer.ts';
import type { CatalogItem } from '../catalog-facts.ts';
import type { SeenItem } from '../seen.repository.ts';

/** An item that was bought before, as a shopper can have it now. */
export type Again = {
  readonly tile: ProductTile;
  readonly now: OfferedNow;
  /** What its row asks before it can be added: what was said before answers that. */
  readonly asksWords: boolean;
  /** It can be put into a cart, with what it asks, and with what it goes along with. */
  readonly canBeAdded: boolean;
  /** As what it goes along with another item; undefined: it is sold by itself. */
  readonly relation: ItemFacts['relation'];
  /** What takes its place, where that can be had. */
  readonly replacement: ProductTile | undefined;
};

/** These items as a shopper can buy them now; what is not sold, or not shown to them, is missing. Amounts are undefined for who is shown none. */
export async function offeredAgain(shop: Shop, shopper: Shopper, itemIds: readonly string[]): Promise<ReadonlyMap<string, Again>> {
  if (itemIds.length === 0) return new Map();
  const viewer = await makeViewer(shop, shopper);
  const items = await shop.catalog.items(itemIds);
  const replacements = await findReplacements(shop, [...items.values()]);
  const seen = await findSeenBy(shop, viewer, [...new Set([...itemIds, ...replacements.keys()])]);
  const others = { seen, items: replacements };
  const tileOf = (item: CatalogItem, at: SeenItem) => viewTile(item, at, viewer, others);
  return new Map(
    itemIds.flatMap((itemId): [string, Again][] => {
      const [item, at] = [items.get(itemId), seen.get(itemId)];
      if (item === undefined || at === undefined) return [];
      const now = standingOf(item, at, viewer);
      const [otherId = ''] = replacementIdOf(item);
      const [other, otherAt] = [replacements.get(otherId), seen.get(otherId)];
      const isWanted = item.facts.substitute?.kind === 'FULLHARDSUB' || now.isOutOfStock;
      const replacement = isWanted && other !== undefined && otherAt !== undefined ? tileOf(other, otherAt) : undefined;
      const isThere = replacement?.actionLabel === 'ADD';
      return [
        [
          itemId,
          {
            tile: tileOf(item, at),
            now: { ...now, isReplaced: isThere },
            asksWords: personalKindOf(item.facts) !== undefined,
            canBeAdded: now.isAllowed && !now.isOutOfStock,
            relation: item.facts.childOf === undefined ? undefined : item.facts.relation,
            replacement: isThere ? replacement : undefined,
          },
        ],
      ];
    }),
  );
}

function standingOf(item: CatalogItem, seen: SeenItem, viewer: Viewer): Omit<OfferedNow, 'isReplaced'> {
  const { facts } = item;
  const isCounted = isStockCounted(facts);
  return {
    // What only the cart says is told nowhere else.
    unitCents: viewer.showsPrices && facts.isPriceInCart !== true ? seen.unitPriceCents : undefined,
    isOnContract: seen.isOnContract,
    isAllowed: checkOffer(offerAt(item, seen), viewer.buyer, false) === undefined,
    isDiscontinued: facts.isDiscontinued === true,
    isOutOfStock: isCounted && seen.available <= 0,
    limitPerOrder: facts.limitPerOrder,
    left: isCounted ? seen.available : undefined,
  };
}
