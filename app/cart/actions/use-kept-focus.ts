import { useCallback, useEffect, type FormEvent } from 'react';
import { rowElementId } from '#app/local-cart/gone-rows.ts';
import { knownCart } from '#app/local-cart/cart-store.ts';
import { whenQuiet } from './place-state.ts';

/** So many frames a row may take to be drawn once its change is answered. */
const MOST_FRAMES = 60;

/** What a form was sent from: the element that had the focus, or, where nothing had it, what was pressed. */
type Start = { readonly element: Element; readonly hadFocus: boolean; readonly ids: readonly string[] };

/** The last one: a page has one focus, whichever of its lists it is in. */
let last: Start | undefined;

/**
 * Remembers where the focus is when a form is sent: give it to the element as onSubmit. When what had it has moved, the focus is put back there;
 * when it has gone, on the row that it brought back, on what stands in its place, beside it, or above all of it: the first of `lastResorts`, ids of elements, that is there.
 * Some browsers give a pressed button no focus: then nothing happens as long as the button stays, and the page never scrolls.
 */
export function useKeptFocus(lastResorts: readonly string[]): (event: FormEvent<HTMLElement>) => void {
  useEffect(() => {
    const start = last;
    if (start === undefined || document.activeElement !== document.body) return;
    if (!start.hadFocus && start.element.isConnected) return;
    const found = start.ids.flatMap((id) => elementAt(id) ?? []).find((one) => focusIn(one, !start.hadFocus));
    if (found !== undefined) last = undefined;
  });
  useEffect(() => forgetStart, []);
  return useCallback(
    (event) => {
      last = startOf(event, lastResorts);
    },
    [lastResorts],
  );
}

function forgetStart(): void {
  last = undefined;
}

/** The element with an id; of a row that went and is back under another one the row as it is now. */
function elementAt(id: string): HTMLElement | null {
  const back = [...knownCart().returned].find(([lineId]) => rowElementId(lineId) === id)?.[1];
  return document.getElementById(back === undefined ? id : rowElementId(back));
}

function startOf({ target, nativeEvent }: FormEvent<HTMLElement>, lastResorts: readonly string[]): Start | undefined {
  const active = document.activeElement === document.body ? null : document.activeElement;
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const element = active ?? submitter ?? (target instanceof Element ? target : undefined);
  if (element === undefined) return undefined;
  const row = element.closest('li[id]');
  const around = [element, element.closest('details[id]'), row, row?.nextElementSibling, row?.previousElementSibling];
  const ids = around.flatMap((one) => one?.id ?? []).filter((id) => id !== '');
  return { element, hadFocus: active !== null, ids: [...ids, ...lastResorts] };
}

/** What in an element takes the focus for it. */
const INSIDE = { li: '.removed-row button, h3 a', details: 'summary' };

/** Puts the focus on an element, or on the first thing in it that can have it. @returns whether it is there */
function focusIn(element: HTMLElement, preventScroll = false): boolean {
  const inside = Object.entries(INSIDE).find(([tag]) => element.matches(tag))?.[1];
  ((inside === undefined ? null : element.querySelector<HTMLElement>(inside)) ?? element).focus({ preventScroll });
  return document.activeElement !== document.body;
}

/** Puts the focus on what an Undo brings back, once it is there, else on the list's title: the button that was pressed goes. Not where the focus is elsewhere by then. */
export async function focusWhatReturns(): Promise<void> {
  const before = knownCart().latest;
  forgetStart();
  await whenQuiet();
  const { latest } = knownCart();
  const rows = latest === before ? [] : (latest?.addedLineIds ?? []).map(rowElementId);
  const titles = ['saved-title', 'cart-title', 'main'];
  for (let frame = 0; frame <= MOST_FRAMES; frame += 1) {
    if (document.activeElement !== document.body) return;
    const ids = rows.length === 0 || frame === MOST_FRAMES ? titles : rows;
    if (ids.flatMap((id) => document.getElementById(id) ?? []).some((one) => focusIn(one))) return;
    await new Promise(requestAnimationFrame);
  }
}
