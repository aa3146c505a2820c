import { useEffect, useRef } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { getCart } from '#contracts/cart-calls.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import type { PageServices } from '#contracts/page.ts';
import { textIn, wantsPage } from '#app/api/form-request.ts';
import type { BringsPage } from '#app/api/brings-page.ts';
import { clearedFlashCookie, cookieOf, flashCookie, flashOf, type Flash } from '#app/api/flash.server.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { answerOr, isUnreached } from '#app/api/unreached.ts';
import { PageAnswers } from '#app/cart/actions/page-answers.ts';
import { publishResult } from '#app/cart/actions/place-state.ts';
import { runCartAction } from '#app/cart/actions/cart-actions.server.ts';
import { isAboutSaved, readIntent, unreachedResult, type ActionResult } from '#app/cart/actions/action-result.ts';
import { CartPage } from '#app/cart/cart-page.tsx';
import { EmptyCart, FailedCart, SignedOutCart } from '#app/cart/cart-states.tsx';
import { stateOfCart } from '#app/local-cart/cart-state.ts';
import { cartView, isEmptyCart } from '#app/cart/cart-view.ts';
import { keptLines } from '#app/cart/rows/kept-replacements.ts';
import { SavedList } from '#app/cart/saved/saved-list.tsx';
import { NOTHING_SAVED, savedListView } from '#app/cart/saved/saved-view.ts';
import { pageMessages } from '#app/cart/messages/page-messages.ts';
import { packRows } from '#app/cart/rows/packed-rows.ts';
import { placeOf } from '#app/cart/actions/use-cart-forms.ts';
import { checkoutView } from '#app/checkout/checkout-view.ts';
import { OrderUnderWay } from '#app/checkout/order-under-way.tsx';
import { sentOrder } from '#app/checkout/sent-order.ts';
import { FROM_CHECKOUT } from '#app/shell/account-paths.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/cart.ts';
import '../cart/cart.css';
import '../cart/saved/saved.css';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const flash = flashOf(request);
  const page = await readPage(services, url.searchParams, keptLines(cookieOf(request, 'kept')));
  const init = flash === undefined ? {} : { headers: { 'set-cookie': clearedFlashCookie } };
  return data({ ...page, flash }, page.state === 'FAILED' ? comeAgain(init) : init);
}

/** A cart that cannot be read may be there in a moment. */
function comeAgain({ headers }: { headers?: Record<string, string> }) {
  const { status, headers: again } = refusedWith({ code: 'OVERLOADED' });
  return { status, headers: { ...headers, ...again } };
}

