import type { ProductDetails } from '#contracts/catalog.ts';
import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import type { AlertKind } from '#domain/alerts/alerts.ts';
import { formatDollars, formatPrice } from '#domain/catalog/price-text.ts';
import { gtinName } from '#domain/catalog/numbers/trade-numbers.ts';
import { madeInDays } from '#domain/delivery/deliverable-item.ts';
import { ITEM_NOTICES } from '#domain/catalog/item-notice.ts';
import { categoryPath, PATHS } from '#app/shell/site-paths.ts';
import { contractNote, type ContractNote } from '../contract/contract-note.ts';
import { pageAction, type TileAction } from '../tiles/tile-action.ts';
import { PICK_UP_TEXT, tileView, type TileView } from '../tiles/tile-view.ts';
import { cardDesign } from '#app/personalization/card-design.ts';
import type { PersonalItem } from '#app/personalization/personal-form.tsx';
import { serviceGroups, type ServiceGroup } from './service-groups.ts';
import { suggestedPrice } from './suggested-price.ts';
import { standingOf, type Standing } from './standing.ts';
import { volumeOffers, volumeRows, type VolumeRow } from './volume-view.ts';
import {
  variantChoicesOf,
  variantOf,
  variantTable,
  variantThing,
  type VariantChoices,
  type VariantOf,
  type VariantTable,
} from './variants/variant-view.ts';

/** One way to get a product. */
export type Way = {
  /** As the form says it: a delivery type, or the same day. */
  readonly value: 'STA' | 'ISP' | 'SDD';
  readonly label: string;
  /** When and where. */
  readonly text: string;
  /** Until when to order, how many there are, what it costs. */
  readonly facts: readonly string[];
  /** How many there are this way, where that is few enough to be told. */
  readonly left?: number | undefined;
  readonly isOpen: boolean;
};

/** A product's page, ready to be shown. */
export type ProductView = TileView &
  Pick<ProductDetails, 'description' | 'highlights' | 'specifications' | 'documents' | 'pictures' | 'priceValue' | 'parts' | 'relation'> & {
    readonly trail: readonly { readonly name: string; readonly href: string }[];
    readonly manufacturerNumber: string | undefined;
    readonly gtin: string | undefined;
    /** What comes with it, as its specifications say. */
    readonly inTheBox: readonly string[];
    readonly ways: readonly Way[];
    /** The store that the pickup way is about. */
    readonly storeNumber: string | undefined;
    /** Stores hand it out: which one can be chosen, and each says whether it has any. */
    readonly isFetchable: boolean;
    /** Its days of delivery hold everywhere: a ZIP code tells the day. */
    readonly asksZip: boolean;
    /** What it is of its group, for those who read pages by program. */
    readonly variantOf: VariantOf | undefined;
    /** What there is to choose of it. */
    readonly choices: VariantChoices;
    /** All of its group, where that is much. */
    readonly allVariants: VariantTable | undefined;
    readonly services: readonly ServiceGroup[];
    /** What it costs by quantity, from one piece on; empty where it costs the same. */
    readonly volumePrices: readonly VolumeRow[];
    /** What it asks before it can be added. */
    readonly personal: PersonalItem | undefined;
    readonly pack: string | undefined;
    /** Where it cannot be added as it is: why, and what to do. */
    readonly standing: Standing | undefined;
    /** Of what comes later: when it is paid for. */
    readonly chargedWhen: string | undefined;
    /** In schema.org's words; undefined where it is not for sale. */
    readonly availability: string | undefined;
    /** Larger packs that can be had without what the courier asks. */
    readonly packsWithoutFee: readonly TileView[];
    readonly goesTo: readonly TileView[];
    readonly fitting: readonly TileView[];
    readonly goesWith: readonly TileView[];
    /** Others of its kind. */
    readonly related: readonly TileView[];
    /** What could be taken instead, where it cannot be had as it is; what replaces it first. */
    readonly instead: readonly TileView[];
    readonly isReplaced: boolean;
    /** Where it is not on the contract of who looks, but something like it is. */
    readonly contract: ContractNote | undefined;
    /** It can be sent back. */
    readonly isReturnable: boolean;
    /** In dollars, of one; null: it cannot come again and again. */
    readonly restockPrice: number | null;
    readonly isMembership: boolean;
    /** Nothing stands for a price that there is not: what can be done is said in its place. */
    readonly hasPrice: boolean;
    /** What a set costs less than its parts. */
    readonly setSaving: string | undefined;
    /** The printers that it is for, by name. */
    readonly printerModels: readonly string[];
    /** The printer that it is, where something is made for it. */
    readonly printerModel: string | undefined;
    /** What can be asked to be told of it by mail. */
    readonly alerts: readonly AlertKind[];
    /** A price that is worth waiting for, to begin with. */
    readonly suggestedPrice: string | undefined;
  };

/** The line that says how many pages a cartridge prints. */
const PAGE_YIELD = 'Page yield';

