import { renderToString } from 'react-dom/server';
import { getCategories } from '#contracts/catalog.ts';
import { getSession } from '#contracts/identity.ts';
import type { PageServices } from '#contracts/page.ts';
import { keepMarkup } from '#app/ui/kept-markup.tsx';
import { menuText } from './menu-text.ts';
import type { PageData, VisitData } from './page-data.ts';

keepMarkup(renderToString);

/** Reads what every page knows. A menu or a visit that cannot be read leaves the page without it. */
export async function readPageData(services: PageServices, request: Request): Promise<PageData> {
  const [menu, visit] = await Promise.all([readMenu(services), readVisit(services, request)]);
  const { tenant, brandName, origin, isDemo } = services;
  return { tenant, brandName, origin, isDemo, menu, visit };
}

/** The text of each list of departments: the server gives the same list until the catalogue changes. */
const menuTexts = new WeakMap<object, string>();

async function readMenu({ door }: PageServices): Promise<string> {
  const reply = await door(getCategories);
  if (!reply.ok) return '';
  const { departments } = reply.body;
  const text = menuTexts.get(departments) ?? menuText(departments);
  menuTexts.set(departments, text);
  return text;
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