/** What came with the action just answered is the page; everything else is asked of the server. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CartPageData> {
  return answers.load(serverLoader);
}

type CartPageData = Awaited<ReturnType<typeof readPage>> & { readonly flash: Flash | undefined };
const answers = new PageAnswers<CartPageData>();

async function readPage({ door, tenant, user }: PageServices, query: URLSearchParams, kept: readonly string[]) {
  // The business cart is not asked for before somebody is signed in.
  if (tenant === 'SBA' && user === undefined) return { state: 'SIGNED_OUT' as const };
  const reply = await door(getCart);
  if (!reply.ok) return { state: reply.code === 'UNAUTHORIZED' ? ('SIGNED_OUT' as const) : ('FAILED' as const) };
  const { cartInfo } = reply.body;
  const seen = stateOfCart(cartInfo);
  const saved = savedListView(cartInfo.sflItems, query.get('saved') === 'all');
  if (cartInfo.cartAttributes.beingOrdered === true)
    return { state: 'ORDERED' as const, seen, saved, order: sentOrder(checkoutView(cartInfo)) };
  if (isEmptyCart(cartInfo)) return { state: 'EMPTY' as const, seen, saved, isFromCheckout: query.has(FROM_CHECKOUT) };
  const addedIds = query.get('viewcart') === 'true' ? [] : (query.get('cartItemIds') ?? '').split(',').filter((id) => id !== '');
  return { state: 'FILLED' as const, cart: packRows(cartView(cartInfo, addedIds, kept)), seen, saved };
}

export async function action({ request, url: { pathname, searchParams }, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const intent = readIntent(textIn(form, 'intent'));
  if (intent === undefined) throw redirect(pathname, 303);
  // The cookie that remembers what was kept is written whole, so what it holds already goes along.
  if (intent === 'keep') for (const id of keptLines(cookieOf(request, 'kept'))) form.append('kept', id);
  const result = await runCartAction(intent, services, form);
  if (result === 'SIGN_IN') throw redirect(loginRedirect(`${pathname}?viewcart=true`) ?? PATHS.signIn, 303);
  if (wantsPage(request)) throw backToCart(pathname, result);
  // The page stays as it is, with what was typed: nothing newer can be had.
  if (result.isUnreached === true)
    return data({ ...unreachedResult(form, result.messages[0]?.text ?? ''), page: undefined }, refusedWith({ code: 'OVERLOADED' }));
  const { remember = [], ...shown } = result;
  // What the browser remembers from now on, and a session that has just begun, are known to the next request only.
  const isSettled = remember.length === 0 && services.contextToken !== undefined;
  const page =
    isSettled && textIn(form, 'answer') === 'page'
      ? { ...(await readPage(services, searchParams, keptLines(cookieOf(request, 'kept')))), flash: undefined }
      : undefined;
  return data({ ...shown, page }, { headers: remember.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

/** A connection that is gone leaves the page as it is, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<ActionResult & Partial<BringsPage>> {
  const form = await request.clone().formData();
  const { page, ...answered } = await answerOr(serverAction, (text) => ({ ...unreachedResult(form, text), page: undefined }));
  const result = page === undefined ? answered : { ...answered, bringsPage: true as const };
  if (page !== undefined) answers.note(result, { page, search: new URL(request.url).search });
  // The saved list shows the results of its own actions.
  if (!isAboutSaved(result.intent)) publishResult(placeOf(form), result);
  return result;
}

export function shouldRevalidate({ actionResult, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  answers.expect(actionResult, nextUrl.search);
  return isUnreached(actionResult) ? false : defaultShouldRevalidate;
}

/** Without scripts the cart itself is the answer; the messages go along. */
function backToCart(pathname: string, result: ActionResult): Response {
  const added = result.addedLineIds ?? [];
  const query = added.length > 0 ? `cartItemIds=${added.map(encodeURIComponent).join(',')}` : 'viewcart=true';
  const messages = pageMessages(result);
  const undo = result.removed?.again.map(([name, value]): [string, string] => [name, value]);
  const cookies = [...(result.remember ?? []), ...(messages.length === 0 ? [] : [flashCookie({ messages, ...(undo && { undo }) })])];
  return redirect(`${pathname}?${query}`, { status: 303, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

export const headers = headersOfAction;

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
  useFocusOnEmptied(loaderData.state);
  switch (loaderData.state) {
    case 'SIGNED_OUT':
      return <SignedOutCart />;
    case 'FAILED':
      return <FailedCart flash={loaderData.flash} />;
    case 'ORDERED':
      return <OrderUnderWay order={loaderData.order} />;
    case 'EMPTY':
      return <EmptyCart flash={loaderData.flash} isFromCheckout={loaderData.isFromCheckout} />;
    case 'FILLED':
      return <CartPage cart={loaderData.cart} flash={loaderData.flash} result={actionData} />;
    default:
      return loaderData satisfies never;
  }
}

/** The focus that the last row took along with it goes to the title of what stands in its place. */
function useFocusOnEmptied(state: string): void {
  const last = useRef(state);
  useEffect(() => {
    const title = document.querySelector<HTMLElement>('main h1');
    if (last.current === 'FILLED' && state === 'EMPTY' && document.activeElement === document.body && title !== null) {
      title.tabIndex = -1;
      title.focus();
    }
    last.current = state;
  }, [state]);
}
