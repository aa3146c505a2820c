import { Form, data, redirect } from 'react-router';
import { getReorder } from '#contracts/catalog/purchases.ts';
import { dateText } from '#domain/shared/calendar.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { headersOfAction } from '#app/api/refused-with.ts';
import { AddOutcomeContent } from '#app/adding/add-outcome-content.tsx';
import { AgainList } from '#app/buy-again/again-list.tsx';
import { orderAgainPath } from '#app/buy-again/again-paths.ts';
import { orderedRow } from '#app/buy-again/again-rows.ts';
import { addAgain } from '#app/buy-again/add-again.server.ts';
import { orderPath } from '#app/shell/account-paths.ts';
import { pageMeta } from '#app/shell/page-meta.ts';
import { NOTHING_CHOSEN, NOTHING_CHOSEN_TITLE } from '#app/lists/list-form.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Route } from './+types/order-again.ts';
import '../../cart/cart.css';
import '../../account/account.css';
import '../../styles/foot-bar.css';
import '../../lists/lists.css';

/** The rows of an order, to choose from. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { door, user } = servicesOf(context);
  const reply = await door(getReorder, { params });
  // It may be a guest's, whose page asks for the email that it was ordered with.
  if (!reply.ok && reply.code === 'ORDER_NOT_FOUND' && user === undefined) throw redirect(orderPath(params.orderNumber));
  const { orderNumber, placedOn, orderedBy, items } = requireAnswer(reply, url);
  return { orderNumber, placedOn: placedOn === null ? undefined : dateText(placedOn), orderedBy, rows: items.map(orderedRow) };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const services = servicesOf(context);
  const form = await request.formData();
  const intent = textIn(form, 'intent');
  if (intent !== 'all' && intent !== 'chosen') throw data(null, { status: 400 });
  const { items } = requireAnswer(await services.door(getReorder, { params }), url);
  return addAgain(services, form, items.map(orderedRow), intent === 'all');
}

export const headers = headersOfAction;

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches[0].loaderData, { title: `Buy again from order ${params.orderNumber}`, isUnlisted: true });

export default function OrderAgain({ loaderData: { orderNumber, placedOn, orderedBy, rows }, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const missed = actionData?.missed;
  const here = orderAgainPath(orderNumber);
  return (
    <div className="page pb-8">
      <Breadcrumbs
        trail={[
          { name: 'Your orders', href: PATHS.orders },
          { name: `Order ${orderNumber}`, href: orderPath(orderNumber) },
        ]}
        here="Buy again"
      />
      <h1>Buy again</h1>
      <p className="mb-4 text-ink-soft">
        Order <span className="figures">{orderNumber}</span>
        {placedOn !== undefined && `, placed on ${placedOn}`}
        {orderedBy !== null && ` by ${orderedBy}`}. Prices and stock are today’s.
      </p>
      <ErrorSummary title={errors[0]?.message === NOTHING_CHOSEN ? NOTHING_CHOSEN_TITLE : 'Nothing was added'} errors={errors} />
      {missed !== undefined && (
        <Notice tone="warning" isLive>
          <AddOutcomeContent outcome={missed} />
        </Notice>
      )}
      {/* The cart is another page, whoever leads there: it is read anew. */}
      <Form method="post" action={here} reloadDocument noValidate>
        <AgainList rows={rows} answered={actionData} isAllChosen />
        <div className="foot-bar">
          <Button name="intent" value="chosen" disabled={rows.every(({ adds }) => adds === undefined)}>
            Add selected to cart
          </Button>
        </div>
      </Form>
    </div>
  );
}
