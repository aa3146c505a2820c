import { Form, useNavigation } from 'react-router';
import type { ApprovalDetail } from '#contracts/approvals/approvals.ts';
import { LONGEST_ITEM_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import type { OrderView } from '#app/account/orders/order-view.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import type { ContractNote } from '#app/catalog/contract/contract-note.ts';
import { Button, LinkButton } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { FieldError, fieldId } from '#app/ui/fields/field-parts.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { approvalPath } from './approval-paths.ts';
import { ChangeBooking } from './change-booking.tsx';
import { AND_APPROVE, CHANGED_ROW, quantityField, swapField, THEN, type TypedChange } from './change-fields.ts';

type Props = {
  readonly order: OrderView;
  readonly orderNumber: string;
  readonly errors: readonly FormError[];
  /** What was typed and chosen before it was refused. */
  readonly typed: TypedChange | undefined;
  /** Its coupons, and the budget centers that it can be charged to. */
  readonly choices: ApprovalDetail['choices'];
  /** What is on the contract, by the item in whose place it could be had. */
  readonly instead: ReadonlyMap<string, ContractNote> | undefined;
  /** Whether what is left of it can be approved along with the change. */
  readonly mayApprove: boolean;
};

/** The items of an order that waits, each with its quantity. What it comes to then says the page, once it is saved. */
export function ChangeItems({ order, orderNumber, errors, typed, choices, instead, mayApprove }: Props) {
  const sent = useNavigation().formData;
  const isBusy = sent?.get('intent') === 'change';
  const isApproving = sent?.get(THEN) === AND_APPROVE;
  const rows = order.groups.flatMap(({ items }) => items.filter(({ isIncluded }) => !isIncluded));
  return (
    <Form method="post" className="card flex flex-col gap-3" noValidate>
      <ErrorSummary title="Nothing was changed" errors={errors} />
      <input type="hidden" name="intent" value="change" />
      <p className="text-ink-soft">
        Set an item to 0 to remove it{mayApprove && '; it goes to the buyer’s saved items'}. Prices are worked out again, and everyone
        involved is told.
      </p>
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
                <Swap
                  field={swapField(lineId)}
                  title={title}
                  note={instead?.get(itemId)}
                  error={errorAt(errors, swapField(lineId))}
                  typed={typed?.swaps[swapField(lineId)] ?? NOTHING}
                />
              </div>
              <div className="approval-change-qty">
                <QuantityStepper
                  id={fieldId(field)}
                  name={field}
                  label={`Quantity of ${title}`}
                  min={0}
                  defaultValue={typed?.texts[field] ?? qty}
                  isInvalid={error !== undefined}
                  describedBy={error === undefined ? undefined : `${fieldId(field)}-error`}
                />
                {error !== undefined && <FieldError id={fieldId(field)} error={error} />}
              </div>
            </li>
          );
        })}
      </ul>
      {choices !== undefined && <ChangeBooking choices={choices} errors={errors} typed={typed} />}
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy && !isApproving}>Save changes</Button>
        {mayApprove && (
          <Button look="secondary" name={THEN} value={AND_APPROVE} isBusy={isBusy && isApproving}>
            Save and approve the rest
          </Button>
        )}
        <LinkButton look="secondary" to={approvalPath(orderNumber)}>
          Keep as it is
        </LinkButton>
      </div>
    </Form>
  );
}

type SwapProps = {
  readonly field: string;
  readonly title: string;
  readonly note: ContractNote | undefined;
  readonly error: string | undefined;
  /** What was chosen and typed before. */
  readonly typed: readonly string[];
};

const NOTHING: readonly string[] = [];

/** What is to come in the place of a row: what the contract has, where it has something, or any item by its number. */
function Swap({ field, title, note, error, typed }: SwapProps) {
  const { instead } = note ?? {};
  const other = typed.find((text) => text !== '' && text !== instead?.itemId) ?? '';
  return (
    <>
      {instead !== undefined && (
        <Checkbox
          id={`${fieldId(field)}-contract`}
          name={field}
          value={instead.itemId}
          defaultChecked={typed.includes(instead.itemId)}
          label={`Swap for ${instead.title} on your contract`}
          hint={[instead.price, instead.saving].filter((part) => part !== undefined).join(', ')}
        />
      )}
      <details className="approval-swap" open={error !== undefined || other !== ''}>
        <summary>
          Swap for another item<span className="hearable"> instead of {title}</span>
        </summary>
        <TextField label="Item number" name={field} autoComplete="off" maxLength={LONGEST_ITEM_NUMBER} defaultValue={other} error={error} />
      </details>
    </>
  );
}
