import { itemsText } from '#domain/cart/rows/count-items.ts';
import type { VisitRecord, VisitShape } from '#contracts/page.ts';
import { markOf, type VisitTexts } from './visit-marks.ts';

/** The element in which a page that is kept for many has what is its visitor's alone, as JSON. */
export const VISIT_ID = 'visit';

/** A visit as pages show it. */
export type ShownVisit = Pick<VisitRecord, 'user' | 'zip' | 'hasShipTo'> & { readonly count: CountTexts };

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
  return { user: visit?.user, zip: visit?.zip, hasShipTo: visit?.hasShipTo, count: countTexts(visit ? visit.cart?.numberOfItems : 0) };
}

/** The shape of a visit: pages of one shape have the same elements. */
export function shapeOf({ user, zip, hasShipTo }: Pick<VisitRecord, 'user' | 'zip' | 'hasShipTo'>): VisitShape {
  return {
    isSignedIn: user !== undefined,
    hasAccountName: user?.accountName !== undefined,
    hasRewardsNumber: user?.rewardsNumber === undefined ? undefined : true,
    hasBudget: user?.budget === undefined ? undefined : true,
    hasZip: zip !== undefined,
    hasShipTo,
    buysNow: user?.buysNow,
    isActedFor: user?.acting === undefined ? undefined : true,
  };
}

/** A visit of this shape with marks in the place of its texts. */
export function markedVisit({
  isSignedIn,
  hasAccountName,
  hasRewardsNumber,
  hasBudget,
  hasZip,
  hasShipTo,
  buysNow,
  isActedFor,
}: VisitShape): ShownVisit {
  return {
    user: isSignedIn
      ? {
          firstName: markOf('firstName'),
          initials: markOf('initials'),
          accountName: hasAccountName ? markOf('accountName') : undefined,
          customerNumber: hasAccountName ? markOf('customerNumber') : undefined,
          rewardsNumber: hasRewardsNumber === true ? markOf('rewardsNumber') : undefined,
          budget: hasBudget === true ? markOf('budget') : undefined,
          buysNow,
          acting: isActedFor && { representative: markOf('representative'), customer: markOf('customer') },
        }
      : undefined,
    zip: hasZip ? markOf('zip') : undefined,
    hasShipTo,
    count: { badge: markOf('badge'), items: markOf('items'), inCart: markOf('inCart') },
  };
}

/** The texts of a visit, by the names of the marks that stand for them. */
export function textsOf(visit: VisitRecord | undefined): VisitTexts {
  const { user, zip, count } = shownVisit(visit);
  const { firstName = '', initials = '', accountName = '', customerNumber = '', rewardsNumber = '', budget = '', acting } = user ?? {};
  const { representative = '', customer = '' } = acting ?? {};
  return { firstName, initials, accountName, customerNumber, rewardsNumber, budget, representative, customer, zip: zip ?? '', ...count };
}
