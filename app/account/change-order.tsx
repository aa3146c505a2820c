import { Form, useNavigation } from 'react-router';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx';
import { FieldError, fieldId } from '#app/ui/field-parts.tsx';
import { orderPath } from '#app/shell/account-paths.ts';
import { UnitList } from './order-details.tsx';
import type { OrderView } from './order-view.ts';
import { RETURN_ROWS, returnField } from './return-fields.ts';

/** The query with which the order page asks what is to be done: the same step with and without scripts. */
export const ASK = 'ask';

/** The ways to change an order, as far as there are any. Who only looks at it is told where they are. */
export function ChangeLinks({ order, isOwn, asked }: { order: OrderView; isOwn: boolean; asked: string | null }) {
  const mayCancel = order.cancellation !== undefined;
  const mayReturn = order.returnable.length > 0;
  if (!mayCancel && !mayReturn) return null;
  if (!isOwn)
    return (
      <p className="not-printed text-sm text-ink-soft">
        To {mayCancel ? 'cancel the order' : 'return items'}, open this page in the browser that you ordered with.
      </p>
    );
  const to = (what: string) => `${orderPath(order.orderNumber)}?${ASK}=${what}`;
  return (
    <p className="not-printed flex flex-wrap gap-3">
      {mayReturn && asked !== 'return' && (
        <LinkButton look="secondary" to={to('return')}>
          Return items
        </LinkButton>
      )}
      {mayCancel && asked !== 'cancel' && (
        <LinkButton look="secondary" to={to('cancel')}>
          {order.cancellation?.left === 0 ? 'Cancel order' : 'Cancel the rest'}
        </LinkButton>
      )}
    </p>
  );
}

/** Asks once whether the order is to be cancelled, and says what that is about. */
export function CancelOrder({ order: { orderNumber, cancellation, payments } }: { order: OrderView }) {
  const { formData } = useNavigation();
  if (cancellation === undefined) return null;
  const { items, left } = cancellation;
  return (
    <section className="card not-printed flex flex-col gap-4" aria-labelledby="cancel-title">
      <h2 id="cancel-title" tabIndex={-1}>
        {left === 0 ? 'Cancel this order?' : 'Cancel what has not left yet?'}
      </h2>
      <UnitList units={items} />
      <p>
        You are not charged for {left === 0 ? 'it' : 'these items'}.
        {payments.some(({ hasBalance }) => !hasBalance) && ' A hold on your card can take a few days to go away.'}
        {left > 0 &&
          ` ${left === 1 ? 'A part of your order has left already: it is' : 'Parts of your order have left already: they are'} not canceled. You can return what arrives.`}
      </p>
      <Form method="post" action={orderPath(orderNumber)} className="flex flex-wrap gap-3">
        <Button name="intent" value="cancel" look="danger" isBusy={formData?.get('intent') === 'cancel'} busyText="Cancelling …">
          {left === 0 ? 'Yes, cancel the order' : 'Yes, cancel these items'}
        </Button>
        <LinkButton look="secondary" to={orderPath(orderNumber)} preventScrollReset>
          Keep my order
        </LinkButton>
      </Form>
    </section>
  );
}

/** What of the order goes back: a number for each row that has arrived. */
export function ReturnItems({
  order: { orderNumber, returnable },
  errors,
  quantities,
}: {
  order: OrderView;
  errors: readonly FormError[];
  quantities: Readonly<Record<string, number>>;
}) {
  const { formData } = useNavigation();
  if (returnable.length === 0) return null;
  const error = errorAt(errors, RETURN_ROWS);
  return (
    <section className="card not-printed flex flex-col gap-4" aria-labelledby="return-title">
      <h2 id="return-title" tabIndex={-1}>
        What do you want to return?
      </h2>
      <ErrorSummary title="Nothing has been returned yet" errors={errors} />
      <Form method="post" action={orderPath(orderNumber)} noValidate className="flex flex-col gap-4">
        <ul id={fieldId(RETURN_ROWS)} tabIndex={-1} className="return-rows">
          {returnable.map(({ lineId, title, qty }) => (
            <li key={lineId} className="return-row">
              <span className="wrap-anywhere">
                {title}
                <span className="figures block text-sm text-ink-faint">
                  {qty === 1 ? '1 delivered' : `${qty.toLocaleString('en-US')} delivered`}
                </span>
              </span>
              <QuantityStepper
                name={returnField(lineId)}
                label={`How many of ${title} to return`}
                min={0}
                max={qty}
                defaultValue={quantities[lineId] ?? 0}
                isInvalid={error !== undefined}
              />
            </li>
          ))}
        </ul>
        {error !== undefined && <FieldError id={RETURN_ROWS} error={error} />}
        <p className="text-ink-soft">
          We refund what you paid for these items, with tax, to what you paid with. Delivery and handling are not refunded.
        </p>
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value="return" isBusy={formData?.get('intent') === 'return'} busyText="Returning …">
            Return these items
          </Button>
          <LinkButton look="secondary" to={orderPath(orderNumber)} preventScrollReset>
            Never mind
          </LinkButton>
        </p>
      </Form>
    </section>
  );
}
