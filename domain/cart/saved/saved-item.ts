import type { CartLine, Relation } from '#domain/cart/cart-line.ts';
import { isSamePersonalization, type Personalization } from '#domain/personalization/personalization.ts';

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
  /** What it is to say, or whom it is for. */
  readonly personalization?: Personalization | undefined;
  readonly savedAtMs: number;
};

/** Whether two of them are for the same thing, so that they are one with the pieces of both. */
export function isSameSaved(a: Pick<SavedItem, 'itemId' | 'personalization'>, b: Pick<SavedItem, 'itemId' | 'personalization'>): boolean {
  return a.itemId === b.itemId && isSamePersonalization(a.personalization, b.personalization);
}

/** What a row leaves in the saved list: parts of a set follow from the set and are not kept, neither is what was given away. */
export function savedChildrenOf(children: readonly CartLine[]): SavedChild[] {
  return children.flatMap(({ itemId, qty, relation }) =>
    relation === undefined || relation === 'BUNDLE' ? [] : [{ itemId, qty, relation }],
  );
}
