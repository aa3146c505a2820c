import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';

/** The most different items that are added at once by their numbers. */
export const MOST_TYPED_ITEMS = 25;
/** So many characters of a text are read: more than a cart has room for. */
export const LONGEST_TYPED = 10_000;

export interface TypedItem {
  readonly itemId: string;
  /** 1 to 9,999, unless the item was named several times. */
  readonly qty: number;
}

/** A part of a text from which nothing can be added, and why: its number is none, its quantity is none, or there are too many. */
export interface UnreadEntry {
  readonly typed: string;
  readonly reason: 'NUMBER' | 'QUANTITY' | 'TOO_MANY';
}

export interface TypedItems {
  readonly items: readonly TypedItem[];
  readonly unread: readonly UnreadEntry[];
}

type Entry = { readonly number: string; readonly qty: string };

const ITEM_NUMBER = /^[a-z\d][\w.-]{0,39}$/i;
/** What may be a quantity beside a number: "2", "x2", "2.5", "-1"; a longer one is the next item's number. */
const LIKE_A_QUANTITY = /^[x×*]?[+-]?\d{1,5}(\.\d*)?$/i;
const TIMES = /^[x×*]$/i;

/**
 * The items of a text that somebody typed or pasted: numbers with or without quantities, "100001 2, 100004", between commas,
 * semicolons or spaces, one a line, or in the columns of a spreadsheet. A quantity that is left out is 1; what is named
 * several times counts together. Nothing of the text is lost: what cannot be read, and what is too much, is named.
 */
export function readTypedItems(text: string): TypedItems {
  const quantities = new Map<string, number>();
  const unread: UnreadEntry[] = [];
  for (const { number, qty } of text
    .slice(0, LONGEST_TYPED)
    .split(/[\r\n]+/)
    .flatMap(entriesOfLine)) {
    const itemId = number.replace(/^#/, '');
    const pieces = quantityOf(qty);
    const typed = `${number} ${qty}`.trim();
    if (!ITEM_NUMBER.test(itemId)) unread.push({ typed, reason: 'NUMBER' });
    else if (pieces === undefined) unread.push({ typed, reason: 'QUANTITY' });
    else quantities.set(itemId, (quantities.get(itemId) ?? 0) + pieces);
  }
  const items = [...quantities].map(([itemId, qty]) => ({ itemId, qty }));
  const tooMany = items.slice(MOST_TYPED_ITEMS).map(({ itemId, qty }) => ({ typed: `${itemId} ${qty}`, reason: 'TOO_MANY' as const }));
  return { items: items.slice(0, MOST_TYPED_ITEMS), unread: [...unread, ...tooMany] };
}

/** The entries of a line: its first two columns where it has columns, else whatever stands between commas. */
function entriesOfLine(line: string): Entry[] {
  if (!line.trim().includes('\t')) return line.split(/[,;]/).flatMap(entriesOfWords);
  const [number = '', qty = ''] = line
    .trim()
    .split('\t')
    .map((cell) => cell.trim());
  // A spreadsheet may show a thousand as "1,000".
  return [{ number, qty: qty.replace(/,(?=\d{3}(\D|$))/g, '') }];
}

function entriesOfWords(part: string): Entry[] {
  const entries: { number: string; qty: string }[] = [];
  for (const word of part.split(/\s+/).filter((one) => one !== '' && !TIMES.test(one))) {
    const last = entries.at(-1);
    if (last?.qty === '' && LIKE_A_QUANTITY.test(word)) last.qty = word;
    else entries.push({ number: word, qty: '' });
  }
  return entries;
}

/** The pieces that a text means; undefined where it is no whole number from 1 to 9,999. */
function quantityOf(text: string): number | undefined {
  const digits = text === '' ? '1' : text.replace(/^[x×*]/i, '');
  const pieces = /^\+?\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return pieces >= 1 && pieces <= MAX_LINE_QTY ? pieces : undefined;
}
