/** What people write before a number: 'Order', 'order number', 'Item', '#'. */
const BEFORE_NUMBER = /(?:\b(?:order|item)\b[\s:.#]*(?:(?:number|no)\b[\s:.#]*)?|#\s*)(?=\d)/gi;

/** The number of an invoice, which begins with that of its order: 'INV-10000002-1'. */
const INVOICE_NUMBER = /\b(?:invoice|inv)\b[\s:.#-]*(\d+)(-\d+)?/gi;

/** The number of an order as somebody typed it: '10000002' of 'Order #10000002'. */
export function typedOrderNumber(text: string): string {
  return text.replace(BEFORE_NUMBER, '').trim();
}

/**
 * The words that an order is looked for by: lower case, letters and digits; undefined when nothing is asked for. What has
 * neither letter nor digit stays as it is, and finds nothing.
 */
export function orderSearchWords(text: string): string[] | undefined {
  const asked = text.replace(INVOICE_NUMBER, '$1').replace(BEFORE_NUMBER, ' ').trim().toLowerCase();
  if (asked === '') return undefined;
  const words = asked.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.length === 0 ? [asked] : words;
}

/** How the number of an order or an invoice begins, as somebody typed it: '10000002' of 'Order #10000002', '10000002-1' of 'inv-10000002-1'. Undefined: it is none. */
export function typedNumber(text: string): string | undefined {
  const number = typedOrderNumber(text.replace(INVOICE_NUMBER, '$1$2'));
  return /^\d+(?:-\d*)?$/.test(number) ? number : undefined;
}

/** What a purchase order is found by: its letters and digits, without the "PO" before them, as the database keeps it (`po_key`). Undefined: nothing is left. */
export function purchaseOrderKey(text: string): string | undefined {
  const key = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')
    .replace(/^po/, '');
  return key === '' ? undefined : key;
}
