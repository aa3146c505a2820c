import type { z } from 'zod';
import type { FOUND_BY, matchQuickOrder as matchCall } from '#contracts/quick-order/quick-order.ts';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { LONGEST_QUANTITY, MOST_CHOICES } from '#domain/quick-order/limits.ts';
import { unitOfShop, type Unit } from '#domain/quick-order/units.ts';
import type { AskedRow } from './asked-rows.ts';
import { canBeAdded, viewQuickItem, whyNotSold, type Sold } from './quick-item.ts';

type Row = z.input<(typeof matchCall)['answer']>['rows'][number];
type Reason = NonNullable<Row['reason']>;

/** The items that a row may mean, the likeliest first. */
export type Candidates = {
  readonly foundBy: (typeof FOUND_BY)[number] | undefined;
  readonly itemIds: readonly string[];
  /** They were found by all that was said. */
  readonly isSure: boolean;
};

const REASONS = {
  QUANTITY: `A quantity is a whole number from 1 to ${MAX_LINE_QTY.toLocaleString('en-US')}.`,
  CARD: 'This looks like a card number. Cards belong only in the card fields at checkout. Enter the item number here.',
  SHORTENED: 'Your spreadsheet has shortened this number. Format the column as text, and copy it again.',
  FORMULA:
    'This is a formula, not what it shows. In your spreadsheet, copy the cells themselves and paste them here, or enter the item number.',
  LONG: 'This line is too long to be read. Put one item on each line.',
  NOTHING: 'We can’t tell which item this is. Enter an item number or what it’s called.',
} as const;
const NEAR = 'Nothing has all of these words. This is the closest we have.';
const OF_PACK = (text: string) => `We took “${text}” for what’s in one pack. If you want that many, change the quantity.`;

/** How a row ends: with one item, with some to choose among, or with a reason why there is none. */
export function outcomeOf(row: AskedRow, { foundBy, itemIds, isSure }: Candidates, sold: ReadonlyMap<string, Sold>): Row {
  const { words, quantity, unit, unread, packText, isQuantitySaid } = row;
  const qty = 'qty' in quantity ? quantity.qty : undefined;
  const reference = referenceOf(row, foundBy !== undefined && foundBy !== 'NAME' && foundBy !== 'ALIAS');
  const base = {
    row: row.line,
    lines: row.lines,
    typed: row.typed,
    reference,
    qty: qty ?? null,
    qtyText: 'qty' in quantity ? String(quantity.qty) : quantity.wrong.slice(0, LONGEST_QUANTITY),
    unit: unit ?? null,
    foundBy: foundBy ?? null,
    note: packText === undefined || isQuantitySaid ? null : OF_PACK(packText),
    item: null,
    choices: [],
  };
  const refused = (code: Reason['code'], text: string, more: Partial<Row> = {}): Row => ({
    ...base,
    status: 'REFUSED',
    reason: { code, text },
    ...more,
  });
  if (unread !== undefined) return refused(unread, REASONS[unread], { foundBy: null });
  const seen = itemIds.flatMap((id) => sold.get(id) ?? []);
  const view = (one: Sold) => viewQuickItem(one, { qty, unit });
  const [first] = seen;
  // What comes near the letters of a number is another thing altogether.
  const isNumberAlone = row.number !== undefined && words === '';
  if (first === undefined || (isNumberAlone && foundBy === 'NAME' && !isSure))
    return refused('NOT_FOUND', notFound(row), { foundBy: null });
  const only = foundBy === 'NAME' ? namedSo(seen, words, isSure) : isSure ? first : undefined;
  if (qty === undefined)
    return refused('QUANTITY', REASONS.QUANTITY, {
      item: only === undefined ? null : view(only),
      choices: only === undefined ? chosenFrom(seen, unit).map(view) : [],
    });
  if (only === undefined)
    return {
      ...base,
      status: 'AMBIGUOUS',
      reason: null,
      note: isSure || foundBy !== 'NAME' ? base.note : [NEAR, base.note].filter((one) => one !== null).join(' '),
      choices: chosenFrom(seen, unit).map(view),
    };
  if (!canBeAdded(only)) {
    const instead = sold.get(only.item.facts.substitute?.itemId ?? '');
    return refused('NOT_SOLD', whyNotSold(only), {
      item: view(only),
      choices: instead !== undefined && canBeAdded(instead) ? [view(instead)] : [],
    });
  }
  return { ...base, status: 'MATCHED', reason: null, item: view(only) };
}

function notFound({ number, words }: AskedRow): string {
  if (number !== undefined && words === '') return `We don’t have an item ${number}.`;
  const said = number === undefined ? words : `${number} ${words}`;
  return `Nothing found for “${said.length > 80 ? `${said.slice(0, 80)}…` : said}”. Try other words, or the item number.`;
}

/** What was looked for, as it finds the same again: a number that is known, else all that was said. */
export function referenceOf({ number, words }: Pick<AskedRow, 'number' | 'words'>, isNumberKnown: boolean): string {
  if (number === undefined) return words;
  return isNumberKnown || words === '' ? number : `${number} ${words}`;
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What words name for certain: it is the only one that has them, or it is called so. */
function namedSo(seen: readonly Sold[], words: string, isSure: boolean): Sold | undefined {
  const said = letters(words);
  return seen.find(({ tile }) => letters(tile.title) === said) ?? (isSure && seen.length === 1 ? seen[0] : undefined);
}

/** A few to choose among: what can be ordered before what cannot, what is sold by the unit that was said, and of what comes in many kinds one of each first. */
function chosenFrom(seen: readonly Sold[], unit: Unit | undefined): readonly Sold[] {
  const isSoldBy = ({ item }: Sold) => unit !== undefined && unitOfShop(item.uom) === unit;
  const ranked = seen
    .map((one, at) => ({ one, at, rank: (canBeAdded(one) ? 0 : 2) + (unit === undefined || isSoldBy(one) ? 0 : 1) }))
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at)
    .map(({ one }) => one);
  const kinds = new Set<string>();
  const firsts = ranked.filter(({ item }) => {
    const kind = item.groupKey ?? item.itemId;
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return isNew;
  });
  return [...new Set([...firsts.slice(0, MOST_CHOICES), ...ranked])].slice(0, MOST_CHOICES);
}
