import { categories } from './departments.ts';
import { families } from './families/families.ts';
import type { Variant } from './variants.ts';

const byId = new Map(categories.map((category) => [category.id, category]));

/** Name and department of a category. @throws when there is no such category below a department */
export function categoryOf(categoryId: string): { readonly name: string; readonly departmentId: string } {
  const category = byId.get(categoryId);
  if (category === undefined || category.parentId === null) throw new Error(`${categoryId} is no category`);
  return { name: category.name, departmentId: category.parentId };
}

/** The id of the family whose kind of thing a product is. */
export function kindIdOf({ family, options }: Variant): string {
  return Object.values(options).find(({ kind }) => kind !== undefined)?.kind ?? family.id;
}

/** The id of the category that a product is in: that of its kind. */
export function categoryIdOf(variant: Variant): string {
  return families.find(({ id }) => id === kindIdOf(variant))?.category ?? variant.family.category;
}

/** The name of a category, where each of its items is that: sugar in "Sugar & Creamer" is no creamer. */
export function saidOfEach(name: string): readonly string[] {
  return name.includes(' & ') ? [] : [name];
}
