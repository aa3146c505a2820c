import { Form } from 'react-router';
import type { FormError } from '#app/api/form-errors.ts';
import type { AddressFields } from '#app/checkout/checkout-view.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { AddressFieldset } from './address-fieldset.tsx';

/** What came of an address that was to be kept. */
export type NewAddressAnswer = {
  readonly errors: readonly FormError[];
  readonly values?: AddressFields;
  /** The place that the ZIP code belongs to, where that is another one. */
  readonly suggested?: { readonly city: string; readonly state: string; readonly zipCode: string };
  /** It has no building number: it is kept once that is said to be right. */
  readonly isDoubted?: boolean;
};

type NewAddressProps = {
  readonly title: string;
  readonly legend: string;
  /** Filled in until something was typed. */
  readonly name: Pick<AddressFields, 'firstName' | 'lastName'> | AddressFields | undefined;
  readonly isOpen: boolean;
  readonly answered: NewAddressAnswer | undefined;
  readonly isBusy: boolean;
  /** The page that it is sent to, where that is another one. */
  readonly action?: string;
  /** Which address it changes; absent: it is a new one. */
  readonly addressId?: string | undefined;
};

const NO_ERRORS: readonly FormError[] = [];

/** Keeps an address, once what checkout would ask about it is answered. Sent as `intent=address` to the page that it stands on. */
export function NewAddress(props: NewAddressProps) {
  const { title, isOpen, answered } = props;
  return (
    <details className="card mt-5" open={isOpen || answered !== undefined}>
      <summary className="min-h-11 font-semibold">{title}</summary>
      <NewAddressForm {...props} />
    </details>
  );
}

/** The form of it alone. */
export function NewAddressForm({ legend, name, answered, isBusy, action, addressId }: Omit<NewAddressProps, 'title' | 'isOpen'>) {
  const { suggested, isDoubted = false } = answered ?? {};
  const isAsked = suggested !== undefined || isDoubted;
  return (
    <Form
      method="post"
      {...(action !== undefined && { action })}
      className="step-form mt-3"
      noValidate
      key={suggested === undefined ? `typed ${isDoubted}` : 'suggested'}
    >
      <ErrorSummary errors={answered?.errors ?? NO_ERRORS} />
      {suggested !== undefined && (
        <Notice tone="warning" title="Did you mean this place?" isLive>
          <p>
            {suggested.zipCode} is {suggested.city}, {suggested.state}. We filled that in: check it, then save. To keep what you typed,
            change it back and check the box.
          </p>
        </Notice>
      )}
      {isDoubted && (
        <Notice tone="warning" title="Is this address complete?" isLive>
          <p>We don’t see a building number in it. Add one, or check the box to keep the address as you typed it, then save.</p>
        </Notice>
      )}
      <input type="hidden" name="intent" value="address" />
      {addressId !== undefined && <input type="hidden" name="addressId" value={addressId} />}
      <AddressFieldset
        legend={legend}
        purpose="shipping"
        defaults={{ ...name, ...answered?.values, ...suggested }}
        errors={answered?.errors ?? NO_ERRORS}
      />
      {isAsked && <Checkbox label="Keep the address as I typed it" name="useAsEntered" />}
      <Button isBusy={isBusy}>Save address</Button>
    </Form>
  );
}
