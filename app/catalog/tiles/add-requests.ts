import type { FormEvent } from 'react';
import { useCart } from '#app/local-cart/cart-store.ts';
import { ADD_ITEMS, fieldsOf } from '#app/local-cart/intentions.ts';
import { want } from '#app/local-cart/want.ts';

/** How far an add is: `added` stays for a moment after the item is in the cart, `kept` until the shop can be reached. */
export type AddPhase = 'adding' | 'added' | 'kept';

/** Where adds are posted without scripts. */
export const ADD_PATH = '/cart/add';

/** Looks at what is to be added before it is. @returns whether it takes it over: then it asks first, and adds it itself or does not. */
type AddGuard = (form: FormData) => boolean;

const guards: AddGuard[] = [];

/** Has every add looked at first. @returns what takes it back. */
export function guardAdds(guard: AddGuard): () => void {
  guards.push(guard);
  return () => void guards.splice(guards.indexOf(guard), 1);
}

/** Takes over a form that adds an item: give it to the form as onSubmit. Without scripts the form goes to ADD_PATH itself. */
export function addFromForm(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const form = new FormData(event.currentTarget);
  if (guards.at(-1)?.(form) !== true) requestAdd(form);
}

/** Adds what the form names: as many of itemId and qty as there are items, a text with numbers, coupon codes, and what goes with them. Only in the browser. */
export function requestAdd(form: FormData): void {
  const fields = fieldsOf(form);
  if (fields.some(([name, value]) => ['itemId', 'numbers', 'coupon'].includes(name) && value.trim() !== '')) want(fields, ADD_ITEMS);
}

/** How far the add of an item is; `undefined` when none is under way. */
export function useAddPhase(itemId: string): AddPhase | undefined {
  return useCart(({ intentions, added }) => {
    const wanted = intentions.find(({ intent, name }) => intent === ADD_ITEMS && name === itemId);
    if (wanted !== undefined) return wanted.phase === 'unreached' ? 'kept' : 'adding';
    return added.includes(itemId) ? 'added' : undefined;
  });
}
