/** What somebody typed as a second factor: the six digits of their app, or one of their recovery codes. */
export type TypedCode = { readonly kind: 'APP' | 'RECOVERY'; readonly code: string };

/** The signs of recovery codes, without those that look like others. */
export const RECOVERY_SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
/** 80 random bits: nobody guesses one, not even with its digest at hand. */
export const RECOVERY_LENGTH = 16;
/** How many there are at first. */
export const RECOVERY_CODES = 10;

const ALIKE: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' };

/** Reads a code as people type it, with spaces and hyphens, in either case. @returns undefined for what is neither of the two. */
export function readTypedCode(text: string): TypedCode | undefined {
  const code = text.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'APP', code };
  const recovery = code.replaceAll(/[oil]/g, (sign) => ALIKE[sign] ?? sign);
  const isRecovery = recovery.length === RECOVERY_LENGTH && [...recovery].every((sign) => RECOVERY_SIGNS.includes(sign));
  return isRecovery ? { kind: 'RECOVERY', code: recovery } : undefined;
}

/** How many digits a code has that is mailed: not those of an app's, so that nobody takes the one for the other. */
export const MAILED_DIGITS = 8;

/** Reads a code of a mail as people type it. @returns undefined for what is none. */
export function readMailedCode(text: string): string | undefined {
  const code = text.replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(code) && code.length === MAILED_DIGITS ? code : undefined;
}

/** A code or secret in groups of four, as it is read from a sheet. */
export function inGroups(code: string, between: string): string {
  return code.match(/.{1,4}/g)?.join(between) ?? '';
}
