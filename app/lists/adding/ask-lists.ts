import type { ListsToChoose, PutAnswer } from './put-on-list.ts';

/** Where scripts put something onto a list. */
const PUT_ON_LIST_PATH = '/lists/put';
const PATIENCE_MS = 15_000;
const UNREACHED: PutAnswer = { errors: [{ message: 'We can’t reach the shop right now. Try again.' }] };

/** Where what a link is about is put on a list; of one that follows a form as many as that says by now. */
function placeOf(href: string): string {
  const { searchParams } = new URL(href);
  const link = document.querySelector<HTMLAnchorElement>('a[data-quantity-of]');
  const form = link?.href === href ? document.getElementById(link.dataset['quantityOf'] ?? '') : null;
  const qty = form instanceof HTMLFormElement ? new FormData(form).get('qty') : null;
  if (typeof qty === 'string' && qty !== '') searchParams.set('qty', qty);
  return `${PUT_ON_LIST_PATH}?${searchParams.toString()}`;
}

/** The lists that can take what a link is about; undefined: the page of the link tells more. */
export async function askForLists(href: string): Promise<ListsToChoose | undefined> {
  const answer = await fetch(placeOf(href), { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  // Answered by our own server: it is what it says it is.
  const found: ListsToChoose = await answer.json();
  return found;
}

/** Sends a form about what a link is about: what it puts on a list it puts there once. Who has to sign in first is led to the page of the link. */
export async function sendToList(href: string, fields: readonly (readonly [name: string, value: string])[]): Promise<PutAnswer> {
  const body = new URLSearchParams([...fields, ['onceKey', crypto.randomUUID()]].map(([name = '', value = '']) => [name, value]));
  const answer = await fetch(placeOf(href), { method: 'POST', body, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined);
  if (answer?.status === 401) location.assign(href);
  if (answer?.headers.get('content-type')?.startsWith('application/json') !== true) return UNREACHED;
  const told: PutAnswer = await answer.json();
  return told;
}
