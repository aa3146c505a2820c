import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { MENU_SLOTS, type MenuItem, type Menus, type MenuSlot, type ShownMenuItem, type ShownMenus } from './menu-item.ts';
import { menuItemUrl } from './menu-url.ts';
import { menuViewer, type MenuContext, type MenuViewer } from './menu-viewer.ts';
import { isMenuItemVisible } from './menu-visibility.ts';
import { PAGE_KINDS, pageFacts, pageSegments, type PageKind } from './page-kind.ts';

/** Who looks at menus, on whatever page. */
export type MenuVisitor = Omit<MenuContext, 'pageName' | 'pageType' | 'listType'>;

/** Who looks, once for each kind of page. */
export type ViewerOn = readonly (readonly [kind: PageKind, viewer: MenuViewer])[];

/** Who looks, and which keys come with a page. */
type Looking = { readonly on: ViewerOn; readonly pageKeys: ReadonlySet<string> };

/**
 * The menus as one visitor gets them: of each item that they may see on some page its text and its address, and on which pages, where
 * that is not all of them. What they may see nowhere is not in it, nor are the rules.
 */
export function shownMenus(menus: Menus, tenant: Tenant, visitor: MenuVisitor): ShownMenus {
  const looking = { on: viewersByPage(tenant, visitor), pageKeys: keysOfPages(tenant) };
  const shown = (slot: MenuSlot) => menus[slot].flatMap((item) => shownItem(item, looking) ?? []);
  return {
    topHat: shown('topHat'),
    header: shown('header'),
    account: shown('account'),
    megaMenu: shown('megaMenu'),
    footer: shown('footer'),
  };
}

/** A visitor on each kind of page, that of no kind in particular last. */
export function viewersByPage(tenant: Tenant, visitor: MenuVisitor): ViewerOn {
  return PAGE_KINDS.map(
    (kind) => [kind, menuViewer({ ...visitor, ...pageFacts(kind, tenant), grants: [...visitor.grants, ...pageSegments(kind)] })] as const,
  );
}

function shownItem(item: MenuItem, looking: Looking): ShownMenuItem | undefined {
  const seen = viewersOf(item.permissionlimit ?? [], looking);
  const [first] = seen;
  if (first === undefined) return undefined;
  const { permissionlimit: _, GroupOverrideURL, destinationURL, destinationReplaceURL, url, items, ...shown } = item;
  const [, { keys }] = first;
  const target = menuItemUrl({ url, destinationURL: destinationReplaceURL ?? destinationURL, GroupOverrideURL }, keys);
  const below = items?.flatMap((child) => shownItem(child, looking) ?? []);
  return {
    ...shown,
    url: target,
    ...(destinationReplaceURL !== undefined && target === destinationReplaceURL && { replaces: true as const }),
    ...(seen.length < looking.on.length && { on: seen.map(([kind]) => kind) }),
    ...(below !== undefined && { items: below }),
  };
}

/** Every key that a page of a site brings along. */
function keysOfPages(tenant: Tenant): ReadonlySet<string> {
  return new Set(PAGE_KINDS.flatMap((kind) => [...Object.values(pageFacts(kind, tenant)), ...pageSegments(kind)]));
}

/** Those who see an item with these limits: where they name no page, it is on all of them or on none. */
function viewersOf(limits: readonly string[], { on, pageKeys }: Looking): ViewerOn {
  const isOfPages = limits.some((rule) => pageKeys.has(rule.startsWith('NO-') ? rule.slice(3) : rule));
  const asked = isOfPages ? on : on.slice(0, 1);
  const seen = asked.filter(([, viewer]) => isMenuItemVisible(limits, viewer));
  return !isOfPages && seen.length > 0 ? on : seen;
}

/** What of menus stands on a page of some kind. */
export function menuItemsOn(items: readonly ShownMenuItem[], kind: PageKind): readonly ShownMenuItem[] {
  return items.some(({ on }) => on !== undefined) ? items.filter(({ on }) => on === undefined || on.includes(kind)) : items;
}

/** Every key that a rule or an address of these menus depends on: who differs in none of them gets the same. */
export function keysAskedBy(menus: Menus): ReadonlySet<string> {
  const asked = new Set<string>();
  const ask = (items: readonly MenuItem[]) => {
    for (const { permissionlimit = [], GroupOverrideURL = [], items: below = [] } of items) {
      for (const rule of permissionlimit) asked.add(rule.replace(/^NO-/, ''));
      for (const group of groupsOf(GroupOverrideURL)) asked.add(group);
      ask(below);
    }
  };
  for (const slot of MENU_SLOTS) ask(menus[slot]);
  return asked;
}

/** Written by editors, and read with care: what is no list of groups names none. */
function groupsOf(overrides: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(overrides) ? overrides : [];
  return entries.flatMap((entry) => {
    const groups: unknown = Reflect.get(Object(entry), 'usergroups');
    return Array.isArray(groups) ? groups.filter((group): group is string => typeof group === 'string') : [];
  });
}

/**
 * The menus with figures in the place of their names in braces.
 *
 * @throws when a text names a figure that there is not.
 */
export function withFigures(menus: Menus, figures: Readonly<Record<string, string>>): Menus {
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
      if (figure === undefined) throw new Error(`A menu speaks of {${name}}, which is none of ${Object.keys(figures).join(', ')}.`);
      return figure;
    });
  const filledItem = (item: MenuItem): MenuItem => ({
    ...item,
    text: filled(item.text),
    ...(item.headliner !== undefined && { headliner: item.headliner.map(filled) }),
    ...(item.items !== undefined && { items: item.items.map(filledItem) }),
  });
  const all = (slot: MenuSlot) => menus[slot].map(filledItem);
  return { topHat: all('topHat'), header: all('header'), account: all('account'), megaMenu: all('megaMenu'), footer: all('footer') };
}
