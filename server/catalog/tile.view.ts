import type { AlternateTile, ProductTile } from '#contracts/catalog.ts';
import { endsSoonText } from '#domain/accounts/contract-days.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { messageText } from '#contracts/messages.ts';
import { checkOffer, isStockCounted, type OfferRefusal } from '#domain/cart/offer.ts';
import { fewLeft } from '#domain/delivery/availability.ts';
import { ADD_ON_THRESHOLD_CENTS } from '#domain/cart/rows/row-validity.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { priceBefore } from '#domain/catalog/prices/price-before.ts';
import { ITEM_NOTICES, itemNotice } from '#domain/catalog/item-notice.ts';
import { formatPrice } from '#domain/catalog/price-text.ts';
import { isManyColors, swatchColor } from '#domain/catalog/swatch-color.ts';
import { unitPriceText } from '#domain/catalog/unit-price.ts';
import { isColorLabel } from '#domain/catalog/variants/options.ts';
import { tileVariants } from '#domain/catalog/variants/tile-variants.ts';
import { volumePricesBelow, type VolumePrice, type VolumePrices } from '#domain/volume/volume-prices.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { isDeliveredByEmail, isPhysical } from '#domain/delivery/deliverable-item.ts';
import { personalKindOf } from '#domain/personalization/personal-fields.ts';
import { arrivalText } from '#domain/delivery/arrival-text.ts';
import type { DeliveryPromise } from '#domain/delivery/days/promise.ts';
import { orderByText } from '#domain/delivery/order-by-text.ts';
import { toDollars } from '#domain/shared/money.ts';
import { offerAt } from './offer-for.ts';
import type { CatalogItem } from './catalog-facts.ts';
import { pictureOf } from './pictures/pictures.ts';
import type { SeenItem } from './seen.repository.ts';
import type { Viewer } from './viewer.ts';

/**
 * An item as a tile shows it to this viewer.
 *
 * @param others those of `itemsNamedBy` it that this viewer may see.
 */
export function viewTile(item: CatalogItem, seen: SeenItem, viewer: Viewer, others: Others): ProductTile {
  const tile = viewPlainTile(item, seen, viewer, (itemId) => others.seen.has(itemId));
  return { ...tile, restrictionDetails: restrictionOf(item, tile, replacementOf(item, viewer, others)) };
}

type MaySee = (itemId: string) => boolean;

/** What is known of items that tiles name; of what only goes with them no more than that it is seen. */
export type Others = { readonly seen: ReadonlyMap<string, SeenItem>; readonly items: ReadonlyMap<string, CatalogItem> };

/** What takes an item's place. */
type Replacement = { readonly itemId: string; readonly text: string | null };

/** What takes its place, where this viewer may see that: by name, with what it costs them where they are shown prices. */
function replacementOf({ facts }: CatalogItem, viewer: Viewer, { seen, items }: Others): Replacement | undefined {
  const itemId = facts.substitute?.itemId;
  const seenItem = itemId === undefined ? undefined : seen.get(itemId);
  if (itemId === undefined || seenItem === undefined) return undefined;
  const item = items.get(itemId);
  if (item === undefined) return { itemId, text: null };
  const { price, priceValue } = pricesOf(item, seenItem, viewer);
  return { itemId, text: priceValue === null ? item.name : `${item.name} · ${price}` };
}

/** The item that takes the place of another. */
export function replacementIdOf({ facts }: CatalogItem): string[] {
  return [facts.substitute?.itemId ?? []].flat();
}

/** Other items that a tile names: what takes its place, and what goes with it. */
export function itemsNamedBy(item: CatalogItem): string[] {
  return [...replacementIdOf(item), ...(item.facts.fitsItemIds ?? [])];
}

