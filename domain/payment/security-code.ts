/** What a security code belongs to: a card of some brand, or a gift card, whose code is its PIN. */
type CodedCard = 'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'STORE_CARD' | 'GIFT_CARD';

/** The most digits that the security code's field takes. (C §5, Other card fields) */
export const SECURITY_CODE_MAX_DIGITS = 4;
const SHORT_SECURITY_CODE_DIGITS = 3;

/** What the field holds: digits only, at most 4 whatever the brand, which may not be known yet. */
export function securityCodeInField(text: string): string {
  return text.replace(/\D/g, '').slice(0, SECURITY_CODE_MAX_DIGITS);
}

/** How many digits the code of a card has: 4 for American Express and gift cards, 3 for the others. */
export function securityCodeLength(card: CodedCard): number {
  return card === 'AMEX' || card === 'GIFT_CARD' ? SECURITY_CODE_MAX_DIGITS : SHORT_SECURITY_CODE_DIGITS;
}

/**
 * Whether a code can be the card's: exactly as many digits as the card has, nothing else. The store's own card has no
 * code printed on it, so that an empty one is right there, too.
 */
export function isSecurityCodePossible(code: string, card: CodedCard): boolean {
  if (card === 'STORE_CARD' && code === '') return true;
  return /^\d+$/.test(code) && code.length === securityCodeLength(card);
}
