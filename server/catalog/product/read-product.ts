import type { Input } from '#contracts/call.ts';
import type { ProductDetails, getProduct as productCall } from '#contracts/catalog.ts';
import { personalKindOf } from '#domain/personalization/personal-fields.ts';
import { answer, refuse, type Reply } from '#contracts/door.ts';
import { FULFILMENT_CENTRE } from '#domain/cart/cart-line.ts';
import { offeredAlerts } from '#domain/alerts/alerts.ts';
import { offeredServices } from '#domain/cart/children/offered-services.ts';
import { DOCUMENT_KINDS, documentPath, sheetPath, sizeText } from '#domain/catalog/documents/documents.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { checkOffer, type Offer } from '#domain/cart/offer.ts';
import type { AvailableAt } from '#domain/cart/rows/quantity-bounds.ts';
import { stateName } from '#domain/checkout/states.ts';
import { isGiftCardItem, isPhysical } from '#domain/delivery/deliverable-item.ts';
import { modelOfItem } from '#domain/machines/known-models.ts';
import { restockUnitCents } from '#domain/restocks/restock-price.ts';
import { toDollars } from '#domain/shared/money.ts';
import { statement } from '../../db/database.ts';
import type { Shop } from '../../shop.ts';
import type { ProductPage } from '../catalog.ts';
import type { CatalogItem } from '../catalog-facts.ts';
import { offerAt } from '../offer-for.ts';
import { picturesOf } from '../pictures/pictures.ts';
import { printerModels } from '../printer-models.ts';
import type { SeenItem } from '../seen.repository.ts';
import { itemsNamedBy, pageActionOf, viewTile } from '../tile.view.ts';
import { nearTo, withAlternates } from '../tiles/alternates.ts';
import { documentsOf, type DocumentTuple } from '../documents/documents.repository.ts';
import { insteadOnContract } from '../tiles/instead-on-contract.ts';
import type { Viewer } from '../viewer.ts';
import { findReplacements, findSeenBy, tilesFor } from '../viewing.ts';
import { watchedOf } from '../watched-items.ts';
import { partsOf, servicesWith } from './bought-with.ts';
import { besideItems, likeIt } from '../beside/goes-with.ts';
import { findStock } from './stock-at-stores.ts';
import { variantsOf } from './variants-of.ts';
import { canBeHad, waysOf } from './ways.ts';
import { whoToAsk } from './who-to-ask.ts';

