/** Card brands as the wire names them; Mastercard is sent as MASTER_CARD. (C §5, Card number) */
export type CardBrand = 'VISA' | 'MASTER_CARD' | 'AMEX' | 'DISCOVER' | 'STORE_CARD';

/** The store's own card where nothing else is set: three published prefixes. (C §5, Card number; A-111) */
export const STORE_CARD_PREFIXES: readonly string[] = ['7972', '6035', '60111'];

/** Its Canadian variant, whatever is set. */
const CANADIAN_STORE_CARD = '453094';

/** The first rule that fits decides, after the store's own card: its prefixes lie inside others' ranges. */
const BRAND_RULES: readonly { brand: CardBrand; fits: (digits: string) => boolean }[] = [
  { brand: 'AMEX', fits: (digits) => /^3[47]/.test(digits) },
  { brand: 'MASTER_CARD', fits: (digits) => /^(5[1-5]|36|2)/.test(digits) },
  { brand: 'VISA', fits: (digits) => digits.startsWith('4') },
  { brand: 'DISCOVER', fits: (digits) => /^(6011|64[4-9]|65)/.test(digits) || isDiscover622(digits) },
];

/** How many digits a complete number of the brand has. */
const NUMBER_LENGTHS: Record<CardBrand, readonly number[]> = {
  AMEX: [15],
  MASTER_CARD: [16],
  VISA: [13, 16],
  DISCOVER: [16],
  STORE_CARD: [16],
};

/** The most digits the number field of a card takes; American Express takes one less. (C §9) */
const MAX_FIELD_DIGITS = 16;
const MAX_AMEX_DIGITS = 15;

const BRAND_NAMES: Record<CardBrand, string> = {
  VISA: 'Visa',
  MASTER_CARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  STORE_CARD: 'Store card',
};

function isDiscover622(digits: string): boolean {
  const prefix = Number(digits.slice(0, 6));
  return digits.length >= 6 && prefix >= 622126 && prefix <= 622925;
}

/** The text without everything that is no digit. (C §5, Card number) */
export function digitsOnly(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * The brand that the first digits decide, also of a number still being typed; `undefined` when no brand has them.
 *
 * @param storePrefixes first digits of the store's own card.
 */
export function brandOf(digits: string, storePrefixes = STORE_CARD_PREFIXES): CardBrand | undefined {
  if ([...storePrefixes, CANADIAN_STORE_CARD].some((prefix) => digits.startsWith(prefix))) return 'STORE_CARD';
  return BRAND_RULES.find((rule) => rule.fits(digits))?.brand;
}

/** The brand as people call it. */
export function brandName(brand: CardBrand): string {
  return BRAND_NAMES[brand];
}

/** What the number field keeps of a text: its digits, at most 16 (American Express 15). (C §5, Card number) */
export function keepNumber(text: string, storePrefixes = STORE_CARD_PREFIXES): string {
  const digits = digitsOnly(text);
  return digits.slice(0, brandOf(digits, storePrefixes) === 'AMEX' ? MAX_AMEX_DIGITS : MAX_FIELD_DIGITS);
}

/** Digits in the groups printed on the card: 4-6-5 for American Express, else fours. */
export function groupNumber(digits: string, storePrefixes = STORE_CARD_PREFIXES): string {
  const groups = brandOf(digits, storePrefixes) === 'AMEX' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
}

/** How many digits the security code of the brand has. (C §5, Other card fields) */
export function cvvLength(brand: CardBrand | undefined): number {
  return brand === 'AMEX' ? 4 : 3;
}

/** Whether the digits end in the right check digit. (C §5, Card number) */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Whether the digits are a complete number of a known brand: prefix, length and check digit. */
export function isCardNumber(digits: string, storePrefixes = STORE_CARD_PREFIXES): boolean {
  const brand = brandOf(digits, storePrefixes);
  return brand !== undefined && NUMBER_LENGTHS[brand].includes(digits.length) && passesLuhn(digits);
}
