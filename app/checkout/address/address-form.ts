import type { FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';
import type { AddressFields } from '../checkout-view.ts';

/** The prefix of the second address in a form. */
export const BILLING = 'billing-';

/** The field that says which address is meant of those that the shopper is known by. */
export const KNOWN_ADDRESS_FIELD = 'addressId';
/** Its value where it is none of them: the one that was typed. */
export const NEW_ADDRESS = '';
/** Whether an address that was typed is wanted again the next time: the field, and what of the page's address says so while something is asked about it. */
export const KEEP_ADDRESS_FIELD = 'keepAddress';

/** In the order in which they are asked. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'organizationName',
  'address1',
  'address2',
  'zipCode',
  'city',
  'state',
  'phone',
] as const;

/** Errors in the order in which the fields stand: those of the second address after all others, and what is about no field first. */
export function inOrderOfFields(errors: readonly FormError[]): FormError[] {
  const fields: readonly string[] = ['email', ...ADDRESS_FIELDS, ...ADDRESS_FIELDS.map((field) => BILLING + field)];
  const place = ({ field }: FormError) => (field === undefined ? -1 : fields.indexOf(field));
  return errors.toSorted((one, other) => place(one) - place(other));
}

/** The fields of an address in a form, all with one prefix. */
export function addressIn(form: FormData, prefix = ''): AddressFields {
  const text = (field: (typeof ADDRESS_FIELDS)[number]) => textIn(form, prefix + field);
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    organizationName: text('organizationName'),
    address1: text('address1'),
    address2: text('address2'),
    city: text('city'),
    state: text('state'),
    zipCode: text('zipCode'),
    phone: text('phone'),
  };
}

/** The body of an address call. */
export function addressBody({ phone, ...rest }: AddressFields) {
  return { ...rest, country: 'US', phones: [phone] };
}

/** Which field of the form the wire's names mean. */
export function wireFieldNames(prefix = ''): Readonly<Record<string, string>> {
  const phone = `${prefix}phone`;
  // What is wrong with the whole list, and with the one number that the form sends in it.
  return {
    email: 'email',
    phones: phone,
    'phones.0': phone,
    ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, prefix + field])),
  };
}