/** What a tile says of an item to everybody. */
function makeOwnPart(item: CatalogItem) {
  const { facts } = item;
  return {
    itemId: item.itemId,
    resolvedItemId: item.itemId,
    partNumber: item.itemId,
    title: item.name,
    brand: item.brand,
    image: pictureOf(item.pictures[0] ?? ''),
    url: `/product_${item.itemId}`,
    baseCatId: item.categoryId,
    cId: facts.cId ?? null,
    assetId: facts.assetId ?? null,
    units: item.unitsInPack === 1 ? item.uom : `${item.unitsInPack.toLocaleString('en-US')}/${item.uom}`,
    unitsNum: item.unitsInPack,
    rating: item.rating,
    ratingCount: item.ratingCount,
    additionalMsg: limitText(facts) ?? addOnText(facts),
    quantityLimit: facts.limitPerOrder ?? MAX_LINE_QTY,
    bopisEligible: facts.isPickupEligible !== false,
    isSKUSET: facts.bundle !== undefined,
    isCustomSKU: facts.isCustom === true,
    customSkuCode: facts.customSkuCode ?? null,
    isSSPT: facts.isSspt === true,
    isSurchargeSub: false,
    surchgOrgItemId: null,
    altFactor: null,
    impBeacon: facts.beacons?.impression ?? null,
    clickBeacon: facts.beacons?.click ?? null,
    compareItemID: item.itemId,
    seePriceInCart: facts.isPriceInCart === true,
  };
}

/** Of items that are in memory: it is worked out once. */
const ownParts = new WeakMap<CatalogItem, ReturnType<typeof makeOwnPart>>();

function ownPartOf(item: CatalogItem): ReturnType<typeof makeOwnPart> {
  const known = ownParts.get(item);
  if (known !== undefined) return known;
  const part = makeOwnPart(item);
  ownParts.set(item, part);
  return part;
}

function viewPlainTile(item: CatalogItem, seen: SeenItem, viewer: Viewer, maySee: MaySee): AlternateTile {
  const { facts } = item;
  const { isOnContract } = seen;
  const isInStock = !isStockCounted(facts) || seen.available > 0;
  const refusal = checkOffer(offerAt(item, seen), viewer.buyer, false);
  const { ctaText, actionLabel } = actionOf(item, { isInStock, isRefused: refusal !== undefined });
  const { swatchLabel, isColorSwatch, swatchColor } = swatchOf(facts, seen);
  // What cannot be bought does not come on any day.
  const promise = refusal === undefined ? shipped(item, viewer, isInStock) : undefined;
  const own = ownPartOf(item);
  return {
    ...own,
    additionalMsg: own.additionalMsg ?? (viewer.showsPrices ? endsSoonText(seen.contractUntil, viewer.today) : undefined) ?? null,
    customerSku: seen.customerSku ?? null,
    catalogId: viewer.buyer.isBusiness ? 'SBA' : 'dotcom',
    ctaText,
    actionLabel,
    notificationText: itemNotice(facts) ?? (isInStock ? null : 'Out of stock'),
    isOutOfStock: !isInStock,
    isDeliveryInstock: isInStock,
    swatchLabel,
    isColorSwatch,
    swatchColor,
    variantSummary: variantSummaryOf(item, seen, viewer),
    compatibility: compatibilityOf(item, maySee),
    onContract: isOnContract,
    badgeDetails: { productBadge: badgeOf(item, isOnContract || !viewer.showsPrices) },
    refusalText: refusal === undefined ? null : (REFUSED[refusal] ?? null),
    deliveryText: promise === undefined ? null : arrivalOf(item, promise, viewer.isPlaceKnown),
    fewLeft: refusal === undefined && isStockCounted(facts) ? fewLeft(seen.available) : undefined,
    isBackOrder: promise?.isBackOrder === true,
    orderByText: orderByText(promise?.orderByMinute),
    ...pricesOf(item, seen, viewer),
  };
}

