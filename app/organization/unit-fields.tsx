import type { OneUnit, WantedUnit } from '#contracts/organization/units.ts';
import { UNIT_NAME_CHARACTERS } from '#domain/accounts/units.ts';
import { errorAt, type FormError } from '#app/api/form-errors.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';

type Props = { readonly values: WantedUnit; readonly choices: OneUnit['choices']; readonly errors: readonly FormError[] };
type Choice = { readonly value: string; readonly label: string };

/** The fields that say what a unit is. */
export function UnitFields({ values, choices: { shipTos, budgetCenters, approvers }, errors }: Props) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        defaultValue={values.name}
        hint={`A department or location, such as Front office. Up to ${UNIT_NAME_CHARACTERS} characters.`}
        error={errorAt(errors, 'name')}
      />
      <SelectField
        label="Ship to"
        name="shipToAddressId"
        defaultValue={values.shipToAddressId ?? ''}
        emptyLabel="Each person’s own address"
        options={withChosen(
          values.shipToAddressId,
          shipTos.map(({ id, text }) => ({ value: id, label: text })),
        )}
        error={errorAt(errors, 'shipToAddressId')}
      />
      {(budgetCenters.length > 0 || values.budgetCenter !== null) && (
        <SelectField
          label="Budget Center"
          name="budgetCenter"
          defaultValue={values.budgetCenter ?? ''}
          emptyLabel="Each person’s own default"
          options={withChosen(
            values.budgetCenter,
            budgetCenters.map(({ value, name }) => ({ value, label: name })),
          )}
          error={errorAt(errors, 'budgetCenter')}
        />
      )}
      <SelectField
        label="Approver"
        name="approverEmail"
        defaultValue={values.approverEmail ?? ''}
        emptyLabel="Each person’s own approver"
        options={withChosen(
          values.approverEmail,
          approvers.map(({ email, name }) => ({ value: email, label: name })),
        )}
        error={errorAt(errors, 'approverEmail')}
      />
    </>
  );
}

/** What is chosen may be nobody's to choose any more: it stands there until something else is. */
function withChosen(chosen: string | null, choices: readonly Choice[]): Choice[] {
  const isThere = chosen === null || choices.some(({ value }) => value === chosen);
  return isThere ? [...choices] : [{ value: chosen, label: chosen }, ...choices];
}
