import { describe, expect, it } from 'vitest';
import { type AddressQuestion, checkAddress, isVendorAddress } from './address.ts';
import type { AddressInput } from './address-fields.ts';

const framingham: AddressInput = {
  type: 'S',
  firstName: 'Gail',
  lastName: 'Guest',
  address1: '12 Main St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  phones: ['5085550100'],
};
const paper = { isFurniture: false, isSameDay: false, hasSurcharge: false };
const FRAMINGHAM = [{ city: 'Framingham', state: 'MA' }];

function check(input: Partial<AddressInput>, question: Partial<AddressQuestion> = {}) {
  return checkAddress({
    input: { ...framingham, ...input },
    placesOfZip: FRAMINGHAM,
    shippedRows: [paper],
    isUsedAsEntered: false,
    ...question,
  });
}

describe('an address whose zip belongs to its city and state', () => {
  it('is valid', () => {
    expect(check({})).toMatchObject({ kind: 'valid', address: { city: 'Framingham', state: 'MA', zipCode: '01702', country: 'US' } });
  });

  it.each([
    ['FRAMINGHAM', 'Framingham'],
    ['st louis', 'Saint Louis'],
    ['St. Louis', 'Saint Louis'],
    ['Saint Louis', 'St Louis'],
    ['Ft. Worth', 'Fort Worth'],
    ['Mt Vernon', 'Mount Vernon'],
    ['Winston Salem', 'Winston-Salem'],
    ["Coeur d'Alene", 'Coeur D Alene'],
    ['Canon City', 'Cañon City'],
  ])('is valid however the city is spelled: %s', (typed, known) => {
    expect(check({ city: typed }, { placesOfZip: [{ city: known, state: 'MA' }] }).kind).toBe('valid');
  });

  it('may name any city of the zip', () => {
    const placesOfZip = [...FRAMINGHAM, { city: 'Saxonville', state: 'MA' }];
    expect(check({ city: 'Saxonville' }, { placesOfZip }).kind).toBe('valid');
  });
});

describe('an address whose zip belongs elsewhere', () => {
  it("gets the zip's city suggested", () => {
    expect(check({ city: 'Natick' })).toMatchObject({
      kind: 'suggestion',
      address: { city: 'Natick', state: 'MA' },
      suggestedAddress: { city: 'Framingham', state: 'MA', address1: '12 Main St', zipCode: '01702' },
    });
  });

  it("gets the zip's state suggested", () => {
    expect(check({ state: 'NH' })).toMatchObject({ kind: 'suggestion', suggestedAddress: { city: 'Framingham', state: 'MA' } });
  });

  it('gets a city of its own state before one of another', () => {
    const placesOfZip = [
      { city: 'Texarkana', state: 'AR' },
      { city: 'Wake Village', state: 'TX' },
    ];
    expect(check({ city: 'Dallas', state: 'TX' }, { placesOfZip })).toMatchObject({ suggestedAddress: { city: 'Wake Village' } });
  });

  it('is taken when the shopper wants it as entered', () => {
    expect(check({ city: 'Natick' }, { isUsedAsEntered: true })).toMatchObject({ kind: 'valid', address: { city: 'Natick' } });
  });
});

describe('an address that cannot be verified', () => {
  it("needs the shopper's word when the street has no number", () => {
    expect(check({ address1: 'Main Street' }).kind).toBe('confirmation');
    expect(check({ address1: 'Main Street', address2: 'Suite 4' }).kind).toBe('valid');
    expect(check({ address1: 'Main Street' }, { isUsedAsEntered: true }).kind).toBe('valid');
  });
});

describe('an impossible address', () => {
  it('is invalid when something is missing, whatever the shopper wants', () => {
    expect(check({ city: '' }, { isUsedAsEntered: true })).toMatchObject({ kind: 'invalid', problems: [{ field: 'city' }] });
  });

  it('is invalid when the state does not exist', () => {
    expect(check({ state: 'ZZ' }, { isUsedAsEntered: true })).toMatchObject({ kind: 'invalid', problems: [{ field: 'state' }] });
  });

  it('is invalid when the zip does not exist', () => {
    expect(check({ zipCode: '00000' }, { placesOfZip: [], isUsedAsEntered: true })).toEqual({
      kind: 'invalid',
      problems: [{ field: 'zipCode', code: 'INVALID', message: 'Invalid zip code' }],
    });
  });

  it('is not held against a zip that no table knows about', () => {
    const ottawa = { type: 'ST', country: 'CA', city: 'Ottawa', state: 'ON', zipCode: 'K1A 0B1' } as const;
    expect(check(ottawa, { placesOfZip: undefined }).kind).toBe('valid');
  });
});

describe('an address to which we cannot deliver', () => {
  const guam = { city: 'Hagatna', state: 'GU', zipCode: '96910' };
  const placesOfZip = [{ city: 'Hagatna', state: 'GU' }];

  it('is undeliverable on the Pacific islands, whatever the shopper wants', () => {
    expect(check(guam, { placesOfZip, isUsedAsEntered: true }).kind).toBe('undeliverable');
    expect(check({ city: 'Honolulu', state: 'HI', zipCode: '96813' }, { placesOfZip: [{ city: 'Honolulu', state: 'HI' }] }).kind).toBe(
      'valid',
    );
  });

  it.each([{ isFurniture: true }, { isSameDay: true }, { hasSurcharge: true }])(
    'is a PO box for goods that somebody must receive: %o',
    (goods) => {
      expect(check({ address1: 'PO Box 12' }, { shippedRows: [paper, { ...paper, ...goods }] }).kind).toBe('undeliverable');
      expect(check({ address1: 'PO Box 12' }).kind).toBe('valid');
    },
  );

  it('is none when nothing is shipped', () => {
    expect(check(guam, { placesOfZip, shippedRows: [] }).kind).toBe('valid');
  });
});

describe('an address from a payment vendor', () => {
  it.each(['ApplePayAddress', 'KlarnaAddress'])('with field1 %s counts as validated [C3-87 C3-88]', (field1) => {
    expect(check({ field1, city: 'Natick' }).kind).toBe('valid');
    expect(check({ field1, address1: 'Main Street' }).kind).toBe('valid');
    expect(isVendorAddress(field1)).toBe(true);
  });

  it('needs its fields and a zip that exists all the same', () => {
    expect(check({ field1: 'KlarnaAddress', address1: '' }).kind).toBe('invalid');
    expect(check({ field1: 'KlarnaAddress' }, { placesOfZip: [] }).kind).toBe('invalid');
  });

  it('is not any address with something in field1', () => {
    expect(check({ field1: 'klarnaaddress', city: 'Natick' }).kind).toBe('suggestion');
    expect(isVendorAddress(undefined)).toBe(false);
  });
});
