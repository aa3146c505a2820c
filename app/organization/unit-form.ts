import type { WantedUnit } from '#contracts/organization/units.ts';
import { textIn } from '#app/api/form-request.ts';

/** The fields of the wire that the form of a unit has. */
export const UNIT_FIELDS: readonly string[] = ['name', 'shipToAddressId', 'budgetCenter', 'approverEmail'];

/** What a form says of a unit. */
export function unitIn(form: FormData): WantedUnit {
  return {
    name: textIn(form, 'name').slice(0, 100),
    shipToAddressId: textIn(form, 'shipToAddressId').slice(0, 64) || null,
    budgetCenter: textIn(form, 'budgetCenter').slice(0, 60) || null,
    approverEmail: textIn(form, 'approverEmail').slice(0, 300) || null,
  };
}

/** What stands in the fields of a new one. */
export const NEW_UNIT: WantedUnit = { name: '', shipToAddressId: null, budgetCenter: null, approverEmail: null };
