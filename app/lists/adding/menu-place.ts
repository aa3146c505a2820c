/** As wide as the menu is, in pixels; narrow windows have it from below. */
const WIDTH = 288;
const GAP = 4;
const LEAST_HEIGHT = 220;

/** The link that was pressed: it has the focus, or the pointer where a browser gives links none. */
export function anchorOf(href: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-drawer=TO_LIST]')].filter((link) => link.href === href);
  return links.find((link) => link === document.activeElement) ?? links.find((link) => link.matches(':hover')) ?? links[0];
}

/** Lays the menu below what was pressed, or above it where there is more room. */
export function placeAt(menu: HTMLElement, anchor: Element): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const [below, above] = [window.innerHeight - bottom - 2 * GAP, top - 2 * GAP];
  const isBelow = below >= Math.min(LEAST_HEIGHT, above);
  const { style } = menu;
  style.setProperty('--menu-left', `${Math.max(GAP, Math.min(left, window.innerWidth - WIDTH - 2 * GAP))}px`);
  style.setProperty('--menu-top', isBelow ? `${bottom + GAP}px` : 'auto');
  style.setProperty('--menu-bottom', isBelow ? 'auto' : `${window.innerHeight - top + GAP}px`);
  style.setProperty('--menu-height', `${isBelow ? below : above}px`);
}
