import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { ProductTile } from '#contracts/catalog.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { Suggestion, suggest as suggestCall } from '#contracts/search/suggest.ts';
import { hasCardNumber } from '#domain/payment/cards/card-number-in-text.ts';
import { AUTOCOMPLETE, FEWEST_CHARACTERS, MOST_SUGGESTIONS } from '#domain/search/autocomplete-config.ts';
import { readyBeginning, readyName, thoseLike, type ReadyName } from '#domain/search/begins-like.ts';
import { itemsByOwnNumber, makeViewer, suggestFromCatalog, tilesFor, type CatalogItem } from '../catalog/index.ts';
import { findBoughtItems } from '../orders/index.ts';
import type { Looking, Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';

/** So many places the things have that somebody has bought, those that their account calls by what is typed, the names of kinds, and the categories; products have those that are left. */
const MOST_BOUGHT = 3;
const MOST_NUMBERED = 3;
const MOST_TERMS = 3;
const MOST_CATEGORIES = 2;

type Query = Input<typeof suggestCall>['query'];

/** What the search field offers for what somebody types: what they have bought before they find first. (K-46) */
export async function suggest(
  shop: Shop,
  { shopper }: Looking,
  { query }: Input<typeof suggestCall>,
): Promise<Reply<z.output<(typeof suggestCall)['answer']>>> {
  const { q } = query;
  if (q.length < FEWEST_CHARACTERS || hasCardNumber(q) || !isOfSite(query, shopper)) return answer({ suggestions: [] });
  const viewer = await makeViewer(shop, shopper);
  const [ownIds, { words, terms, categories, itemIds }, everBought] = await Promise.all([
    itemsByOwnNumber(shop, viewer, q),
    suggestFromCatalog(shop, viewer, q, MOST_SUGGESTIONS),
    boughtBy(shop, shopper),
  ]);
  if (words.length === 0 && ownIds.length === 0) return answer({ suggestions: [] });
  const boughtIds = await namedLike(shop, everBought, words);
  const numbered = ownIds.slice(0, MOST_NUMBERED);
  const tiles = await tilesFor(shop, viewer, [...new Set([...numbered, ...boughtIds, ...itemIds])]);
  const bought = tiles.filter(({ itemId }) => boughtIds.includes(itemId)).slice(0, MOST_BOUGHT);
  const called = tiles.filter((tile) => numbered.includes(tile.itemId) && !bought.includes(tile));
  const others = tiles.filter((tile) => !bought.includes(tile) && !called.includes(tile));
  const suggestions = [
    ...called.map((tile) => suggestedTile('PRODUCT', tile)),
    ...bought.map((tile) => suggestedTile('BOUGHT', tile)),
    ...terms.slice(0, MOST_TERMS).map(suggestedTerm),
    ...categories.slice(0, bought.length > 0 ? 1 : MOST_CATEGORIES).map(suggestedCategory),
    ...others.map((tile) => suggestedTile('PRODUCT', tile)),
  ];
  return answer({ suggestions: suggestions.slice(0, MOST_SUGGESTIONS) });
}

/** A field of another shop or site asks for what is not to be had here. (S3-66) */
function isOfSite({ account_id: accountId, domain_key: domainKey, request_type: requestType }: Query, { tenant }: Shopper): boolean {
  const own = AUTOCOMPLETE[tenant];
  const said = [
    [accountId, own.accountId],
    [domainKey, own.domainKey],
    [requestType, own.requestType],
  ];
  return said.every(([sent, known]) => sent === undefined || sent === known);
}

async function boughtBy(shop: Shop, { person, tenant }: Shopper): Promise<readonly string[]> {
  return person === undefined ? [] : findBoughtItems(shop.database, person.userId, tenant);
}

/** Those of the items whose names, makers or numbers begin so. */
async function namedLike(shop: Shop, itemIds: readonly string[], words: readonly string[]): Promise<readonly string[]> {
  const items = await shop.catalog.items(itemIds);
  const known = itemIds.map((itemId) => items.get(itemId)).filter((item) => item !== undefined);
  return thoseLike(known, nameOf, readyBeginning(words)).map(({ itemId }) => itemId);
}

/** Of items in the catalogue's memory, made ready once. */
const names = new WeakMap<CatalogItem, ReadyName>();

function nameOf(item: CatalogItem): ReadyName {
  const name = names.get(item) ?? readyName(`${item.name} ${item.brand} ${item.itemId}`);
  names.set(item, name);
  return name;
}

const NOTHING_MORE = { department: null, price: null, image: null } as const;

function suggestedTerm(text: string): Suggestion {
  return { ...NOTHING_MORE, kind: 'TERM', text, url: `/search?query=${encodeURIComponent(text)}` };
}

function suggestedCategory({ id, name, department }: { id: string; name: string; department: string | undefined }): Suggestion {
  return { ...NOTHING_MORE, kind: 'CATEGORY', text: name, url: `/category/${encodeURIComponent(id)}`, department: department ?? null };
}

function suggestedTile(kind: 'BOUGHT' | 'PRODUCT', { title, url, price, seePriceInCart, image }: ProductTile): Suggestion {
  const { key, color } = image;
  return { ...NOTHING_MORE, kind, text: title, url, price: seePriceInCart ? null : price, image: { key, color } };
}
