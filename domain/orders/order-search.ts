/** What people write before a number: 'Order', 'order number', 'Item', '#'. */
const BEFORE_NUMBER = /(?:\b(?:order|item)\b[\s:.#]*(?:(?:number|no)\b[\s:.#]*)?|#\s*)(?=\d)/gi;

/** The number of an order as somebody typed it: '10000002' of 'Order #10000002'. */
export function typedOrderNumber(text: string): string {
  return text.replace(BEFORE_NUMBER, '').trim();
}

/**
 * The words that an order is looked for by: lower case, letters and digits; undefined when nothing is asked for. What has
 * neither letter nor digit stays as it is, and finds nothing.
 */
export function orderSearchWords(text: string): string[] | undefined {
  const asked = text.replace(BEFORE_NUMBER, ' ').trim().toLowerCase();
  if (asked === '') return undefined;
  const words = asked.split(/[^a-z0-9]+/).filter((word) => word !== '');
  return words.length === 0 ? [asked] : words;
}
