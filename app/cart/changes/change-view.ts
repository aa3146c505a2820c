import type { Cart } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

type CartChange = Cart['changes'][number];

/** Something that changed without the shopper's doing, in a sentence. */
export type ChangeView = {
  readonly key: string;
  readonly kind: CartChange['kind'];
  /** The row to look at; absent when it is about none. */
  readonly lineId: string | undefined;
  readonly name: string;
  readonly text: string;
  /** It is good news. */
  readonly isGood: boolean;
};

/** What changed since the shopper last looked, the newest first. */
export function changeViews(changes: readonly CartChange[]): ChangeView[] {
  return changes
    .map((change, index) => ({
      key: `${change.kind}-${change.cartItemId ?? change.name}-${index}`,
      kind: change.kind,
      lineId: change.cartItemId ?? undefined,
      name: change.name,
      text: textOf(change),
      isGood: change.kind === 'BACK_IN_STOCK' || (change.kind === 'PRICE' && (change.after ?? 0) < (change.before ?? 0)),
    }))
    .toReversed();
}

function textOf({ kind, before, after }: CartChange): string {
  switch (kind) {
    case 'PRICE':
      return `The price went ${(after ?? 0) < (before ?? 0) ? 'down' : 'up'} from ${formatDollars(before)} to ${formatDollars(after)}.`;
    case 'OUT_OF_STOCK':
      return 'It is out of stock now and is not charged.';
    case 'BACK_IN_STOCK':
      return 'It is in stock again.';
    case 'QUANTITY':
      return `There are fewer left: your quantity went from ${pieces(before)} to ${pieces(after)}.`;
    case 'SUBSTITUTION':
      return 'It is no longer made. Its successor is in your cart instead.';
    case 'COUPON':
      return 'This coupon is no longer valid and is out of your cart.';
    default:
      return kind satisfies never;
  }
}

function pieces(count: number | null): string {
  return (count ?? 0).toLocaleString('en-US');
}
