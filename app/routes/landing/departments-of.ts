import type { Facet } from '#app/catalog/filters/facets-text.ts';

type Department = { readonly id: string };

/** The departments of what stands on a page of very many kinds of things, in their order. None where the page has few: then categories are offered. */
export function departmentsOf<D extends Department>(departments: readonly D[], facets: readonly Facet[]): readonly D[] {
  const offered = new Set(facets.flatMap(({ key, values }) => (key === 'supercategory' ? values.map(({ value }) => value) : [])));
  return departments.filter(({ id }) => offered.has(id));
}
