import type { z } from 'zod';
import type { Input } from '#contracts/call.ts';
import type { ProductTile } from '#contracts/catalog.ts';
import { answer, type Reply } from '#contracts/door.ts';
import type { Suggestion, suggest as suggestCall } from '#contracts/search/suggest.ts';
import { hasCardNumber } from '#domain/payment/cards/card-number-in-text.ts';
import { AUTOCOMPLETE, FEWEST_CHARACTERS, MOST_SUGGESTIONS } from '#domain/search/autocomplete-config.ts';
import { zoneOfState } from '#domain/delivery/places/state-zone.ts';
import { readyBeginning, readyName, thoseLike, type ReadyName } from '#domain/search/begins-like.ts';
import { asksForInk } from '#domain/search/instead/asks-for-ink.ts';
import { nameKey } from '#domain/search/lexicon.ts';
import { queryWords } from '#domain/search/query-words.ts';
import { shopPage } from '#domain/search/shop-pages.ts';
import { shopQuestion } from '#domain/search/shop-questions.ts';
import type { Offered } from '#domain/search/suggest-terms.ts';
import { begunHelp } from '#domain/search/suggesting/begun-help.ts';
import { brandId } from '#domain/catalog/brand-id.ts';
import {
  itemsByOwnNumber,
  makeViewer,
  popularTerms,
  suggestFromCatalog,
  tilesFor,
  TYPED_OF_NUMBER,
  type CatalogItem,
} from '../catalog/index.ts';
import { destinationOfZip } from '../delivery/index.ts';
import { findBoughtItems, purchasedText } from '../orders/index.ts';
import type { Looking, Shopper } from '../shoppers/index.ts';
import type { Shop } from '../shop.ts';
import { helpPage } from './help-pages.ts';

/** So many places the things have that somebody has bought, those that their account calls by what is typed, the names of kinds, and the categories; products have those that are left. */
const MOST_BOUGHT = 3;
/** So many are shown before anything is typed: they fit on a phone above its keyboard. */
const MOST_BOUGHT_LAST = 5;
const MOST_NUMBERED = 3;
const MOST_TERMS = 3;
const MOST_CATEGORIES = 2;
/** Of brands there is one, and these where nothing else is called so. */
const MOST_BRANDS = 2;
const MOST_POPULAR = 5;
/** Of more letters, help comes first; of these it comes behind names of things. */
const FEWEST_OF_HELP = 3;

type Query = Input<typeof suggestCall>['query'];

/** What the search field offers for what somebody types: what they have bought before they find first, and before they type anything. (K-46) */
export async function suggest(
  shop: Shop,
  { shopper }: Looking,
  { query }: Input<typeof suggestCall>,
): Promise<Reply<z.output<(typeof suggestCall)['answer']>>> {
  const { q } = query;
  if (!isOfSite(query, shopper)) return answer({ suggestions: [] });
  if (q === '') return answer({ suggestions: await beforeAnythingIsTyped(shop, shopper) });
  if (q.length < FEWEST_CHARACTERS || hasCardNumber(q)) return answer({ suggestions: [] });
  const viewer = await makeViewer(shop, shopper);
  const help = begunHelp(q);
  const asked = shopPage(q) ?? shopQuestion(q);
  const [ownIds, found, everBought] = await Promise.all([
    itemsByOwnNumber(shop, viewer, q, TYPED_OF_NUMBER),
    // Who asks the shop something has misspelled nothing: "order" is no "Orrery".
    suggestFromCatalog(shop, viewer, q, { most: MOST_SUGGESTIONS, mayRespell: help === undefined }),
    boughtBy(shop, shopper),
  ]);
  const { words, terms, itemIds } = found;
  const categories = asked === undefined ? found.categories : [];
  if (words.length === 0 && ownIds.length === 0 && help === undefined) return answer({ suggestions: [] });
  const boughtIds = await namedLike(shop, [...everBought.keys()], words);
  const numbered = ownIds.slice(0, MOST_NUMBERED);
  const tiles = await tilesFor(shop, viewer, [...new Set([...numbered, ...boughtIds, ...itemIds])]);
  const bought = tiles.filter(({ itemId }) => boughtIds.includes(itemId)).slice(0, MOST_BOUGHT);
  const called = tiles.filter((tile) => numbered.includes(tile.itemId) && !bought.includes(tile));
  // Who asks the shop wants an answer, and nothing that only begins like the last word.
  const others = asked === undefined ? tiles.filter((tile) => !bought.includes(tile) && !called.includes(tile)) : [];
  const helpPages = help === undefined ? [] : [suggestedHelp(helpPage(help, shopper))];
  // What a gift card is worth is asked by few of those who type "gift".
  const isHelpFirst = q.length > FEWEST_OF_HELP && !isTerm(q, terms) && (help !== 'GIFT_CARDS' || asked !== undefined);
  const brands = brandsBeside(q, found).map(suggestedBrand);
  // What the shop does not carry stands behind whose things it does, and so does all that only begins like a brand that is all there.
  const isBrandFirst =
    brands.some(({ text }) => text.toLowerCase() === q.toLowerCase()) || terms.every(({ insteadOf }) => insteadOf !== undefined);
  const fewCategories = bought.length + helpPages.length + brands.length > 0;
  const suggestions = [
    ...(isHelpFirst ? helpPages : []),
    ...called.map((tile) => ({ ...suggestedTile('PRODUCT', tile), ownNumber: tile.customerSku })),
    ...(await asBought(shop, shopper, { tiles: bought, everBought })),
    ...(isBrandFirst ? brands : []),
    ...terms.slice(0, MOST_TERMS).map(suggestedTerm),
    ...(isHelpFirst ? [] : helpPages),
    ...categories.slice(0, fewCategories ? 1 : MOST_CATEGORIES).map(suggestedCategory),
    ...(isBrandFirst ? [] : brands),
    ...others.map((tile) => suggestedTile('PRODUCT', tile)),
  ];
  if (tiles.length + helpPages.length + brands.length === 0 && asksForInk(q)) return answer({ suggestions: [INK_BY_PRINTER] });
  return answer({ suggestions: suggestions.slice(0, MOST_SUGGESTIONS) });
}

