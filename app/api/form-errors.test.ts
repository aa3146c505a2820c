import { describe, expect, it } from 'vitest';
import { errorAt, formErrors } from './form-errors.ts';

const refused = (errors: { field?: string; code: string; message: string }[], message?: string) => ({
  ok: false as const,
  code: 'ADDRESS_INVALID' as const,
  errors,
  ...(message !== undefined && { message }),
});

describe('what is wrong with a form', () => {
  it('stands beside the field and in the summary, with a link to it', () => {
    const errors = formErrors(refused([{ field: 'zipCode', code: 'INVALID', message: 'Invalid zip code' }]), ['zipCode']);
    expect(errors).toEqual([{ message: 'Invalid zip code', field: 'zipCode', fieldId: 'field-zipCode' }]);
    expect(errorAt(errors, 'zipCode')).toBe('Invalid zip code');
    expect(errorAt(errors, 'city')).toBeUndefined();
  });

  it('goes to the field of the form where the wire calls it otherwise', () => {
    expect(
      formErrors(refused([{ field: 'phones', code: 'INVALID', message: 'Invalid phone number' }]), { phones: 'billing-phone' })[0]?.fieldId,
    ).toBe('field-billing-phone');
  });

  it('concerns the form as a whole when there is no such field', () => {
    expect(formErrors(refused([{ field: 'addressId', code: 'INVALID', message: 'There is no such address.' }]), ['zipCode'])).toEqual([
      { message: 'There is no such address.' },
    ]);
  });

  it('is never nothing: the code has a text of its own', () => {
    expect(formErrors(refused([]), [])).toEqual([{ message: 'Please check the address and try again.' }]);
    expect(formErrors(refused([], 'Something else.'), [])).toEqual([{ message: 'Something else.' }]);
  });
});
