import { useEffect, useRef } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import Printer from 'lucide-react/icons/printer';
import { getOrder } from '#contracts/checkout.ts';
import { requireAnswer } from '#app/api/answered.ts';
import type { PageServices } from '#contracts/page.ts';
import { clearedFlashCookie, flashOf, type Flash } from '#app/api/flash.server.ts';
import { formErrors, type FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { confirmationPath } from '#app/shell/account-paths.ts';
import { FindOrder } from '#app/account/find-order.tsx';
import { useAskAgain } from '#app/account/ask-again.ts';
import { ASK, CancelOrder, ChangeLinks } from '#app/account/change-order.tsx';
import { cancelFromPage, returnFromPage, reviewFromPage, type ReturnReview } from '#app/account/order-actions.server.ts';
import { ReturnItems, ReviewReturn } from '#app/account/return-items.tsx';
import { chosenIn, unreachedOrder, type OrderRefusal } from '#app/account/order-refusal.ts';
import { OrderFacts, OrderGroups, OrderReturns, OrderShipments } from '#app/account/order-details.tsx';
import { OrderTimeline } from '#app/account/order-timeline.tsx';
import { orderView, type OrderView } from '#app/account/order-view.ts';
import { ReorderForm } from '#app/account/reorder-form.tsx';
import { answerOr, isUnreached } from '#app/api/unreached.ts';
import { FlashMessages } from '#app/cart/messages/flash-messages.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import type { Route } from './+types/order.ts';
import '../cart/cart.css';
import '../account/account.css';

/** How often an open page of an order that is under way asks how far it is, in milliseconds. */
const ASK_EVERY_MS = 20_000;
const NO_ERRORS: readonly FormError[] = [];

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const flash = flashOf(request);
  const reply = await door(getOrder, { params: { orderNumber: params.orderNumber } });
  // A guest's order belongs to whoever knows the email that it was ordered with.
  if (!reply.ok && reply.code === 'ORDER_NOT_FOUND' && user === undefined) return { order: undefined, isSignedIn: false };
  const order = orderView(requireAnswer(reply));
  if (order.status === 'CONFIRMING') throw redirect(confirmationPath(order.orderNumber));
  return data(
    { order, isSignedIn: user !== undefined, asked: url.searchParams.get(ASK), flash },
    flash === undefined ? {} : { headers: { 'set-cookie': clearedFlashCookie } },
  );
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  switch (textIn(form, 'intent')) {
    case 'cancel':
      return data({ refusal: await cancelFromPage(services, params.orderNumber) }, { status: 409 });
    case 'review-return': {
      const review = await reviewFromPage(services, params.orderNumber, form);
      return 'errors' in review ? data({ refusal: review }, { status: 409 }) : data({ review });
    }
    case 'edit-return':
      return data({ refusal: { about: 'return', errors: NO_ERRORS, ...chosenIn(form) } satisfies OrderRefusal });
    case 'return':
      return data({ refusal: await returnFromPage(services, params.orderNumber, form) }, { status: 409 });
    default:
      return findByEmail(services, params.orderNumber, textIn(form, 'email').trim());
  }
}

