import type { Category } from '../catalog-facts.ts';
import type { Counted } from './listing-query.ts';

/** Of more categories nobody finds the one that is meant: their departments are offered first. */
const MOST_CATEGORIES = 16;

type Categories = ReadonlyMap<string, Pick<Category, 'name' | 'parentId'>>;

/** A value of the filter by category: a category, or a department of them. */
export type CategoryValue = { readonly value: string; readonly label: string; readonly count: number };

/** The categories that are meant by those that are chosen: of a department all in it, but where some of these are chosen besides it is those. */
export function meantCategories(chosen: readonly string[], categories: Categories): readonly string[] {
  const childrenOf = (id: string) => [...categories].flatMap(([child, { parentId }]) => (parentId === id ? [child] : []));
  const meant = chosen.flatMap((id) => {
    const children = childrenOf(id);
    return children.some((child) => chosen.includes(child)) ? [] : [id, ...children];
  });
  return [...new Set(meant)];
}

/**
 * What is offered to choose from: the categories in which something is; of many their departments, each followed by its categories where one of them or
 * itself is chosen.
 *
 * @param found the categories, what has most first.
 */
export function categoryValues(found: readonly Counted[], chosen: readonly string[], categories: Categories): CategoryValue[] {
  const valueOf = ({ value, count }: Counted): CategoryValue => ({ value, label: categories.get(value)?.name ?? value, count });
  const departmentOf = (value: string) => categories.get(value)?.parentId ?? value;
  const byDepartment = [...Map.groupBy(found, ({ value }) => departmentOf(value))].map(([value, within]) => ({
    department: { value, count: within.reduce((sum, { count }) => sum + count, 0) },
    within,
    isChosen: chosen.some((one) => departmentOf(one) === value),
  }));
  const isDepartmentChosen = chosen.some((one) => categories.has(one) && categories.get(one)?.parentId === undefined);
  if (found.length <= MOST_CATEGORIES && !isDepartmentChosen) return found.map(valueOf);
  return byDepartment
    .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen) || other.department.count - one.department.count)
    .flatMap(({ department, within, isChosen }) => {
      const own = within.filter(({ value }) => value !== department.value);
      return [valueOf(department), ...(isChosen ? own.map(valueOf) : [])];
    });
}
