import { CARRIES, BUDGET_PERIODS } from '#domain/accounts/budgets/periods.ts';
import { CARRY_WORDS, CENTER_NAMES, PERIOD_WORDS } from '#domain/accounts/budgets/period-words.ts';
import { textIn } from '#app/api/form-request.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

/** What is typed about a budget center. */
export type TypedCenter = {
  readonly description: string;
  readonly amount: string;
  readonly period: string;
  readonly carry: string;
  readonly carryCap: string;
};

export const CENTER_FIELDS = ['value', 'description', 'amount', 'period', 'carry', 'carryCap', 'why'] as const;

/** What a form says of a center, as it was typed. */
export function typedCenter(form: FormData): TypedCenter {
  const of = (name: keyof TypedCenter) => textIn(form, name).slice(0, 200);
  return { description: of('description'), amount: of('amount'), period: of('period'), carry: of('carry'), carryCap: of('carryCap') };
}

/** An amount as it is typed, "$1,500" or "1500.00"; what is none is no number, and refused as an amount. */
export function typedDollars(text: string): number {
  const plain = text.trim().replace(/^\$\s*/, '');
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d{0,2})?$/.test(plain) ? Number(plain.replaceAll(',', '')) : -1;
}

/** The same as a call takes it. */
export function centerBody({ description, amount, period, carry, carryCap }: TypedCenter) {
  return {
    description,
    amount: typedDollars(amount),
    period: BUDGET_PERIODS.find((one) => one === period) ?? ('NONE' as const),
    carry: CARRIES.find((one) => one === carry) ?? ('NONE' as const),
    carryCap: carryCap.trim() === '' ? null : typedDollars(carryCap),
  };
}

/** The fields that say how a budget center is wanted. */
export function CenterFields({ typed, errors }: { typed: TypedCenter; errors: readonly FormError[] | undefined }) {
  return (
    <>
      <TextField label="Name" name="description" defaultValue={typed.description} error={errorAt(errors, 'description')} maxLength={60} />
      <div className="budget-pair">
        <TextField
          label="Amount"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.amount}
          error={errorAt(errors, 'amount')}
          maxLength={16}
          placeholder="1,500.00"
        />
        <SelectField
          label={CENTER_NAMES.period}
          name="period"
          defaultValue={typed.period}
          error={errorAt(errors, 'period')}
          options={BUDGET_PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }))}
        />
      </div>
      <div className="budget-pair">
        <SelectField
          label={CENTER_NAMES.carry}
          hint="What’s left at the end of a period is added to the next one."
          name="carry"
          defaultValue={typed.carry}
          error={errorAt(errors, 'carry')}
          options={CARRIES.map((value) => ({ value, label: value === 'CAPPED' ? 'Up to an amount' : CARRY_WORDS[value] }))}
        />
        <TextField
          label={CENTER_NAMES.carryCap}
          name="carryCap"
          isOptional
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed.carryCap}
          error={errorAt(errors, 'carryCap')}
          maxLength={16}
        />
      </div>
    </>
  );
}
