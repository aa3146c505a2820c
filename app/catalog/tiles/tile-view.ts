import type { AlternateTile, ProductTile } from '#contracts/catalog.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { tileAction, type TileAction } from './tile-action.ts';

/** What a tile shows, and nothing else of the product: it travels with every page of a listing. */
export type TileView = {
  readonly itemId: string;
  /** The account's own number of it, in words. */
  readonly ownNumber?: string | undefined;
  readonly url: string;
  readonly title: string;
  readonly brand: string;
  readonly image: { readonly key: string; readonly color: string };
  readonly price: string;
  readonly was: string | undefined;
  /** What it costs without the contract. */
  readonly list?: string | undefined;
  readonly member: string | undefined;
  readonly unit: string | undefined;
  readonly rating: number;
  readonly ratingCount: number;
  readonly badge: string | undefined;
  /** When it would arrive, or that it does not. */
  readonly promise: string | undefined;
  /** Until when to order for it, where an hour of today decides. */
  readonly orderBy?: string | undefined;
  /** What else is to be known before it is bought: a limit. */
  readonly note: string | undefined;
  /** Comes in several colors: its own is shown beside its name, which says it. */
  readonly hasSwatch?: true | undefined;
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

const FITS = { PRINTERS: 'printers', CARTRIDGES: 'cartridges' } as const;

export function tileView(tile: AlternateTile & Partial<Pick<ProductTile, 'restrictionDetails'>>): TileView {
  const before = dollars(tile.originalPrice);
  return {
    itemId: tile.itemId,
    ownNumber: tile.customerSku === null ? undefined : `Your no. ${tile.customerSku}`,
    url: tile.url,
    title: tile.title,
    brand: tile.brand,
    image: { key: tile.image.key, color: tile.image.color },
    price: tile.price,
    was: tile.onContract ? undefined : before,
    list: tile.onContract ? before : undefined,
    member: dollars(tile.memberPrice),
    unit: tile.unitPrice ?? undefined,
    rating: tile.rating,
    ratingCount: tile.ratingCount,
    badge: tile.onContract ? ON_CONTRACT : (tile.badgeDetails.productBadge ?? undefined),
    promise: tile.deliveryText ?? (tile.isOutOfStock ? OUT_OF_STOCK : undefined),
    orderBy: tile.orderByText,
    note: tile.additionalMsg ?? undefined,
    hasSwatch: tile.isColorSwatch && tile.swatchLabel !== null ? true : undefined,
    fits: tile.compatibility === null ? undefined : FITS[tile.compatibility.kind],
    beacons: beaconsOf(tile),
    isOutOfStock: tile.isOutOfStock,
    action: tileAction(tile),
    most: tile.quantityLimit,
  };
}

function dollars(amount: number | null): string | undefined {
  return amount === null ? undefined : formatDollars(amount);
}

function beaconsOf({ impBeacon, clickBeacon }: AlternateTile): TileView['beacons'] {
  if (impBeacon === null && clickBeacon === null) return undefined;
  return { seen: impBeacon ?? undefined, pressed: clickBeacon ?? undefined };
}
