/** The brands of cards that the shop takes, each with the name a person reads. */
export const CARD_BRAND_NAMES = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  STORE_CARD: 'Store card',
} as const;

export type CardBrand = keyof typeof CARD_BRAND_NAMES;

/** The codes under which brands travel: Mastercard alone is spelled differently. (C §5, Card number) */
const BRAND_CODES = {
  VISA: 'VISA',
  MASTERCARD: 'MASTER_CARD',
  AMEX: 'AMEX',
  DISCOVER: 'DISCOVER',
  STORE_CARD: 'STORE_CARD',
} as const satisfies Record<CardBrand, string>;

export type CardBrandCode = (typeof BRAND_CODES)[CardBrand];

/** The prefixes of the store's own card; a shop may configure others. (C §5, Card number) */
export const STORE_CARD_PREFIXES: readonly string[] = ['7972', '6035', '60111'];

interface PrefixRange {
  brand: CardBrand;
  /** First and last prefix of the range; both have the same length. */
  from: string;
  to: string;
}

/** Tried from the top after the store's own prefixes; 453094 is the Canadian variant of the store card. (C §5, Card number) */
const PREFIX_RANGES: readonly PrefixRange[] = [
  { brand: 'STORE_CARD', from: '453094', to: '453094' },
  { brand: 'AMEX', from: '34', to: '34' },
  { brand: 'AMEX', from: '37', to: '37' },
  { brand: 'MASTERCARD', from: '51', to: '55' },
  { brand: 'MASTERCARD', from: '36', to: '36' },
  { brand: 'MASTERCARD', from: '2', to: '2' },
  { brand: 'VISA', from: '4', to: '4' },
  { brand: 'DISCOVER', from: '6011', to: '6011' },
  { brand: 'DISCOVER', from: '622126', to: '622925' },
  { brand: 'DISCOVER', from: '644', to: '649' },
  { brand: 'DISCOVER', from: '65', to: '65' },
];

function isInRange(digits: string, { from, to }: PrefixRange): boolean {
  const prefix = digits.slice(0, from.length);
  return prefix.length === from.length && prefix >= from && prefix <= to;
}

/**
 * The brand that a card number, or the part of it typed so far, begins with.
 * `undefined` while no prefix fits, which for a whole number means that the brand is invalid.
 */
export function brandOf(digits: string, storePrefixes: readonly string[] = STORE_CARD_PREFIXES): CardBrand | undefined {
  if (storePrefixes.some((prefix) => prefix !== '' && digits.startsWith(prefix))) return 'STORE_CARD';
  return PREFIX_RANGES.find((range) => isInRange(digits, range))?.brand;
}

/** The code that is sent for a brand. */
export function brandCode(brand: CardBrand): CardBrandCode {
  return BRAND_CODES[brand];
}

const isCardBrand = (text: string): text is CardBrand => Object.hasOwn(CARD_BRAND_NAMES, text);

/** The brand that a code from the wire stands for; `undefined` for a code nobody sends. */
export function brandFromCode(code: string): CardBrand | undefined {
  return Object.keys(CARD_BRAND_NAMES)
    .filter(isCardBrand)
    .find((brand) => BRAND_CODES[brand] === code);
}