const findDetails = statement<{
  description: string;
  highlights: string[];
  specifications: [string, string][];
  documents: DocumentTuple[] | null;
}>('product_details', `select description, highlights, specifications, ${documentsOf('$1')} as documents from items where item_id = $1`);
/** All about one product, for this viewer. */
export async function getProduct(
  shop: Shop,
  viewer: Viewer,
  { params }: Input<typeof productCall>,
): Promise<Reply<{ product: ProductDetails }>> {
  const item = (await shop.catalog.items([params.itemId])).get(params.itemId);
  if (item === undefined) return refuse('SKU_INVALID');
  const { facts } = item;
  const personalKind = personalKindOf(facts);
  const serviceIds = offeredServices(facts).map(({ itemId }) => itemId);
  const partIds = (facts.bundle ?? []).map(({ itemId }) => itemId);
  const [seenItems, replacements] = await Promise.all([
    findSeenBy(shop, viewer, [item.itemId, ...itemsNamedBy(item), ...serviceIds, ...partIds]),
    findReplacements(shop, [item]),
  ]);
  const seen = seenItems.get(item.itemId);
  if (seen === undefined) return refuse('SKU_INVALID');
  const [page, availableAt, categories, stores, boughtWith, around, variants] = await Promise.all([
    pageOf(shop, item),
    readStock(shop, viewer, [item.itemId, ...serviceIds, ...partIds]),
    shop.catalog.categories(),
    shop.stores.all(),
    shop.catalog.items([...serviceIds, ...partIds]),
    readAround(shop, viewer, { item, seen, isSold: checkOffer(offerAt(item, seen), viewer.buyer, false) === undefined }),
    variantsOf(shop, viewer, seen),
  ]);
  const known = { viewer, items: boughtWith, seen: seenItems, availableAt, abouts: await aboutEach(shop, serviceIds, boughtWith) };
  const path = [item.departmentId, item.categoryId].flatMap((id) => categories.get(id) ?? []).map(({ id, name }) => ({ id, name }));
  const atCentre = availableAt(item.itemId, FULFILMENT_CENTRE) ?? 0;
  const tile = viewTile(item, { ...seen, available: atCentre }, viewer, { seen: seenItems, items: replacements });
  const [alternated = tile] = await withAlternates(shop, viewer, [tile]);
  const offer = offerAt(item, seen);
  const ways = waysOf({ item, offer, viewer, availableAt, stores, refusalText: tile.refusalText });
  const watched = watchedOf(item, { ...seen, available: atCentre }, viewer);
  return answer({
    product: {
      ...alternated,
      ...pageActionOf(item, canBeHad(ways)),
      ...page,
      histogram: [...item.ratings],
      ...ways,
      ...around,
      itemGroupId: seen.groupId ?? null,
      options: seen.options.map(([label, value]) => [label, value]),
      variants,
      pictures: [...picturesOf(item)],
      path,
      services: servicesWith(item, known),
      parts: partsOf(item, known),
      refusal: await refusalOf(shop, offer, viewer),
      offContract: await offContractOf(shop, viewer, item.itemId),
      alerts: offeredAlerts(watched),
      restockPrice: restockPriceOf(offer, watched.isBuyable),
      isReturnable: isPhysical(facts) && !isGiftCardItem(facts),
      isMembership: facts.membership !== undefined,
      ...(facts.childOf !== undefined && isService(facts.relation) && { relation: facts.relation }),
      ...(personalKind !== undefined && { personalKind }),
      manufacturerNumber: facts.manufacturerNumber ?? null,
      gtin: facts.gtin ?? null,
      printerModel: modelOfItem(item.name, await printerModels(shop)) ?? null,
    },
  });
}

/** What one costs that comes again and again; null: it cannot. */
function restockPriceOf({ facts, unitPriceCents, isOnContract }: Offer, isBuyable: boolean): number | null {
  if (facts.isAutoRestock !== true || !isBuyable || unitPriceCents === undefined) return null;
  return toDollars(restockUnitCents({ unitPriceCents, isOnContract }));
}

type Service = NonNullable<ProductDetails['relation']>;

function isService(relation: ItemFacts['relation']): relation is Service {
  return relation === 'WARRANTY' || relation === 'ASSEMBLY' || relation === 'TECHHELP';
}

/** How many of these items there are: at the centre, and in the stores that matter to who looks. */
async function readStock(shop: Shop, { storeNumber, nearStores = [] }: Viewer, itemIds: readonly string[]): Promise<AvailableAt> {
  const places = [FULFILMENT_CENTRE, ...[storeNumber ?? []].flat(), ...nearStores.map((store) => store.storeNumber)];
  const rows = await findStock(shop.database, [itemIds, [...new Set(places)]]);
  const stock = new Map(rows.map((row) => [`${row.item_id} ${row.location_id}`, row.available]));
  return (itemId, locationId) => stock.get(`${itemId} ${locationId}`);
}

/** Why who looks may not buy it, and what of it their organization does not allow. */
async function refusalOf(shop: Shop, offer: Offer, viewer: Viewer): Promise<ProductDetails['refusal']> {
  const { buyer } = viewer;
  const code = checkOffer(offer, buyer, false);
  if (code === undefined) return null;
  return {
    code,
    about: code === 'BLOCKED_FOR_ADD_TO_CART' ? blockedBy(offer, buyer) : null,
    ask: await whoToAsk(shop, viewer, code),
    state: offer.facts.restrictedStates?.includes(buyer.shipToState) === true ? (stateName(buyer.shipToState) ?? null) : null,
  };
}

/** What holds for an item that is not on the viewer's contract, and what is. */
async function offContractOf(shop: Shop, viewer: Viewer, itemId: string): Promise<ProductDetails['offContract']> {
  const found = await insteadOnContract(shop, viewer, [itemId]);
  return found.has(itemId) ? { rule: viewer.offContract, instead: found.get(itemId) ?? null } : null;
}

type About = NonNullable<ProductDetails['refusal']>['about'];

