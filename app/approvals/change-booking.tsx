import type { ApprovalDetail } from '#contracts/approvals/approvals.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { fieldId } from '#app/ui/fields/field-parts.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { CENTER, HAD_CODE, KEPT_CODE, NEW_CODE, type TypedChange } from './change-fields.ts';

type Props = {
  readonly choices: NonNullable<ApprovalDetail['choices']>;
  readonly errors: readonly FormError[];
  readonly typed: TypedChange | undefined;
};

/** What an order that waits is charged to, and its coupons. */
export function ChangeBooking({ choices: { coupons, budgetCenter, centers }, errors, typed }: Props) {
  // One of a later page is chosen still.
  const isListed = budgetCenter === null || centers.some(({ value }) => value === budgetCenter);
  const options = [
    ...(isListed || budgetCenter === null ? [] : [{ value: budgetCenter, label: budgetCenter }]),
    ...centers.map(({ value, name }) => ({ value, label: name })),
  ];
  return (
    <div className="flex flex-col gap-3">
      {centers.length > 0 && (
        <SelectField
          label="Budget center"
          name={CENTER}
          emptyLabel={budgetCenter === null ? 'None' : undefined}
          options={options}
          defaultValue={typed?.texts[CENTER] ?? budgetCenter ?? ''}
          error={errorAt(errors, CENTER)}
        />
      )}
      {coupons.map((code) => (
        <div key={code}>
          <input type="hidden" name={HAD_CODE} value={code} />
          <Checkbox
            id={`${fieldId(KEPT_CODE)}-${code}`}
            name={KEPT_CODE}
            value={code}
            defaultChecked={typed === undefined || typed.kept.includes(code)}
            label={`Keep coupon ${code}`}
          />
        </div>
      ))}
      <TextField
        label="Add a coupon"
        name={NEW_CODE}
        autoComplete="off"
        maxLength={40}
        defaultValue={typed?.texts[NEW_CODE]}
        error={errorAt(errors, NEW_CODE)}
      />
    </div>
  );
}
