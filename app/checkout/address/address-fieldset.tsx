import { ADDRESS_LENGTHS } from '#domain/checkout/address-fields.ts';
import { US_STATES } from '#domain/checkout/states.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { AddressFields } from '../checkout-view.ts';
import { useZipFill } from './zip-fill.ts';

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }));

export type AddressFieldsetProps = {
  legend: string;
  /** What the browser fills in. */
  purpose: 'shipping' | 'billing';
  /** Before every name, where two addresses stand in one form. */
  prefix?: string | undefined;
  defaults: Partial<AddressFields>;
  errors: readonly FormError[];
};

/** An address in the United States, in the order in which envelopes are written. */
export function AddressFieldset({ legend, purpose, prefix = '', defaults, errors }: AddressFieldsetProps) {
  const field = (name: keyof AddressFields) => ({
    name: prefix + name,
    defaultValue: defaults[name],
    error: errorAt(errors, prefix + name),
    ...(name !== 'state' && { maxLength: ADDRESS_LENGTHS[name] }),
  });
  const filling = useZipFill();
  const fill = (what: string) => `${purpose} ${what}`;
  return (
    <fieldset className="address">
      <legend>{legend}</legend>
      <p className="hearable" role="status">
        {filling.place !== undefined && `${filling.place.city}, ${filling.place.state}`}
      </p>
      <div className="address-grid">
        <TextField label="First name" autoComplete={fill('given-name')} {...field('firstName')} />
        <TextField label="Last name" autoComplete={fill('family-name')} {...field('lastName')} />
        <div className="address-wide">
          <TextField label="Organization" isOptional autoComplete={fill('organization')} {...field('organizationName')} />
        </div>
        <div className="address-wide">
          <TextField label="Street address" autoComplete={fill('address-line1')} {...field('address1')} />
        </div>
        <div className="address-wide">
          <TextField label="Apartment, suite, floor" isOptional autoComplete={fill('address-line2')} {...field('address2')} />
        </div>
        <div className="address-wide address-place">
          <TextField label="ZIP code" autoComplete={fill('postal-code')} inputMode="numeric" {...field('zipCode')} {...filling.zip} />
          <TextField label="City" autoComplete={fill('address-level2')} {...field('city')} {...filling.city} />
          <SelectField
            label="State"
            autoComplete={fill('address-level1')}
            emptyLabel="Choose a state"
            options={STATES}
            {...field('state')}
            {...filling.state}
          />
        </div>
        <div className="address-wide">
          <TextField
            label="Phone"
            hint={purpose === 'shipping' ? 'For the carrier, if there is a question about your delivery.' : undefined}
            type="tel"
            autoComplete={fill('tel-national')}
            inputMode="tel"
            {...field('phone')}
          />
        </div>
      </div>
    </fieldset>
  );
}
