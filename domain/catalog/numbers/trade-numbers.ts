/** The most letters of what its maker calls an item. */
export const LONGEST_MANUFACTURER_NUMBER = 60;

/** The last digit of a GTIN, by those before it: from the right they count three times and once. (GS1 General Specifications, 7.9) */
export function checkDigitOf(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is the number under a bar code: GTIN-8, UPC (GTIN-12), EAN (GTIN-13) or GTIN-14, with the digit that it ends with. */
export function isGtin(text: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/.test(text) && checkDigitOf(text.slice(0, -1)) === Number(text.at(-1));
}

/** What people call a GTIN of as many digits. */
export function gtinName(gtin: string): string {
  return gtin.length === 12 ? 'UPC' : gtin.length === 13 ? 'EAN' : 'GTIN';
}
