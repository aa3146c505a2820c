import { PHONE_ERROR_TEXT, readPhone } from './phone.ts';
import { stateCode } from './states.ts';
import { readZip, ZIP_ERROR_TEXT } from './zip-code.ts';

/** What an address is for: shipping, billing, both, a store. (C §3, Address) */
export const ADDRESS_TYPES = ['S', 'B', 'SB', 'ST'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

/** How long each field of an address may be at most, in characters, whoever types it: more is no address. */
export const ADDRESS_LENGTHS = {
  firstName: 60,
  lastName: 60,
  organizationName: 80,
  address1: 120,
  address2: 120,
  city: 80,
  state: 40,
  zipCode: 20,
  country: 20,
  phone: 40,
  email: 300,
} as const;

/** Whether goods may be shipped to an address of this type. */
export function isForShipping(type: AddressType): boolean {
  return type === 'S' || type === 'SB';
}

/** Whether a payment may be billed to an address of this type. */
export function isForBilling(type: AddressType): boolean {
  return type === 'B' || type === 'SB';
}

/** Whether it is the address of a store, from which an order is picked up. */
export function isForPickup(type: AddressType): boolean {
  return type === 'ST';
}

/** An address as it comes in: anything may be missing. */
export interface AddressInput {
  type: AddressType;
  firstName?: string | undefined;
  lastName?: string | undefined;
  organizationName?: string | undefined;
  address1?: string | undefined;
  address2?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  zipCode?: string | undefined;
  country?: string | undefined;
  phones?: readonly string[] | undefined;
  field1?: string | undefined;
}

export type AddressCountry = 'US' | 'USA' | 'CA';

/** Whether two addresses are the same place, whoever is named there: upper and lower case aside. */
export function isSamePlace(one: Where, other: Where): boolean {
  const fields = ['address1', 'address2', 'city', 'state', 'zipCode'] as const;
  return fields.every((field) => tidied(one[field]).toLowerCase() === tidied(other[field]).toLowerCase());
}

type Where = Pick<AddressInput, 'address1' | 'address2' | 'city' | 'state' | 'zipCode'>;

/** An address that is complete and well formed. Phones are ten digits each; what may be missing is empty. */
export interface Address {
  type: AddressType;
  firstName: string;
  lastName: string;
  organizationName: string;
  address1: string;
  address2: string;
  city: string;
  /** Two letters. */
  state: string;
  zipCode: string;
  country: AddressCountry;
  phones: string[];
  field1: string;
}

export type AddressField = 'firstName' | 'lastName' | 'address1' | 'city' | 'state' | 'zipCode' | 'country' | 'phones';

/** What is wrong with a field, in words that can stand beside it. */
export interface AddressProblem {
  field: AddressField;
  code: 'REQUIRED' | 'INVALID';
  message: string;
}

const REQUIRED_TEXTS = {
  firstName: 'Please enter a first name',
  lastName: 'Please enter a last name',
  address1: 'Please enter a street address',
  city: 'Please enter a city',
} as const;

/** Without the blanks around it, and with single blanks and no line breaks in it. */
function tidied(text: string | undefined): string {
  return (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** The country that an address may have: US everywhere, but USA or CA for a store's. (C §9) */
function readCountry(type: AddressType, country: string): AddressCountry | undefined {
  const code = country.toUpperCase();
  if (type !== 'ST') return code === '' || code === 'US' ? 'US' : undefined;
  if (code === 'CA') return 'CA';
  return code === '' || code === 'USA' ? 'USA' : undefined;
}

function readPhones(phones: readonly string[]): string[] | undefined {
  const given = phones.filter((phone) => phone.trim() !== '').map(readPhone);
  const read = given.filter((phone) => phone !== undefined);
  return read.length > 0 && read.length === given.length ? read : undefined;
}

export type AddressReading = { isComplete: true; address: Address } | { isComplete: false; problems: AddressProblem[] };

/**
 * Reads what came in as an address: names, street, city, state, zip and one phone are required; state and zip must be written
 * like ones of the country. Everything that is wrong is told at once, in the order of the form.
 */
export function readAddress(input: AddressInput): AddressReading {
  const problems: AddressProblem[] = [];
  const required = (field: keyof typeof REQUIRED_TEXTS) => {
    const text = tidied(input[field]);
    if (text === '') problems.push({ field, code: 'REQUIRED', message: REQUIRED_TEXTS[field] });
    return text;
  };
  const wellFormed = <Value>(field: AddressField, value: Value | undefined, message: string) => {
    if (value === undefined) problems.push({ field, code: 'INVALID', message });
    return value;
  };
  const names = { firstName: required('firstName'), lastName: required('lastName') };
  const street = { address1: required('address1'), address2: tidied(input.address2), city: required('city') };
  const country = readCountry(input.type, tidied(input.country));
  const state = wellFormed('state', stateCode(tidied(input.state), country), 'Please choose a state');
  const zipCode = wellFormed('zipCode', readZip(tidied(input.zipCode), country), ZIP_ERROR_TEXT);
  wellFormed('country', country, 'We do not serve this country');
  const phones = wellFormed('phones', readPhones(input.phones ?? []), PHONE_ERROR_TEXT);
  if (problems.length > 0 || !country || !state || !zipCode || !phones) return { isComplete: false, problems };
  const { type } = input;
  const rest = { organizationName: tidied(input.organizationName), field1: tidied(input.field1) };
  return { isComplete: true, address: { type, ...names, ...street, state, zipCode, country, phones, ...rest } };
}
