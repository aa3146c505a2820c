/** A bill-to address as it is printed: so many lines of so many characters at most. */
export const MOST_BILL_TO_LINES = 6;
export const BILL_TO_CHARACTERS = 60;

/** So many days the link works by which an email for invoices is confirmed. */
export const BILLING_EMAIL_DAYS = 7;

/** The lines of an address as it was typed, without what is empty; undefined where they are too many or too long. */
export function billToLines(typed: string): string[] | undefined {
  const lines = typed
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
  return lines.length > MOST_BILL_TO_LINES || lines.some((line) => line.length > BILL_TO_CHARACTERS) ? undefined : lines;
}
