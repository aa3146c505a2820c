import type { CartItem } from '#contracts/cart-item.ts';
import type { RelatedItem } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { ownPrice } from '#domain/pricing/row-price.ts';

/** How something goes along with a row. */
type Relation = NonNullable<CartItem['parentRelationType']>;

/** What goes along with a row: a plan, a service, a part of a set. */
export type ChildView = {
  readonly lineId: string;
  readonly itemId: string;
  readonly title: string;
  readonly kind: string;
  readonly qty: number;
  /** The most of it that the row can have. */
  readonly most: number;
  readonly total: string;
  readonly isCharged: boolean;
  /** A part of a set: it comes, goes and counts with the set. */
  readonly isPart: boolean;
};

/** A plan or service that can go along with a row and does not yet. */
export type ChildOffer = {
  readonly itemId: string;
  readonly title: string;
  readonly kind: string;
  readonly price: string;
  readonly relation: Exclude<Relation, 'BUNDLE'>;
  /** How many are added: one for each piece that has none yet. */
  readonly qty: number;
  /** Why it cannot be had now; absent when it can. */
  readonly soldOut: string | undefined;
};

const KINDS: Record<Relation, string> = {
  WARRANTY: 'Protection plan',
  ASSEMBLY: 'Assembly',
  TECHHELP: 'Setup',
  ADDON: 'Add-on',
  BUNDLE: 'In this set',
};

/** What the house says of a plan that is sold out. (C §8, Messages) */
const PLAN_SOLD_OUT = 'The warranty plan is Out of Stock.';

/** The children of a row, plans and services first and the parts of a set last. (C §3, Relations) */
export function childViews(parent: Pick<CartItem, 'qty'>, children: readonly CartItem[]): ChildView[] {
  return children
    .map((child) => ({
      lineId: child.cartItemId,
      itemId: child.itemId,
      title: child.product.name,
      kind: KINDS[child.parentRelationType ?? 'ADDON'],
      qty: child.qty,
      most: mostOf(parent, children, child),
      total: formatDollars(ownPrice(child.priceInfo, child.qty).dollars),
      isCharged: child.isCharged,
      isPart: child.parentRelationType === 'BUNDLE',
    }))
    .toSorted((one, other) => Number(one.isPart) - Number(other.isPart));
}

/** Plans share the row's pieces; of everything else there may be one for each. (C §5, Quantity) */
function mostOf(parent: Pick<CartItem, 'qty'>, children: readonly CartItem[], child: CartItem): number {
  const others = child.parentRelationType === 'WARRANTY' ? plansOf(children) - child.qty : 0;
  return Math.max(child.qty, parent.qty - others);
}

function plansOf(children: readonly CartItem[]): number {
  return children.reduce((sum, child) => sum + (child.parentRelationType === 'WARRANTY' ? child.qty : 0), 0);
}

/** What can still go along with a row: nothing that is there already, and no plan more than there are pieces. */
export function childOffers(
  parent: Pick<CartItem, 'cartItemId' | 'qty'>,
  children: readonly CartItem[],
  related: readonly RelatedItem[],
): ChildOffer[] {
  const there = new Set(children.map((child) => child.itemId));
  const plansLeft = parent.qty - plansOf(children);
  return related.flatMap(({ type, parentCartItemId, itemId, name, price, isAvailable }) => {
    if (parentCartItemId !== parent.cartItemId || type === 'ALTERNATE' || there.has(itemId) || price === null) return [];
    const qty = type === 'WARRANTY' ? plansLeft : parent.qty;
    if (qty < 1) return [];
    const soldOut = isAvailable ? undefined : type === 'WARRANTY' ? PLAN_SOLD_OUT : 'Out of stock';
    return [{ itemId, title: name, kind: KINDS[type], price: formatDollars(price), relation: type, qty, soldOut }];
  });
}
