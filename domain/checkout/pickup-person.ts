import { EMAIL_ERROR_TEXT, readEmail } from './email.ts';
import { PHONE_ERROR_TEXT, readPhone } from './phone.ts';

/** Who picks an order up, as it comes in. */
export interface PickupPersonInput {
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
}

export interface PickupPersonProblem {
  field: keyof PickupPersonInput;
  code: 'REQUIRED' | 'INVALID';
  message: string;
}

/** Who picks an order up where nobody else is named: whoever orders, under the phone of their usual address. Its parts are empty where they are not known. */
export function usualPickupPerson(
  { firstName, lastName, email }: { readonly firstName: string; readonly lastName: string; readonly email?: string | undefined },
  [phone = '']: readonly string[],
): Required<Readonly<Record<keyof PickupPersonInput, string>>> {
  return { firstName, lastName, email: email ?? '', phone };
}

/**
 * What is wrong with a pickup person: both names and a phone are required, an email must be one where it is given (the order's
 * own is used without). Empty when nothing is wrong.
 */
export function pickupPersonProblems(person: PickupPersonInput): PickupPersonProblem[] {
  const problems: PickupPersonProblem[] = [];
  const { firstName = '', lastName = '', phone = '', email = '' } = person;
  if (firstName.trim() === '') problems.push({ field: 'firstName', code: 'REQUIRED', message: 'Please enter a first name' });
  if (lastName.trim() === '') problems.push({ field: 'lastName', code: 'REQUIRED', message: 'Please enter a last name' });
  if (readPhone(phone) === undefined) problems.push({ field: 'phone', code: 'INVALID', message: PHONE_ERROR_TEXT });
  if (email.trim() !== '' && readEmail(email) === undefined) {
    problems.push({ field: 'email', code: 'INVALID', message: EMAIL_ERROR_TEXT });
  }
  return problems;
}
