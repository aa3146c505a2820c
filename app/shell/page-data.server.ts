import { renderToString } from 'react-dom/server';
import { getCategories } from '#contracts/catalog.ts';
import type { PageServices } from '#contracts/page.ts';
import { keepMarkup } from '#app/ui/kept-markup.tsx';
import { AUTOCOMPLETE } from '#domain/search/autocomplete-config.ts';
import { menuText } from './menu-text.ts';
import type { PageTransfer } from './page-data.ts';

keepMarkup(renderToString);

/** Reads what every page knows. A menu or a visit that cannot be read leaves the page without it. */
export async function readPageData(services: PageServices): Promise<PageTransfer> {
  const { tenant, brandName, origin, isDemo, parentOrigins, siteMenus, shape, isInProcurement } = services;
  const [menu, visit] = await Promise.all([readMenu(services), shape === undefined ? services.visit() : undefined]);
  return {
    tenant,
    brandName,
    origin,
    isDemo,
    parentOrigins,
    autocomplete: AUTOCOMPLETE[tenant],
    menu,
    siteMenus,
    ...(isInProcurement && { isInProcurement }),
    visit,
    shape,
  };
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
