import { COMMON_PASSWORDS } from './common-passwords.ts';
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from './password-limits.ts';

export type PasswordProblem = 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON';

const REPEATS_ONE_CHARACTER = /^(.)\1*$/su;

/** Whether every character is the neighbour of the one before it: 12345678, hgfedcba. */
function countsUpOrDown(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  return COMMON_PASSWORDS.has(lower) || lower === '1234567890' || REPEATS_ONE_CHARACTER.test(lower) || countsUpOrDown(lower);
}

/**
 * What keeps a password from being chosen; `undefined` when nothing does. Length is all that is asked of it beside not being
 * everybody's first guess or the person's own email: no rules about digits and signs, which only make passwords alike.
 */
export function passwordProblem(password: string, email = ''): PasswordProblem | undefined {
  const { length } = [...password];
  if (length < PASSWORD_MIN_CHARACTERS) return 'TOO_SHORT';
  if (length > PASSWORD_MAX_CHARACTERS) return 'TOO_LONG';
  const isOwnEmail = password.toLowerCase() === email.trim().toLowerCase();
  return isOwnEmail || isCommon(password) ? 'TOO_COMMON' : undefined;
}