/** A connection that is gone leaves the page as it is, and says so. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return answerOr(serverAction, (text) => unreachedOrder(form, text));
}

/** Whatever was refused, the page shows the order as it is now. */
export function shouldRevalidate({ formMethod, actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (isUnreached(actionResult)) return false;
  return formMethod === undefined ? defaultShouldRevalidate : true;
}

/** Finds an order by the email that it was ordered with: posted, so that it stands in no address. */
async function findByEmail({ door }: PageServices, orderNumber: string, email: string) {
  const reply = await door(getOrder, { params: { orderNumber }, query: { email } });
  if (reply.ok) return data({ found: orderView(reply.body) });
  return data({ errors: formErrors(reply, ['email']), email }, { status: reply.code === 'TOO_MANY_REQUESTS' ? 429 : 400 });
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Order ${params.orderNumber}`, isUnlisted: true });

export default function OrderRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  if (loaderData.order !== undefined) {
    const { order, isSignedIn, asked, flash } = loaderData;
    const refusal = actionData !== undefined && 'refusal' in actionData ? actionData.refusal : undefined;
    const review = actionData !== undefined && 'review' in actionData ? actionData.review : undefined;
    const now = review === undefined ? (refusal?.about ?? asked) : 'review-return';
    return <OrderPage order={order} isSignedIn={isSignedIn} asked={now} flash={flash} refusal={refusal} review={review} isOwn />;
  }
  if (actionData !== undefined && 'found' in actionData) return <OrderPage order={actionData.found} />;
  const { errors, email } = actionData !== undefined && 'errors' in actionData ? actionData : {};
  return <FindOrder orderNumber={params.orderNumber} errors={errors} email={email} />;
}

/** What was pressed is gone when a question opens or is answered: the keyboard goes on at its heading, or at the order's state. */
function useFocusOnQuestion(asked: string | null) {
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked) return;
    last.current = asked;
    document.getElementById(`${asked ?? 'status'}-title`)?.focus();
  }, [asked]);
}

type OrderPageProps = {
  order: OrderView;
  isSignedIn?: boolean;
  /** Whether the visitor may change it: an order that was found by its email is only looked at. */
  isOwn?: boolean;
  /** What the visitor wants to do. */
  asked?: string | null;
  refusal?: OrderRefusal | undefined;
  /** What would be returned. */
  review?: ReturnReview | undefined;
  flash?: Flash | undefined;
};

function OrderPage({ order, isSignedIn = false, isOwn = false, asked = null, refusal, review, flash }: OrderPageProps) {
  const { orderNumber, placedOn, timeline } = order;
  useAskAgain(isOwn && order.isUnderWay && asked === null ? ASK_EVERY_MS : undefined);
  useFocusOnQuestion(asked);
  return (
    <div className="page pb-8">
      <div className="not-printed">
        <Breadcrumbs
          trail={[{ name: 'Home', href: PATHS.home }, ...(isSignedIn ? [{ name: 'Your orders', href: PATHS.orders }] : [])]}
          here={`Order ${orderNumber}`}
        />
      </div>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1>
            Order <span className="figures">{orderNumber}</span>
          </h1>
          {placedOn !== undefined && <p className="mt-1 text-ink-soft">Placed on {placedOn}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          <ReorderForm order={order} />
          <Button
            type="button"
            look="secondary"
            className="with-scripts not-printed"
            onClick={() => {
              window.print();
            }}
          >
            <Printer size={18} aria-hidden="true" />
            Print
          </Button>
        </div>
      </div>
      <div className="order-columns">
        <div className="flex flex-col gap-6">
          <FlashMessages flash={flash} />
          {refusal?.about === 'cancel' && <ErrorSummary title="Your order was not canceled" errors={refusal.errors} />}
          {asked === 'return' && order.returnable.length === 0 && refusal?.about === 'return' && (
            <ErrorSummary title="Nothing has been returned" errors={refusal.errors} />
          )}
          {isOwn && asked === 'cancel' && <CancelOrder order={order} />}
          {isOwn && asked === 'return' && <ReturnItems order={order} refusal={refusal} />}
          {isOwn && review !== undefined && <ReviewReturn order={order} review={review} />}
          <section className="card" aria-labelledby="status-title">
            <h2 id="status-title" className="mb-3" tabIndex={-1}>
              {order.statusText}
            </h2>
            <OrderTimeline steps={timeline} />
            <ChangeLinks order={order} isOwn={isOwn} asked={asked} />
          </section>
          <section aria-labelledby="items-title">
            <h2 id="items-title" className="mb-3">
              Items
            </h2>
            {order.shipments.length > 0 ? <OrderShipments order={order} mayBuyAgain /> : <OrderGroups order={order} mayBuyAgain />}
          </section>
          <OrderReturns returns={order.returns} />
        </div>
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
