import { getCategories } from '#contracts/catalog.ts';
import { getSession } from '#contracts/identity.ts';
import type { PageServices } from '#contracts/page.ts';
import type { MenuDepartment, PageData, VisitData } from './page-data.ts';

/** Reads what every page knows. A menu or a visit that cannot be read leaves the page without it. */
export async function readPageData(services: PageServices, request: Request): Promise<PageData> {
  const [departments, visit] = await Promise.all([readDepartments(services), readVisit(services, request)]);
  const { tenant, brandName, origin, isDemo } = services;
  return { tenant, brandName, origin, isDemo, departments, visit };
}

async function readDepartments({ door }: PageServices): Promise<readonly MenuDepartment[]> {
  const reply = await door(getCategories);
  if (!reply.ok) return [];
  return reply.body.departments.map(({ id, name, children }) => ({ id, name, children: children.map((child) => ({ id: child.id, name: child.name })) }));
}

/** A request without a cookie belongs to no visit. */
async function readVisit({ door, user }: PageServices, request: Request): Promise<VisitData | undefined> {
  if (!request.headers.has('cookie')) return undefined;
  const reply = await door(getSession);
  if (!reply.ok) return undefined;
  const { cart, sessionData } = reply.body;
  return {
    user: user && { firstName: user.firstName, accountName: user.accountName },
    cartCount: cart.numberOfItems,
    zip: sessionData.zipcode === '' ? undefined : sessionData.zipcode,
  };
}
