import { isOnePress } from '#domain/catalog/adding/one-press.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { sinceThen } from '#domain/lists/since-then.ts';
import type { Priced } from '#app/catalog/tiles/cost-of.ts';
import type { ProductTile } from '#contracts/catalog.ts';
import type { ShoppingList } from '#contracts/lists/list-shapes.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';

/** A row of a list, ready to be shown. */
export type ListRowView = {
  readonly itemId: string;
  readonly qty: number;
  readonly note: string;
  /** Absent of what is not sold anymore, or not to who looks. */
  readonly product?: {
    readonly title: string;
    readonly url: string;
    readonly picture: PictureSource;
    readonly price: string;
    /** What it costs, in so many; hidden prices are none. */
    readonly priced: Priced;
    /** What is to be known of it here: 'On contract · Your no. PAPER-A · Only 5 left'. */
    readonly facts: string;
    readonly before?: number;
    readonly canBeAdded: boolean;
    /** Why it cannot, or what is to be known of it: "Out of stock". */
    readonly note?: string;
    /** What its price was, and whether it is dearer now. */
    readonly change?: { readonly text: string; readonly isDearer: boolean };
    /** Whether it has come or gone since. */
    readonly stock?: { readonly text: string; readonly isBack: boolean };
    /** What replaces it. */
    readonly instead?: { readonly url: string; readonly text: string };
  };
};

type Item = NonNullable<ShoppingList['listItems']>[number];

/** The rows of a page of a list. @param isOwn nobody else puts items on it */
export function listRows({ listItems = [] }: Pick<ShoppingList, 'listItems'>, isOwn: boolean): ListRowView[] {
  const when = isOwn ? 'when you added it' : 'when it was added';
  return listItems.map((item) => ({
    itemId: item.itemId,
    qty: item.qty,
    note: item.note,
    ...(item.tile !== null && item.tile !== undefined && { product: productOf(item, item.tile, when) }),
  }));
}

function productOf({ priceThen, wasInStock }: Item, tile: ProductTile, when: string): NonNullable<ListRowView['product']> {
  const { title, url, image, price, priceValue, originalPrice } = tile;
  const canBeAdded = isOnePress(tile);
  const note = tile.refusalText ?? tile.notificationText ?? (canBeAdded ? tile.deliveryText : null);
  const { alternateItemURL = null, alternateText = null } = tile.restrictionDetails ?? {};
  const since = sinceThen({ priceCents: centsOf(priceThen), wasInStock }, { priceCents: centsOf(priceValue), isInStock: canBeAdded });
  return {
    title,
    url,
    picture: image,
    price,
    canBeAdded,
    priced: {
      priceValue,
      memberPrice: tile.memberPrice,
      ...(tile.volumePrices !== undefined && {
        volumePrices: tile.volumePrices.map(({ fromQty, pricePerUnit }) => ({ fromQty, pricePerUnit })),
      }),
    },
    facts: factsOf(tile),
    // What a contract's price is under is no reduced one.
    ...(originalPrice !== null && !tile.onContract && { before: originalPrice }),
    ...(note !== null && { note }),
    ...(since.price !== undefined && {
      change: { text: `was ${formatDollars(since.price.thenCents / 100)} ${when}`, isDearer: since.price.way === 'UP' },
    }),
    ...(since.stock !== undefined && {
      stock: { text: since.stock === 'BACK' ? 'Back in stock' : `In stock ${when}, not now`, isBack: since.stock === 'BACK' },
    }),
    ...(alternateItemURL !== null && { instead: { url: alternateItemURL, text: alternateText ?? 'See what replaces it' } }),
  };
}

function factsOf({ onContract, customerSku, fewLeft, additionalMsg }: ProductTile): string {
  return [
    ...(onContract ? ['On contract'] : []),
    ...(customerSku === null ? [] : [`Your no. ${customerSku}`]),
    ...(fewLeft === undefined ? [] : [`Only ${fewLeft.toLocaleString('en-US')} left`]),
    ...(additionalMsg === null ? [] : [additionalMsg]),
  ].join(' · ');
}

function centsOf(dollars: number | null): number | null {
  return dollars === null ? null : Math.round(dollars * 100);
}
