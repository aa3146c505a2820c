import type { Reply } from '#contracts/door.ts';
import { ERRORS, GENERIC_ERROR } from '#contracts/errors.ts';

/** What is said when a change of the cart failed: the text of a known code of status 400, else the standard message. */
export function changeFailureText({ code, message }: Pick<Extract<Reply<never>, { ok: false }>, 'code' | 'message'>): string {
  const isTelling = ERRORS[code].status === 400 && code !== 'INVALID_REQUEST';
  return isTelling ? (message ?? ERRORS[code].message) : GENERIC_ERROR;
}
