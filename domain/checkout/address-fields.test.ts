import { describe, expect, it } from 'vitest';
import { ADDRESS_TYPES, type AddressInput, isForBilling, isForPickup, isForShipping, isSamePlace, readAddress } from './address-fields.ts';

const gail: AddressInput = {
  type: 'SB',
  firstName: 'Gail',
  lastName: 'Guest',
  address1: '12 Main St',
  city: 'Framingham',
  state: 'MA',
  zipCode: '01702',
  country: 'US',
  phones: ['5085550100'],
};

function problemsOf(input: Partial<AddressInput>) {
  const reading = readAddress({ ...gail, ...input });
  return reading.isComplete ? [] : reading.problems.map(({ field, code, message }) => [field, code, message]);
}

describe('the type of an address', () => {
  it('S is for shipping [C3-89]', () => {
    expect([isForShipping('S'), isForBilling('S'), isForPickup('S')]).toEqual([true, false, false]);
  });

  it('B is for billing [C3-90]', () => {
    expect([isForShipping('B'), isForBilling('B'), isForPickup('B')]).toEqual([false, true, false]);
  });

  it('SB is for both [C3-91]', () => {
    expect([isForShipping('SB'), isForBilling('SB'), isForPickup('SB')]).toEqual([true, true, false]);
  });

  it("ST is a store's", () => {
    expect([isForShipping('ST'), isForBilling('ST'), isForPickup('ST')]).toEqual([false, false, true]);
  });
});

describe('a complete address', () => {
  it('is kept tidy: blanks, state, zip and phone in one form', () => {
    const typed = {
      firstName: ' Gail ',
      address1: '12  Main\tSt\n',
      state: 'massachusetts',
      zipCode: ' 01702 ',
      phones: ['(508) 555-0100', ''],
    };
    expect(readAddress({ ...gail, ...typed })).toEqual({
      isComplete: true,
      address: { ...gail, organizationName: '', address2: '', field1: '' },
    });
  });

  it.each(ADDRESS_TYPES.filter((type) => type !== 'ST'))('of type %s has the country US, given or not [C9-30]', (type) => {
    expect(problemsOf({ type, country: undefined })).toEqual([]);
    expect(problemsOf({ type, country: 'us' })).toEqual([]);
    expect(problemsOf({ type, country: 'USA' })).toEqual([['country', 'INVALID', 'We do not serve this country']]);
    expect(problemsOf({ type, country: 'CA', state: 'ON', zipCode: 'K1A 0B1' }).map(([field]) => field)).toContain('country');
  });

  it('for pickup has the country USA or CA [C9-31]', () => {
    expect(problemsOf({ type: 'ST', country: 'USA' })).toEqual([]);
    expect(problemsOf({ type: 'ST', country: 'CA', city: 'Ottawa', state: 'ON', zipCode: 'k1a 0b1' })).toEqual([]);
    expect(problemsOf({ type: 'ST', country: 'US' })).toEqual([['country', 'INVALID', 'We do not serve this country']]);
    expect(problemsOf({ type: 'ST', country: 'MX' }).map(([field]) => field)).toContain('country');
  });

  it('for pickup in the States is written USA when no country is given', () => {
    expect(readAddress({ ...gail, type: 'ST', country: undefined })).toMatchObject({ address: { country: 'USA' } });
  });
});

describe('an address with something missing', () => {
  it.each(['firstName', 'lastName', 'address1', 'city'] as const)('asks for %s', (field) => {
    expect(problemsOf({ [field]: undefined }).map(([name, code]) => [name, code])).toEqual([[field, 'REQUIRED']]);
    expect(problemsOf({ [field]: '  ' }).map(([name]) => name)).toEqual([field]);
  });

  it('says what is wrong with zip and phone in the known words [C5-58 C5-59]', () => {
    expect(problemsOf({ zipCode: '1702' })).toEqual([['zipCode', 'INVALID', 'Invalid zip code']]);
    expect(problemsOf({ zipCode: undefined })).toEqual([['zipCode', 'INVALID', 'Invalid zip code']]);
    expect(problemsOf({ phones: ['555'] })).toEqual([['phones', 'INVALID', 'Invalid phone number']]);
    expect(problemsOf({ phones: [] })).toEqual([['phones', 'INVALID', 'Invalid phone number']]);
    expect(problemsOf({ phones: undefined })).toEqual([['phones', 'INVALID', 'Invalid phone number']]);
  });

  it('needs one phone, and every phone given must be one', () => {
    expect(problemsOf({ phones: [' ', '5085550100'] })).toEqual([]);
    expect(problemsOf({ phones: ['5085550100', '12'] }).map(([field]) => field)).toEqual(['phones']);
  });

  it('asks for a state that exists', () => {
    expect(problemsOf({ state: 'ZZ' })).toEqual([['state', 'INVALID', 'Please choose a state']]);
    expect(problemsOf({ state: undefined }).map(([field]) => field)).toEqual(['state']);
  });

  it('tells everything at once, in the order of the form', () => {
    expect(readAddress({ type: 'S' })).toMatchObject({ isComplete: false });
    expect(
      problemsOf({ firstName: '', lastName: '', address1: '', city: '', state: '', zipCode: '', phones: [] }).map(([field]) => field),
    ).toEqual(['firstName', 'lastName', 'address1', 'city', 'state', 'zipCode', 'phones']);
  });
});

describe('the same place', () => {
  it('is the same street, city, state and ZIP code, whoever gets it there and however it is typed', () => {
    const { firstName: _, address2: __, ...place } = gail;
    expect(isSamePlace(gail, { ...place, address1: '  12 MAIN  st' })).toBe(true);
    for (const other of [{ address1: '13 Main St' }, { address2: 'Suite 4' }, { city: 'Salem' }, { state: 'NH' }, { zipCode: '01701' }])
      expect(isSamePlace(gail, { ...gail, ...other }), JSON.stringify(other)).toBe(false);
  });
});
