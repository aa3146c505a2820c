import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { isItemNumber } from './numbers/item-number.ts';

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

/** What may be a quantity beside a number: "2", "2.5", "-1"; a longer one is the next item's number. */
const LIKE_A_QUANTITY = /^[+-]?\d{1,5}(\.\d*)?$/;
/** What is said to be one: "x2", "2x". */
const MARKED = /^(?:[x×*][+-]?\d{1,5}(\.\d*)?|[+-]?\d{1,5}(\.\d*)?[x×*])$/i;
/** Two columns of a plain CSV. */
const CSV_ROW = /^\s*([^\s,;]+)\s*[,;]\s*([^\s,;]+)[\s,;]*$/;
const TIMES = /^[x×*]$/i;
/** "100001 x 2", "2 x 100001". */
const A_TIMES_B = /(?<!\S)(\S+)\s+[x×*]\s+(\S+)/gi;
/** "qty 3", "Qty: 3", "quantity=3". */
const QTY = /(?<![\w.-])(?:qty|quantity)\.?\s*[:=]?\s*(?=[+-]?\d)/gi;
/** A thousand as it is written: behind an item's number ("100001 1,000") or before a "times" ("1,000 x 100001"). */
const THOUSANDS = [
  /([^\s,;]\s+[x×*(]?|[x×*(:=]\s*)(\d{1,3}(?:,\d{3})+)(?=[\s,;)]|$)/gi,
  /(^|[\s,;])(\d{1,3}(?:,\d{3})+)(?=\s*[x×*](?:\s|$))/gi,
] as const;

/**
 * The items of a text that somebody typed or pasted: numbers with or without quantities, "100001 2, 100004", between commas,
 * semicolons or spaces, one a line, or in the columns of a spreadsheet or of a plain CSV: "100001,2". A quantity may be written as people do: "x2", "2 x" before the
 * number, "qty 2", "(2)", "1,000"; one that is left out is 1; what is named several times counts together. An entry that cannot be read, and one too many, is named in
 * `unread`. Left out are what stands behind the quantity in a spreadsheet's row (it says what the item is), and what comes after `LONGEST_TYPED` characters.
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
    if (!isItemNumber(itemId)) unread.push({ typed, reason: 'NUMBER' });
    else if (pieces === undefined) unread.push({ typed, reason: 'QUANTITY' });
    else quantities.set(itemId, (quantities.get(itemId) ?? 0) + pieces);
  }
  const items = [...quantities].map(([itemId, qty]) => ({ itemId, qty }));
  const tooMany = items.slice(MOST_TYPED_ITEMS).map(({ itemId, qty }) => ({ typed: `${itemId} ${qty}`, reason: 'TOO_MANY' as const }));
  return { items: items.slice(0, MOST_TYPED_ITEMS), unread: [...unread, ...tooMany] };
}

/** The entries of a line: that of its columns where it has columns, else whatever stands between commas. */
function entriesOfLine(line: string): Entry[] {
  if (!line.trim().includes('\t')) {
    const [, number, qty] = CSV_ROW.exec(line) ?? [];
    const isRow = number !== undefined && qty !== undefined && !LIKE_A_QUANTITY.test(number) && isLikeAQuantity(qty);
    return isRow ? [{ number, qty }] : withPlainThousands(line).split(/[,;]/).flatMap(entriesOfPart);
  }
  const [number = '', second = '', ...others] = line
    .trim()
    .split('\t')
    .map((cell) => cell.trim());
  // An empty column may stand before that of the quantities.
  const qty = second === '' ? (others.find((cell) => isLikeAQuantity(withoutThousands(cell))) ?? '') : second;
  // A spreadsheet may show a thousand as "1,000".
  return [{ number, qty: withoutThousands(qty) }];
}

function withoutThousands(qty: string): string {
  return qty.replace(/,(?=\d{3}(\D|$))/g, '');
}

function isLikeAQuantity(text: string): boolean {
  return LIKE_A_QUANTITY.test(text) || MARKED.test(text);
}

function withPlainThousands(line: string): string {
  return THOUSANDS.reduce(
    (text, pattern) => text.replace(pattern, (_, before: string, quantity: string) => before + quantity.replaceAll(',', '')),
    line,
  );
}

function entriesOfPart(part: string): Entry[] {
  const words = wordsOf(part);
  const entries: { number: string; qty: string }[] = [];
  for (const [index, word] of words.entries()) {
    const last = entries.at(-1);
    const next = words[index + 1];
    if (last?.number === '') last.number = word;
    else if (last?.qty === '' && isLikeAQuantity(word)) last.qty = word;
    // A quantity before its number; where none follows it may be one itself, such as X200.
    else if (MARKED.test(word) && next !== undefined && !MARKED.test(next) && isQuantityFirst(withoutTimes(word), next))
      entries.push({ number: '', qty: word });
    else entries.push({ number: word, qty: '' });
  }
  return entries;
}

/** The words of a text, each quantity that is said to be one marked with an x. */
function wordsOf(part: string): string[] {
  return part
    .replace(/[()]/g, ' ')
    .replace(QTY, ' x ')
    .replace(A_TIMES_B, (_, one: string, other: string) => (isQuantityFirst(one, other) ? `${one}x ${other}` : `${one} x${other}`))
    .replace(/(^|\s)([x×*])\s+(?=[+-]?\d)/gi, '$1$2')
    .split(/\s+/)
    .filter((word) => word !== '' && !TIMES.test(word));
}

/** Of a number and a quantity the quantity is the one that is like one; where both are, the shorter one. */
function isQuantityFirst(one: string, other: string): boolean {
  return LIKE_A_QUANTITY.test(one) && (!LIKE_A_QUANTITY.test(other) || one.length < other.length);
}

function withoutTimes(text: string): string {
  return text.replace(/^[x×*]|[x×*]$/gi, '');
}

/** The pieces that a text means; undefined where it is no whole number from 1 to 9,999. */
function quantityOf(text: string): number | undefined {
  const digits = text === '' ? '1' : withoutTimes(text);
  const pieces = /^\+?\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return pieces >= 1 && pieces <= MAX_LINE_QTY ? pieces : undefined;
}
