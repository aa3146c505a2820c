import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';

const MOST_CHARACTERS = 60;

/** What somebody is called, in the two fields of every form of an account. */
export function NameFields({
  values,
  errors,
}: {
  values: { readonly firstName?: string | undefined; readonly lastName?: string | undefined } | undefined;
  errors: readonly FormError[];
}) {
  return (
    <div className="name-fields">
      <TextField
        label="First name"
        name="firstName"
        autoComplete="given-name"
        defaultValue={values?.firstName}
        error={errorAt(errors, 'firstName')}
        maxLength={MOST_CHARACTERS}
      />
      <TextField
        label="Last name"
        name="lastName"
        autoComplete="family-name"
        defaultValue={values?.lastName}
        error={errorAt(errors, 'lastName')}
        maxLength={MOST_CHARACTERS}
      />
    </div>
  );
}
