import { useCallback, useEffect, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { anchorOf, placeAt } from './menu-place.ts';

/**
 * Opens a menu over the page, beside the link that was pressed. Escape, a press beside it and the Tab key close it; the focus goes back to the link.
 *
 * @returns what closes it.
 */
export function useListMenu(box: RefObject<HTMLElement | null>, href: string, onClose: () => void): () => void {
  const anchor = useRef<HTMLElement>(undefined);
  const closed = useRef(onClose);
  useEffect(() => {
    closed.current = onClose;
  }, [onClose]);
  const close = useCallback(() => {
    anchor.current?.focus({ preventScroll: true });
    closed.current();
  }, []);
  useLayoutEffect(() => {
    const menu = box.current;
    if (menu === null) return;
    const link = anchorOf(href);
    anchor.current = link;
    const place = () => {
      if (link !== undefined) placeAt(menu, link);
    };
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.contains(event.target)) closed.current();
    };
    const typed = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    place();
    menu.showPopover();
    menu.focus({ preventScroll: true });
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { passive: true });
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('keydown', typed);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place);
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('keydown', typed);
    };
  }, [box, href, close]);
  return close;
}

/** Moves the focus among the items of a menu, as menus do: arrows, Home, End, and the first letter of an item. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const now = items.findIndex((item) => item === document.activeElement);
  const next = placeAfter(event.key, now, items);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

function placeAfter(key: string, now: number, items: readonly HTMLElement[]): number | undefined {
  const last = items.length - 1;
  if (key === 'ArrowDown') return now >= last ? 0 : now + 1;
  if (key === 'ArrowUp') return now <= 0 ? last : now - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key.length !== 1 || key === ' ') return undefined;
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const behind = items.findIndex((item, at) => at > now && begins(item));
  const found = behind === -1 ? items.findIndex(begins) : behind;
  return found === -1 ? undefined : found;
}
