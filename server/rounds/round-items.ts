import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { search as searchContract } from '#contracts/catalog.ts';
import type { searchForRound as searchCall } from '#contracts/rounds/rows.ts';
import { checkOffer, type OfferRefusal } from '#domain/cart/offer.ts';
import { toDollars, type Cents } from '#domain/shared/money.ts';
import { findContractPrices, contractAccountOf, makeViewer, offerFor, pictureOf, searchItems, tilesFor } from '../catalog/index.ts';
import type { CatalogItem } from '../catalog/index.ts';
import type { Shop } from '../shop.ts';
import { buyingForUser, seesPrices, type Shopper } from '../shoppers/index.ts';
import type { RoundTuple } from './rounds.repository.ts';
import { whoAsks, type Asker, type Visit } from './who-asks.ts';

/** So many of what a search finds are shown in a round. */
const MOST_FOUND = 24;

/** Who orders a round: theirs are the terms, the prices, and what may be bought. Undefined: they are gone. */
export async function coordinatorOf(shop: Shop, round: RoundTuple): Promise<Shopper | undefined> {
  if (!round.has_coordinator) return undefined;
  const buying = await buyingForUser(shop, {
    userId: round.coordinator_id,
    tenant: 'SBA',
    actor: { kind: 'VISITOR', sessionKey: undefined, isCertified: false, address: '' },
  });
  return buying?.shopper;
}

/** Whether somebody is shown what things cost in a round. Who has no account is where its coordinator says so, and no more than the coordinator is. */
export function showsPricesTo({ round, member }: Pick<Asker, 'round' | 'member'>): boolean {
  return member === undefined ? round.shows_prices : seesPrices(member);
}

/** An item as a round can have it: what one costs its coordinator, or why it cannot be added. */
export type RoundItem = { readonly item: CatalogItem; readonly cents: Cents } | { readonly whyNot: string };

const REFUSED: Partial<Record<OfferRefusal, string>> = {
  BLOCKED_FOR_ADD_TO_CART: 'Your organization doesn’t buy this item. Choose another one.',
  OFF_CONTRACT_ERROR: 'Your organization buys only what’s on its contract. Choose another item.',
  RESTRICTED_ITEM: 'This item can’t be ordered here. Choose another one.',
  HEALTH_CARE_RESTRICTION: 'This item can’t be ordered here. Choose another one.',
};
const UNKNOWN = 'We don’t have an item with this number. Check it, or search for what you need.';
const NOT_NOW = 'This item can’t be ordered right now. Choose another one.';
const ASKS = 'This item asks for details or choices, so it can’t go into a round. Ask your coordinator to order it separately.';
const OTHER_CATEGORY = 'This round is for other kinds of items. See above what it’s for.';

/** What an item is to a round, by its coordinator's terms as they are now. */
export async function roundItem(shop: Shop, round: RoundTuple, coordinator: Shopper, itemId: string): Promise<RoundItem> {
  const accountNumber = contractAccountOf(coordinator);
  const [items, terms, viewer] = await Promise.all([
    shop.catalog.items([itemId]),
    shop.catalog.terms(accountNumber),
    makeViewer(shop, coordinator),
  ]);
  const item = items.get(itemId);
  if (item === undefined) return { whyNot: UNKNOWN };
  const contract =
    accountNumber === undefined || !terms.hasContract ? undefined : await findContractPrices(shop.database, accountNumber, [itemId]);
  const offer = offerFor(item, contract?.get(itemId));
  if (!isOfRound(round, item)) return { whyNot: OTHER_CATEGORY };
  const refusal = checkOffer(offer, viewer.buyer, false);
  if (refusal === 'ITEM_NOT_PUBLISHED') return { whyNot: UNKNOWN };
  if (refusal !== undefined) return { whyNot: REFUSED[refusal] ?? NOT_NOW };
  const [tile] = await tilesFor(shop, viewer, [itemId]);
  if (tile === undefined) return { whyNot: UNKNOWN };
  if (tile.actionLabel === 'CUSTOMIZE' || tile.actionLabel === 'CHOOSE') return { whyNot: ASKS };
  if (tile.actionLabel !== 'ADD') return { whyNot: NOT_NOW };
  return { item, cents: offer.unitPriceCents ?? 0 };
}

function isOfRound({ category_ids: ids }: RoundTuple, { categoryId, departmentId }: CatalogItem): boolean {
  return ids.length === 0 || ids.includes(categoryId) || ids.includes(departmentId);
}

/** Items that can be added to a round, as its coordinator finds them. */
export async function searchForRound(
  shop: Shop,
  visit: Visit,
  { params, query }: Input<typeof searchCall>,
): Promise<Reply<z.input<(typeof searchCall)['answer']>>> {
  const asked = await whoAsks(shop, visit, params.roundId);
  if (!asked.ok) return asked;
  const { round } = asked.body;
  const typed = query.q.trim();
  const coordinator = await coordinatorOf(shop, round);
  if (typed === '' || coordinator === undefined) return answer({ items: [] });
  const viewer = await makeViewer(shop, coordinator);
  const wanted = { q: typed, size: MOST_FOUND, ...(round.category_ids.length > 0 && { supercategory: round.category_ids }) };
  const found = await searchItems(shop, viewer, { params: {}, query: searchContract.query.parse(wanted), body: {} }, undefined);
  if (!found.ok) return refuse('TECHNICAL_PROBLEM');
  const tiles = found.body.data.items;
  const items = await shop.catalog.items(tiles.map(({ itemId }) => itemId));
  const prices = showsPricesTo(asked.body);
  return answer({
    items: tiles.map(({ itemId, title, url, image, actionLabel, priceValue }) => ({
      itemId,
      name: items.get(itemId)?.name ?? title,
      url,
      image,
      price: prices ? (priceValue ?? Number.NaN) : Number.NaN,
      whyNot: actionLabel === 'ADD' ? null : actionLabel === 'CUSTOMIZE' || actionLabel === 'CHOOSE' ? ASKS : NOT_NOW,
    })),
  });
}

/** The picture and the name of an item, as rows show them. */
export function shownItem(itemId: string, item: CatalogItem | undefined) {
  return {
    itemId,
    name: item?.name ?? `Item ${itemId}`,
    url: `/product_${itemId}`,
    image: pictureOf(item?.pictures[0] ?? ''),
  };
}

/** An amount as it is told: not a number where it is not. */
export function told(cents: Cents, isShown: boolean): number {
  return isShown ? toDollars(cents) : Number.NaN;
}
