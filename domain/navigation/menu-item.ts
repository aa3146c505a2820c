import type { LimitedItem } from './menu-visibility.ts';
import type { MenuTarget } from './menu-url.ts';
import type { PageKind } from './page-kind.ts';

/** The places that menu items stand in. (S §2, Surfaces) */
export const MENU_SLOTS = ['topHat', 'header', 'account', 'megaMenu', 'footer'] as const;
export type MenuSlot = (typeof MENU_SLOTS)[number];

/** What pressing an item does: it leads somewhere, opens that over the page, sends a form there, or calls us. */
export const ACTION_TYPES = ['link', 'drawer', 'submit', 'call'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** An item of a menu as the shop keeps it. (S §3, Menu item) */
export type MenuItem = LimitedItem &
  MenuTarget & {
    /** Of the item in its file. */
    readonly id: string;
    readonly text: string;
    /** The address by which the history forgets the one before. */
    readonly destinationReplaceURL?: string | undefined;
    readonly actionType?: ActionType | undefined;
    readonly actionIcon?: string | undefined;
    /** Names what is done, for whoever counts it. */
    readonly action?: string | undefined;
    readonly ActionLandingPage?:
      | { readonly Type: string; readonly Icon?: string | undefined; readonly chatLineOfBusiness?: string | undefined }
      | undefined;
    readonly ariaLabel?: string | undefined;
    /** Lines beneath the text. */
    readonly headliner?: readonly string[] | undefined;
    /** In the mega menu: the department beneath which it stands; without one, among what stands above them all. */
    readonly department?: string | undefined;
    readonly items?: readonly MenuItem[] | undefined;
  };

/** The menus of a site. */
export type Menus = Readonly<Record<MenuSlot, readonly MenuItem[]>>;

/** An item as one visitor gets it: only what they may see, with the one address that holds for them. */
export type ShownMenuItem = Omit<
  MenuItem,
  'permissionlimit' | 'GroupOverrideURL' | 'destinationURL' | 'destinationReplaceURL' | 'items' | 'url'
> & {
  /** Empty: it leads nowhere. */
  readonly url: string;
  /** Whether following it replaces the page in the history. */
  readonly replaces?: true | undefined;
  /** The kinds of pages on which it is shown; without them on all. */
  readonly on?: readonly PageKind[] | undefined;
  readonly items?: readonly ShownMenuItem[] | undefined;
};

export type ShownMenus = Readonly<Record<MenuSlot, readonly ShownMenuItem[]>>;
