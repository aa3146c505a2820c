/** The most digits of a gift card's number. (C §9) */
const GIFT_CARD_NUMBER_MAX_DIGITS = 19;
const GIFT_CARD_NUMBER_MIN_DIGITS = 16;

/** What a person typed or pasted, without anything that is no digit. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** What the field of a gift card holds: digits only, at most 19. */
export function giftCardNumberInField(text: string): string {
  return onlyDigits(text).slice(0, GIFT_CARD_NUMBER_MAX_DIGITS);
}

/** Whether a gift card's number can be one: 16 to 19 digits, without a checksum. Everything but digits is dropped first. */
export function isGiftCardNumberPossible(text: string): boolean {
  const { length } = onlyDigits(text);
  return length >= GIFT_CARD_NUMBER_MIN_DIGITS && length <= GIFT_CARD_NUMBER_MAX_DIGITS;
}
