import type { Facet } from '#app/catalog/filters/facets-text.ts';

/** Of fewer categories each is found in the filter. */
const MOST_CATEGORIES = 16;

type Department = { readonly children: readonly { readonly id: string }[] };

/**
 * The departments of what stands on a page of very many kinds of things, in their order, each with the query that leads to it there. None where the
 * page has few.
 */
export function departmentsOf<D extends Department>(
  departments: readonly D[],
  facets: readonly Facet[],
): { readonly department: D; readonly query: string }[] {
  const there = new Set(facets.flatMap(({ key, values }) => (key === 'supercategory' ? values.map(({ value }) => value) : [])));
  if (there.size <= MOST_CATEGORIES) return [];
  return departments.flatMap((department) => {
    const ids = department.children.map(({ id }) => id).filter((id) => there.has(id));
    return ids.length === 0 ? [] : [{ department, query: new URLSearchParams(ids.map((id) => ['supercategory', id])).toString() }];
  });
}