/** The lines of the specifications as its page has them: with what a page costs at today's price, and its numbers. */
function shownLines({ itemId, specifications, manufacturerNumber, gtin, priceValue, unitsNum }: ProductDetails): [string, string][] {
  const pages = Number(specifications.find(([label]) => label === PAGE_YIELD)?.[1].replaceAll(/\D/g, '') ?? 0);
  const perPage = priceValue === null || pages === 0 ? undefined : (priceValue * 100) / (pages * unitsNum);
  return [
    ...specifications.flatMap(([label, text]): [string, string][] => [
      ...(label === IN_THE_BOX ? [] : [[label, text] satisfies [string, string]]),
      ...(label === PAGE_YIELD && perPage !== undefined
        ? [['Cost per page', `${perPage.toFixed(1)}¢ at today’s price`] satisfies [string, string]]
        : []),
    ]),
    ...(manufacturerNumber === null ? [] : [['Manufacturer number', manufacturerNumber] satisfies [string, string]]),
    ...(gtin === null ? [] : [[gtinName(gtin), gtin] satisfies [string, string]]),
    ['Item number', itemId],
  ];
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The line of the specifications that lists what comes with something. */
const IN_THE_BOX = 'In the box';

export function productView(product: ProductDetails): ProductView {
  const { restrictionDetails, isOutOfStock } = product;
  const action = named(pageAction(product), product);
  const standing = action.kind === 'add' ? undefined : standingOf(product);
  // What can be had itself needs nothing in its place.
  const isMissing = isOutOfStock || restrictionDetails?.type === 'FULLHARDSUB';
  const known = isMissing ? (restrictionDetails?.altProducts ?? []) : [];
  // Where nobody has looked for something instead, it is what sells best of its kind, as far as who looks may buy it.
  const isForOthers = product.goesTo.length > 0;
  const likely = standing === undefined || isForOthers ? [] : product.related.filter((tile) => tileView(tile).action.kind === 'add');
  const instead = known.length > 0 ? known : likely;
  const { description, highlights, specifications, documents, pictures, pickup, path, parts } = product;
  const isReplaced = restrictionDetails?.alternateItemURL != null && instead[0]?.url === restrictionDetails.alternateItemURL;
  const contract = product.offContract === null ? undefined : contractNote(product.offContract.rule, product.offContract.instead);
  const taken = new Set([...instead.map(({ itemId }) => itemId), ...[contract?.instead?.itemId ?? []].flat()]);
  const others = (tiles: ProductDetails['related']) => tiles.filter(({ itemId }) => !taken.has(itemId)).map(tileView);
  return {
    ...tileView(product),
    action,
    unit: product.unitPrice ?? undefined,
    volumePrices: volumeRows(product),
    description,
    highlights,
    documents,
    manufacturerNumber: product.manufacturerNumber ?? undefined,
    gtin: product.gtin ?? undefined,
    specifications: shownLines(product),
    inTheBox:
      specifications
        .find(([label]) => label === IN_THE_BOX)?.[1]
        .split(', ')
        .map(capitalized) ?? [],
    parts,
    relation: product.relation,
    isReturnable: product.isReturnable,
    restockPrice: product.restockPrice,
    isMembership: product.isMembership,
    setSaving: setSaving(product),
    hasPrice: product.refusal?.code !== 'PRICE_NOT_AVAILABLE',
    pictures: pictures.length > 0 ? pictures : [product.image],
    priceValue: product.priceValue,
    note: product.additionalMsg ?? undefined,
    pack: product.units === '' ? undefined : product.units,
    trail: [{ name: 'Home', href: PATHS.home }, ...path.map(({ id, name }) => ({ name, href: categoryPath(id) }))],
    ways: waysOf(product),
    storeNumber: pickup.storeNumber ?? undefined,
    isFetchable: pickup.isOffered,
    asksZip: product.delivery.asksZip === true,
    variantOf: variantOf(product),
    choices: variantChoicesOf(product),
    allVariants: variantTable(product),
    services: serviceGroups(product.services),
    personal: standing === undefined ? personalItem(product) : undefined,
    standing,
    chargedWhen: standing === undefined ? chargedWhen(product) : undefined,
    availability: availabilityOf(product, standing),
    packsWithoutFee: product.packsWithoutFee.map(tileView).filter((pack) => pack.action.kind === 'add'),
    goesTo: product.goesTo.map(tileView),
    fitting: product.fits.map(tileView),
    goesWith: others(product.goesWith),
    // Of what who looks may not buy, more of the same is no help.
    related: others(product.refusal === null ? product.related : likely),
    instead: instead.filter(({ itemId }) => itemId !== contract?.instead?.itemId).map(tileView),
    isReplaced,
    contract,
    printerModels: product.compatibility?.models ?? [],
    printerModel: product.printerModel ?? undefined,
    alerts: product.alerts,
    suggestedPrice: suggestedPrice(product),
  };
}

function personalItem({ itemId, title, personalKind, quantityLimit, specifications }: ProductDetails): PersonalItem | undefined {
  if (personalKind === undefined) return undefined;
  return { itemId, title, kind: personalKind, most: quantityLimit, design: cardDesign(specifications) };
}

/** What the parts of a set come to one by one, and how much less the set is; undefined where it is no less, or not known. */
function setSaving({ parts, priceValue }: ProductDetails): string | undefined {
  const cents = parts.map(({ qty, priceValue: each }) => (each === null ? Number.NaN : Math.round(each * 100) * qty));
  const apart = cents.reduce((sum, one) => sum + one, 0);
  const saved = apart - Math.round((priceValue ?? Number.NaN) * 100);
  return saved > 0 ? `${formatPrice(apart)} one by one: the set saves you ${formatPrice(saved)}.` : undefined;
}

/** What the button says: who orders ahead is not told that they buy. */
function named(action: TileAction, { badgeDetails, isBackOrder }: ProductDetails): TileAction {
  if (action.kind !== 'add') return action;
  if (badgeDetails.productBadge === PRE_ORDER) return { ...action, text: PRE_ORDER };
  return isBackOrder ? { ...action, text: BACK_ORDER } : action;
}

const PRE_ORDER = 'Pre-order';
const BACK_ORDER = 'Backorder';
const COMING_SOON = 'Coming soon';

/** What is ordered ahead is paid for when it leaves, as everything is. (decision 23) */
function chargedWhen({ badgeDetails, isBackOrder }: ProductDetails): string | undefined {
  if (badgeDetails.productBadge === PRE_ORDER) return 'Order it now: we charge you when it ships, not before.';
  return isBackOrder ? 'On back order: we charge you when it ships, not before.' : undefined;
}

function availabilityOf(product: ProductDetails, standing: Standing | undefined): string | undefined {
  const { badgeDetails, isBackOrder, delivery } = product;
  if (badgeDetails.productBadge === COMING_SOON) return undefined;
  if (badgeDetails.productBadge === ITEM_NOTICES.discontinued) return 'Discontinued';
  if (badgeDetails.productBadge === PRE_ORDER) return 'PreOrder';
  if (isBackOrder) return 'BackOrder';
  if (product.refusal?.code === 'ITEM_NOT_AVAILABLE') return 'InStoreOnly';
  return standing === undefined && (delivery.isAvailable || product.pickup.isAvailable) ? 'InStock' : 'OutOfStock';
}

function waysOf(product: ProductDetails): Way[] {
  const { delivery, pickup, sameDay, ctaText } = product;
  const days = madeInDays({ isCustom: product.isCustomSKU });
  const made = days === 0 ? '' : `Made for you in ${days} business days`;
  const ways: Way[] = [];
  if (ctaText !== PICK_UP_TEXT || delivery.isAvailable)
    ways.push({
      value: 'STA',
      label: 'Delivery',
      text: delivery.text,
      facts: [made, delivery.stock === undefined ? '' : `${delivery.stock} in stock`, delivery.orderByText ?? ''],
      ...left(delivery.stock),
      isOpen: delivery.isAvailable,
    });
  if (sameDay !== null)
    ways.push({
      value: 'SDD',
      label: 'Delivery today',
      text: sameDay.text,
      facts: [isShownAmount(sameDay.fee) ? `${formatDollars(sameDay.fee)} per order` : '', sameDay.orderByText ?? ''],
      ...left(sameDay.stock),
      isOpen: true,
    });
  if (pickup.isOffered)
    ways.push({
      value: 'ISP',
      label: 'Pick up in store',
      // Where it is not open it leads to the stores.
      text: pickup.storeNumber === null ? 'Choose a store' : pickup.isAvailable ? pickup.text : `${pickup.text}. Choose another store`,
      facts: [pickup.stock === null || pickup.stock === '0' ? '' : `${pickup.stock} in stock`],
      ...left(pickup.stock),
      isOpen: pickup.isAvailable,
    });
  return ways.map((way) => ({ ...way, facts: way.facts.filter((fact) => fact !== '') }));
}

/** How many are left, of a stock as it is shown: '3'. '10+' and none at all are no number of what is left. */
function left(stock: string | null | undefined): Pick<Way, 'left'> {
  const count = Number(stock ?? 0);
  return count > 0 ? { left: count } : {};
}

/** A product as schema.org's Product. */
export function productThing(product: ProductView, origin: string): Record<string, unknown> {
  const { title, description, brand, itemId, priceValue, rating, ratingCount, url, pictures, availability } = product;
  // What stands where there is none shows nothing.
  const photographs = pictures.filter(({ alt }) => alt !== '');
  return {
    '@type': 'Product',
    name: title,
    description,
    sku: itemId,
    ...(product.manufacturerNumber !== undefined && { mpn: product.manufacturerNumber }),
    ...(product.gtin !== undefined && { [`gtin${product.gtin.length}`]: product.gtin }),
    brand: { '@type': 'Brand', name: brand },
    ...variantThing(product, origin),
    ...(photographs.length > 0 && { image: photographs.map(({ key }) => `${origin}/pictures/${key}-800.webp`) }),
    ...(priceValue !== null &&
      availability !== undefined && {
        offers: {
          '@type': 'Offer',
          url: origin + url,
          price: priceValue.toFixed(2),
          priceCurrency: 'USD',
          availability: `https://schema.org/${availability}`,
          ...volumeOffers(product.volumePrices),
        },
      }),
    ...(ratingCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount } }),
  };
}
