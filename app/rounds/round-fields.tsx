import type { FormError } from '#app/api/form-errors.ts';
import { errorAt } from '#app/api/form-errors.ts';
import { LONGEST_MESSAGE, LONGEST_TITLE } from '#domain/rounds/round-limits.ts';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { FieldError } from '#app/ui/fields/field-parts.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { TypedRound } from './round-form.ts';

type RoundFieldsProps = {
  values: TypedRound;
  errors: readonly FormError[];
  today: string;
  zoneName: string;
  categories: readonly { readonly id: string; readonly name: string }[];
  /** Whether whoever opens it is shown prices: nobody shows others what they are not shown. */
  showsPrices: boolean;
};

/** What a round is about, until when, and what it allows. */
export function RoundFields({ values, errors, today, zoneName, categories, showsPrices }: RoundFieldsProps) {
  const categoryError = errorAt(errors, 'categories');
  return (
    <>
      <TextField
        label="Title"
        name="title"
        maxLength={LONGEST_TITLE}
        defaultValue={values.title}
        hint="Such as “December supplies”"
        error={errorAt(errors, 'title')}
      />
      <div className="choice-pair">
        <TextField
          label="Closes on"
          name="closesOn"
          type="date"
          min={today}
          defaultValue={values.closesOn}
          error={errorAt(errors, 'closesOn')}
        />
        <TextField
          label={`At (${zoneName})`}
          name="closesAt"
          type="time"
          defaultValue={values.closesAt}
          error={errorAt(errors, 'closesAt')}
        />
      </div>
      <TextAreaField
        label="Message"
        isOptional
        name="message"
        rows={3}
        maxLength={LONGEST_MESSAGE}
        defaultValue={values.message}
        error={errorAt(errors, 'message')}
      />
      <div className="choice-pair">
        <TextField
          label="Limit per person, in dollars"
          isOptional
          name="personCap"
          inputMode="decimal"
          maxLength={20}
          defaultValue={values.personCap}
          error={errorAt(errors, 'personCap')}
        />
        <TextField
          label="Limit for everyone, in dollars"
          isOptional
          name="totalCap"
          inputMode="decimal"
          maxLength={20}
          defaultValue={values.totalCap}
          error={errorAt(errors, 'totalCap')}
        />
      </div>
      <p className="text-sm text-ink-soft">
        Limits don’t stop people who can’t see prices{showsPrices && ': the round shows you who’s over'}.
      </p>
      <fieldset id="field-categories">
        <legend className="field-label pb-1.5">Only these categories (optional)</legend>
        <div className="rounds-categories">
          {categories.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`category-${id}`}
              name="categories"
              value={id}
              label={name}
              defaultChecked={values.categoryIds.includes(id)}
            />
          ))}
        </div>
        {categoryError !== undefined && <FieldError id="categories" error={categoryError} />}
      </fieldset>
      <fieldset>
        <legend className="field-label pb-1.5">Who can add items</legend>
        <p className="text-sm text-ink-soft">People in your organization who are signed in always can.</p>
        <Checkbox
          name="letsGuestsIn"
          label="Also anyone with the link, after entering a name"
          hint="They see only their own items."
          defaultChecked={values.letsGuestsIn}
        />
        {showsPrices && (
          <Checkbox
            name="showsGuestsPrices"
            label="Show your prices to people without an account"
            defaultChecked={values.showsGuestsPrices}
          />
        )}
      </fieldset>
    </>
  );
}