/** The brands that have a place: beside other things the one that begins so, and where nothing else does, those that have it within. */
function brandsBeside(typed: string, { brands, terms, categories }: Awaited<ReturnType<typeof suggestFromCatalog>>): readonly string[] {
  if (terms.length + categories.length === 0) return brands.slice(0, MOST_BRANDS);
  return brands.filter((brand) => brand.toLowerCase().startsWith(typed.toLowerCase())).slice(0, 1);
}

/** Whether what is typed is the whole name of something to buy. */
function isTerm(typed: string, terms: readonly Offered[]): boolean {
  return terms.some(({ text }) => nameKey(queryWords(text)) === nameKey(queryWords(typed)));
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

type Bought = ReadonlyMap<string, Date>;
const NOTHING_BOUGHT: Bought = new Map();

async function boughtBy(shop: Shop, { person, tenant }: Shopper): Promise<Bought> {
  return person === undefined ? NOTHING_BOUGHT : findBoughtItems(shop.database, person.userId, tenant);
}

/** What the shopper has bought last, of what there still is for them; for those who have bought little, what many buy. */
async function beforeAnythingIsTyped(shop: Shop, shopper: Shopper): Promise<Suggestion[]> {
  const viewer = await makeViewer(shop, shopper);
  const [everBought, popular] = await Promise.all([boughtBy(shop, shopper), popularTerms(shop, viewer, MOST_POPULAR)]);
  const itemIds = [...everBought.keys()].slice(0, MOST_SUGGESTIONS);
  const tiles = itemIds.length === 0 ? [] : await tilesFor(shop, viewer, itemIds);
  const bought = await asBought(shop, shopper, { tiles: tiles.slice(0, MOST_BOUGHT_LAST), everBought });
  const many = popular.map((text): Suggestion => ({ ...suggestedTerm({ text }), kind: 'POPULAR' }));
  return [...bought, ...many].slice(0, Math.max(MOST_POPULAR, bought.length));
}

/** Tiles of what was bought, with the month in which it was. */
async function asBought(
  shop: Shop,
  { place }: Shopper,
  { tiles, everBought }: { tiles: readonly ProductTile[]; everBought: Bought },
): Promise<Suggestion[]> {
  if (tiles.length === 0) return [];
  const zone = zoneOfState((await destinationOfZip(shop, place.zip)).state);
  return tiles.map((tile) => {
    const at = everBought.get(tile.itemId);
    return { ...suggestedTile('BOUGHT', tile), bought: (at && purchasedText(at, zone)) ?? null };
  });
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

const NOTHING_MORE = { insteadOf: null, department: null, price: null, unit: null, bought: null, ownNumber: null, image: null } as const;

/** Where nothing begins like the name of ink or of a printer: it is not of this shop. */
const INK_BY_PRINTER: Suggestion = { ...NOTHING_MORE, kind: 'CATEGORY', text: 'Find ink by printer', url: '/account/printers' };

function suggestedTerm({ text, insteadOf }: Offered): Suggestion {
  return { ...NOTHING_MORE, kind: 'TERM', text, insteadOf: insteadOf ?? null, url: `/search?query=${encodeURIComponent(text)}` };
}

function suggestedHelp({ text, url }: { text: string; url: string }): Suggestion {
  return { ...NOTHING_MORE, kind: 'HELP', text, url };
}

function suggestedBrand(name: string): Suggestion {
  return { ...NOTHING_MORE, kind: 'BRAND', text: name, url: `/brand/${encodeURIComponent(brandId(name))}` };
}

function suggestedCategory({ id, name, department }: { id: string; name: string; department: string | undefined }): Suggestion {
  return { ...NOTHING_MORE, kind: 'CATEGORY', text: name, url: `/category/${encodeURIComponent(id)}`, department: department ?? null };
}

function suggestedTile(kind: 'BOUGHT' | 'PRODUCT', { title, url, price, unitPrice, seePriceInCart, image }: ProductTile): Suggestion {
  const { key, color } = image;
  return { ...NOTHING_MORE, kind, text: title, url, price: seePriceInCart ? null : price, unit: unitPrice, image: { key, color } };
}
