import type { CartLine, Relation } from '#domain/cart/cart-line.ts';
import type { Offer } from '#domain/cart/offer.ts';

/** What a request says of the row that an item is to belong to. */
export type ParentWish = {
  readonly parentItemId: string | undefined;
  readonly parentLineId: string | undefined;
  readonly relation: Relation | undefined;
};

/** The parent of a new row with how it belongs to it; neither for a row that stands for itself. */
export type Belonging =
  | { readonly isPossible: true; readonly parent: CartLine | undefined; readonly relation: Relation | undefined }
  | { readonly isPossible: false; readonly code: 'STANDALONE_WARRANTY_ITEM' | 'INVALID_DATA_ITEM' };

/**
 * Which row a new one belongs to. A plan or a service needs the product that it is for; an add-on item may go with any row,
 * or stand alone. What names a parent that it cannot belong to is refused. (C §5, Quantity; A-059)
 */
export function belongingOf(lines: Iterable<CartLine>, wish: ParentWish, { itemId, facts }: Offer): Belonging {
  const parent = findParent([...lines], wish, { itemId, relation: facts.childOf === undefined ? wish.relation : facts.relation });
  if (facts.childOf !== undefined) {
    const isRight = parent !== undefined && facts.childOf.includes(parent.itemId);
    if (!isRight) return { isPossible: false, code: 'STANDALONE_WARRANTY_ITEM' };
    return { isPossible: true, parent, relation: facts.relation };
  }
  if (wish.relation === undefined) return { isPossible: true, parent: undefined, relation: undefined };
  const mayBelong = wish.relation === 'ADDON' && facts.isAddOn === true && parent !== undefined;
  return mayBelong ? { isPossible: true, parent, relation: 'ADDON' } : { isPossible: false, code: 'INVALID_DATA_ITEM' };
}

/** The row that a wish names; of several of one item the first on which there is room for more of the child, else the first. */
function findParent(
  lines: readonly CartLine[],
  { parentLineId, parentItemId }: ParentWish,
  child: Pick<CartLine, 'itemId' | 'relation'>,
): CartLine | undefined {
  if (parentLineId === undefined && parentItemId === undefined) return undefined;
  const found = lines.filter((line) => {
    if (line.parentLineId !== undefined || line.details.promotionId !== undefined) return false;
    return parentLineId === undefined ? line.itemId === parentItemId : line.lineId === parentLineId;
  });
  return found.find((line) => hasRoom(line, lines, child)) ?? found[0];
}

function hasRoom(parent: CartLine, lines: readonly CartLine[], { itemId, relation }: Pick<CartLine, 'itemId' | 'relation'>): boolean {
  const others = lines.filter((line) => line.itemId !== itemId || line.parentLineId !== parent.lineId);
  const own = lines.find((line) => !others.includes(line));
  return (own?.qty ?? 0) < mostOfChild(parent, others, relation);
}

/** The most units that a child may have: plans share the parent's number, every other child may have as many as the parent. */
export function mostOfChild(parent: CartLine, others: readonly CartLine[], relation: Relation | undefined): number {
  if (relation !== 'WARRANTY') return parent.qty;
  const plans = others.filter((line) => line.parentLineId === parent.lineId && line.relation === 'WARRANTY');
  return parent.qty - plans.reduce((sum, line) => sum + line.qty, 0);
}
