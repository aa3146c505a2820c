import { data, redirect } from 'react-router';
import type { PageServices } from '#contracts/page.ts';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import type { AddOutcome } from '#app/adding/add-outcome.ts';
import { toCartWith } from '#app/adding/link/to-cart-with.server.ts';
import { runAdd } from '#app/adding/run-add.server.ts';
import { formError } from '#app/api/form-errors.ts';
import { refusedWith } from '#app/api/refused-with.ts';
import { cartPath, PATHS } from '#app/shell/site-paths.ts';
import { addFormOf, listQtyField } from '../list-form.ts';
import type { ListRowView } from '../list-rows.ts';
import type { ListAnswer } from './list-answer.ts';
import { leftOutText } from './list-sums.ts';

/** Of very many rows none is shown first: an address that names them would be longer than some proxies take. */
const MOST_SHOWN_FIRST = 50;

/** With what was not even asked for: it is more than a cart holds. */
function withLeft(outcome: AddOutcome, left: number): AddOutcome {
  if (left === 0) return outcome;
  const text = `A cart holds ${MAX_CART_ROWS} different items. These stay on your list: add them once you’ve ordered.`;
  const entry = {
    itemId: left === 1 ? '1 more item' : `${left.toLocaleString('en-US')} more items`,
    qty: 1,
    typed: '',
    message: { code: 'INVALID_DATA_ITEM', tone: 'warning', title: undefined, text },
    suggestions: [],
  } as const;
  return { ...outcome, asked: outcome.asked + left, missed: [entry, ...outcome.missed] };
}

/**
 * Adds rows of a list to the cart by one call, with the quantities that a form has for them, else their own. What cannot be added, and what is more than a cart holds, is named.
 *
 * @throws the way to the cart, once something is in it; the way to sign in, where that comes first
 */
export async function rowsToCart(services: PageServices, rows: readonly ListRowView[], form = new FormData()) {
  const leftOut = leftOutText(rows);
  const wanted = rows.filter(({ product }) => product?.canBeAdded === true);
  if (wanted.length === 0) return data<ListAnswer>({ errors: [formError(leftOut)] }, 400);
  for (const { itemId, qty } of wanted) if (!form.has(listQtyField(itemId))) form.set(listQtyField(itemId), String(qty));
  const fitting = wanted.slice(0, MAX_CART_ROWS).map(({ itemId }) => itemId);
  const done = await runAdd(services, addFormOf(form, fitting));
  const outcome = withLeft(done.outcome, wanted.length - fitting.length);
  if (done.refusal?.code === 'UNAUTHORIZED') throw redirect(loginRedirect(cartPath(services.tenant)) ?? PATHS.signIn, 303);
  const lines = outcome.lines.length > MOST_SHOWN_FIRST ? [] : outcome.lines;
  const told = leftOut === '' ? [] : [{ tone: 'warning' as const, title: undefined, text: leftOut }];
  if (outcome.isDone) throw toCartWith(services, { ...outcome, lines }, told);
  return data<ListAnswer>({ errors: [], missed: outcome }, done.refusal === undefined ? 400 : refusedWith(done.refusal));
}
