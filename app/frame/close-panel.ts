import type { MouseEvent } from 'react';

/** Closes the popover in which a link was pressed: without loading the page anew nothing else would. */
export function closePanel(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a, [type="submit"]') !== null) event.currentTarget.hidePopover();
}
