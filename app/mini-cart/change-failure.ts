import type { Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';

/** The standard error message. (C §8, Messages; A-076) */
export const STANDARD_ERROR = 'Sorry, something went wrong. Please try again.';

/** What is said when a change of the cart failed: the text of a known code of status 400, else the standard message. */
export function changeFailureText({ code, message }: Pick<Extract<Reply<never>, { ok: false }>, 'code' | 'message'>): string {
  const isTelling = ERRORS[code].status === 400 && code !== 'INVALID_REQUEST';
  return isTelling ? (message ?? ERRORS[code].message) : STANDARD_ERROR;
}
