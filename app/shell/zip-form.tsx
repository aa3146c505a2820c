import { Form } from 'react-router';
import { FIVE_DIGITS } from '#domain/checkout/zip-code.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PATHS } from './site-paths.ts';

export type ZipFormProps = {
  id: string;
  zip: string | undefined;
  returnTo: string;
  error?: string | undefined;
  onSend?: (() => void) | undefined;
};

/** Asks for the ZIP code and goes back to `returnTo`. */
export function ZipForm({ id, zip, returnTo, error, onSend }: ZipFormProps) {
  return (
    <Form method="post" action={PATHS.deliveryZip} className="flex flex-col gap-3" onSubmit={onSend}>
      <TextField
        id={id}
        label="ZIP code"
        name="zipcode"
        hint="We’ll show delivery dates and fees for your area."
        error={error}
        defaultValue={zip}
        inputMode="numeric"
        autoComplete="postal-code"
        pattern={FIVE_DIGITS.source}
        maxLength={5}
        required
      />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button>Update</Button>
    </Form>
  );
}
