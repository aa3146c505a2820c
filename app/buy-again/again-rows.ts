import type { ChangeSince, Purchase, Reorder } from '#contracts/catalog/purchases.ts';
import type { ProductTile } from '#contracts/catalog.ts';
import { sinceText } from '#domain/orders/again/since-words.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { personalLines, type PersonalLine, type Personalization } from '#domain/personalization/personalization.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';

/** Something that was bought before, ready to be shown and chosen. */
export type AgainRow = {
  /** Names it in the form. */
  readonly key: string;
  readonly itemId: string;
  readonly title: string;
  readonly url: string | undefined;
  readonly picture: PictureSource | undefined;
  readonly price: string | undefined;
  readonly qty: number;
  /** What is to be known of it besides: 'Bought 5 times, last on November 12, 2026'. */
  readonly about: string | undefined;
  readonly personal: readonly PersonalLine[];
  readonly changes: readonly { readonly text: string; readonly url: string | undefined; readonly isBetter: boolean }[];
  /** What a press adds; undefined: nothing can be. */
  readonly adds: AddedAgain | undefined;
  /** Its page asks something first. */
  readonly asks: boolean;
};

/** What is added, as the add call takes it. */
type AddedAgain = {
  readonly itemId: string;
  readonly personalization: Personalization | undefined;
  readonly parent: Reorder['items'][number]['parent'];
};

export function purchaseRow(purchase: Purchase): AgainRow {
  const { itemId, timesPurchased: times, lastPurchasedDate, lastBy } = purchase;
  const often = times === 1 ? 'Bought once' : `Bought ${times.toLocaleString('en-US')} times, last`;
  return {
    ...plainRow(purchase),
    key: itemId,
    about: `${often} on ${dateText(lastPurchasedDate)}${lastBy === null ? '' : ` by ${lastBy}`}`,
    personal: [],
    adds: addedOf(purchase.addItemId, {}),
  };
}

export function orderedRow(row: Reorder['items'][number]): AgainRow {
  const { cartItemId, addItemId, personalization, parent, image } = row;
  const plain = plainRow(row);
  return {
    ...plain,
    key: cartItemId,
    picture: image ?? plain.picture,
    about: undefined,
    personal: personalLines(personalization),
    // What it said is said of itself, not of what takes its place.
    adds: addedOf(addItemId, { ...(addItemId === row.itemId && { personalization }), parent }),
  };
}

function addedOf(
  itemId: string | null,
  { personalization, parent }: Partial<Pick<AddedAgain, 'personalization' | 'parent'>>,
): AddedAgain | undefined {
  return itemId === null ? undefined : { itemId, personalization, parent };
}

type Plain = {
  readonly itemId: string;
  readonly name: string;
  readonly qty: number;
  readonly tile: ProductTile | null;
  readonly addItemId: string | null;
  readonly changes: readonly ChangeSince[];
};

function plainRow({ itemId, name, qty, tile, addItemId, changes }: Plain): Omit<AgainRow, 'key' | 'about' | 'personal' | 'adds'> {
  return {
    itemId,
    title: tile?.title ?? name,
    url: tile?.url,
    picture: tile?.image,
    price: tile === null || changes.some(({ kind }) => kind === 'REPLACED') ? undefined : tile.price,
    qty,
    changes: changes.map((change) => ({ text: sinceText(change), url: change.url, isBetter: BETTER.has(change.kind) })),
    asks: addItemId === null && changes.every(({ kind }) => !IN_THE_WAY.has(kind)),
  };
}

const BETTER: ReadonlySet<ChangeSince['kind']> = new Set(['PRICE_DOWN', 'ON_CONTRACT']);
const IN_THE_WAY: ReadonlySet<ChangeSince['kind']> = new Set(['NOT_AVAILABLE', 'DISCONTINUED', 'OUT_OF_STOCK']);
