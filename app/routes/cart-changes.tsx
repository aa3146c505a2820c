import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { textIn } from '#app/api/form-request.ts';
import { onceUnder } from '#app/api/once-under.ts';
import { cookieOf } from '#app/api/told/flash.server.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { refusedWith } from '#app/api/refused-with.ts';
import { runAdd } from '#app/adding/run-add.server.ts';
import { readChange } from '#app/cart/actions/action-result.ts';
import { runCartAction } from '#app/cart/actions/cart-actions.server.ts';
import { readCartPage } from '#app/cart/cart-page-data.server.ts';
import { keptLines } from '#app/cart/rows/kept-replacements.ts';
import type { CartAnswer } from '#app/local-cart/shown-cart.ts';
import { ADD_ITEMS } from '#app/local-cart/intentions.ts';
import type { Route } from './+types/cart-changes.ts';

/** The cart as it is shown, for the scripts of a page. Its query is that of the page. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const cart = await readCartPage(services, url.searchParams, keptLines(cookieOf(request, 'kept')));
  if (cart.state === 'SIGNED_OUT') return refused('UNAUTHORIZED');
  return Response.json({ cart } satisfies CartAnswer);
}

/**
 * Changes the cart in place: the same forms as the cart's pages send without scripts. The answer brings the cart as it is then, whole where that
 * was asked for. Under an Idempotency-Key it is done once, however often it is sent.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const once = { ...services, door: onceUnder(services.door, request.headers.get('idempotency-key')) };
  const kept = keptLines(cookieOf(request, 'kept'));
  for (const id of kept) form.append('kept', id);
  const isAdd = textIn(form, 'intent') === ADD_ITEMS;
  const done = isAdd ? await addedBy(once, form) : await changedBy(once, form);
  if (typeof done === 'string') return refused(done);
  const { remember = [], keptNow = [], ...answer } = done;
  // A session that has just begun, and what the browser remembers from now on, are known to the next request only.
  const canReadCart = services.contextToken !== undefined && (remember.length === 0 || keptNow.length > 0);
  const isWhole = textIn(form, 'whole') === 'true' && canReadCart;
  const cart = isWhole ? await readCartPage(services, url.searchParams, [...kept, ...keptNow]) : undefined;
  return Response.json({ ...answer, ...(cart !== undefined && { cart }) } satisfies CartAnswer, {
    headers: remember.map((cookie): [string, string] => ['set-cookie', cookie]),
  });
}

/**
 * Who has to sign in is led there; what could not be looked at now stays wanted in the browser, and is sent again, as is what was sent before and may
 * be under way still: the node that began it may be gone.
 */
const SAID_TO_SCRIPTS: readonly ErrorCode[] = ['UNAUTHORIZED', 'OVERLOADED', 'IDEMPOTENCY_IN_PROGRESS'];

type Done = CartAnswer & { readonly remember?: readonly string[]; readonly keptNow?: readonly string[] };

async function addedBy(services: PageServices, form: FormData): Promise<Done | ErrorCode> {
  const { outcome, seen, refusal } = await runAdd(services, form);
  if (refusal !== undefined && SAID_TO_SCRIPTS.includes(refusal.code)) return refusal.code;
  return { outcome, ...(seen !== undefined && { seen }) };
}

async function changedBy(services: PageServices, form: FormData): Promise<Done | ErrorCode> {
  const intent = readChange(textIn(form, 'intent'));
  if (intent === undefined) return 'INVALID_REQUEST';
  const result = await runCartAction(intent, services, form);
  if (result === 'SIGN_IN') return 'UNAUTHORIZED';
  const said = SAID_TO_SCRIPTS.find((code) => result.messages.some((message) => message.code === code));
  if (said !== undefined) return said;
  const { remember = [], ...shown } = result;
  return { result: shown, remember, keptNow: intent === 'keep' ? [textIn(form, 'cartItemId')] : [] };
}

function refused(code: ErrorCode): Response {
  const { status, message } = ERRORS[code];
  return Response.json({ status, code, message }, { status, headers: refusedWith({ code }).headers });
}
