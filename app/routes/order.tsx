import { data, redirect } from 'react-router';
import Printer from 'lucide-react/icons/printer';
import { getOrder } from '#contracts/checkout.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { formErrors } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { confirmationPath } from '#app/shell/account-paths.ts';
import { FindOrder } from '#app/account/find-order.tsx';
import { OrderFacts, OrderGroups } from '#app/account/order-details.tsx';
import { OrderTimeline } from '#app/account/order-timeline.tsx';
import { orderView, type OrderView } from '#app/account/order-view.ts';
import { ReorderForm } from '#app/account/reorder-form.tsx';
import { PATHS } from '#app/shell/site-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/order.ts';
import '../cart/cart.css';
import '../account/account.css';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const reply = await door(getOrder, { params: { orderNumber: params.orderNumber } });
  // A guest's order belongs to whoever knows the email that it was ordered with.
  if (!reply.ok && reply.code === 'ORDER_NOT_FOUND' && user === undefined) return { order: undefined, isSignedIn: false };
  const order = orderView(requireAnswer(reply));
  if (order.status === 'CONFIRMING') throw redirect(confirmationPath(order.orderNumber));
  return { order, isSignedIn: user !== undefined };
}

/** Finds an order by the email that it was ordered with: posted, so that it stands in no address. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const email = textIn(await request.formData(), 'email').trim();
  const reply = await servicesOf(context).door(getOrder, { params: { orderNumber: params.orderNumber }, query: { email } });
  if (reply.ok) return data({ order: orderView(reply.body), errors: [], email });
  return data(
    { order: undefined, errors: formErrors(reply, ['email']), email },
    { status: reply.code === 'TOO_MANY_REQUESTS' ? 429 : 400 },
  );
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Order ${params.orderNumber}`, isUnlisted: true });

export default function OrderRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  const order = actionData?.order ?? loaderData.order;
  if (order === undefined) return <FindOrder orderNumber={params.orderNumber} errors={actionData?.errors} email={actionData?.email} />;
  return <OrderPage order={order} isSignedIn={loaderData.isSignedIn} />;
}

function OrderPage({ order, isSignedIn }: { order: OrderView; isSignedIn: boolean }) {
  const { orderNumber, placedOn, timeline } = order;
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
          <section className="card" aria-labelledby="status-title">
            <h2 id="status-title" className="mb-3">
              {order.statusText}
            </h2>
            <OrderTimeline steps={timeline} />
          </section>
          <section aria-labelledby="items-title">
            <h2 id="items-title" className="mb-3">
              Items
            </h2>
            <OrderGroups order={order} mayBuyAgain />
          </section>
        </div>
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
