/** How many digits the PIN of a gift card has. The codes of other cards are typed in the vendor's frame, and never reach us. (C §5) */
export const PIN_DIGITS = 4;

/** What the field holds: digits only, at most 4. */
export function pinInField(text: string): string {
  return text.replace(/\D/g, '').slice(0, PIN_DIGITS);
}

/** Whether a PIN can be a gift card's: exactly 4 digits, nothing else. */
export function isPinPossible(pin: string): boolean {
  return /^\d+$/.test(pin) && pin.length === PIN_DIGITS;
}
