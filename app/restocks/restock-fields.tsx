import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { INTERVALS, RISE_CHOICES } from './restock-form.ts';

export type RestockFieldsProps = {
  /** Stands before the names of ids, where a page has several such forms. */
  readonly idPrefix: string;
  readonly errors: readonly FormError[];
  readonly qty: number | string;
  readonly interval: number | null;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly earliestDay: string;
  readonly dayLabel: string;
  readonly rise: number;
};

/** How many, how often, from when, and when to ask first. */
export function RestockFields({ idPrefix, errors, qty, interval, day, earliestDay, dayLabel, rise }: RestockFieldsProps) {
  const id = (name: string) => `${idPrefix}-${name}`;
  return (
    <div className="restock-fields">
      <TextField
        id={id('qty')}
        label="Quantity"
        name="qty"
        inputMode="numeric"
        maxLength={5}
        defaultValue={qty}
        error={errorAt(errors, 'qty')}
        required
      />
      <SelectField
        id={id('interval')}
        label="How often"
        name="interval"
        options={INTERVALS}
        emptyLabel={interval === null ? 'As it is' : undefined}
        defaultValue={interval === null ? '' : String(interval)}
      />
      <TextField
        id={id('day')}
        label={dayLabel}
        name="day"
        type="date"
        min={earliestDay}
        defaultValue={day}
        error={errorAt(errors, 'day')}
        required
      />
      <SelectField id={id('rise')} label="Ask me first if" name="rise" options={RISE_CHOICES} defaultValue={String(rise)} />
    </div>
  );
}
