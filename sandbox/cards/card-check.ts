import { isExpired, readExpiry, type Expiry } from './card-expiry.ts';
import { brandOf, cvvLength, digitsOnly, isCardNumber, type CardBrand } from './card-number.ts';

/** The text for wrong card fields. (C §8, Card errors) */
export const CARD_FIELDS_MESSAGE =
  'Please verify the credit card number, expiration date, security code and billing address are correct and try again.';

export type CardField = 'number' | 'expiry' | 'cvv';
type FieldErrorCode = 'REQUIRED' | 'INVALID' | 'EXPIRED';

/** What is wrong with one field, in words that stand beside it. */
export interface CardFieldError {
  field: CardField;
  code: FieldErrorCode;
  message: string;
}

/** Card fields as they were typed; a field that is not there was left empty. */
export interface TypedCard {
  number?: string | undefined;
  expiryMonth?: string | undefined;
  expiryYear?: string | undefined;
  cvv?: string | undefined;
}

/** A card whose fields have passed every check. The security code is checked and then forgotten. */
export interface CheckedCard {
  digits: string;
  brand: CardBrand;
  expiry?: Expiry;
}

export type CardCheck = { ok: true; card: CheckedCard } | { ok: false; errors: CardFieldError[] };

interface CheckedHow {
  now: Date;
  isCvvAsked: boolean;
  /** First digits of the store's own card, where others are set than the published ones. */
  storePrefixes?: readonly string[] | undefined;
}

/**
 * Checks the fields of a card against each other.
 * `isCvvAsked` is false where the page did not show the security code; the store's own card never needs one, nor an
 * expiry. All wrong fields are named, in the order in which they stand on the page.
 */
export function checkCard(typed: TypedCard, { now, isCvvAsked, storePrefixes }: CheckedHow): CardCheck {
  const digits = digitsOnly(typed.number ?? '');
  const brand = brandOf(digits, storePrefixes);
  const expiry = readExpiry(typed.expiryMonth?.trim() ?? '', typed.expiryYear?.trim() ?? '');
  const errors = [
    numberError(digits, storePrefixes),
    expiryError({ typed, expiry, brand, now }),
    isCvvAsked ? cvvError(typed.cvv?.trim() ?? '', brand) : undefined,
  ].filter((error) => error !== undefined);
  if (errors.length > 0 || brand === undefined) return { ok: false, errors };
  return { ok: true, card: { digits, brand, ...(expiry && { expiry }) } };
}

function numberError(digits: string, storePrefixes?: readonly string[]): CardFieldError | undefined {
  if (digits === '') return { field: 'number', code: 'REQUIRED', message: 'Enter the card number' };
  if (isCardNumber(digits, storePrefixes)) return undefined;
  return { field: 'number', code: 'INVALID', message: 'Check the card number' };
}

interface ExpiryInput {
  typed: TypedCard;
  expiry: Expiry | undefined;
  brand: CardBrand | undefined;
  now: Date;
}

function expiryError({ typed, expiry, brand, now }: ExpiryInput): CardFieldError | undefined {
  if (!typed.expiryMonth && !typed.expiryYear) {
    if (brand === 'STORE_CARD') return undefined;
    return { field: 'expiry', code: 'REQUIRED', message: 'Enter the expiration date' };
  }
  if (expiry === undefined) return { field: 'expiry', code: 'INVALID', message: 'Enter the expiration date as MM/YY' };
  if (isExpired(expiry, now)) return { field: 'expiry', code: 'EXPIRED', message: 'This card has expired' };
  return undefined;
}

function cvvError(cvv: string, brand: CardBrand | undefined): CardFieldError | undefined {
  if (cvv === '') {
    if (brand === 'STORE_CARD') return undefined;
    return { field: 'cvv', code: 'REQUIRED', message: 'Enter the security code' };
  }
  const length = cvvLength(brand);
  if (/^\d+$/.test(cvv) && cvv.length === length) return undefined;
  return { field: 'cvv', code: 'INVALID', message: `Enter the ${length}-digit security code` };
}
