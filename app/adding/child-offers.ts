import type { CartItem } from '#contracts/cart-item.ts';
import type { RelatedItem } from '#contracts/cart.ts';
import { SERVICE_HEADINGS } from '#app/catalog/product/service-groups.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';

const RELATIONS = ['WARRANTY', 'TECHHELP', 'ASSEMBLY', 'ADDON'] as const;
type Relation = (typeof RELATIONS)[number];

const HEADINGS: Record<Relation, string> = { ...SERVICE_HEADINGS, ADDON: 'Pairs well with' };

/** A plan or service that can go along with what was just added, ready to be shown. */
export type ChildOffer = {
  readonly itemId: string;
  readonly title: string;
  readonly price: string;
  readonly relation: Relation;
  readonly heading: string;
  readonly isAvailable: boolean;
  readonly parentItemId: string;
  readonly parentLineId: string;
  /** As many as pieces were added: one plan covers one piece. */
  readonly qty: number;
};

type Row = Pick<CartItem, 'cartItemId' | 'itemId' | 'qtyAdded' | 'parentRelationCartItemId'>;

/**
 * What can go along with the one item that was added: plans first. Nothing when several items were added, because it
 * would not be plain what it is for, and nothing for what goes along with something itself.
 */
export function childOffers(rows: readonly Row[], related: readonly RelatedItem[]): ChildOffer[] {
  const [parent, ...others] = rows;
  if (parent === undefined || others.length > 0 || parent.parentRelationCartItemId !== null) return [];
  const mine = related.filter(({ parentCartItemId }) => parentCartItemId === parent.cartItemId);
  return RELATIONS.flatMap((relation) =>
    mine
      .filter(({ type }) => type === relation)
      .map(({ itemId, name, price, isAvailable }) => ({
        itemId,
        title: name,
        price: price === null ? '' : formatDollars(price),
        relation,
        heading: HEADINGS[relation],
        isAvailable,
        parentItemId: parent.itemId,
        parentLineId: parent.cartItemId,
        qty: parent.qtyAdded,
      })),
  );
}
