import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { CartResponse } from '#contracts/cart.ts';
import { getCart, updateCart } from '#contracts/cart-calls.ts';
import type { PageServices } from '#contracts/page.ts';
import { labelOfTender } from '#domain/payment/payment-types.ts';
import { loginRedirect } from '#domain/identity/return-address.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn, wantsPage } from '#app/api/form-request.ts';
import { headersOfAction, refusedWith } from '#app/api/refused-with.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { answerOr, isUnreached } from '#app/api/unreached.ts';
import { isEmptyCart } from '#app/cart/cart-view.ts';
import { confirmationPath, FROM_CHECKOUT, signedOutPath } from '#app/shell/account-paths.ts';
import { actInCheckout } from '#app/checkout/checkout-actions.server.ts';
import {
  readCheckoutIntent,
  signedOut,
  unreachedCheckout,
  type CheckoutIntent,
  type CheckoutOutcome,
} from '#app/checkout/checkout-outcome.ts';
import { CENTERS_PAGE } from '#app/checkout/budgets/budget-fields.ts';
import { pickupStores } from '#app/checkout/pickup/pickup-stores.server.ts';
import { CheckoutUnreached } from '#app/checkout/checkout-unreached.tsx';
import { CheckoutPage } from '#app/checkout/checkout-page.tsx';
import { LEFT_VENDOR, readVendorType } from '#app/checkout/payment/approval.server.ts';
import { FORM_MARKS } from '#app/checkout/form-marks.ts';
import { checkoutView } from '#app/checkout/checkout-view.ts';
import { cartPath, PATHS, signInPath } from '#app/shell/site-paths.ts';
import { LateErrorPage } from '#app/shell/errors/late-error-page.tsx';
import { RETURN_PATH } from '#domain/procurement/procurement-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/checkout.ts';
import '../cart/cart.css';
import '../checkout/checkout.css';
import { isSignInNeededForCart } from '#domain/cart/sign-in-for-cart.ts';

