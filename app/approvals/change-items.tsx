import { Form, useNavigation } from 'react-router';
import type { OrderView } from '#app/account/orders/order-view.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { FieldError, fieldId } from '#app/ui/fields/field-parts.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { approvalPath } from './approval-paths.ts';
import { CHANGED_ROW, quantityField } from './change-fields.ts';

type Props = {
  readonly order: OrderView;
  readonly orderNumber: string;
  readonly errors: readonly FormError[];
};

/** The items of an order that waits, each with its quantity. What it comes to then says the page, once it is saved. */
export function ChangeItems({ order, orderNumber, errors }: Props) {
  const isBusy = useNavigation().formData?.get('intent') === 'change';
  const rows = order.groups.flatMap(({ items }) => items.filter(({ isIncluded }) => !isIncluded));
  return (
    <Form method="post" className="card flex flex-col gap-3" noValidate>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      <input type="hidden" name="intent" value="change" />
      <p className="text-ink-soft">Set an item to 0 to remove it. Prices are worked out again, and everyone involved is told.</p>
      <ul className="approval-change">
        {rows.map(({ lineId, itemId, title, picture, qty, priceText }) => {
          const field = quantityField(lineId);
          const error = errorAt(errors, field);
          return (
            <li key={lineId}>
              <input type="hidden" name={CHANGED_ROW} value={lineId} />
              {picture === undefined ? <span /> : <Picture picture={picture} widths={[160]} isDecorative className="order-item-picture" />}
              <div className="min-w-0">
                <span className="font-medium">{title}</span>
                <span className="figures block text-sm text-ink-faint">
                  {priceText ?? `Quantity ${qty.toLocaleString('en-US')}`} · Item {itemId}
                </span>
              </div>
              <div className="approval-change-qty">
                <QuantityStepper
                  id={fieldId(field)}
                  name={field}
                  label={`Quantity of ${title}`}
                  min={0}
                  defaultValue={qty}
                  isInvalid={error !== undefined}
                  describedBy={error === undefined ? undefined : `${fieldId(field)}-error`}
                />
                {error !== undefined && <FieldError id={fieldId(field)} error={error} />}
              </div>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy}>Save changes</Button>
        <LinkButton look="secondary" to={approvalPath(orderNumber)}>
          Keep as it is
        </LinkButton>
      </div>
    </Form>
  );
}
