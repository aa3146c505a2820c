import { spelledOnce } from '../checkout/email.ts';

/**
 * Only A to Z change their case: other letters fold together (the Kelvin sign becomes a k), and then two people's addresses
 * would be one account.
 */
function asciiLowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** An email as accounts are found by it: in one spelling and in lower case. */
export function normalisedEmail(email: string): string {
  return asciiLowerCase(spelledOnce(email));
}

const DOTLESS_DOMAINS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox behind an email, for limits per customer: without the tag after "+", and for mailboxes that ignore dots
 * without those. Never for signing in or for sending mail.
 */
export function mailboxOf(email: string): string {
  const normal = normalisedEmail(email);
  const at = normal.lastIndexOf('@');
  if (at < 0) return normal;
  const domain = normal.slice(at + 1);
  const name = normal
    .slice(0, at)
    .normalize('NFC')
    .replace(/(?<=.)\+.*$/s, '');
  return DOTLESS_DOMAINS.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