/** What it is told from its like by; where nothing is stored for that, its color. */
function swatchOf({ swatch }: ItemFacts, { options }: SeenItem): Pick<AlternateTile, 'swatchLabel' | 'isColorSwatch' | 'swatchColor'> {
  const color = options.find(([label]) => isColorLabel(label))?.[1];
  const { label, isColor } = swatch ?? { label: color, isColor: color !== undefined && !isManyColors(color) };
  return {
    swatchLabel: label ?? null,
    isColorSwatch: isColor,
    swatchColor: isColor && label !== undefined ? (swatchColor(label) ?? null) : null,
  };
}

/** What tiles say of groups that are in memory, by the item and whether prices are shown: it is worked out once. */
const saidOf = new WeakMap<SeenItem['variants'], Map<string, AlternateTile['variantSummary']>>();

/** What else there is of it, and from what price on for who is shown prices. */
function variantSummaryOf(item: CatalogItem, seen: SeenItem, { showsPrices }: Viewer): AlternateTile['variantSummary'] {
  if (seen.variants.length === 0) return null;
  const said = saidOf.get(seen.variants) ?? new Map<string, AlternateTile['variantSummary']>();
  saidOf.set(seen.variants, said);
  const key = `${item.itemId} ${showsPrices}`;
  const known = said.get(key);
  if (known !== undefined) return known;
  const summary = summarizeVariants(item, seen, showsPrices);
  said.set(key, summary);
  return summary;
}

function summarizeVariants(
  { itemId, facts }: CatalogItem,
  { options, variants }: SeenItem,
  showsPrices: boolean,
): AlternateTile['variantSummary'] {
  const found = tileVariants({ itemId, options }, variants);
  if (found === undefined) return null;
  const own = variants.find((variant) => variant.itemId === itemId)?.shownCents;
  const lowest = Math.min(...variants.flatMap(({ shownCents }) => shownCents ?? []));
  const isLower = showsPrices && facts.isPriceInCart !== true && own !== undefined && lowest < own;
  return {
    text: found.text,
    fromPrice: isLower ? formatPrice(lowest) : null,
    swatches: found.swatches.map(({ color, ...swatch }) => ({ ...swatch, url: `/product_${swatch.itemId}`, color: color ?? null })),
  };
}

/** Why somebody may not buy what they see, shortly where the cart says it at length; where its badge or its button says it, nothing. */
const REFUSED: Partial<Record<OfferRefusal, string>> = {
  BLOCKED_FOR_ADD_TO_CART: 'Your company doesn’t allow this item.',
  OFF_CONTRACT_ERROR: 'Not on your contract. You can’t order it.',
  PRICE_NOT_AVAILABLE: messageText('PRICE_NOT_AVAILABLE'),
  INVALID_FREE_ITEM: messageText('INVALID_FREE_ITEM'),
  // Of people without an organization, too.
  RESTRICTED_ITEM: 'We may not sell it to you, or not send it to where you are.',
  HEALTH_CARE_RESTRICTION: 'For healthcare customers only.',
};

/** Instead of a price that only the cart says. */
const PRICE_IN_CART = 'See price in cart';

/** What it costs this viewer; nothing of it for who may not see prices, nor where only the cart says it. (S7-09, A-159) */
export function pricesOf(
  item: CatalogItem,
  seen: SeenItem,
  { showsPrices }: Pick<Viewer, 'showsPrices'>,
): Pick<
  AlternateTile,
  'price' | 'priceValue' | 'originalPrice' | 'memberPrice' | 'unitPrice' | 'surchargeFeePerUnit' | 'volumePrices' | 'lowestPrice'
