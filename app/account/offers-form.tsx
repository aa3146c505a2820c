import { Form } from 'react-router';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { PATHS } from '#app/shell/site-paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

type OffersFormProps = {
  values?: { readonly emailID: string; readonly phoneNumber: string } | undefined;
  errors?: readonly FormError[];
};

const NO_ERRORS: readonly FormError[] = [];

/** How somebody wants to hear of deals. */
export function OffersForm({ values, errors = NO_ERRORS }: OffersFormProps) {
  return (
    <Form method="post" action={PATHS.offers} className="step-form flex flex-col gap-4" noValidate>
      <ErrorSummary errors={errors} />
      <TextField
        label="Email"
        name="emailID"
        type="email"
        autoComplete="email"
        defaultValue={values?.emailID}
        error={errorAt(errors, 'emailID')}
        maxLength={300}
      />
      <TextField
        label="Phone"
        name="phoneNumber"
        type="tel"
        autoComplete="tel"
        defaultValue={values?.phoneNumber}
        error={errorAt(errors, 'phoneNumber')}
        maxLength={40}
        isOptional
      />
      <Button>Sign up</Button>
    </Form>
  );
}
