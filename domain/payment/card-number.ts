import { brandOf, type CardBrand, STORE_CARD_PREFIXES } from './card-brand.ts';

/** The most digits that the field of a card takes. (C §9) */
export const CARD_NUMBER_MAX_DIGITS = 16;
/** The digits of every American Express number. (C §9) */
export const AMEX_NUMBER_DIGITS = 15;
/** The most digits of a gift card, and of any number that is looked at at all. (C §9) */
export const GIFT_CARD_NUMBER_MAX_DIGITS = 19;
const GIFT_CARD_NUMBER_MIN_DIGITS = 16;

/** The lengths at which a brand's number is whole; the short Visa is an old one. */
const VALID_LENGTHS: Record<CardBrand, readonly number[]> = {
  VISA: [13, CARD_NUMBER_MAX_DIGITS],
  MASTERCARD: [CARD_NUMBER_MAX_DIGITS],
  AMEX: [AMEX_NUMBER_DIGITS],
  DISCOVER: [CARD_NUMBER_MAX_DIGITS],
  STORE_CARD: [CARD_NUMBER_MAX_DIGITS],
};

/** What a person typed or pasted, without anything that is no digit. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** What the field of a credit or prepaid card holds: digits only, at most 16, for American Express at most 15. */
export function cardNumberInField(text: string, storePrefixes: readonly string[] = STORE_CARD_PREFIXES): string {
  const digits = onlyDigits(text);
  const limit = brandOf(digits, storePrefixes) === 'AMEX' ? AMEX_NUMBER_DIGITS : CARD_NUMBER_MAX_DIGITS;
  return digits.slice(0, limit);
}

/** What the field of a gift card holds: digits only, at most 19. */
export function giftCardNumberInField(text: string): string {
  return onlyDigits(text).slice(0, GIFT_CARD_NUMBER_MAX_DIGITS);
}

/** Whether the last digit is the Luhn check digit of the others; false for anything but digits. */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const doubled = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

export type CardNumberProblem = 'TOO_LONG' | 'INVALID_BRAND' | 'WRONG_LENGTH' | 'WRONG_CHECKSUM';

export type CardNumberCheck = { isValid: true; digits: string; brand: CardBrand } | { isValid: false; problem: CardNumberProblem };

/**
 * Whether a credit or prepaid card's number can be one; everything but digits is dropped first. Nothing is cut: a number
 * with too many digits is refused, as whoever skipped the field would otherwise pay with another card than he sent.
 */
export function checkCardNumber(text: string, storePrefixes: readonly string[] = STORE_CARD_PREFIXES): CardNumberCheck {
  const digits = onlyDigits(text);
  if (digits.length > GIFT_CARD_NUMBER_MAX_DIGITS) return { isValid: false, problem: 'TOO_LONG' };
  const brand = brandOf(digits, storePrefixes);
  if (brand === undefined) return { isValid: false, problem: 'INVALID_BRAND' };
  if (!VALID_LENGTHS[brand].includes(digits.length)) return { isValid: false, problem: 'WRONG_LENGTH' };
  if (!passesLuhn(digits)) return { isValid: false, problem: 'WRONG_CHECKSUM' };
  return { isValid: true, digits, brand };
}

/** Whether a gift card's number can be one: 16 to 19 digits, without a checksum. Everything but digits is dropped first. */
export function isGiftCardNumberPossible(text: string): boolean {
  const { length } = onlyDigits(text);
  return length >= GIFT_CARD_NUMBER_MIN_DIGITS && length <= GIFT_CARD_NUMBER_MAX_DIGITS;
}
