import type { DemoItem } from '../catalog/item.ts';

/** What the past orders may have held: an item as far as a basket needs to know it. */
export type ShelfItem = Pick<
  DemoItem,
  'itemId' | 'name' | 'brand' | 'categoryId' | 'departmentId' | 'memberPriceCents' | 'facts' | 'popularity'
> & {
  readonly priceCents: number;
  readonly picture: string;
};

/** How many generated items people of the past knew: the first ones, which every catalogue but a tiny one has. */
export const SHELF_SIZE = 1500;

/** The item as the past knew it; undefined when nobody could have bought it in the ordinary way. */
export function shelfItemOf(item: DemoItem): ShelfItem | undefined {
  const { itemId, name, brand, categoryId, departmentId, memberPriceCents, facts, popularity, priceCents, isPublished } = item;
  const [picture = ''] = item.pictures;
  const isOrdinary =
    isPublished &&
    facts.isFreeSample !== true &&
    facts.isComingSoon !== true &&
    facts.isInStoreOnly !== true &&
    facts.isPreOrder !== true &&
    facts.childOf === undefined;
  if (!isOrdinary || priceCents === null) return undefined;
  return { itemId, name, brand, categoryId, departmentId, memberPriceCents, facts, popularity, priceCents, picture };
}
