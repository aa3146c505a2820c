import { data, Form } from 'react-router';
import { ERRORS } from '#contracts/errors.ts';
import { decideHeldOrder, listHeldOrders, type HeldOrder } from '#contracts/operations/held-orders.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { SCREENING_DECISIONS, type ScreeningDecision } from '#domain/orders/screening-rules.ts';
import { doneAt, doneIn } from '#app/api/told/done.ts';
import { requireAnswer } from '#app/api/answered.ts';
import { textIn } from '#app/api/form-request.ts';
import { servicesOf } from '#app/api/page-services.ts';
import { addressLines, reasonText } from '#app/operations/held-order-words.ts';
import { momentText } from '#domain/delivery/places/moment-text.ts';
import { OperationsPage, WaitingHead } from '#app/operations/operations-page.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { WORK_PATHS } from '#app/operations/work-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/held-orders.ts';
import '../../operations/operations.css';

const DONE: Readonly<Record<ScreeningDecision, string>> = {
  RELEASED: 'Released. The order will ship.',
  REFUSED: 'Canceled. The hold on the payment is released, and the buyer gets an email.',
};

/** For operators: for everybody else there is no such page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { total, held, unpaid, decisions } = requireAnswer(await servicesOf(context).door(listHeldOrders), url);
  const told = doneIn(context, url);
  const done = SCREENING_DECISIONS.find((decision) => decision === told);
  return {
    total,
    held: held.map((order) => ({ ...order, at: momentText(order.since) })),
    unpaid: unpaid.map((order) => ({ ...order, until: momentText(order.until) })),
    decisions: decisions.map((one) => ({ ...one, at: momentText(one.decidedAt) })),
    done: done === undefined ? '' : DONE[done],
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const decision = SCREENING_DECISIONS.find((one) => one === textIn(form, 'decision'));
  const orderNumber = textIn(form, 'orderNumber');
  if (decision === undefined || !/^\d{1,18}$/.test(orderNumber)) throw data(null, { status: 404 });
  const reply = await servicesOf(context).door(decideHeldOrder, { body: { orderNumber, decision } });
  if (!reply.ok && reply.code === 'ORDER_NOT_ON_HOLD') {
    const { message, status } = ERRORS[reply.code];
    return data({ problem: `${orderNumber}: ${message}` }, status);
  }
  requireAnswer(reply, url);
  throw doneAt(context, WORK_PATHS.heldOrders, decision);
}

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches[0].loaderData, { title: 'Orders on hold', isUnlisted: true });

export default function HeldOrders({ loaderData: { total, held, unpaid, decisions, done }, actionData }: Route.ComponentProps) {
  return (
    <OperationsPage title="Orders on hold">
      <WaitingHead
        about="These orders won’t ship, and nobody is charged, until someone reviews them."
        waiting={total}
        done={done}
        problem={actionData?.problem}
      />
      {held.length === 0 ? (
        <EmptyState title="Nothing to review">Orders that look unusual show up here before they ship.</EmptyState>
      ) : (
        <>
          <ul className="held-orders">
            {held.map((order) => (
              <Held key={order.orderNumber} order={order} />
            ))}
          </ul>
          {total > held.length && <p className="figures mt-4 text-ink-soft">And {total - held.length} more, placed later.</p>}
        </>
      )}
      {unpaid.length > 0 && (
        <section aria-labelledby="unpaid-title">
          <h2 id="unpaid-title" className="mt-8 mb-1">
            Waiting for another payment
          </h2>
          <p className="mb-3 text-ink-soft">
            The bank didn’t renew the hold, so nothing ships. Each buyer was asked to pay another way. If they don’t, the order is canceled
            by itself.
          </p>
          <ul className="operations-changes">
            {unpaid.map(({ orderNumber, email, amount, payment, until }) => (
              <li key={orderNumber}>
                Order <span className="figures">{orderNumber}</span> · {email} ·{' '}
                <strong className="figures">{formatDollars(amount)}</strong> on {payment} · until <span className="figures">{until}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {decisions.length > 0 && (
        <>
          <h2 className="mt-8 mb-3">Latest decisions</h2>
          <ul className="operations-changes">
            {decisions.map(({ at, by, orderNumber, decision }) => (
              <li key={orderNumber}>
                <span className="figures">{at}</span> · {by} · <strong>{decision === 'RELEASED' ? 'Released' : 'Canceled'}</strong>: order{' '}
                <span className="figures">{orderNumber}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </OperationsPage>
  );
}

function Held({ order }: { order: HeldOrder & { readonly at: string } }) {
  const { orderNumber, at, reasons, email, ordTotal, numberOfItems, firstItems, payments, shipTo, pickupAt, billTo } = order;
  return (
    <li>
      <h2 className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-md">
        <span>Order {orderNumber}</span>
        <b>{formatDollars(ordTotal)}</b>
      </h2>
      <p className="text-sm text-ink-soft">
        <span className="figures">{at}</span> · {email}
      </p>
      <ul className="held-reasons">
        {reasons.map((reason) => (
          <li key={reason}>{reasonText(reason)}</li>
        ))}
      </ul>
      <dl className="held-facts">
        <div>
          <dt>Items</dt>
          <dd>
            <span className="figures">{numberOfItems === 1 ? '1 item' : `${numberOfItems} items`}</span>: {firstItems.join(', ')}
          </dd>
        </div>
        <div>
          <dt>Paid with</dt>
          <dd>{payments.length === 0 ? 'Nothing to pay' : payments.join(', ')}</dd>
        </div>
        <div>
          <dt>Ships to</dt>
          <dd>{addressLines(shipTo)}</dd>
        </div>
        {pickupAt !== null && (
          <div>
            <dt>Picked up at</dt>
            <dd>{addressLines(pickupAt)}</dd>
          </div>
        )}
        <div>
          <dt>Billed to</dt>
          <dd>{addressLines(billTo)}</dd>
        </div>
      </dl>
      <Form method="post" action={WORK_PATHS.heldOrders} className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <Button name="decision" value="RELEASED">
          Release<span className="hearable"> order {orderNumber}</span>
        </Button>
        <Button look="secondary" name="decision" value="REFUSED">
          Cancel order<span className="hearable"> {orderNumber}</span>
        </Button>
      </Form>
    </li>
  );
}
