import type { FormEvent } from 'react';

/** One press on an add button, from the press until its outcome has been shown. */
export type AddRequest = { readonly key: string; readonly itemId: string; readonly form: FormData; readonly phase: AddPhase };
/** `added` stays for a moment after the item is in the cart. */
export type AddPhase = 'adding' | 'added';

/** Where adds are posted, with and without scripts. */
export const ADD_PATH = '/cart/add';

const listeners = new Set<() => void>();
const nothing: readonly AddRequest[] = [];
let requests: readonly AddRequest[] = nothing;
let lastKey = 0;

/** Takes over a form that adds an item: give it to the form as onSubmit. Without scripts the form goes to ADD_PATH itself. */
export function addFromForm(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  requestAdd(new FormData(event.currentTarget));
}

/** Adds what the form names: fields itemId, qty, and where wanted deliveryType and pickupStoreNumber. Only in the browser. */
export function requestAdd(form: FormData): void {
  const itemId = form.get('itemId');
  if (typeof itemId !== 'string') return;
  lastKey += 1;
  publish([...requests, { key: `add-${lastKey}`, itemId, form, phase: 'adding' }]);
}

/** The item is in the cart. */
export function markAdded(key: string): void {
  publish(requests.map((request) => (request.key === key ? { ...request, phase: 'added' as const } : request)));
}

/** Nothing more is to be shown about it. */
export function forgetAdd(key: string): void {
  publish(requests.filter((request) => request.key !== key));
}

export function subscribeToAdds(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function currentAdds(): readonly AddRequest[] {
  return requests;
}

/** On the server nobody has pressed anything yet. */
export function noAdds(): readonly AddRequest[] {
  return nothing;
}

/** How far the latest add of an item is; `undefined` when none is under way. */
export function phaseOf(itemId: string): AddPhase | undefined {
  return requests.findLast((request) => request.itemId === itemId)?.phase;
}

function publish(next: readonly AddRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}
