import { LIST_PAGE_SIZE, MOST_LIST_ITEMS } from '#domain/lists/list-limits.ts';

/** What the items of a list are sorted by, as its page offers it. */
export const ITEM_SORTS = {
  own: { text: 'My order', sortBy: 'position', sortOrder: 'asc' },
  newest: { text: 'Recently added', sortBy: 'modified', sortOrder: 'desc' },
  az: { text: 'A-Z', sortBy: 'name', sortOrder: 'asc' },
  za: { text: 'Z-A', sortBy: 'name', sortOrder: 'desc' },
} as const;
export type ItemSort = keyof typeof ITEM_SORTS;
const isSort = (value: string | null): value is ItemSort => value !== null && Object.hasOwn(ITEM_SORTS, value);

/** How a list is looked at. */
export type ListLook = { readonly sort: ItemSort; readonly isInStock: boolean; readonly isWhole: boolean; readonly page: number };

/** As the address of its page says it; anything else it might say is as if it said nothing. */
export function listLook(params: URLSearchParams): ListLook {
  const sort = params.get('sort');
  const isWhole = params.get('show') === 'all';
  const page = isWhole ? 1 : Math.min(10_000, Math.max(1, Math.trunc(Number(params.get('page'))) || 1));
  return { sort: isSort(sort) ? sort : 'own', isInStock: params.get('stock') === 'in', isWhole, page };
}

/** The same, as the call asks for it. */
export function lookQuery({ sort, isInStock, isWhole, page }: ListLook) {
  const { sortBy, sortOrder } = ITEM_SORTS[sort];
  return { sortBy, sortOrder, page, size: isWhole ? MOST_LIST_ITEMS : LIST_PAGE_SIZE, ...(isInStock && { inStock: true }) } as const;
}

/** Another look at the same list. */
export function lookPath(here: string, look: ListLook): string {
  const query = new URLSearchParams();
  if (look.sort !== 'own') query.set('sort', look.sort);
  if (look.isInStock) query.set('stock', 'in');
  if (look.isWhole) query.set('show', 'all');
  if (look.page > 1) query.set('page', String(look.page));
  return query.size === 0 ? here : `${here}${here.includes('?') ? '&' : '?'}${query.toString()}`;
}