function blockedBy({ itemId, brand }: Offer, { blockedItemIds, blockedBrands }: Viewer['buyer']): About {
  if (blockedItemIds.has(itemId)) return 'ITEM';
  return blockedBrands.has(brand) ? 'BRAND' : 'CATEGORY';
}

const MOST_RELATED = 8;
/** So many are looked at: some of them cannot be had. */
const MOST_BESIDE = 14;

/** What is most like an item that who looks may not buy; where their organization allows nothing of its category, of the others. */
async function insteadOf(shop: Shop, viewer: Viewer, item: CatalogItem): Promise<readonly string[]> {
  if (viewer.buyer.blockedCategoryIds.has(item.categoryId)) return likeIt(shop, viewer, item);
  return (await nearTo(shop, [item.itemId])).get(item.itemId) ?? [];
}

/** What else is there to be taken: with it, into it, for it or instead of it. Nothing is shown twice. */
async function readAround(
  shop: Shop,
  viewer: Viewer,
  { item, seen: { variants }, isSold }: { item: CatalogItem; seen: SeenItem; isSold: boolean },
): Promise<Pick<ProductDetails, 'packsWithoutFee' | 'related' | 'goesWith' | 'goesTo' | 'fits'>> {
  const { childOf = [], fitsItemIds = [], surcharge } = item.facts;
  const packs = new Map(surcharge?.alternates.map((pack) => [pack.itemId, pack.factor]));
  const [best, beside] = await Promise.all([
    isSold ? likeIt(shop, viewer, item) : insteadOf(shop, viewer, item),
    besideItems(shop, viewer, [item.itemId]),
  ]);
  const besideIds = beside.slice(0, MOST_BESIDE).map(({ itemId }) => itemId);
  // What differs in color or pack alone is to be chosen on the page itself.
  const own = new Set(variants.map(({ itemId }) => itemId));
  const like = best.filter((itemId) => !own.has(itemId));
  const tiles = await tilesFor(shop, viewer, [...new Set([...packs.keys(), ...childOf, ...fitsItemIds, ...besideIds, ...like])]);
  const known = new Map(tiles.map((tile) => [tile.itemId, tile]));
  const take = (ids: readonly string[]) => {
    const taken = ids.flatMap((id) => known.get(id) ?? []).slice(0, MOST_RELATED);
    for (const { itemId } of taken) known.delete(itemId);
    return taken;
  };
  const packsWithoutFee = take([...packs.keys()]).map((tile) => ({
    ...tile,
    isSurchargeSub: true,
    surchgOrgItemId: item.itemId,
    altFactor: packs.get(tile.itemId) ?? null,
  }));
  return { packsWithoutFee, goesTo: take(childOf), fits: take(fitsItemIds), goesWith: take(besideIds), related: take(like) };
}

/** Its documents as they came, and the sheet that is made of it. */
function documentsShown({ itemId }: CatalogItem, documents: readonly DocumentTuple[]): ProductPage['documents'] {
  return [
    ...documents.map(([kind, title, id, bytes]) => ({ kind: DOCUMENT_KINDS[kind], title, url: documentPath(id), size: sizeText(bytes) })),
    { kind: 'Product sheet', title: 'Product sheet', url: sheetPath(itemId), size: null },
  ];
}

/** What the pages of some items say of them, by their ids. */
async function aboutEach(
  shop: Shop,
  itemIds: readonly string[],
  items: ReadonlyMap<string, CatalogItem>,
): Promise<ReadonlyMap<string, string>> {
  const pages = itemIds.map(async (itemId): Promise<[string, string]> => {
    const item = items.get(itemId);
    return [itemId, item === undefined ? '' : (await pageOf(shop, item)).description];
  });
  return new Map(await Promise.all(pages));
}

const pageOf = (shop: Shop, item: CatalogItem) => shop.catalog.kept.products.get(item.itemId, () => readPage(shop, item));

async function readPage(shop: Shop, item: CatalogItem): Promise<ProductPage> {
  const [details] = await findDetails(shop.database, [item.itemId]);
  return {
    description: details?.description ?? '',
    highlights: details?.highlights ?? [],
    specifications: details?.specifications ?? [],
    documents: documentsShown(item, details?.documents ?? []),
  };
}
