import type { CartLine, Relation } from '#domain/cart/cart-line.ts';

/** The most items that one list of saved items holds; also the size of its page. (C §9) */
export const MAX_SAVED_ITEMS = 300;

/** A plan or a service that was saved along with its product. */
export type SavedChild = { readonly itemId: string; readonly qty: number; readonly relation: Relation };

/** An item that a shopper set aside: for another day, not forgotten. (C §3, Saved-for-later item) */
export type SavedItem = {
  readonly listItemId: string;
  readonly itemId: string;
  /** 1 to 9,999. */
  readonly qty: number;
  readonly children: readonly SavedChild[];
  readonly savedAtMs: number;
};

/** What a row leaves in the saved list: parts of a set follow from the set and are not kept, neither is what was given away. */
export function savedChildrenOf(children: readonly CartLine[]): SavedChild[] {
  return children.flatMap(({ itemId, qty, relation }) =>
    relation === undefined || relation === 'BUNDLE' ? [] : [{ itemId, qty, relation }],
  );
}
