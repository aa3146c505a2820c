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
  const form = new FormData(event.currentTarget);
  // A second press before the answer would add twice what was meant once.
  if (phaseOf(nameOf(form)) !== 'adding') requestAdd(form);
}

/** Adds what the form names: as many of itemId and qty as there are items, coupon codes, and what goes with them. Only in the browser. */
export function requestAdd(form: FormData): void {
  const itemId = nameOf(form);
  if (itemId === '') return;
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

/** Whether an add is on its way: from the press until its answer, good or bad, is there. (C §4, Add-to-cart end states) */
export function isAddInFlight(): boolean {
  return requests.some(({ phase }) => phase === 'adding');
}

/** How far the latest add of an item is; `undefined` when none is under way. */
export function phaseOf(itemId: string): AddPhase | undefined {
  return requests.findLast((request) => request.itemId === itemId)?.phase;
}

/** By what an add is known while it is under way: its first item, or its coupon; empty when it names neither. */
function nameOf(form: FormData): string {
  const names = [...form.getAll('itemId'), ...form.getAll('coupon')];
  return names.filter((name) => typeof name === 'string').find((name) => name.trim() !== '') ?? '';
}

function publish(next: readonly AddRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}