> {
  const { unitPriceCents: priceCents, memberPriceCents: memberCents } = seen;
  const none = { priceValue: null, originalPrice: null, memberPrice: null, unitPrice: null, surchargeFeePerUnit: null };
  if (!showsPrices || priceCents === undefined) return { price: formatPrice(undefined), ...none };
  if (item.facts.isPriceInCart === true) return { price: PRICE_IN_CART, ...none };
  const before = priceBefore(item, seen);
  const volumePrices = volumePricesBelow(memberCents ?? priceCents, item.volumePrices, seen.ownVolumePrices);
  return {
    price: formatPrice(priceCents),
    priceValue: toDollars(priceCents),
    originalPrice: before === undefined ? null : toDollars(before),
    memberPrice: memberCents === undefined ? null : toDollars(memberCents),
    ...viewVolumePrices(item, volumePrices),
    unitPrice: pieceText(item, priceCents),
    surchargeFeePerUnit: item.facts.surcharge === undefined ? null : toDollars(item.facts.surcharge.feePerUnitCents),
  };
}

function viewVolumePrices(item: CatalogItem, prices: VolumePrices): Pick<AlternateTile, 'volumePrices' | 'lowestPrice'> {
  const lowest = prices.at(-1);
  if (lowest === undefined) return {};
  const volumePrices = prices.map((price) => {
    const unitPrice = pieceText(item, price[1]);
    return { ...viewVolumePrice(price), ...(unitPrice !== null && { unitPrice }) };
  });
  return { volumePrices, lowestPrice: `as low as ${formatPrice(lowest[1])}` };
}

/** A price by quantity as the wire has it. */
export function viewVolumePrice([fromQty, unitCents]: VolumePrice): { fromQty: number; pricePerUnit: number } {
  return { fromQty, pricePerUnit: toDollars(unitCents) };
}

/** What one, and one piece of it, costs this viewer in the end, as shown: the members' price for who pays it. */
export function payablePrices(
  item: CatalogItem,
  seen: SeenItem,
  viewer: Pick<Viewer, 'showsPrices'>,
): Pick<AlternateTile, 'price' | 'unitPrice'> {
  const { price, memberPrice, unitPrice } = pricesOf(item, seen, viewer);
  const cents = seen.memberPriceCents;
  return memberPrice === null || cents === undefined
    ? { price, unitPrice }
    : { price: formatPrice(cents), unitPrice: pieceText(item, cents) };
}

/** What one piece costs of a pack that costs so much. */
function pieceText({ unitsInPack, unitName }: CatalogItem, cents: number): string | null {
  return unitPriceText(cents, { units: unitsInPack, unitName }) ?? null;
}

function limitText({ limitPerOrder }: ItemFacts): string | null {
  return limitPerOrder === undefined ? null : `${ITEM_NOTICES.limited}: ${limitPerOrder} per order`;
}

/** That it is sent only beside other things. (C §9) */
function addOnText({ isAddOn }: ItemFacts): string | null {
  return isAddOn === true ? `Ships with ${formatPrice(ADD_ON_THRESHOLD_CENTS)} or more of other items` : null;
}

/** What stands in the way of buying it as it is; what could be had instead is looked up apart. */
function restrictionOf(
  { facts }: CatalogItem,
  { isOutOfStock }: AlternateTile,
  replacement: Replacement | undefined,
): ProductTile['restrictionDetails'] {
  const kind = replacement === undefined ? undefined : facts.substitute?.kind;
  const type = kind ?? (isOutOfStock ? ('OUTOFSTOCK' as const) : null);
  const limitedQtyTxt = limitText(facts);
  if (type === null && limitedQtyTxt === null) return null;
  return {
    type,
    limitedQtyTxt,
    altProducts: [],
    alternateItemURL: replacement === undefined ? null : `/product_${replacement.itemId}`,
    alternateText: replacement?.text ?? null,
  };
}

function compatibilityOf({ facts }: CatalogItem, maySee: MaySee): AlternateTile['compatibility'] {
  const { printerModels = [], fitsItemIds = [], pageYield } = facts;
  const itemIds = fitsItemIds.filter(maySee);
  if (printerModels.length === 0 && itemIds.length === 0) return null;
  // What says how many pages it prints is a cartridge: it goes into printers.
  return { kind: pageYield === undefined ? 'CARTRIDGES' : 'PRINTERS', models: [...printerModels], itemIds };
}

