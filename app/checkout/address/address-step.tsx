import { Form, useLocation, useNavigation } from 'react-router';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { useOpenErrors } from '#app/api/open-errors.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailText } from '#app/ui/email-text.tsx';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { ErrorSummary } from '#app/ui/fields/error-summary.tsx';
import { AddressFieldset } from './address-fieldset.tsx';
import { questionOf } from './address-question.tsx';
import { EmailField } from './email-field.tsx';
import { BILLING, KEEP_ADDRESS_FIELD, KNOWN_ADDRESS_FIELD, NEW_ADDRESS } from './address-form.ts';
import { KnownAddresses } from './known-addresses.tsx';
import type { StepProps } from '../checkout-props.ts';
import { useDraft, useForgottenDraft } from '../draft/use-draft.ts';
import { sameAddress, stepState, type AddressView, type CheckoutView } from '../checkout-view.ts';
import { Lines, Step } from '../step.tsx';
import { SignedInMark } from '../signed-in-mark.tsx';

/** Who orders, where it goes, and where the bill goes when that is elsewhere. */
export function AddressStep(props: StepProps) {
  const { checkout, current } = props;
  const { isShipped } = checkout;
  const isAsked = props.failure === undefined && props.edited !== 'address';
  useForgottenDraft('address', stepState(checkout, 'address', current) === 'done');
  return (
    <Step
      name="address"
      number={1}
      title={isShipped ? 'Contact and delivery' : 'Contact and billing'}
      state={stepState(checkout, 'address', current)}
      changes="address"
      summary={<AddressSummary checkout={checkout} />}
    >
      {(isAsked && questionOf(checkout)) || <AddressForm {...props} />}
    </Step>
  );
}

function AddressSummary({ checkout: { email, shipping, billing, isShipped } }: { checkout: CheckoutView }) {
  return (
    <dl className="step-facts">
      <div className="step-facts-whole">
        <dt>Emails to</dt>
        <dd>
          <EmailText email={email} />
        </dd>
      </div>
      {isShipped && shipping !== undefined && (
        <div>
          <dt>Deliver to</dt>
          <dd>
            <Lines lines={[shipping.name, ...shipping.lines, shipping.phone]} />
          </dd>
        </div>
      )}
      {isShipped && (
        <div>
          <dt>Bill to</dt>
          <dd>{billing === undefined ? 'The same address' : <Lines lines={[billing.name, ...billing.lines]} />}</dd>
        </div>
      )}
    </dl>
  );
}

const NO_ERRORS: readonly FormError[] = [];

function AddressForm({ checkout, failure, account }: StepProps) {
  const { pathname } = useLocation();
  const { formData } = useNavigation();
  const errors = failure?.step === 'address' ? failure.errors : NO_ERRORS;
  const values = failure?.step === 'address' ? failure.values : undefined;
  const { open, told, watch } = useOpenErrors(errors);
  const draft = useDraft('address', checkout.cartId, values !== undefined);
  const asked = failure?.emailMeant === undefined ? undefined : { typed: values?.['email'] ?? '', meant: failure.emailMeant };
  const { shipping, billing, isShipped, email, knownAddresses } = checkout;
  const isBillingSame = values === undefined || values['isShipped'] === undefined ? billing === undefined : values['billingSame'] === 'on';
  const choice = chosenAddress(checkout, values, errors.length > 0);
  const known = isShipped ? shipping : billing;
  const legend = isShipped ? 'Delivery address' : 'Billing address';
  return (
    <Form {...draft} method="post" action={pathname} className="step-form" noValidate preventScrollReset onInput={watch}>
      <ErrorSummary errors={told} />
      <SignedInMark />
      <input type="hidden" name="intent" value="address" />
      <input type="hidden" name="isShipped" value={String(isShipped)} />
      <EmailField key={asked?.meant} defaultValue={values?.['email'] ?? email} known={email} error={errorAt(open, 'email')} asked={asked} />
      <div className="delivery-address">
        {choice !== undefined && (
          <KnownAddresses
            legend={legend}
            addresses={knownAddresses}
            chosen={choice.id}
            newLabel={checkout.mayAddAddress ? (choice.typed === undefined ? 'Add a new address' : 'Another address') : undefined}
          />
        )}
        <div className="typed-address">
          <AddressFieldset
            legend={choice === undefined ? legend : 'New address'}
            purpose={isShipped ? 'shipping' : 'billing'}
            defaults={{ ...account, ...(choice === undefined ? known : choice.typed)?.fields, ...fieldsOf(values, '') }}
            errors={open}
          />
          {account !== undefined && checkout.mayAddAddress && (
            <Checkbox
              label="Save this address for next time"
              name={KEEP_ADDRESS_FIELD}
              defaultChecked={values === undefined || values[KEEP_ADDRESS_FIELD] === 'on'}
            />
          )}
        </div>
      </div>
      {isShipped && (
        <div className="billing">
          <Checkbox label="The billing address is the same" name="billingSame" defaultChecked={isBillingSame} />
          <div className="billing-fields">
            <AddressFieldset
              legend="Billing address"
              purpose="billing"
              prefix={BILLING}
              defaults={{ ...billing?.fields, ...fieldsOf(values, BILLING) }}
              errors={open}
            />
          </div>
        </div>
      )}
      <Button size="large" isWide isBusy={formData?.get('intent') === 'address'}>
        {isShipped ? 'Deliver to this address' : 'Continue'}
      </Button>
    </Form>
  );
}

/** What is chosen among the addresses that are known, and what stands in the fields for another; undefined where none is known. */
function chosenAddress(
  { knownAddresses, mayAddAddress, shipping, billing, isShipped }: CheckoutView,
  values: Readonly<Record<string, string>> | undefined,
  isRefused: boolean,
): { readonly id: string; readonly typed: AddressView | undefined } | undefined {
  const [usual] = knownAddresses;
  if (usual === undefined) return undefined;
  if (!mayAddAddress) return { id: usual.id, typed: undefined };
  const sent = knownAddresses.find(({ id }) => id === values?.[KNOWN_ADDRESS_FIELD]);
  // What is missing in one that is known is put right in the fields.
  if (sent !== undefined) return isRefused ? { id: NEW_ADDRESS, typed: sent } : { id: sent.id, typed: undefined };
  const ofOrder = isShipped ? shipping : (billing ?? shipping);
  if (ofOrder === undefined) return { id: values === undefined ? usual.id : NEW_ADDRESS, typed: undefined };
  const same = sameAddress(knownAddresses, ofOrder);
  if (values !== undefined || same === undefined) return { id: NEW_ADDRESS, typed: same === undefined ? ofOrder : undefined };
  return { id: same.id, typed: undefined };
}

/** What had been entered in the fields with a prefix, by their plain names. */
function fieldsOf(values: Readonly<Record<string, string>> | undefined, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values ?? {})
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  );
}
