import { useEffect, useMemo, useRef } from 'react';
import { data, redirect, useRevalidator } from 'react-router';
import type { PageServices } from '#contracts/page.ts';
import { getRecommendations } from '#contracts/recommendations/recommendations.ts';
import { getTogether } from '#contracts/rounds/together.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { textIn, wantsPage } from '#app/api/form-request.ts';
import { clearedFlashCookie, cookieOf, flashCookie, flashOf } from '#app/api/told/flash.server.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { ownText } from '#app/api/own-text.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { answerOr, NO_CONNECTION, unlessUnreached } from '#app/api/unreached.ts';
import { isOutOfReach } from '#app/cart/actions/place-state.ts';
import { useResultToast } from '#app/cart/actions/result-toast.ts';
import { runCartAction } from '#app/cart/actions/cart-actions.server.ts';
import { readIntent, unreachedResult, type ActionResult } from '#app/cart/actions/action-result.ts';
import { readWholeCart } from '#app/cart/cart-page-data.server.ts';
import { seenOf, type ShownCart } from '#app/local-cart/shown-cart.ts';
import { Together } from '#app/rounds/together.tsx';
import { rowsOf } from '#app/cart/find/found-rows.ts';
import { unpackRow, type PackedCart } from '#app/cart/rows/packed-rows.ts';
import { RecommendedReel } from '#app/recommendations/recommended-reel.tsx';
import { recommendedOf, shownCount, type RecommendedText } from '#app/recommendations/recommended-view.ts';
import { usePageData } from '#app/shell/page-data.ts';
import { useShownCart } from '#app/cart/use-shown-cart.ts';
import { CartPage } from '#app/cart/cart-page.tsx';
import { EmptyCart, FailedCart, SignedOutCart } from '#app/cart/cart-states.tsx';
import type { ToldAtRow } from '#app/cart/cart-view.ts';
import { rowElementId } from '#app/local-cart/gone-rows.ts';
import { keptLines } from '#app/cart/rows/kept-replacements.ts';
import { SavedList } from '#app/cart/saved/saved-list.tsx';
import { NOTHING_SAVED } from '#app/cart/saved/saved-view.ts';
import { messagesAtRows, messagesOnTop, pageMessages } from '#app/cart/messages/page-messages.ts';
import { checkoutView } from '#app/checkout/checkout-view.ts';
import { sentOrder } from '#app/checkout/sent-order.ts';
import { OrderUnderWay } from '#app/checkout/order-under-way.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/cart.ts';
import '../cart/cart.css';
import '../cart/saved/saved.css';

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const said = flashOf(request);
  const [page, beside] = await Promise.all([
    readPage(services, url.searchParams, keptLines(cookieOf(request, 'kept')), messagesAtRows(said)),
    services.door(getRecommendations, { body: { query: { mboxes: ['cart_page'], number: shownCount(services.tenant) + IN_RESERVE } } }),
  ]);
  const recommended = page.state === 'FILLED' ? recommendedOf(beside) : undefined;
  const isAtWork = page.state === 'FILLED' && services.user?.accountName !== undefined;
  const found = isAtWork ? await services.door(getTogether) : undefined;
  const together = found?.ok === true ? found.body : undefined;
  const asked = ownText(ASKED, url.searchParams.get('colleague'));
  const flash = said && { ...said, messages: messagesOnTop(said, shownIds(page)) };
  const init = said === undefined ? {} : { headers: { 'set-cookie': clearedFlashCookie(services.origin) } };
  return data(
    { ...page, flash, recommended, ...(together !== undefined && { together, asked }) },
    page.state === 'FAILED' ? comeAgain(init) : init,
  );
}

/** So many take the place of what is put into the cart from among them. */
const IN_RESERVE = 4;

/** What came of asking a colleague to order together. */
const ASKED: Readonly<Record<string, string>> = {
  asked: 'We emailed them what’s in your cart. They’ll write to you.',
  gone: 'That order is being packed already, so nothing can be added anymore.',
  later: 'You asked several colleagues today. Try again tomorrow, or write to them yourself.',
};

/** A cart that cannot be read may be there in a moment. */
function comeAgain({ headers }: { headers?: Record<string, string> }) {
  const { status, headers: again } = refusedWith({ code: 'OVERLOADED' });
  return { status, headers: { ...headers, ...again } };
}

/** The cart as the page shows it; while an order of it is being paid, that order. */
async function readPage(services: PageServices, query: URLSearchParams, kept: readonly string[], told: readonly ToldAtRow[]) {
  const { shown, ordered } = await readWholeCart(services, query, kept, told);
  return shown.state === 'ORDERED' && ordered !== undefined ? { ...shown, order: sentOrder(checkoutView(ordered)) } : shown;
}

/** The rows that stand for themselves on a page. */
function shownIds(page: ShownCart): ReadonlySet<string> {
  const lists = page.state === 'FILLED' ? [page.cart.added, ...page.cart.groups.map(({ rows }) => rows)] : [];
  return new Set(lists.flat().map(({ lineId }) => lineId));
}

