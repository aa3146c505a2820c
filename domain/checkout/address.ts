import { isUndeliverable, type ShippedRow } from '#domain/delivery/places/undeliverable-address.ts';
import { type Address, type AddressInput, type AddressProblem, readAddress } from './address-fields.ts';
import { ZIP_ERROR_TEXT } from './zip-code.ts';

/** A city and its state as the zip table knows them. */
export interface Place {
  city: string;
  /** Two letters. */
  state: string;
}

export interface AddressQuestion {
  input: AddressInput;
  /** The places of the address's zip, the usual one first; empty when no such zip exists, `undefined` where there is no table. */
  placesOfZip: readonly Place[] | undefined;
  /** The rows that would be shipped there. */
  shippedRows: readonly ShippedRow[];
  /** The shopper has seen the doubts and wants the address as it is. */
  isUsedAsEntered: boolean;
}

/**
 * What becomes of an address. `suggestion`: the zip belongs to another city or state (drawer address_validation_suggestion);
 * `confirmation`: it cannot be verified (drawer address_validation_confirmation); `invalid`: ADDRESS_INVALID;
 * `undeliverable`: UN_DELIVERABLE_ADDRESSES.
 */
export type AddressCheck =
  | { kind: 'valid'; address: Address }
  | { kind: 'suggestion'; address: Address; suggestedAddress: Address }
  | { kind: 'confirmation'; address: Address }
  | { kind: 'invalid'; problems: AddressProblem[] }
  | { kind: 'undeliverable'; address: Address };

/** Marks of addresses that a wallet or pay-later vendor has given and checked; they pay for that order and are not kept. */
const VENDOR_MARKS: readonly string[] = ['ApplePayAddress', 'KlarnaAddress'];

/** Whether an address comes from a payment vendor: nothing is suggested for it, and it stays out of the address book. */
export function isVendorAddress(field1: string | undefined): boolean {
  return VENDOR_MARKS.includes(field1 ?? '');
}

const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
]);

/** A city's name in the one form in which its spellings are equal: "St. Louis" and "saint louis". */
function comparable(city: string): string {
  const plain = city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.map((word) => SHORT_WORDS.get(word) ?? word).join(' ');
}

/** The address with the place of its zip, when that is another one: a place in the same state before any other. */
function suggestionFor(address: Address, places: readonly Place[]): Address | undefined {
  const inState = places.filter((place) => place.state === address.state);
  if (inState.some((place) => comparable(place.city) === comparable(address.city))) return undefined;
  const place = inState[0] ?? places[0];
  return place === undefined ? undefined : { ...address, city: place.city, state: place.state };
}

/** A street line without any number cannot be verified: most are typed in haste. */
function hasStreetNumber(address: Address): boolean {
  return /\d/.test(`${address.address1} ${address.address2}`);
}

/** Checks an address: what is missing or impossible first, then whether we can deliver, then what could be better. */
export function checkAddress({ input, placesOfZip, shippedRows, isUsedAsEntered }: AddressQuestion): AddressCheck {
  const reading = readAddress(input);
  if (!reading.isComplete) return { kind: 'invalid', problems: reading.problems };
  const { address } = reading;
  if (placesOfZip?.length === 0) {
    return { kind: 'invalid', problems: [{ field: 'zipCode', code: 'INVALID', message: ZIP_ERROR_TEXT }] };
  }
  if (isUndeliverable(address, shippedRows)) return { kind: 'undeliverable', address };
  if (isUsedAsEntered || isVendorAddress(address.field1)) return { kind: 'valid', address };
  const suggestedAddress = suggestionFor(address, placesOfZip ?? []);
  if (suggestedAddress !== undefined) return { kind: 'suggestion', address, suggestedAddress };
  return hasStreetNumber(address) ? { kind: 'valid', address } : { kind: 'confirmation', address };
}
