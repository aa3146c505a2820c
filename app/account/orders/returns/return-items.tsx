import { Form, useNavigation } from 'react-router';
import { quantityInField } from '#domain/catalog/quantity-field.ts';
import { isPostageOurs, POSTAGE_RULE, RETURN_DEADLINE } from '#domain/orders/handing/return-postage.ts';
import { refundLines } from '#domain/orders/bill/refund-lines.ts';
import { reasonText } from '#domain/orders/words/return-words.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { refundToComeText } from '#domain/orders/words/on-account.ts';
import { errorAt } from '#app/api/form-errors.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { FieldError, fieldId } from '#app/ui/fields/field-parts.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { orderPath } from '#app/shell/account-paths.ts';
import { RefundSums } from '../order-details.tsx';
import type { ReturnReview } from '../order-actions.server.ts';
import type { OrderRefusal } from '../order-refusal.ts';
import type { OrderItemView, OrderView } from '../order-view.ts';
import { RETURN_KEY, RETURN_REASON, RETURN_ROWS, returnField } from './return-fields.ts';
import { REASON_OPTIONS } from './return-words.ts';

/** What of the order goes back, a tick for a single piece and a number for more, and why. */
export function ReturnItems({ order, refusal }: { order: OrderView; refusal: OrderRefusal | undefined }) {
  const { formData } = useNavigation();
  const { orderNumber, returnable } = order;
  if (returnable.length === 0) return null;
  const { errors = [], quantities = {}, reason = '' } = refusal ?? {};
  const error = errorAt(errors, RETURN_ROWS);
  // Where there is but one thing, it is the one.
  const first = refusal === undefined && returnable.length === 1 && returnable[0]?.qty === 1 ? '1' : '0';
  return (
    <section className="card not-printed flex flex-col gap-4" aria-labelledby="return-title">
      <h2 id="return-title" tabIndex={-1}>
        What do you want to return?
      </h2>
      <ErrorSummary title="Nothing has been returned yet" errors={errors} />
      <Form method="post" action={orderPath(orderNumber)} noValidate className="flex flex-col gap-4">
        <ul id={fieldId(RETURN_ROWS)} tabIndex={-1} className="return-rows">
          {returnable.map((row) => (
            <ReturnRow
              key={row.lineId}
              row={row}
              picture={itemOf(order, row.lineId)?.picture}
              chosen={quantities[row.lineId] ?? first}
              error={errorAt(errors, returnField(row.lineId))}
              isInvalid={error !== undefined}
            />
          ))}
        </ul>
        {error !== undefined && <FieldError id={RETURN_ROWS} error={error} />}
        <SelectField
          label="Why are you returning this?"
          name={RETURN_REASON}
          options={REASON_OPTIONS}
          emptyLabel="Choose a reason"
          defaultValue={reason}
          error={errorAt(errors, RETURN_REASON)}
        />
        <ul className="return-terms">
          <li>Next, you see your refund. Nothing is returned until you confirm.</li>
          <li>{POSTAGE_RULE}</li>
          <li>{`${RETURN_DEADLINE}: send it when it suits you. Your refund does not wait for the package.`}</li>
          <li>Tax is refunded, too. Shipping and fees are not.</li>
        </ul>
        <p className="flex flex-wrap gap-3">
          <Button name="intent" value="review-return" isBusy={formData?.get('intent') === 'review-return'}>
            See my refund
          </Button>
          <LinkButton look="secondary" to={orderPath(orderNumber)} preventScrollReset>
            Never mind
          </LinkButton>
        </p>
      </Form>
    </section>
  );
}

function itemOf({ shipments }: OrderView, lineId: string): OrderItemView | undefined {
  return shipments.flatMap(({ items }) => items).find((item) => item.lineId === lineId);
}

type ReturnRowProps = {
  row: OrderView['returnable'][number];
  picture: OrderItemView['picture'];
  /** As it was typed. */
  chosen: string;
  error: string | undefined;
  isInvalid: boolean;
};

