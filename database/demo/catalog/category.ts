import { categories } from './departments.ts';

const byId = new Map(categories.map((category) => [category.id, category]));

/** Name and department of a category. @throws when there is no such category below a department */
export function categoryOf(categoryId: string): { readonly name: string; readonly departmentId: string } {
  const category = byId.get(categoryId);
  if (category === undefined || category.parentId === null) throw new Error(`${categoryId} is no category`);
  return { name: category.name, departmentId: category.parentId };
}