/** Whatever was sent, the totals on the page are those of now. */
export function shouldRevalidate({ formMethod, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (isUnreached(actionResult)) return false;
  return formMethod === undefined ? defaultShouldRevalidate : true;
}

export async function loader({ url: { pathname, searchParams }, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  if (isSignInNeededForCart(services.tenant, services.user !== undefined)) throw redirect(loginRedirect(PATHS.checkout) ?? PATHS.signIn);
  const { cartInfo: cart, invoiceInfo } = await cartInCheckout(services, {
    pathname,
    orderNumber: searchParams.get(RESUMED_ORDER) ?? undefined,
    bcPage: pageOfCenters(searchParams),
  });
  return {
    checkout: checkoutView(cart, invoiceInfo),
    edited: searchParams.get('edit'),
    isResumed: searchParams.get('resume') === '1',
    leftVendor: vendorLeft(searchParams.get(LEFT_VENDOR)),
    vendorOrigin: services.vendorOrigin,
    gateway: services.gateway,
    routeId: services.routeId,
    isDotcom: services.tenant === 'dotcom',
    cartPath: cartPath(services.tenant),
    pickupStores: await pickupStores(
      services,
      cart.items.flatMap(({ selectedDeliveryOption: { deliveryType, pickupStoreNumber } }) =>
        deliveryType === 'STA' ? [] : (pickupStoreNumber ?? []),
      ),
    ),
    account: services.user && { firstName: services.user.firstName, lastName: services.user.lastName },
  };
}

function vendorLeft(text: string | null): string | undefined {
  const vendorType = readVendorType(text ?? '');
  return vendorType && labelOfTender(vendorType);
}

/** The query by which the bank's way back names the order. */
const RESUMED_ORDER = 'order';

/** Of these something was typed. */
const KEEPS_WHAT_WAS_TYPED: readonly (CheckoutIntent | undefined)[] = ['address', 'pickup'];

/** After these somebody may want to go on with payments. */
const STAYS_AT_PAYMENT: readonly CheckoutIntent[] = ['gift-card', 'change-payment', 'remove-payment'];

/** The cart once it is in checkout; everybody else is sent to where they can do something about it. (C §4, Checkout hand-off) */
async function cartInCheckout({ door, tenant }: PageServices, { pathname, orderNumber, bcPage }: Asked): Promise<CartResponse> {
  // With the cards that the shopper has saved.
  const query = { grindType: 'ALL', ...(bcPage > 1 && { bcPage }) };
  const opened = requireAnswer(await door(getCart, { query }));
  const { cartInfo } = opened;
  // What a purchasing system orders is returned there.
  if (cartInfo.cartAttributes.isMvp) throw redirect(RETURN_PATH);
  if (cartInfo.cartAttributes.beingOrdered === true) return opened;
  // Who comes back from their bank after the vendor has told of it finds the order that was placed.
  if (isEmptyCart(cartInfo))
    throw redirect(orderNumber === undefined ? `${cartPath(tenant)}?${FROM_CHECKOUT}=1` : confirmationPath(orderNumber));
  if (cartInfo.cartAttributes.proceedCheckout && !cartInfo.cartAttributes.loginRequired && !cartInfo.cartAttributes.hardStop) return opened;
  const proceeded = requireAnswer(
    await door(updateCart, { query: { actionType: 'PROCEED_CHECKOUT' }, body: { proceedCheckout: true } }),
  ).cartInfo;
  if (proceeded.cartAttributes.proceedCheckout) return requireAnswer(await door(getCart, { query }));
  if (proceeded.cartAttributes.loginRequired && !proceeded.cartAttributes.hardStop) throw redirect(signInPath(pathname));
  // What stops a cart is said on its own page anyway.
  throw redirect(`${cartPath(tenant)}?viewcart=true`);
}

type Asked = { readonly pathname: string; readonly orderNumber: string | undefined; readonly bcPage: number };

/** The page of the budget centers that is asked for; the first where none is. */
function pageOfCenters(query: URLSearchParams): number {
  const page = Number(query.get(CENTERS_PAGE));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export async function action({ request, url: { pathname }, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const intent = readCheckoutIntent(textIn(form, 'intent'));
  if (textIn(form, FORM_MARKS.isSignedIn) === 'on' && services.user === undefined) {
    // What a script can keep on the page is not lost by a way elsewhere.
    if (!wantsPage(request) && KEEPS_WHAT_WAS_TYPED.includes(intent)) return data<CheckoutOutcome>(signedOut(form), { status: 401 });
    throw redirect(signedOutPath(PATHS.checkout), 303);
  }
  const outcome = intent && (await actInCheckout(intent, services, form));
  if (outcome === undefined)
    throw redirect(intent !== undefined && STAYS_AT_PAYMENT.includes(intent) ? `${pathname}?edit=payment` : pathname, 303);
  if (outcome.kind === 'CHALLENGE' && wantsPage(request)) throw redirect(outcome.challengeUrl, 303);
  if (outcome.kind !== 'FAILED') return data<CheckoutOutcome>(outcome);
  return data<CheckoutOutcome>(outcome, outcome.refusedBy === undefined ? { status: 400 } : refusedWith(outcome.refusedBy));
}

/** A connection that is gone leaves the page as it is, with all that was entered, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<CheckoutOutcome> {
  const form = await request.clone().formData();
  return answerOr(serverAction, (text) => unreachedCheckout(form, text));
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Checkout', isUnlisted: true });

/** Without scripts the form and the page fail together: what was entered is not lost with them. */
export function ErrorBoundary({ error, actionData }: Route.ErrorBoundaryProps) {
  const isUnreachedForm = actionData?.kind === 'FAILED' && actionData.isUnreached === true;
  return isUnreachedForm ? <CheckoutUnreached failure={actionData} /> : <LateErrorPage error={error} />;
}

/** What kind of page it is, for whatever asks. (C §2, Page types) */
export const handle = { pageType: 'checkout' } as const;

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="contents" data-page-type={handle.pageType}>
      <CheckoutPage {...loaderData} outcome={actionData} />
    </div>
  );
}
