import { KINDS_OF_VISITOR } from '#domain/audience/kinds-of-visitor.ts';
import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { MENU_SLOTS, type MenuItem, type MenuSlot, type Menus, type ShownMenuItem } from '#domain/navigation/menu-item.ts';
import { itemsThatNobodySees } from '#domain/navigation/unseen-items.ts';
import { makeVisitorMenus } from './visitor-menus.ts';

const SITES: Readonly<Record<Tenant, string>> = { dotcom: 'Consumer site', SBA: 'Business site' };
const SLOTS: Readonly<Record<MenuSlot, string>> = {
  topHat: 'Top hat',
  header: 'Header',
  account: 'Account panel',
  megaMenu: 'Mega menu',
  footer: 'Footer',
};

/** What fifteen kinds of visitors see of the menus, as Markdown: made from the rules. */
export function menuTable(sites: Readonly<Record<Tenant, Menus>>): string {
  const tenants: readonly Tenant[] = ['dotcom', 'SBA'];
  return tenants.map((tenant) => tableOf(sites, tenant)).join('\n');
}

/** The items of each site that nobody can see, each in a sentence. */
export function menuProblems(sites: Readonly<Record<Tenant, Menus>>): string[] {
  const tenants: readonly Tenant[] = ['dotcom', 'SBA'];
  return tenants.flatMap((tenant) =>
    itemsThatNobodySees(sites[tenant], tenant).map(
      (id) => `${SITES[tenant]}: nobody can see "${id}". Its rules exclude each other, or name a key that there is not.`,
    ),
  );
}

function tableOf(sites: Readonly<Record<Tenant, Menus>>, tenant: Tenant): string {
  const menus = makeVisitorMenus(sites);
  const kinds = Object.entries(KINDS_OF_VISITOR).filter(([, facts]) => facts.tenant === tenant);
  const seenBy = kinds.map(
    ([, facts]) => new Map(MENU_SLOTS.flatMap((slot) => all(menus.of(facts).menus[slot]).map((item) => [item.id, item]))),
  );
  const rows = MENU_SLOTS.flatMap((slot) =>
    all(sites[tenant][slot]).map(({ id, text }: MenuItem) => [SLOTS[slot], text, ...seenBy.map((seen) => markOf(seen.get(id)))]),
  );
  const head = ['Where', 'Item', ...kinds.map(([kind]) => kind)];
  return [`## ${SITES[tenant]}`, '', lineOf(head), lineOf(head.map((_, at) => (at < 2 ? '---' : ':-:'))), ...rows.map(lineOf), ''].join(
    '\n',
  );
}

const lineOf = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** On all pages, on some, or nowhere. */
function markOf(item: ShownMenuItem | undefined): string {
  if (item === undefined) return '';
  return item.on === undefined ? '●' : item.on.join(', ');
}

function all<Item extends { readonly items?: readonly Item[] | undefined }>(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...all(item.items ?? [])]);
}
