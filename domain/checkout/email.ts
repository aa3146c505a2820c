/** What a field with a wrong email says; an empty required one says the same. (C §5, Contact fields) */
export const EMAIL_ERROR_TEXT = 'Invalid email address';

const EMAIL_MAX_CHARACTERS = 254;
/** Blanks, and the signs by which one field would become several recipients or a header of the mail. */
const FORBIDDEN = /[\s\p{Cc}<>()[\]\\,;:"]/u;

/** Signs that nobody sees: with them two addresses look like one. */
const INVISIBLE = /\p{Cf}/gu;
const LABEL = /^[^-](?:.*[^-])?$/u;

/** Whether a domain has a dot, and around its dots nothing that is empty or has a hyphen at its end. */
function isDomainPossible(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => LABEL.test(label));
}

/** An email without the signs that nobody sees. */
export function visibleEmail(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/** An email without the blanks around it and the signs that nobody sees; `undefined` when it cannot be one: one @, a dot in the domain, at most 254 characters. */
export function readEmail(text: string): string | undefined {
  const email = visibleEmail(text);
  const [name = '', domain = '', ...rest] = email.split('@');
  if (email.length > EMAIL_MAX_CHARACTERS || FORBIDDEN.test(email)) return undefined;
  if (name === '' || rest.length > 0 || !isDomainPossible(domain)) return undefined;
  return email;
}
