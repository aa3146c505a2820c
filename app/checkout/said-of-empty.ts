import { EMAIL_ERROR_TEXT } from '#domain/checkout/email.ts';
import { PHONE_ERROR_TEXT } from '#domain/checkout/phone.ts';
import { ZIP_ERROR_TEXT } from '#domain/checkout/zip-code.ts';
import type { FormError } from '#app/api/form-errors.ts';
import { textIn } from '#app/api/form-request.ts';

/** The wire says the same of what is missing and of what is wrong; beside an empty field it reads as if something had been typed. */
const SAID: ReadonlyMap<string, string> = new Map([
  [EMAIL_ERROR_TEXT, 'Please enter an email address'],
  [PHONE_ERROR_TEXT, 'Please enter a phone number'],
  [ZIP_ERROR_TEXT, 'Please enter a ZIP code'],
]);

/** What is wrong with a form, where nothing was typed in other words than where something wrong was. */
export function saidOfEmpty(errors: readonly FormError[], form: FormData): FormError[] {
  return errors.map((error) => {
    const text = error.field === undefined || textIn(form, error.field) !== '' ? undefined : SAID.get(error.message);
    return text === undefined ? error : { ...error, message: text };
  });
}
