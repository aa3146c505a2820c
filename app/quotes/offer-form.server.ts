import { readAmount } from '#app/checkout/payment/amount-field.ts';
import { textIn } from '#app/api/form-request.ts';

const MOST_FORM_ROWS = 110;

/** What somebody has typed into the form of an offer, by field. */
export type TypedOffer = Readonly<Record<string, string>>;

const FIELDS = ['item', 'qty', 'price'] as const;

export function readOffer(form: FormData): {
  typed: TypedOffer;
  /** The rows with an item, each with its place in the form. */
  places: readonly number[];
  body: {
    version: number;
    rows: { itemId: string; qty: number; unitPrice: number }[];
    discountPercent: number;
    validUntil: string;
    note: string;
  };
} {
  const count = Math.min(MOST_FORM_ROWS, Math.max(0, Math.trunc(Number(textIn(form, 'count'))) || 0));
  const all = Array.from({ length: count }, (_, at) => at);
  const typed: Record<string, string> = {};
  for (const at of all) for (const field of FIELDS) typed[`${field}-${at}`] = textIn(form, `${field}-${at}`).trim().slice(0, 40);
  for (const field of ['discount', 'validUntil', 'note']) typed[field] = textIn(form, field).slice(0, 1000);
  const places = all.filter((at) => (typed[`item-${at}`] ?? '') !== '');
  const discount = (typed['discount'] ?? '').trim().replace(/\s*%$/, '');
  return {
    typed,
    places,
    body: {
      version: Math.trunc(Number(textIn(form, 'version'))) || 0,
      rows: places.map((at) => ({
        itemId: typed[`item-${at}`] ?? '',
        qty: numberIn(typed[`qty-${at}`] ?? ''),
        unitPrice: dollarsIn(typed[`price-${at}`] ?? ''),
      })),
      // What is no number is told as one that is too much.
      discountPercent: discount === '' ? 0 : /^\d{1,3}(?:\.\d{1,2})?$/.test(discount) ? Number(discount) : 100,
      validUntil: (typed['validUntil'] ?? '').trim(),
      note: (typed['note'] ?? '').trim(),
    },
  };
}

const numberIn = (text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

/** An amount in dollars; 0 and less as they were typed, so that it is told what is wrong with them. */
function dollarsIn(text: string): number {
  const amount = readAmount(text);
  if (typeof amount === 'number') return amount;
  return /^-?\$?\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Number(text.replace('$', '')) : Number.MAX_SAFE_INTEGER;
}