export async function action({ request, url: { pathname }, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const intent = readIntent(textIn(form, 'intent'));
  if (intent === undefined) throw redirect(pathname, 303);
  // The cookie that remembers what was kept is written whole, so what it holds already goes along.
  if (intent === 'keep') for (const id of keptLines(cookieOf(request, 'kept'))) form.append('kept', id);
  const result = await runCartAction(intent, services, form);
  if (result === 'SIGN_IN') throw redirect(loginRedirect(`${pathname}?viewcart=true`) ?? PATHS.signIn, 303);
  if (wantsPage(request)) throw backToCart(pathname, result, services.origin);
  // Only the way to checkout comes here from scripts: what keeps somebody from it stands on the page as it is.
  return result;
}

/** A connection that is gone leaves the page as it is, and says so; nor does the cart go on without the changes that could not be sent. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<ActionResult> {
  const form = await request.clone().formData();
  if (isOutOfReach()) return unreachedResult(form, NO_CONNECTION);
  return answerOr(serverAction, (text) => unreachedResult(form, text));
}

export const shouldRevalidate = unlessUnreached;

/** Without scripts the cart itself is the answer; the messages go along, and the page opens at the row that they are about. */
function backToCart(pathname: string, result: ActionResult, origin: string): Response {
  const added = result.addedLineIds ?? [];
  const query = added.length > 0 ? `cartItemIds=${added.map(encodeURIComponent).join(',')}` : 'viewcart=true';
  const messages = pageMessages(result);
  const undo = result.removed?.again.map(([name, value]): [string, string] => [name, value]);
  const cookies = [
    ...(result.remember ?? []),
    ...(messages.length === 0 ? [] : [flashCookie({ messages, ...(undo && { undo }) }, origin)]),
  ];
  const place = messages.find(({ row }) => row !== undefined)?.row;
  const at = place === undefined ? '' : `#${rowElementId(encodeURIComponent(place.lineId))}`;
  return redirect(`${pathname}?${query}${at}`, { status: 303, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) });
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your cart', isUnlisted: true });

/** What kind of page it is, for whatever asks. (C §2, Page types) */
export const handle = { pageType: 'cart' } as const;

/** The list stands beside the cart, whether that is empty or not, so that it stays when the last row comes or goes. */
export default function CartRoute(props: Route.ComponentProps) {
  const { loaderData } = props;
  const shown = useShownCart(loaderData);
  useOrderUnderWay(shown.state === 'ORDERED' && loaderData.state !== 'ORDERED');
  return (
    <div className="contents" data-page-type={handle.pageType}>
      <CartContent {...props} shown={shown} />
      {'together' in loaderData && loaderData.together !== undefined && shown.state === 'FILLED' && isSameCart(shown, loaderData) && (
        <Together together={loaderData.together} asked={loaderData.asked} />
      )}
      <SavedList saved={'saved' in shown ? shown.saved : NOTHING_SAVED} />
      {shown.state === 'FILLED' && <Recommended recommended={loaderData.recommended} cart={shown.cart} />}
      <ResultToasts />
    </div>
  );
}

/** What goes with what is in the cart, without what was put there since. */
function Recommended({ recommended, cart }: { recommended: RecommendedText | undefined; cart: PackedCart }) {
  const tenant = usePageData()?.tenant ?? 'dotcom';
  const inCart = useMemo(() => rowsOf(cart).map(({ text }) => unpackRow(text).itemId), [cart]);
  return (
    <RecommendedReel recommended={recommended} most={shownCount(tenant)} removed={inCart} className="page mt-10 flex flex-col gap-4" />
  );
}

/** What was read beside the cart is of the cart as it was then. */
function isSameCart(shown: ShownCart, read: ShownCart): boolean {
  return seenOf(shown)?.version === seenOf(read)?.version;
}

function CartContent({ loaderData, actionData, shown }: Route.ComponentProps & { shown: ShownCart }) {
  useFocusOnEmptied(shown.state);
  const { flash } = loaderData;
  switch (shown.state) {
    case 'SIGNED_OUT':
      return <SignedOutCart />;
    case 'FAILED':
      return <FailedCart flash={flash} />;
    case 'ORDERED':
      return loaderData.state === 'ORDERED' && 'order' in loaderData ? <OrderUnderWay order={loaderData.order} /> : null;
    case 'EMPTY':
      return <EmptyCart flash={flash} isFromCheckout={shown.isFromCheckout} procurement={shown.procurement} />;
    case 'FILLED':
      return <CartPage cart={shown.cart} flash={flash} result={actionData} />;
    default:
      return shown satisfies never;
  }
}

/** Says what came of changes. Shows nothing itself. */
function ResultToasts() {
  useResultToast();
  return null;
}

/** An order of this cart was begun elsewhere: the page shows it, with what only the server knows of it. */
function useOrderUnderWay(isNews: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isNews) void revalidate();
  }, [isNews, revalidate]);
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
