import type { OrganizationRights } from '#contracts/organization/people.ts';
import { isGivenPermission, isOrganizationRole } from '#domain/accounts/people/rights.ts';
import { textIn } from '#app/api/form-request.ts';

/** What the fields of the rights of somebody hold, as they were sent: a limit as it was typed. */
export type RightsValues = Omit<OrganizationRights, 'orderLimit'> & { readonly orderLimit: string };

/** The fields as a form sends them. */
export function rightsIn(form: FormData): RightsValues {
  const texts = (name: string) => form.getAll(name).filter((value) => typeof value === 'string');
  return {
    roles: texts('roles').filter(isOrganizationRole).slice(0, 10),
    permissions: texts('permissions').filter(isGivenPermission).slice(0, 20),
    orderLimit: textIn(form, 'orderLimit').trim().slice(0, 20),
    seesPrices: form.has('seesPrices'),
    mayChangeShipTo: form.has('mayChangeShipTo'),
    approverEmail: textIn(form, 'approverEmail').trim().slice(0, 300) || null,
    shipToAddressId: textIn(form, 'shipToAddressId').slice(0, 64) || null,
    ...(form.has('budgetCenter') && { budgetCenter: textIn(form, 'budgetCenter').slice(0, 60) || null }),
  };
}

/** Dollars as people type them: "$1,250", "249.99". */
const DOLLARS = /^\$?\d{1,3}(?:,?\d{3})*(?:\.\d{1,2})?$/;

/** Stands for a limit that is no amount: it is refused with all else that is wrong. */
const NO_LIMIT_READ = -1;

/** The same for the wire. An empty limit is none. */
export function rightsBody({ orderLimit, ...rest }: RightsValues): OrganizationRights {
  if (orderLimit === '') return { ...rest, orderLimit: null };
  return { ...rest, orderLimit: DOLLARS.test(orderLimit) ? Number(orderLimit.replaceAll(/[$,]/g, '')) : NO_LIMIT_READ };
}

/** What the fields show of rights that somebody has. */
export function rightsValues({ orderLimit, ...rest }: OrganizationRights): RightsValues {
  return { ...rest, orderLimit: orderLimit === null ? '' : orderLimit.toFixed(2) };
}

/** What few people may: it is given to each by name. */
const OF_FEW: readonly string[] = ['G_WS', 'PAY_INVOICES'];

/** What stands in the fields for who is new: what most people may. */
export function newcomerValues(mayGive: readonly string[], mostOrderLimit: number | null): RightsValues {
  return {
    roles: [],
    permissions: mayGive.filter(isGivenPermission).filter((code) => !OF_FEW.includes(code)),
    orderLimit: mostOrderLimit === null ? '' : mostOrderLimit.toFixed(2),
    seesPrices: true,
    mayChangeShipTo: true,
    approverEmail: null,
    shipToAddressId: null,
  };
}

/** The fields of the wire that the form has. */
export const RIGHTS_FIELDS: readonly string[] = [
  'email',
  'permissions',
  'orderLimit',
  'seesPrices',
  'mayChangeShipTo',
  'approverEmail',
  'shipToAddressId',
  'budgetCenter',
];
