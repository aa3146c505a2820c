import { itemsText } from '#domain/cart/rows/count-items.ts';
import type { VisitRecord, VisitShape } from '#contracts/page.ts';

/** The element in which a page that is kept for many has what is its visitor's alone, as JSON. */
export const VISIT_ID = 'visit';

/** What a page says of a visit, as texts. */
export type VisitTexts = {
  readonly firstName: string;
  readonly accountName: string;
  readonly zip: string;
  /** On the badge of the cart; nothing of an empty one. */
  readonly badge: string;
  /** The same for those who hear it; nothing where it cannot be told. */
  readonly items: string;
  /** Behind the words that lead to the cart. */
  readonly inCart: string;
};

/** A visit as pages show it. */
export type ShownVisit = {
  readonly user: { readonly firstName: string; readonly accountName: string | undefined } | undefined;
  readonly zip: string | undefined;
  readonly count: CountTexts;
};

export type CountTexts = Pick<VisitTexts, 'badge' | 'items' | 'inCart'>;

/** How many items are in the cart, in words; undefined: it cannot be told now. */
export function countTexts(count: number | undefined): CountTexts {
  if (count === undefined) return { badge: '', items: '', inCart: '' };
  const items = `, ${itemsText(count)}`;
  if (count === 0) return { badge: '', items, inCart: '' };
  return { badge: count > 999 ? '999+' : String(count), items, inCart: ` (${count})` };
}

/** What is shown of a visit; without one it is that of somebody who has nothing yet. */
export function shownVisit(visit: VisitRecord | undefined): ShownVisit {
  return { user: visit?.user, zip: visit?.zip, count: countTexts(visit === undefined ? 0 : visit.cart?.numberOfItems) };
}

/** The texts of a visit, by the names of the marks that stand for them. */
export function textsOf(visit: VisitRecord | undefined): VisitTexts {
  const { user, zip, count } = shownVisit(visit);
  return { firstName: user?.firstName ?? '', accountName: user?.accountName ?? '', zip: zip ?? '', ...count };
}

/** The shape of a visit: pages of one shape have the same elements. */
export function shapeOf({ user, zip }: Pick<VisitRecord, 'user' | 'zip'>): VisitShape {
  return { isSignedIn: user !== undefined, hasAccountName: user?.accountName !== undefined, hasZip: zip !== undefined };
}

/**
 * What stands in a page that is made for many, where each visitor's own text or record comes: of this process alone, so that no text
 * of others can be taken for one.
 */
export const MARKS: Readonly<Record<keyof VisitTexts | 'visit' | 'nonce', string>> = (() => {
  const own = import.meta.env.SSR ? crypto.randomUUID().replaceAll('-', '') : '';
  return {
    firstName: `${own}A`,
    accountName: `${own}B`,
    zip: `${own}C`,
    badge: `${own}D`,
    items: `${own}E`,
    inCart: `${own}F`,
    visit: `${own}G`,
    nonce: `${own}H`,
  };
})();

/** A visit of this shape with marks in the place of its texts. */
export function markedVisit({ isSignedIn, hasAccountName, hasZip }: VisitShape): ShownVisit {
  const { firstName, accountName, zip, ...count } = MARKS;
  return {
    user: isSignedIn ? { firstName, accountName: hasAccountName ? accountName : undefined } : undefined,
    zip: hasZip ? zip : undefined,
    count,
  };
}
