import { CONTEXT_TOKEN_FIELD, type VisitRecord } from '#contracts/page.ts';

/** The visit of the page that is shown. */
let shown: (() => VisitRecord | undefined) | undefined;

/**
 * Has every form of the page say for whom the page is, until the document is left: in another tab the same browser may have begun to act for somebody else,
 * whose things are nobody's to change from here. Forms that are sent without scripts say nothing.
 *
 * @param visit that of the page from now on.
 */
export function guardForms(visit: () => VisitRecord | undefined): void {
  // Before the page's own listeners read what is in the form.
  if (shown === undefined) document.addEventListener('submit', mark, true);
  shown = visit;
}

function mark({ target }: Event): void {
  if (!(target instanceof HTMLFormElement) || target.method !== 'post') return;
  const known = target.elements.namedItem(CONTEXT_TOKEN_FIELD);
  const field = known instanceof HTMLInputElement ? known : document.createElement('input');
  Object.assign(field, { type: 'hidden', name: CONTEXT_TOKEN_FIELD, value: shown?.()?.contextToken ?? '' });
  if (field !== known) target.append(field);
}
