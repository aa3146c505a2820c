import type { Tenant } from '#domain/identity/tenant-by-host.ts';
import { MENU_SLOTS, type MenuItem, type Menus, type MenuSlot } from './menu-item.ts';
import { menuVerdict, type MenuVerdict } from './menu-visibility.ts';
import type { PageKind } from './page-kind.ts';
import { viewersByPage, type MenuVisitor, type ViewerOn } from './shown-menus.ts';

/** One item of the menus and why a visitor sees it or does not. */
export type ExplainedItem = {
  readonly id: string;
  readonly slot: MenuSlot;
  readonly text: string;
  /** Where it stands beneath another. */
  readonly beneath: string | undefined;
  /** Of a page on which it is shown; where it is shown on none, of a page of no kind in particular. */
  readonly verdict: MenuVerdict;
  /** Its own limits, as they are written. */
  readonly rules: readonly string[];
  /** The kinds of pages on which alone it is shown. */
  readonly on: readonly PageKind[] | undefined;
};

/** Every item of the menus with the reason for which a visitor sees it or does not; of one that stands beneath a hidden item, the reason of that one. */
export function explainedMenus(menus: Menus, tenant: Tenant, visitor: MenuVisitor): ExplainedItem[] {
  const viewerOn = viewersByPage(tenant, visitor);
  return MENU_SLOTS.flatMap((slot) => menus[slot].flatMap((item) => explained(item, slot, viewerOn)));
}

function explained(item: MenuItem, slot: MenuSlot, viewerOn: ViewerOn, above?: ExplainedItem): ExplainedItem[] {
  const { id, text, permissionlimit = [], items = [] } = item;
  const verdicts = viewerOn.map(([kind, viewer]) => ({ kind, verdict: menuVerdict(permissionlimit, viewer) }));
  const shown = verdicts.filter(({ verdict }) => verdict.isShown);
  const told = shown[0] ?? verdicts.at(-1);
  if (told === undefined) return [];
  const own: ExplainedItem = {
    id,
    slot,
    text,
    beneath: above?.text,
    verdict: above?.verdict.isShown === false ? above.verdict : told.verdict,
    rules: permissionlimit,
    on: shown.length > 0 && shown.length < verdicts.length ? shown.map(({ kind }) => kind) : undefined,
  };
  return [own, ...items.flatMap((child) => explained(child, slot, viewerOn, own))];
}