/** What can be done from the tile: put it into the cart, or look at its page where something has to be chosen, written or read. */
function actionOf(
  item: CatalogItem,
  { isInStock, isRefused, isOnPage = false }: { isInStock: boolean; isRefused: boolean; isOnPage?: boolean },
): { ctaText: string; actionLabel: string } {
  const asks = isOnPage && isInStock ? undefined : personalKindOf(item.facts);
  // What a set asks is asked on its page, which shows what is in it.
  if (asks === 'BUSINESS_CARD' && item.facts.bundle !== undefined) return { ctaText: 'Choose options', actionLabel: 'CHOOSE' };
  if (asks === 'BUSINESS_CARD') return { ctaText: 'Customize', actionLabel: 'CUSTOMIZE' };
  if (item.facts.isInStoreOnly === true) return { ctaText: 'Pick up today', actionLabel: 'VIEW' };
  if (isRefused || !isInStock || item.facts.childOf !== undefined || (item.facts.bundle !== undefined && !isOnPage))
    return { ctaText: 'View details', actionLabel: 'VIEW' };
  if (asks !== undefined) return { ctaText: 'Choose options', actionLabel: 'CHOOSE' };
  return { ctaText: 'Add to cart', actionLabel: 'ADD' };
}

/** Whether one press adds it wherever it is shown. */
export function isAddedAtOnce(item: CatalogItem, at: { readonly isInStock: boolean; readonly isRefused: boolean }): boolean {
  return actionOf(item, at).actionLabel === 'ADD';
}

/** What can be done on its own page, which shows of a set what it is, and lets it be had in any way that is open. */
export function pageActionOf(item: CatalogItem, isOpen: boolean): Pick<AlternateTile, 'ctaText' | 'actionLabel'> {
  const action = actionOf(item, { isInStock: isOpen, isRefused: !isOpen, isOnPage: true });
  return isOpen && item.facts.isInStoreOnly === true ? { ctaText: 'Add to cart', actionLabel: 'ADD' } : action;
}

/** @param hasNoSale whether the price shown is not the reduced one: nothing of it is on sale to who pays a contract's, or is shown none. */
function badgeOf({ facts, listPriceCents }: CatalogItem, hasNoSale: boolean): string | null {
  if (facts.isComingSoon === true) return 'Coming soon';
  if (facts.isPreOrder === true) return 'Pre-order';
  return itemNotice(facts) ?? (listPriceCents === undefined || hasNoSale ? null : 'Sale');
}

/** What is promised of it if it is sent. */
function shipped({ facts }: CatalogItem, viewer: Pick<Viewer, 'promise'>, isInStock: boolean): DeliveryPromise {
  return viewer.promise(facts, { deliveryType: 'STA', storeNumber: undefined, isInStock });
}

/** When it would arrive if it was ordered now; null when no day can be said. */
export function deliveryTextOf(item: CatalogItem, viewer: Pick<Viewer, 'promise' | 'isPlaceKnown'>, isInStock: boolean): string | null {
  return arrivalOf(item, shipped(item, viewer, isInStock), viewer.isPlaceKnown);
}

function arrivalOf({ facts }: CatalogItem, promise: DeliveryPromise, isPlaceKnown: boolean): string | null {
  if (isDeliveredByEmail(facts)) return 'Delivered by email';
  if (facts.membership !== undefined) return 'Starts when you order';
  if (!isPhysical(facts)) return null;
  if (facts.isPreOrder === true && promise.maxDeliveryDate !== undefined) return `Available ${dateText(promise.maxDeliveryDate)}`;
  if (promise.isBackOrder && promise.maxDeliveryDate !== undefined) return `Back order: expected by ${dateText(promise.maxDeliveryDate)}`;
  return arrivalText(promise, isPlaceKnown) ?? null;
}
