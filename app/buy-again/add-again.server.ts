import { data, redirect } from 'react-router';
import type { PageServices } from '#contracts/page.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import type { FormError } from '#app/api/form-errors.ts';
import { formError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { refusedWith } from '#app/api/refused-with.ts';
import type { AddOutcome } from '#app/adding/add-outcome.ts';
import { toCartWith } from '#app/adding/link/to-cart-with.server.ts';
import { runAdd } from '#app/adding/run-add.server.ts';
import { chosenIn, listQtyField, NOTHING_CHOSEN } from '#app/lists/list-form.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import type { AgainRow } from './again-rows.ts';
import { flashOfChanges } from './told-changes.ts';

/** What became of a press that led to no cart. */
export type AgainAnswer = {
  readonly errors: readonly FormError[];
  readonly missed?: AddOutcome;
  /** What was chosen, with the quantities that were typed, by the rows' keys. */
  readonly chosen: readonly string[];
  readonly typed: Readonly<Record<string, string>>;
};

/**
 * Adds rows to the cart by one call: those that are chosen, or with `all` every one that can be. Leads to the cart, which then tells of all that is different since;
 * where nothing could be added it answers why.
 */
export async function addAgain(services: PageServices, form: FormData, rows: readonly AgainRow[], isAll: boolean) {
  const chosen = chosenIn(form);
  const wanted = rows.filter(({ key, adds }) => adds !== undefined && (isAll || chosen.includes(key)));
  const typed = Object.fromEntries(
    rows.filter(({ key }) => form.has(listQtyField(key))).map(({ key }) => [key, textIn(form, listQtyField(key)).slice(0, 10)] as const),
  );
  const kept = { chosen, typed };
  if (wanted.length === 0) return data<AgainAnswer>({ errors: [formError(isAll ? NOTHING_THERE : NOTHING_CHOSEN)], ...kept }, 400);
  const { outcome, refusal } = await runAdd(services, addFormOf(wanted, typed));
  if (refusal?.code === 'UNAUTHORIZED') throw redirect(loginRedirect(cartPath(services.tenant)) ?? PATHS.signIn, 303);
  // Who has chosen has read what is different; a single press has shown nobody anything.
  if (outcome.isDone) throw toCartWith(services, outcome, isAll ? flashOfChanges(rows) : []);
  return data<AgainAnswer>({ errors: [], missed: outcome, ...kept }, refusal === undefined ? 400 : refusedWith(refusal));
}

const NOTHING_THERE = 'None of these items can be added right now.';

function addFormOf(rows: readonly AgainRow[], typed: AgainAnswer['typed']): FormData {
  const add = new FormData();
  for (const { key, qty, adds } of rows) {
    if (adds === undefined) continue;
    const { itemId, personalization, parent } = adds;
    add.append('itemId', itemId);
    add.append('qty', typed[key] ?? String(qty));
    add.append('personalization', personalization === undefined ? '' : JSON.stringify(personalization));
    add.append('parentItemId', parent?.itemId ?? '');
    add.append('parentRelationType', parent?.relation ?? '');
  }
  return add;
}
