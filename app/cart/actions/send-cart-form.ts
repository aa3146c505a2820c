import type { FormEvent } from 'react';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { fieldIn, fieldsOf, type Fields } from '#app/local-cart/intentions.ts';
import { want } from '#app/local-cart/want.ts';
import { readChange, type CartChange } from './action-result.ts';

/**
 * Lets the plain forms within an element change the cart without leaving the page: give it to the element as onSubmit. A page has
 * hundreds of them, and a component of the router for each would cost more than all they show.
 */
export function sendCartForm(event: FormEvent<HTMLElement>): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {};
  const change = changeIn(fieldsOf(new FormData(event.target, submitter)));
  if (change === undefined) return;
  event.preventDefault();
  want(change.fields, change.intent);
}

/** What a form changes; `undefined` where it leads to another page. Of a quantity none takes the row out. */
export function changeIn(fields: Fields): { readonly fields: Fields; readonly intent: CartChange } | undefined {
  const intent = readChange(fieldIn(fields, 'intent'));
  if (intent !== 'quantity') return intent && { fields, intent };
  const qty = submittedQuantity(quantityInField(fieldIn(fields, 'qty')));
  if (qty === 0) return { fields: [['cartItemId', fieldIn(fields, 'cartItemId')]], intent: 'remove' };
  return { fields: [...fields.filter(([name]) => name !== 'qty'), ['qty', String(qty)]], intent };
}
