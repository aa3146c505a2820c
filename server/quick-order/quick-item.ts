import type { z } from 'zod';
import type { ProductTile } from '#contracts/catalog.ts';
import type { QuickItem as QuickItemShape } from '#contracts/quick-order/quick-order.ts';
import { limitPerOrderOf } from '#domain/cart/rows/quantity-bounds.ts';
import { isOnePress } from '#domain/catalog/adding/one-press.ts';
import { unitNote } from '#domain/quick-order/unit-note.ts';
import type { Unit } from '#domain/quick-order/units.ts';
import type { CatalogItem } from '../catalog/index.ts';

type QuickItem = z.input<typeof QuickItemShape>;

/** An item for whoever asks, with what is to be known of a quantity of it. */
export type Sold = { readonly tile: ProductTile; readonly item: CatalogItem };

export function canBeAdded({ tile }: Sold): boolean {
  return isOnePress(tile);
}

/** Why somebody cannot order what they may see. */
export function whyNotSold({ tile, item }: Sold): string {
  const { facts } = item;
  if (tile.refusalText !== null) return tile.refusalText;
  if (facts.isComingSoon === true) return 'Coming soon. You can’t order it yet.';
  if (facts.isDiscontinued === true) return 'Discontinued.';
  if (tile.isOutOfStock) return 'Out of stock.';
  if (tile.actionLabel === 'CUSTOMIZE' || tile.actionLabel === 'CHOOSE') return 'It’s made for you. Open its page to fill it in.';
  if (facts.isInStoreOnly === true) return 'Sold in stores only. Open its page to pick it up.';
  if (facts.childOf !== undefined) return 'It goes with another item. Open its page to see which.';
  return tile.notificationText ?? 'It can’t be ordered right now.';
}

export function viewQuickItem(sold: Sold, wanted: { readonly qty: number | undefined; readonly unit: Unit | undefined }): QuickItem {
  const { tile, item } = sold;
  const note = wanted.qty === undefined ? undefined : unitNote(wanted.qty, wanted.unit, item);
  return {
    itemId: tile.itemId,
    title: tile.title,
    url: tile.url,
    image: tile.image,
    units: tile.units,
    price: tile.price,
    priceValue: tile.priceValue,
    memberPrice: tile.memberPrice,
    ...(tile.volumePrices !== undefined && {
      volumePrices: tile.volumePrices.map(({ fromQty, pricePerUnit }) => ({ fromQty, pricePerUnit })),
    }),
    customerSku: tile.customerSku,
    onContract: tile.onContract,
    deliveryText: tile.deliveryText,
    fewLeft: tile.fewLeft ?? null,
    mostPerOrder: limitPerOrderOf(item.facts) ?? null,
    unitText: note?.text ?? null,
    unitQty: note?.qty ?? null,
  };
}
