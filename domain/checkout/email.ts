import { labelInAscii } from './punycode.ts';

/** What a field with a wrong email says; an empty required one says the same. (C §5, Contact fields) */
export const EMAIL_ERROR_TEXT = 'Invalid email address';

const EMAIL_MAX_CHARACTERS = 254;
/** Blanks, and the signs by which one field would become several recipients or a header of the mail. */
const FORBIDDEN = /[\s\p{Cc}<>()[\]\\,;:"]/u;

/** Signs that nobody sees: with them two addresses look like one. */
const INVISIBLE = /\p{Cf}/gu;
const LABEL = /^[^-](?:.*[^-])?$/u;
/** What a domain is written in: all else would lead somewhere else than it says. */
const ASCII_DOMAIN = /^[a-z\d.-]+$/;
/** An address by number, which is no domain. */
const NUMERIC_END = /(?:^|\.)\d+$/;

/** Whether a domain has a dot, and around its dots nothing that is empty or has a hyphen at its end. */
function isDomainPossible(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label)) && !NUMERIC_END.test(domain);
}

/** A domain as mail is brought to it, which is one spelling of many: letters of other widths and cases are the same there, and so are other scripts' dots. */
function domainInAscii(domain: string): string {
  const folded = domain.normalize('NFKC').toLowerCase().normalize('NFC').replaceAll('。', '.');
  return folded.split('.').map(labelInAscii).join('.');
}

/** An email without the blanks around it and the signs that nobody sees, its domain in one spelling: whatever is compared or kept of emails begins here. */
export function spelledOnce(text: string): string {
  const email = text.replace(INVISIBLE, '').trim();
  const at = email.lastIndexOf('@') + 1;
  return at === 0 ? email : email.slice(0, at) + domainInAscii(email.slice(at));
}

/** An email as it is kept; `undefined` when it cannot be one: one @, a domain with a dot, at most 254 characters. */
export function readEmail(text: string): string | undefined {
  const email = spelledOnce(text);
  const [name = '', domain = '', ...rest] = email.split('@');
  if (email.length > EMAIL_MAX_CHARACTERS || FORBIDDEN.test(email)) return undefined;
  if (name === '' || rest.length > 0 || !ASCII_DOMAIN.test(domain) || !isDomainPossible(domain)) return undefined;
  return email;
}
