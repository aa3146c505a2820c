import type { Breakpoint } from '#domain/navigation/breakpoints.ts';
import type { AddOutcome } from './add-outcome.ts';

/** Where the outcome of an add is shown; 'none' while nothing is. */
export type Surface = 'none' | 'error' | 'drawer' | 'overlay' | 'modal';

/** What is shown about an add, and what is under way in it. */
export type AddOverlay = {
  readonly breakpoint: Breakpoint;
  readonly surface: Surface;
  /** Which outcome of the page it is: each begins anew. */
  readonly turn: number;
  /** What became of the add; `undefined` before the first. It stays while the surface closes. */
  readonly outcome: AddOutcome | undefined;
  /** What went wrong with something that was done in the surface. */
  readonly error: string | undefined;
  /** What is under way in the surface: item ids and row ids that show a spinner. */
  readonly busy: readonly string[];
  /** Item ids of plans and services that were added in the surface, and rows that were taken out. */
  readonly done: readonly string[];
};

export type AddOverlayEvent =
  | { readonly type: 'SET_UP'; readonly outcome: AddOutcome; readonly surface: Surface }
  | { readonly type: 'CLOSE' }
  | { readonly type: 'OPEN_DRAWER' }
  | { readonly type: 'SHOW_ERROR'; readonly text: string }
  | { readonly type: 'CLEAR_ERROR' }
  | { readonly type: 'SPIN'; readonly what: string }
  | { readonly type: 'STOP_SPINNING'; readonly what: string }
  | { readonly type: 'DONE'; readonly what: string; readonly cart: AddOutcome['cart'] }
  | { readonly type: 'RESIZE'; readonly breakpoint: Breakpoint }
  | { readonly type: 'RELOAD' };

/** Nothing is shown in a window of this width. */
export function closedOverlay(breakpoint: Breakpoint): AddOverlay {
  return { breakpoint, surface: 'none', turn: 0, outcome: undefined, error: undefined, busy: [], done: [] };
}

/** What is shown after something has happened. (C §4, Add-to-cart end states) */
export function nextOverlay(overlay: AddOverlay, event: AddOverlayEvent): AddOverlay {
  switch (event.type) {
    case 'SET_UP':
      return { ...closedOverlay(overlay.breakpoint), turn: overlay.turn + 1, outcome: event.outcome, surface: event.surface };
    case 'CLOSE':
      return { ...overlay, surface: 'none', error: undefined, busy: [] };
    case 'OPEN_DRAWER':
      return overlay.outcome === undefined ? overlay : { ...overlay, surface: 'drawer' };
    case 'SHOW_ERROR':
      return { ...overlay, error: event.text };
    case 'CLEAR_ERROR':
      return { ...overlay, error: undefined };
    case 'SPIN':
      return { ...overlay, error: undefined, busy: [...without(overlay.busy, event.what), event.what] };
    case 'STOP_SPINNING':
      return { ...overlay, busy: without(overlay.busy, event.what) };
    case 'DONE':
      return {
        ...overlay,
        error: undefined,
        busy: without(overlay.busy, event.what),
        done: [...without(overlay.done, event.what), event.what],
        outcome: overlay.outcome && { ...overlay.outcome, cart: event.cart ?? overlay.outcome.cart },
      };
    case 'RESIZE':
      return { ...overlay, breakpoint: event.breakpoint, surface: fitting(overlay.surface, event.breakpoint) };
    case 'RELOAD':
      return closedOverlay(overlay.breakpoint);
    default:
      return event satisfies never;
  }
}

/** An overlay beside the cart button has no room in a narrow window: it becomes the drawer. */
function fitting(surface: Surface, breakpoint: Breakpoint): Surface {
  return surface === 'overlay' && (breakpoint === 'xs' || breakpoint === 'sm') ? 'drawer' : surface;
}

function without(list: readonly string[], what: string): string[] {
  return list.filter((one) => one !== what);
}
