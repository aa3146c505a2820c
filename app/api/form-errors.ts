import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import { fieldId } from '#app/ui/fields/field-parts.tsx';

/** What is wrong with a form: what an error summary lists and what stands beside a field. */
export type FormError = {
  readonly message: string;
  readonly field?: string | undefined;
  /** What stands beside the field, where it is not the message. */ readonly beside?: string | undefined;
  /** For the summary's link. */ readonly fieldId?: string | undefined;
  /** What it says, where it is not the message. */ readonly linkText?: string | undefined;
};

/**
 * What a refused call says of a form. `fields` are the names of the form's fields, or, where they differ, the wire's names
 * with the form's: an error about anything else concerns the form as a whole.
 */
export function formErrors(
  reply: Extract<Reply<unknown>, { ok: false }>,
  fields: readonly string[] | Readonly<Record<string, string>>,
): FormError[] {
  const nameOf = (field: string | undefined) => (isList(fields) ? fields.find((one) => one === field) : fields[field ?? '']);
  const details = (reply.errors ?? []).map(({ field, message }) => formError(message, nameOf(field)));
  return details.length > 0 ? details : [formError(reply.message ?? ERRORS[reply.code].message)];
}

/** One error; without a field it concerns the form as a whole. */
export function formError(message: string, field?: string): FormError {
  return field === undefined ? { message } : { message, field, fieldId: fieldId(field) };
}

/** What stands beside a field; `undefined` when all is well with it. */
export function errorAt(errors: readonly FormError[] | undefined, field: string): string | undefined {
  const found = errors?.find((error) => error.field === field);
  return found?.beside ?? found?.message;
}

function isList(fields: readonly string[] | Readonly<Record<string, string>>): fields is readonly string[] {
  return Array.isArray(fields);
}
