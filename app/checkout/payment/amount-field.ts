/** Dollars as people type them: "$1,250", "25.5", "25.00". */
const AMOUNT = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?$/;

/** What is meant by an amount that was typed, in dollars; undefined for an empty field. Nothing is no amount. */
export function readAmount(text: string): number | undefined | 'UNREADABLE' {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const amount = AMOUNT.test(trimmed) ? Number(trimmed.replaceAll(/[$,\s]/g, '')) : 0;
  return amount > 0 ? amount : 'UNREADABLE';
}
