import { data, Form, redirect, useLocation } from 'react-router';
import { ERRORS, type ErrorCode } from '#contracts/errors.ts';
import type { PageServices } from '#contracts/page.ts';
import { addVendorPayment } from '#contracts/payment/vendor-payment.ts';
import { labelOfTender, type VendorPaymentType } from '#domain/payment/payment-types.ts';
import { flashCookie } from '#app/api/told/flash.server.ts';
import { textIn } from '#app/api/form-request.ts';
import { isNotOpened, NOT_OPENED } from '#app/api/not-opened.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction, refusedWith, type Refusal } from '#app/api/refused-with.ts';
import {
  approvalForm,
  hasReturned,
  LEFT_VENDOR,
  noteReturn,
  readApproved,
  readVendorType,
  vendorOfReturn,
  type Approved,
} from '#app/checkout/payment/approval.server.ts';
import { SignedInMark } from '#app/checkout/signed-in-mark.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { NEW_CART_PATH } from '#domain/shared/purchase-paths.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/checkout-approval-return.ts';

/** What the page shows of an approval that does not pay yet. */
type Shown = {
  readonly error: string;
  /** It can be tried once more with the same approval. */
  readonly again: { readonly vendorType: VendorPaymentType; readonly approved: Approved } | undefined;
};

/**
 * Back from a vendor's page. What was approved pays when the return belongs to a redirect that we made in this browser; any other
 * return does nothing, so that nobody's link can choose for somebody else how they pay. Who goes back to one that has happened is led to the checkout.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  if (isNotOpened(request)) return data<Shown>({ error: NOT_OPENED.error, again: undefined }, NOT_OPENED.init);
  const services = servicesOf(context);
  const state = url.searchParams.get('state') ?? '';
  if (hasReturned(request, state)) throw redirect(PATHS.checkout, 303);
  const vendorType = vendorOfReturn(request, state);
  if (vendorType === undefined) return data<Shown>({ error: NOT_FROM_HERE, again: undefined }, { status: 400 });
  const headers = { 'set-cookie': noteReturn(state, services.origin) };
  const approved = readApproved((name) => url.searchParams.get(name));
  if (approved.nonce === '') throw redirect(`${PAYMENT_STEP}&${LEFT_VENDOR}=${vendorType}`, { headers });
  const refused = await payWith(services, vendorType, approved, headers['set-cookie']);
  const { headers: more, ...init } = refusedWith(refused.reply);
  return data<Shown>(refused.shown, { ...init, headers: { ...more, ...headers } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const vendorType = readVendorType(textIn(form, 'vendorType'));
  if (vendorType === undefined) throw redirect(PAYMENT_STEP, 303);
  const approved = readApproved((name) => textIn(form, name));
  const { shown, reply } = await payWith(servicesOf(context), vendorType, approved);
  return data<Shown>(shown, refusedWith(reply));
}

const PAYMENT_STEP = `${PATHS.checkout}?edit=payment`;
const NOT_FROM_HERE = 'We could not match this payment to your checkout, so we did not use it. Nothing was charged.';

/** Of these nobody knows better than to try it again. */
const MAY_WORK: readonly ErrorCode[] = ['PAYPAL_AUTH_RETRY', 'KLARNA_AUTH_RETRY', 'SPAY_API_FAILURE', 'TECHNICAL_PROBLEM', 'OVERLOADED'];
/** These are final: the shopper is back in the cart. (C §2; C §4, Cart failure) */
const IS_OVER: readonly ErrorCode[] = ['PAYPAL_AUTH_FAILURE', 'KLARNA_AUTH_FAILURE', 'PAYMENT_OPERATION_FAILED'];

/** @throws a redirect when it pays, and when it never will: with a cookie that is set either way. */
async function payWith(
  services: PageServices,
  vendorType: VendorPaymentType,
  approved: Approved,
  cookie?: string,
): Promise<{ shown: Shown; reply: Refusal }> {
  const reply = await services.door(addVendorPayment, { query: { vendorType }, body: approvalForm(vendorType, approved) });
  const headers = new Headers(cookie === undefined ? [] : [['set-cookie', cookie]]);
  if (reply.ok) throw redirect(PATHS.checkout, { status: 303, headers });
  const text = reply.message ?? ERRORS[reply.code].message;
  if (IS_OVER.includes(reply.code)) {
    const title = `${labelOfTender(vendorType)} did not go through`;
    headers.append('set-cookie', flashCookie({ messages: [{ tone: 'failure', title, text }] }, services.origin));
    throw redirect(NEW_CART_PATH, { status: 303, headers });
  }
  return { shown: { error: text, again: MAY_WORK.includes(reply.code) ? { vendorType, approved } : undefined }, reply };
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Your payment', isUnlisted: true });

export default function CheckoutApprovalReturn({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { error, again } = actionData ?? loaderData;
  const name = again && labelOfTender(again.vendorType);
  return (
    <div className="page page-narrow flex flex-col gap-5 py-10">
      <h1>{name === undefined ? 'Your payment is not set up yet' : `${name} did not go through yet`}</h1>
      <Notice tone={again === undefined ? 'failure' : 'warning'} isLive>
        {error}
      </Notice>
      {again !== undefined && (
        <Form method="post" action={pathname}>
          <SignedInMark />
          <input type="hidden" name="vendorType" value={again.vendorType} />
          {Object.entries(again.approved).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Button size="large">Try {name} again</Button>
        </Form>
      )}
      <p>
        <LinkButton to={PAYMENT_STEP} look="secondary">
          Choose another way to pay
        </LinkButton>
      </p>
    </div>
  );
}
