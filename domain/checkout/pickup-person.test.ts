import { describe, expect, it } from 'vitest';
import { pickupPersonProblems, usualPickupPerson, type PickupPersonInput } from './pickup-person.ts';

const pat = { firstName: 'Pat', lastName: 'Picker', phone: '508-555-0100', email: 'pat@example.com' };
const problemsOf = (input: PickupPersonInput) => pickupPersonProblems({ ...pat, ...input }).map(({ field, message }) => [field, message]);

describe('the person who picks up', () => {
  it('has a name and a phone', () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ firstName: ' ' })).toEqual([['firstName', 'Please enter a first name']]);
    expect(problemsOf({ lastName: undefined })).toEqual([['lastName', 'Please enter a last name']]);
    expect(problemsOf({ lastName: ' ' })).toEqual([['lastName', 'Please enter a last name']]);
  });

  it('hears of a wrong phone or email in the known words [C5-58 C5-60]', () => {
    expect(problemsOf({ phone: '555' })).toEqual([['phone', 'Invalid phone number']]);
    expect(problemsOf({ phone: undefined })).toEqual([['phone', 'Invalid phone number']]);
    expect(problemsOf({ email: 'pat@' })).toEqual([['email', 'Invalid email address']]);
  });

  it('needs no email of his own', () => {
    expect(problemsOf({ email: undefined })).toEqual([]);
    expect(problemsOf({ email: ' ' })).toEqual([]);
  });
});

it('whoever orders picks it up where nobody else is named, if all that is asked is known of them', () => {
  const sam = { firstName: 'Sam', lastName: 'Shopper', email: 'sam@example.com' };
  expect(pickupPersonProblems(usualPickupPerson(sam, ['5085550100']))).toEqual([]);
  expect(pickupPersonProblems(usualPickupPerson(sam, [])).map(({ field }) => field)).toEqual(['phone']);
});
