import { Form, useLocation, useNavigation } from 'react-router';
import { ADDRESS_LENGTHS } from '#domain/checkout/address-fields.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { useOpenErrors } from '#app/api/open-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { StepProps } from '../checkout-props.ts';
import { useDraft, useForgottenDraft } from '../draft/use-draft.ts';
import { stepState } from '../checkout-view.ts';
import { PickupStores } from './pickup-stores.tsx';
import { Lines, Step } from '../step.tsx';
import { SignedInMark } from '../signed-in-mark.tsx';

const NO_ERRORS: readonly FormError[] = [];

/** Who fetches what is picked up in a store. */
export function PickupStep(props: StepProps) {
  const { checkout, current } = props;
  const person = checkout.pickupPerson;
  useForgottenDraft('pickup', stepState(checkout, 'pickup', current) === 'done');
  return (
    <Step
      name="pickup"
      number={checkout.steps.indexOf('pickup') + 1}
      title="Pickup"
      state={stepState(checkout, 'pickup', current)}
      changes="pickup person"
      summary={
        <dl className="step-facts">
          {props.pickupStores.length > 0 && (
            <div>
              <dt>Pick up at</dt>
              <dd className="flex flex-col gap-3">
                <PickupStores stores={props.pickupStores} />
              </dd>
            </div>
          )}
          {person !== undefined && (
            <div>
              <dt>Picked up by</dt>
              <dd>
                <Lines lines={[person.name, person.phone, person.email]} />
              </dd>
            </div>
          )}
        </dl>
      }
    >
      <PickupForm {...props} />
    </Step>
  );
}

function PickupForm({ checkout, failure, account, pickupStores }: StepProps) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  const errors = failure?.step === 'pickup' ? failure.errors : NO_ERRORS;
  const { open, told, watch } = useOpenErrors(errors);
  const draft = useDraft('pickup', checkout.cartId, failure?.step === 'pickup');
  const known = checkout.pickupPerson?.fields ?? {
    firstName: checkout.shipping?.fields.firstName ?? account?.firstName ?? '',
    lastName: checkout.shipping?.fields.lastName ?? account?.lastName ?? '',
    phone: checkout.shipping?.fields.phone ?? '',
    email: checkout.email,
  };
  const field = (name: keyof typeof known) => ({
    name: `pickup-${name}`,
    defaultValue: (failure?.step === 'pickup' ? failure.values[`pickup-${name}`] : undefined) ?? known[name],
    error: errorAt(open, `pickup-${name}`),
    maxLength: ADDRESS_LENGTHS[name],
  });
  return (
    <Form {...draft} method="post" action={pathname} className="step-form" noValidate preventScrollReset onInput={watch}>
      <ErrorSummary errors={told} />
      <SignedInMark />
      <input type="hidden" name="intent" value="pickup" />
      {pickupStores.length > 0 && (
        <div className="flex flex-col gap-3">
          <PickupStores stores={pickupStores} />
        </div>
      )}
      <p className="text-ink-soft">Whoever picks it up brings a photo ID. We&apos;ll email you when everything is ready.</p>
      <div className="address-grid">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <TextField label="Phone" type="tel" autoComplete="tel-national" inputMode="tel" {...field('phone')} />
        <TextField label="Email" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} {...field('email')} />
      </div>
      <Button size="large" isWide isBusy={formData?.get('intent') === 'pickup'}>
        Continue to payment
      </Button>
    </Form>
  );
}
