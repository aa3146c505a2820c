import type { FormEvent } from 'react';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import { requestAdd } from '#app/catalog/tiles/add-requests.ts';
import { addFormOf, chosenIn, MOVED, movedIn } from '../list-form.ts';
import type { ListRowView } from '../list-rows.ts';
import { leftOutText } from './list-sums.ts';
import type { RowMove } from './save-rows.ts';

/**
 * What needs no other page is done in place: what was changed is saved by itself, and what is added goes into the cart by the way of every add. What does not fit into one add, or
 * stands on other pages, the server adds in one call.
 *
 * @returns what the page is left for
 */
export function sendInPlace(
  event: FormEvent<HTMLFormElement>,
  {
    rows,
    isAllHere,
    move,
    onLeftOut,
  }: {
    readonly rows: readonly ListRowView[];
    readonly isAllHere: boolean;
    readonly move: (move: RowMove) => boolean;
    /** Told what of that which was to be added is not, and why; empty: nothing. */
    readonly onLeftOut: (text: string) => void;
  },
): string | undefined {
  const { nativeEvent } = event;
  const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
  const moved = submitter instanceof HTMLButtonElement && submitter.name === MOVED ? movedIn(submitter.value) : undefined;
  if (moved !== undefined) {
    if (move(moved)) event.preventDefault();
    return undefined;
  }
  const intent = submitter instanceof HTMLButtonElement && submitter.name === 'intent' ? submitter.value : '';
  if (intent === 'save') {
    event.preventDefault();
    // Left and entered again it is saved.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) {
      activeElement.blur();
      activeElement.focus();
    }
    return undefined;
  }
  if (intent !== 'add' && intent !== 'add-all') return undefined;
  if (intent === 'add-all' && !isAllHere) return sendAsPage(event, intent);
  const form = new FormData(event.currentTarget);
  const chosen = new Set(chosenIn(form));
  const asked = intent === 'add-all' ? rows : rows.filter(({ itemId }) => chosen.has(itemId));
  const wanted = asked.filter(({ product }) => product?.canBeAdded === true).map(({ itemId }) => itemId);
  // Nothing is chosen: the page says so.
  if (wanted.length === 0) return undefined;
  if (wanted.length > MAX_CART_ROWS) return sendAsPage(event, intent);
  event.preventDefault();
  onLeftOut(leftOutText(asked));
  requestAdd(addFormOf(form, wanted));
  return undefined;
}

/** Sends the form as browsers do: a cart of hundreds of rows is there sooner as a page of its own. @returns what it asks for */
function sendAsPage(event: FormEvent<HTMLFormElement>, intent: string): string {
  event.preventDefault();
  const form = event.currentTarget;
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'intent', value: intent });
  form.append(field);
  form.submit();
  field.remove();
  return intent;
}