function ReturnRow({ row: { lineId, title, qty }, picture, chosen, error, isInvalid }: ReturnRowProps) {
  const field = returnField(lineId);
  return (
    <li className="return-row">
      {picture !== undefined && <Picture picture={picture} widths={[160]} isDecorative className="return-row-picture" />}
      {qty === 1 ? (
        <div className="return-row-name">
          <Checkbox key={chosen} label={title} name={field} value="1" defaultChecked={chosen === '1'} error={error} />
        </div>
      ) : (
        <>
          <span className="return-row-name">
            {title}
            <span className="figures block text-sm text-ink-faint">You have {qty.toLocaleString('en-US')}</span>
          </span>
          <QuantityStepper
            // What was typed stays, so that too many are told and not made fewer.
            key={chosen}
            id={fieldId(field)}
            name={field}
            label={`How many of ${title} to return`}
            min={0}
            max={qty}
            rule={(text) => quantityInField(text)}
            defaultValue={chosen}
            isInvalid={isInvalid || error !== undefined}
            describedBy={error === undefined ? undefined : `${fieldId(field)}-error`}
          />
          {error !== undefined && (
            <span className="return-row-error">
              <FieldError id={fieldId(field)} error={error} />
            </span>
          )}
        </>
      )}
    </li>
  );
}

/** What goes back, what is given back for it and how it goes on: the last look before it is done. */
export function ReviewReturn({ order, review }: { order: OrderView; review: ReturnReview }) {
  const { formData } = useNavigation();
  const { orderNumber, payments, email } = order;
  const intent = formData?.get('intent');
  const isOurs = isPostageOurs(review.reason);
  return (
    <section className="card not-printed flex flex-col gap-4" aria-labelledby="review-return-title">
      <h2 id="review-return-title" tabIndex={-1}>
        Your refund: <span className="figures">{formatDollars(review.refund)}</span>
      </h2>
      {isOurs && (
        <Notice tone="success" title="We’re sorry. This one is on us">
          Sending it back costs you nothing: the label is prepaid.
        </Notice>
      )}
      <RefundSums
        items={review.items.map(({ cartItemId: lineId, qty, price }) => ({
          lineId,
          qty,
          title: itemOf(order, lineId)?.title ?? 'Item',
          amount: formatDollars(price),
        }))}
        lines={refundLines(review.items, order.summary)}
        refund={formatDollars(review.refund)}
      />
      <p className="text-sm text-ink-soft">Reason: {reasonText(review.reason)}</p>
      <div>
        <h3 className="text-md">What happens next</h3>
        <ol className="figures mt-1 flex list-decimal flex-col gap-1 pl-5 text-ink-soft">
          {review.refunds.map(({ id, amount }) => (
            <li key={id}>
              {refundToComeText(
                formatDollars(amount),
                payments.find((payment) => payment.id === id),
              )}
            </li>
          ))}
          <li>You print the label from this page. {isOurs ? 'Its postage is paid.' : 'You choose the carrier and pay the postage.'}</li>
          <li>You send the package. {RETURN_DEADLINE}, and your refund does not wait for it.</li>
          <li className="wrap-anywhere">We email {email} what is refunded, with the way back to the label.</li>
        </ol>
      </div>
      <Form method="post" action={orderPath(orderNumber)} className="flex flex-wrap gap-3">
        <input type="hidden" name={RETURN_KEY} value={review.key} />
        <input type="hidden" name={RETURN_REASON} value={review.reason} />
        {review.items.map(({ cartItemId, qty }) => (
          <input key={cartItemId} type="hidden" name={returnField(cartItemId)} value={qty} />
        ))}
        <Button name="intent" value="return" isBusy={intent === 'return'} busyText="Returning …">
          Confirm return
        </Button>
        <Button name="intent" value="edit-return" look="secondary" isBusy={intent === 'edit-return'}>
          Change
        </Button>
      </Form>
    </section>
  );
}
