import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, RadioCards } from '#app/ui/fields/choices.tsx';
import { ErrorSummary, type SummaryError } from '#app/ui/fields/error-summary.tsx';
import { fieldId } from '#app/ui/fields/field-parts.tsx';
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DesignPart } from './design-part.tsx';

const STATES = [
  { value: 'MA', label: 'Massachusetts' },
  { value: 'NH', label: 'New Hampshire' },
];
const WAYS = [
  { value: 'STA', label: 'Delivery', more: 'Delivered by Tue, Nov 24', aside: <b>$9.95</b> },
  { value: 'ISP', label: 'Pick up in store', more: 'Pick up in 1-hour' },
  { value: 'STS', label: 'Ship to store', more: 'Not for this item', isDisabled: true },
];
const NONE: readonly SummaryError[] = [];

/** Fields in every state. */
export function FormParts() {
  const [errors, setErrors] = useState(NONE);
  const fail = () => {
    setErrors([{ message: 'Invalid email address', fieldId: fieldId('wrong') }, { message: 'Please choose how you want to pay.' }]);
  };
  return (
    <>
      <DesignPart title="Fields">
        <div className="grid w-full items-start gap-5 sm:grid-cols-2">
          <TextField label="Email" name="email" type="email" hint="For the confirmation." defaultValue="sam.shopper@example.com" />
          <TextField label="Email" name="wrong" error="Invalid email address" defaultValue="sam.shopper@" />
          <TextField label="Apartment, suite" name="address2" isOptional />
          <TextField label="Order number" name="off" disabled defaultValue="4711" />
          <SelectField label="State" name="state" options={STATES} emptyLabel="Choose a state" />
          <SelectField label="State" name="state2" options={STATES} emptyLabel="Choose a state" error="Please choose a state" />
          <TextAreaField label="Comment" name="comment" isOptional />
          <div>
            <Checkbox label="Billing address is the same" name="same" defaultChecked />
            <Checkbox label="I have read the terms" name="terms" error="Please agree to go on" />
          </div>
          <RadioCards legend="How would you like to get it?" name="way" options={WAYS} defaultValue="STA" />
          <RadioCards legend="Pay with" name="pay" options={WAYS.slice(0, 2)} isAcross error="Please choose one" />
        </div>
      </DesignPart>
      <DesignPart title="Quantity">
        <QuantityStepper label="Quantity" />
        <QuantityStepper label="A huge quantity" name="huge" defaultValue={9999} />
        <QuantityStepper label="At most 3" name="few" max={3} />
        <QuantityStepper label="A wrong quantity" name="bad" isInvalid />
      </DesignPart>
      <DesignPart title="What went wrong">
        <div className="grid w-full gap-3">
          <ErrorSummary errors={errors} />
          <p>
            <Button type="button" look="secondary" onClick={fail}>
              Fail
            </Button>
          </p>
        </div>
      </DesignPart>
    </>
  );
}
