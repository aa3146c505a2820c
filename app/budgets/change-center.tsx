import { Form } from 'react-router';
import type { BudgetCenterView } from '#contracts/account/budget-centers.ts';
import { LONGEST_WHY } from '#domain/accounts/budgets/center-rules.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { CenterFields, type TypedCenter } from './center-fields.tsx';

type ChangeProps = {
  center: BudgetCenterView;
  /** What was refused, as it was typed. */ acted: { typed: TypedCenter & { why: string }; errors: readonly FormError[] } | undefined;
};

/** What who keeps a budget center can change about it. */
export function ChangeCenter({ center, acted }: ChangeProps) {
  const { description, period, carry, isClosed } = center;
  const errors = acted?.errors;
  const typed = acted?.typed ?? {
    description,
    amount: center.amount.toFixed(2),
    period,
    carry,
    carryCap: center.carryCap?.toFixed(2) ?? '',
    why: '',
  };
  return (
    <aside className="flex flex-col gap-4">
      <Disclosure summary="Change this budget" isOpen={errors !== undefined}>
        <ErrorSummary errors={errors ?? []} />
        <Form method="post" className="budget-form" key={JSON.stringify(center)}>
          <CenterFields typed={typed} errors={errors} />
          {period !== 'NONE' && (
            <SelectField
              label="New amount takes effect"
              name="appliesFrom"
              options={[
                { value: 'NOW', label: 'Right away' },
                { value: 'NEXT_PERIOD', label: 'From the next period' },
              ]}
            />
          )}
          <TextField
            label="Why"
            name="why"
            isOptional
            hint="Needed for a new amount. It’s shown in the activity with your name."
            defaultValue={typed.why}
            error={errorAt(errors, 'why')}
            maxLength={LONGEST_WHY}
          />
          <Button name="intent" value="change">
            Save changes
          </Button>
        </Form>
      </Disclosure>
      {isClosed ? (
        <Form method="post">
          <Button look="secondary" name="intent" value="reopen">
            Reopen<span className="hearable"> {description}</span>
          </Button>
          <p className="mt-2 text-sm text-ink-soft">Nobody can charge it now.</p>
        </Form>
      ) : (
        <Disclosure summary="Close this budget">
          <Form method="post">
            <p className="mb-3 text-sm">
              Orders can no longer be charged to {description}. What it has spent stays in the reports, and you can reopen it at any time.
            </p>
            <Button look="secondary" name="intent" value="close">
              Close {description}
            </Button>
          </Form>
        </Disclosure>
      )}
    </aside>
  );
}
