import { describe, expect, it } from 'vitest';
import { errorAt, formErrors } from '#app/api/form-errors.ts';
import { addressBody, addressIn, BILLING, inOrderOfFields, wireFieldNames } from './address-form.ts';

describe('two addresses in one form', () => {
  it('are read by their prefix', () => {
    const form = new FormData();
    form.set('city', 'Framingham');
    form.set('billing-city', 'Boston');
    form.set('billing-phone', '5085550100');
    expect(addressIn(form)).toMatchObject({ city: 'Framingham', phone: '' });
    expect(addressBody(addressIn(form, BILLING))).toMatchObject({ city: 'Boston', country: 'US', phones: ['5085550100'] });
  });

  it('have their errors at their own fields', () => {
    expect(wireFieldNames()).toMatchObject({ zipCode: 'zipCode', phones: 'phone', email: 'email' });
    expect(wireFieldNames(BILLING)).toMatchObject({ zipCode: 'billing-zipCode', phones: 'billing-phone', email: 'email' });
  });

  it('have what is wrong with the one telephone number at its field, whether the wire names it or the list', () => {
    for (const field of ['phones', 'phones.0']) {
      const errors = [{ field, code: 'CARD_NUMBER', message: 'That looks like a card number.' }];
      const told = formErrors({ ok: false, code: 'INVALID_REQUEST', errors }, wireFieldNames(BILLING));
      expect(errorAt(told, 'billing-phone')).toBe('That looks like a card number.');
    }
  });
});

it('tells what is wrong with an address in the order in which its fields stand', () => {
  const told = ['billing-city', 'city', undefined, 'state', 'zipCode', 'phone', 'email', 'firstName'].map((field) => ({
    message: 'x',
    field,
  }));
  const order = inOrderOfFields(told).map(({ field }) => field);
  expect(order).toEqual([undefined, 'email', 'firstName', 'zipCode', 'city', 'state', 'phone', 'billing-city']);
});
