import { useSyncExternalStore } from 'react';
import { textIn } from '#app/api/form-request.ts';

/** What is under way, by the row or saved item that it is about; all of them together have the place ''. */
const busy = new Map<string, string>();
const listeners = new Set<() => void>();
let change: ((fields: FormData) => void) | undefined;

/** The list makes the changes of the page that have to do with it: given once it is there, taken back when it goes. */
export function provideSavedActions(by: ((fields: FormData) => void) | undefined): void {
  change = by;
}

/** Asks the list for a change; false when there is no list, so that the browser has to send the form. */
export function askSavedAction(fields: FormData): boolean {
  change?.(fields);
  return change !== undefined;
}

/** The row or saved item that a form is about. */
export function placeOfSaved(fields: FormData): string {
  return textIn(fields, 'cartItemId') || textIn(fields, 'listItemId') || textIn(fields, 'itemId');
}

/** Notes that a change has begun (its intent) or ended (undefined). */
export function noteBusy(place: string, intent: string | undefined): void {
  if (intent === undefined) busy.delete(place);
  else busy.set(place, intent);
  for (const listener of listeners) listener();
}

export function isPlaceBusy(place: string): boolean {
  return busy.has(place);
}

/** The intent of the change that is under way at a place; undefined while there is none. */
export function useBusyIntent(place: string): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => busy.get(place),
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
