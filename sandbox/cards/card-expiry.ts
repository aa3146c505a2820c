import { digitsOnly } from './card-number.ts';

/** A month in which a card ends: `month` 01 to 12, `year` with four digits. */
export interface Expiry {
  month: string;
  year: string;
}

/** The most digits the expiry field takes. (C §5, Other card fields) */
const MAX_DIGITS = 4;

/** Separators that people and password managers put between month and year. */
const SEPARATOR = /[/.-]/;

/**
 * What the expiry field shows for a text: digits as MM/YY, at most four of them. A first digit from 2 to 9 becomes a
 * month with a leading 0, a 1 waits for its second digit, and a year of four digits (pasted or filled in by the
 * browser) loses its century.
 */
export function formatExpiry(text: string): string {
  const digits = expiryDigits(text).slice(0, MAX_DIGITS);
  if (digits.length > 2) return `${digits.slice(0, 2)}/${digits.slice(2)}`;
  return digits.length === 2 && SEPARATOR.test(text.trim().slice(-1)) ? `${digits}/` : digits;
}

function expiryDigits(text: string): string {
  const separator = text.search(SEPARATOR);
  const month = padMonth(digitsOnly(separator < 0 ? text : text.slice(0, separator)), separator >= 0);
  const year = separator < 0 ? '' : digitsOnly(text.slice(separator + 1));
  const digits = month + year;
  const hasCentury = digits.length === 6 && digits.slice(2, 4) === '20';
  return hasCentury ? digits.slice(0, 2) + digits.slice(4) : digits;
}

function padMonth(digits: string, isComplete: boolean): string {
  const needsZero = /^[2-9]/.test(digits) || (isComplete && digits === '1');
  return needsZero ? `0${digits}` : digits;
}

/**
 * An expiry from a month of one or two digits and a year of two (which gets 20 prefixed) or four digits;
 * `undefined` when the month is not 1 to 12 or the year not of this century. (C §5, Other card fields)
 */
export function readExpiry(month: string, year: string): Expiry | undefined {
  if (!/^(0?[1-9]|1[0-2])$/.test(month) || !/^(20)?\d\d$/.test(year)) return undefined;
  return { month: month.padStart(2, '0'), year: year.length === 2 ? `20${year}` : year };
}

/**
 * Whether a card is past the last day of its month. The day ends with the last place on earth (UTC−12), so that
 * no time zone refuses a card that is still good where its owner is.
 */
export function isExpired(expiry: Expiry, now: Date): boolean {
  const endsAt = Date.UTC(Number(expiry.year), Number(expiry.month), 1, 12);
  return now.getTime() >= endsAt;
}
