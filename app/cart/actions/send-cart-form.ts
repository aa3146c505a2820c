import type { FormEvent } from 'react';
import { quantityInField, submittedQuantity } from '#domain/catalog/quantity-field.ts';
import { fieldIn, fieldsOf, type Fields } from '#app/local-cart/intentions.ts';
import { want } from '#app/local-cart/want.ts';
import { readIntent } from './action-result.ts';

/**
 * Lets the plain forms within an element change the cart without leaving the page: give it to the element as onSubmit. A page has
 * hundreds of them, and a component of the router for each would cost more than all they show.
 */
export function sendCartForm(event: FormEvent<HTMLElement>): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
  const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {};
  const fields = fieldsOf(new FormData(event.target, submitter));
  const intent = readIntent(fieldIn(fields, 'intent'));
  if (intent === undefined || intent === 'checkout' || intent === 'continue-as-guest') return;
  event.preventDefault();
  if (intent === 'quantity') wantQuantity(fields);
  else want(fields, intent);
}

/** Wants another quantity of the row that a form is about; none takes it out. */
function wantQuantity(fields: Fields): void {
  const qty = submittedQuantity(quantityInField(fieldIn(fields, 'qty')));
  if (qty === 0) want([['cartItemId', fieldIn(fields, 'cartItemId')]], 'remove');
  else want([...fields.filter(([name]) => name !== 'qty'), ['qty', String(qty)]], 'quantity');
}
