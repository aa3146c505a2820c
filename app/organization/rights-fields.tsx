import type { RightsChoices } from '#contracts/organization/people.ts';
import { GIVEN_PERMISSIONS, ORGANIZATION_ROLES, PERMISSION_CODES, ROLE_CODES } from '#domain/accounts/people/rights.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { Checkbox } from '#app/ui/fields/choices.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import type { RightsValues } from './rights-form.ts';

type Props = {
  readonly values: RightsValues;
  /** What they have now: it can be taken away by who cannot give it. */
  readonly has?: RightsValues | undefined;
  readonly choices: RightsChoices;
  readonly errors: readonly FormError[];
};

/** The fields that say what somebody may do for their organization. */
export function RightsFields({ values, has, choices, errors }: Props) {
  const mayHave = (code: (typeof PERMISSION_CODES)[number]) => choices.mayGive.includes(code) || has?.permissions.includes(code) === true;
  const permissionError = errorAt(errors, 'permissions');
  return (
    <>
      <fieldset>
        <legend>Role</legend>
        <p className="mb-2 text-sm text-ink-soft">Everybody can buy. Add what else they do.</p>
        <div className="organization-choices">
          {ROLE_CODES.map((code) => (
            <Checkbox
              key={code}
              id={`role-${code}`}
              name="roles"
              value={code}
              defaultChecked={values.roles.includes(code)}
              label={ORGANIZATION_ROLES[code].name}
              hint={ORGANIZATION_ROLES[code].about}
            />
          ))}
        </div>
      </fieldset>
      <fieldset id="field-permissions">
        <legend>What they can buy</legend>
        {permissionError !== undefined && <p className="field-error mb-2">{permissionError}</p>}
        <div className="organization-choices">
          {PERMISSION_CODES.filter(mayHave).map((code) => (
            <Checkbox
              key={code}
              id={`permission-${code}`}
              name="permissions"
              value={code}
              defaultChecked={values.permissions.includes(code)}
              label={GIVEN_PERMISSIONS[code].name}
              hint={GIVEN_PERMISSIONS[code].about}
            />
          ))}
          <Checkbox
            name="seesPrices"
            value="on"
            defaultChecked={values.seesPrices}
            label="Sees prices"
            hint="Without it, prices are hidden in lists, cart and orders"
            error={errorAt(errors, 'seesPrices')}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>Limits and delivery</legend>
        <div className="choice-pair">
          <TextField
            label="Order limit"
            name="orderLimit"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={values.orderLimit}
            hint={
              choices.mostOrderLimit === null
                ? 'In dollars. Leave it empty for no limit.'
                : `In dollars, up to your own ${formatDollars(choices.mostOrderLimit)}.`
            }
            error={errorAt(errors, 'orderLimit')}
          />
          <TextField
            label="Approver’s email"
            name="approverEmail"
            type="email"
            autoComplete="off"
            maxLength={300}
            isOptional
            defaultValue={values.approverEmail ?? ''}
            hint="Whom they ask when an order is above the limit."
            error={errorAt(errors, 'approverEmail')}
          />
        </div>
        <div className="mt-3">
          <SelectField
            label="Ships to"
            name="shipToAddressId"
            defaultValue={values.shipToAddressId ?? ''}
            emptyLabel="The organization’s usual address"
            options={choices.shipTos.map(({ id, text }) => ({ value: id, label: text }))}
            error={errorAt(errors, 'shipToAddressId')}
          />
        </div>
        <div className="organization-choices mt-2">
          <Checkbox
            name="mayChangeShipTo"
            value="on"
            defaultChecked={values.mayChangeShipTo}
            label="Can choose another address"
            hint="Without it, orders go to the address above and nowhere else"
            error={errorAt(errors, 'mayChangeShipTo')}
          />
        </div>
      </fieldset>
    </>
  );
}
