import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getCart, preCheckout, updateCart } from '#contracts/cart-calls.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import type { PageServices } from '#contracts/page.ts';
import { textIn, wantsPage } from '#app/api/form-request.ts';
import { cookieOf, saidOnce, tellNextPage, toldByPageBefore } from '#app/api/flash.server.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { answerOr, isUnreached } from '#app/api/unreached.ts';
import { tellOutcome } from '#app/cart/actions/place-state.ts';
import { changeCart } from '#app/cart/actions/cart-actions.server.ts';
import { isAboutSaved, readIntent, unreachedOutcome, type CartOutcome } from '#app/cart/actions/action-result.ts';
import { CartPage } from '#app/cart/cart-page.tsx';
import { EmptyCart, FailedCart, SignedOutCart } from '#app/cart/cart-states.tsx';
import { stateOfCart } from '#app/local-cart/cart-state.ts';
import { cartView, isEmptyCart } from '#app/cart/cart-view.ts';
import { keptLines } from '#app/cart/rows/kept-replacements.ts';
import { SavedList } from '#app/saved/saved-list.tsx';
import { NOTHING_SAVED, savedListView } from '#app/saved/saved-view.ts';
import { noticesOf } from '#app/cart/messages/page-messages.ts';
import { saidOf } from '#app/cart/messages/shown-message.ts';
import { packRows } from '#app/cart/rows/packed-rows.ts';
import { placeOf } from '#app/cart/actions/use-cart-forms.ts';
import { PATHS, signInPath } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/cart.ts';
import '../cart/cart.css';
import '../saved/saved.css';

/** Where checkout goes on when its start cannot be asked. (C §2, Routes; A-007) */
const CLASSIC_CHECKOUT = '/cc/mmx/checkout';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const told = toldByPageBefore(request);
  const view = await readView(services, url.searchParams, keptLines(cookieOf(request, 'kept')));
  return data({ ...view, told }, told === undefined ? {} : { headers: { 'set-cookie': saidOnce } });
}

async function readView({ door, tenant, user }: PageServices, query: URLSearchParams, kept: readonly string[]) {
  // The business cart is not asked for before somebody is signed in.
  if (tenant === 'SBA' && user === undefined) return { state: 'SIGNED_OUT' as const };
  const reply = await door(getCart);
  if (!reply.ok) return { state: reply.code === 'UNAUTHORIZED' ? ('SIGNED_OUT' as const) : ('FAILED' as const) };
  const { cartInfo } = reply.body;
  const seen = stateOfCart(cartInfo);
  const saved = savedListView(cartInfo.sflItems, query.get('saved') === 'all');
  if (isEmptyCart(cartInfo)) return { state: 'EMPTY' as const, seen, saved };
  const addedIds = query.get('viewcart') === 'true' ? [] : (query.get('cartItemIds') ?? '').split(',').filter((id) => id !== '');
  return { state: 'FILLED' as const, cart: packRows(cartView(cartInfo, addedIds, kept)), seen, saved };
}

export async function action({ request, url: { pathname }, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const intent = readIntent(textIn(form, 'intent'));
  if (intent === undefined) throw redirect(pathname, 303);
  // The cookie that remembers what was kept is written whole, so what it holds already goes along.
  if (intent === 'keep') for (const id of keptLines(cookieOf(request, 'kept'))) form.append('kept', id);
  const outcome =
    intent === 'checkout' || intent === 'continue-as-guest'
      ? await startCheckout(intent, services)
      : await changeCart(intent, services, form);
  if (outcome === 'SIGN_IN') throw redirect(loginRedirect(`${pathname}?viewcart=true`) ?? PATHS.signIn, 303);
  if (wantsPage(request)) throw backToCart(pathname, outcome);
  const { remember = [], ...told } = outcome;
  return data(told, { headers: remember.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

/** A connection that is gone leaves the page as it is, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<CartOutcome> {
  const form = await request.clone().formData();
  const outcome = await answerOr(serverAction, (text) => unreachedOutcome(form, text));
  // What happens to the saved list, the list tells itself.
  if (!isAboutSaved(outcome.intent)) tellOutcome(placeOf(form), outcome);
  return outcome;
}

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return isUnreached(actionResult) ? false : defaultShouldRevalidate;
}

/** Without scripts the cart itself is the answer; what is to be said goes along. */
function backToCart(pathname: string, outcome: CartOutcome): Response {
  const added = (outcome.added ?? []).map(({ lineId }) => lineId);
  const query = added.length > 0 ? `cartItemIds=${added.map(encodeURIComponent).join(',')}` : 'viewcart=true';
  const notices = noticesOf(outcome);
  const undo = outcome.removed?.again.map(([name, value]): [string, string] => [name, value]);
  const cookies = [...(outcome.remember ?? []), ...(notices.length === 0 ? [] : [tellNextPage({ notices, ...(undo && { undo }) })])];
  return redirect(`${pathname}?${query}`, { status: 303, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

/**
 * Takes the cart to checkout. Guests are asked first whether they want to sign in; who may not go on yet gets the reasons.
 * (C §4, Checkout hand-off)
 */
async function startCheckout(intent: 'checkout' | 'continue-as-guest', { door }: PageServices): Promise<CartOutcome | 'SIGN_IN'> {
  const isGuestChoice = intent === 'continue-as-guest';
  const reply = await door(updateCart, {
    query: { actionType: 'PROCEED_CHECKOUT' },
    body: { proceedCheckout: true, ...(isGuestChoice && { continueAsGuest: true }) },
  });
  if (!reply.ok)
    return reply.code === 'UNAUTHORIZED'
      ? 'SIGN_IN'
      : {
          intent,
          isDone: false,
          said: [
            {
              code: reply.code,
              tone: 'failure',
              text: reply.message ?? 'Oops, something went wrong on our side. Please refresh the page to continue.',
            },
          ],
        };
  const { cartAttributes, messages } = reply.body.cartInfo;
  if (cartAttributes.proceedCheckout) {
    const start = await door(preCheckout);
    throw redirect(start.ok ? start.body.redirectUrl : CLASSIC_CHECKOUT, 303);
  }
  if (cartAttributes.loginRequired && !cartAttributes.hardStop)
    throw redirect(`${signInPath(PATHS.checkout)}${cartAttributes.loginELPParam}`, 303);
  return { intent, isDone: false, said: messages.filter(({ type }) => type === 'ERROR').map(saidOf) };
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your cart', isUnlisted: true });

/** What kind of page it is, for whatever asks. (C §2, Page types) */
export const handle = { pageType: 'cart' } as const;

/** The list stands beside the cart, whether that is empty or not, so that it stays when the last row comes or goes. */
export default function CartRoute(props: Route.ComponentProps) {
  const { loaderData } = props;
  return (
    <div className="contents" data-page-type={handle.pageType}>
      <CartContent {...props} />
      <SavedList saved={'saved' in loaderData ? loaderData.saved : NOTHING_SAVED} />
    </div>
  );
}

function CartContent({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.state) {
    case 'SIGNED_OUT':
      return <SignedOutCart />;
    case 'FAILED':
      return <FailedCart />;
    case 'EMPTY':
      return <EmptyCart told={loaderData.told} />;
    case 'FILLED':
      return <CartPage cart={loaderData.cart} told={loaderData.told} outcome={actionData} />;
    default:
      return loaderData satisfies never;
  }
}
