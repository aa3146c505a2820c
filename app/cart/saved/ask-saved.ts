import { textIn } from '#app/api/form-request.ts';

let act: ((fields: FormData) => void) | undefined;

/** The list sends the forms of the page that have to do with it: given once it is there, taken back when it goes. */
export function provideSavedActions(by: ((fields: FormData) => void) | undefined): void {
  act = by;
}

/** Hands a form to the list; false when there is no list, so that the browser has to send it. */
export function askSavedAction(fields: FormData): boolean {
  act?.(fields);
  return act !== undefined;
}

/** The row or saved item that a form is about. */
export function placeOfSaved(fields: FormData): string {
  return textIn(fields, 'cartItemId') || textIn(fields, 'listItemId') || textIn(fields, 'itemId');
}
