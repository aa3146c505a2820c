import type { AlternateTile, ProductTile } from '#contracts/catalog.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { savingText } from '#domain/catalog/prices/savings.ts';
import { fromDollars } from '#domain/shared/money.ts';
import { tileAction, type TileAction } from './tile-action.ts';
import { titlePieces } from './title-parts.ts';

/** What a tile shows, and nothing else of the product: it travels with every page of a listing. */
export type TileView = {
  readonly itemId: string;
  /** The account's own number of it, in words. */
  readonly ownNumber?: string | undefined;
  readonly url: string;
  readonly title: string;
  /** What it is called; where more follows, what stands between, then that: its size, color, pack. */
  readonly pieces: readonly string[];
  /** What it says in the columns of a list. */
  readonly cells?: readonly (readonly [label: string, value: string])[] | undefined;
  readonly brand: string;
  readonly image: { readonly key: string; readonly color: string };
  readonly price: string;
  readonly was: string | undefined;
  /** What that saves. */
  readonly save?: string | undefined;
  /** What it costs without the contract. */
  readonly list?: string | undefined;
  readonly member: string | undefined;
  /** The price of one piece, and the lowest by quantity. */
  readonly unit: string | undefined;
  /** What the courier asks for each one besides. */
  readonly fee?: string | undefined;
  readonly rating: number;
  readonly ratingCount: number;
  readonly badge: string | undefined;
  /** When it would arrive, or that it does not. */
  readonly promise: string | undefined;
  /** Comes only when the shop has it again. */
  readonly isLate?: true | undefined;
  /** Until when to order for it, where an hour of today decides. */
  readonly orderBy?: string | undefined;
  /** What else is to be known before it is bought: a limit, why it cannot be bought, or when it was bought last. */
  readonly note: string | undefined;
  /** What else there is of it besides the colors that are shown: '3 pack sizes from $4.29'; empty: nothing. */
  readonly variants?: string | undefined;
  /** Its colors, its own first: item, name, and what it looks like, unless it is several at once. */
  readonly swatches?: readonly (readonly [itemId: string, label: string, color?: string])[] | undefined;
  /** Has been made to fit something: what that is can be looked up. */
  readonly fits?: 'printers' | 'cartridges' | undefined;
  /** Addresses that would be told that it was seen or pressed. */
  readonly beacons?: { readonly seen: string | undefined; readonly pressed: string | undefined } | undefined;
  readonly isOutOfStock: boolean;
  readonly action: TileAction;
  readonly most: number;
};

/** The label of items on the buyer's contract. (C §9) */
const ON_CONTRACT = 'ON CONTRACT';
const OUT_OF_STOCK = 'Out of stock';
/** Where something is sold that is never sent: there may be plenty of it. */
const IN_STORES = 'Sold in stores only';
/** Of what is sold in stores only. */
export const PICK_UP_TEXT = 'Pick up today';

const FITS = { PRINTERS: 'printers', CARTRIDGES: 'cartridges' } as const;

export function tileView(tile: AlternateTile & Partial<Pick<ProductTile, 'restrictionDetails'>>): TileView {
  const before = dollars(tile.originalPrice);
  return {
    itemId: tile.itemId,
    ownNumber: tile.customerSku === null ? undefined : `Your no. ${tile.customerSku}`,
    url: tile.url,
    title: tile.title,
    pieces: titlePieces(tile.title),
    brand: tile.brand,
    image: { key: tile.image.key, color: tile.image.color },
    price: tile.price,
    was: tile.onContract ? undefined : before,
    save: tile.onContract ? undefined : savingOf(tile),
    list: tile.onContract ? before : undefined,
    member: dollars(tile.memberPrice),
    unit: [tile.unitPrice, tile.lowestPrice].filter(Boolean).join(' · ') || undefined,
    fee: tile.surchargeFeePerUnit === null ? undefined : `+ ${formatDollars(tile.surchargeFeePerUnit)} courier surcharge`,
    rating: tile.rating,
    ratingCount: tile.ratingCount,
    badge: tile.onContract ? ON_CONTRACT : (tile.badgeDetails.productBadge ?? undefined),
    promise: tile.deliveryText ?? (tile.ctaText === PICK_UP_TEXT ? IN_STORES : tile.isOutOfStock ? OUT_OF_STOCK : undefined),
    isLate: tile.isBackOrder || undefined,
    orderBy: tile.orderByText,
    note: tile.refusalText ?? replacedText(tile) ?? tile.additionalMsg ?? fewLeftText(tile),
    ...variantsOf(tile),
    fits: tile.compatibility === null ? undefined : FITS[tile.compatibility.kind],
    beacons: beaconsOf(tile),
    isOutOfStock: tile.isOutOfStock,
    action: tileAction(tile),
    most: tile.quantityLimit,
  };
}

/** What takes its place, beside the button that leads there. */
function replacedText({ restrictionDetails }: Partial<Pick<ProductTile, 'restrictionDetails'>>): string | undefined {
  if (restrictionDetails?.type !== 'FULLHARDSUB' || restrictionDetails.alternateText === null) return undefined;
  return `Replaced by ${restrictionDetails.alternateText}`;
}

function variantsOf({ variantSummary }: Pick<AlternateTile, 'variantSummary'>): Pick<TileView, 'variants' | 'swatches'> {
  if (variantSummary === null) return {};
  const { text, fromPrice, swatches } = variantSummary;
  return {
    variants: fromPrice === null || text === '' ? text : `${text} from ${fromPrice}`,
    swatches:
      swatches.length === 0
        ? undefined
        : swatches.map(({ itemId, label, color }) => (color === null ? [itemId, label] : [itemId, label, color])),
  };
}

function fewLeftText({ fewLeft }: Pick<AlternateTile, 'fewLeft'>): string | undefined {
  return fewLeft === undefined ? undefined : `Only ${fewLeft} left`;
}

function savingOf({ originalPrice, priceValue }: AlternateTile): string | undefined {
  const [before, now] = [originalPrice, priceValue].map((amount) => (amount === null ? undefined : fromDollars(amount)));
  return before === undefined || now === undefined ? undefined : savingText(before, now);
}

function dollars(amount: number | null): string | undefined {
  return amount === null ? undefined : formatDollars(amount);
}

function beaconsOf({ impBeacon, clickBeacon }: AlternateTile): TileView['beacons'] {
  if (impBeacon === null && clickBeacon === null) return undefined;
  return { seen: impBeacon ?? undefined, pressed: clickBeacon ?? undefined };
}
