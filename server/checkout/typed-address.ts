import { checkAddress, type AddressCheck, type AddressQuestion } from '#domain/checkout/address.ts';
import type { ZipCode } from '../stores/index.ts';

type Typed = Omit<AddressQuestion, 'placesOfZip'> & {
  /** What the table says of its ZIP code; undefined: there is no such one. */
  readonly zip: ZipCode | undefined;
};

/** What becomes of an address that somebody has typed, for an order or to be found again: the same is wrong with it, and the same is asked about it. */
export function checkTyped({ zip, ...typed }: Typed): AddressCheck {
  return checkAddress({ ...typed, placesOfZip: zip === undefined ? [] : [{ city: zip.city, state: zip.state }] });
}
