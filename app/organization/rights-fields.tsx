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
        <p className="mb-2 text-sm text-ink-soft">Everyone can place orders. Check anything else this person does.</p>
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
        <legend>What they can see and do</legend>
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
            label="See prices"
            hint="If unchecked, prices are hidden everywhere"
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
          <SelectField
            label="Approver"
            name="approverEmail"
            defaultValue={values.approverEmail ?? ''}
            emptyLabel="None"
            options={approverOptions(choices, values.approverEmail)}
            hint="Who they ask when an order is over the limit."
            error={errorAt(errors, 'approverEmail')}
          />
        </div>
        <div className="mt-3 grid gap-3">
          {choices.budgetCenters.length > 0 && (
            <SelectField
              label="Default budget center"
              name="budgetCenter"
              defaultValue={values.budgetCenter ?? ''}
              emptyLabel="Your organization’s default"
              options={centerOptions(choices, values.budgetCenter)}
              hint="They can choose another one at checkout."
              error={errorAt(errors, 'budgetCenter')}
            />
          )}
          <SelectField
            label="Ship to"
            name="shipToAddressId"
            defaultValue={values.shipToAddressId ?? ''}
            emptyLabel="Your organization’s usual address"
            options={choices.shipTos.map(({ id, text }) => ({ value: id, label: text }))}
            error={errorAt(errors, 'shipToAddressId')}
          />
        </div>
        <div className="organization-choices mt-2">
          <Checkbox
            name="mayChangeShipTo"
            value="on"
            defaultChecked={values.mayChangeShipTo}
            label="Can change the address"
            hint="If unchecked, orders only ship to the address above"
            error={errorAt(errors, 'mayChangeShipTo')}
          />
        </div>
      </fieldset>
    </>
  );
}

/** Whom they can ask, and whom they ask already, who may be an approver no more. */
function approverOptions({ approvers }: RightsChoices, chosen: string | null) {
  const known = approvers.map(({ email, name }) => ({ value: email, label: name === email ? email : `${name} (${email})` }));
  return chosen === null || known.some(({ value }) => value === chosen) ? known : [{ value: chosen, label: chosen }, ...known];
}

/** The same of budget centers: theirs may be closed by now. */
function centerOptions({ budgetCenters }: RightsChoices, chosen: string | null | undefined) {
  const known = budgetCenters.map(({ value, name }) => ({ value, label: name }));
  return chosen == null || known.some(({ value }) => value === chosen) ? known : [{ value: chosen, label: chosen }, ...known];
}
