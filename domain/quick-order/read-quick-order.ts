import { hasCardNumberInList, maskCardNumbers } from '#domain/payment/cards/card-number-in-text.ts';
import { isLabelledNumber, isShortened } from './codes.ts';
import { LONGEST_QUICK_LINE, LONGEST_QUICK_ROW } from './limits.ts';
import type { Passed } from './passed-lines.ts';
import { readLines, type ReadLine } from './read-lines.ts';
import type { SaidQuantity } from './said-number.ts';
import { codesOfLine, settleLine, type FindNumber, type Wanted } from './settle-line.ts';
import { unitOfWord, type Unit } from './units.ts';

/** Where something stands in the text: its first line, counted from 1, how many it takes, and what was typed there. */
type Place = { readonly line: number; readonly lines: number; readonly typed: string };

/** What somebody wants, as far as the text says it. */
export type QuickRow = Place & {
  /** The number of an item, whether or not there is one; undefined: there are words alone. */
  readonly number: string | undefined;
  readonly words: string;
  readonly quantity: SaidQuantity;
  /** The text says how many; else one is meant. */
  readonly isQuantitySaid: boolean;
  readonly unit: Unit | undefined;
  /** What in brackets was taken for how many are in a pack, where no quantity was said. */
  readonly packText?: string | undefined;
  /** Why nothing can be looked up: a card's number, a number that a spreadsheet has cut, what a spreadsheet works out, no thing at all, more letters than are read. */
  readonly unread: 'CARD' | 'SHORTENED' | 'FORMULA' | 'NOTHING' | 'LONG' | undefined;
};

/** A line that wants nothing, and why. */
export type PassedLine = Place & { readonly why: Passed };

/** A text as it was read. Every line of it that is not blank is a part of a row or was passed over. */
export type QuickOrder = { readonly rows: readonly QuickRow[]; readonly passed: readonly PassedLine[] };

/** A text of which the lines are known, and not yet whose numbers they have. */
export type OpenQuickOrder = {
  /** All that may be numbers of items: what is to be looked up. */
  readonly codes: readonly string[];
  readonly settle: (find: FindNumber) => QuickOrder;
};

/**
 * Reads a list of what somebody wants, in whatever form: numbers or words, one a line or several, with quantities before or behind, in columns of any kind, out of a
 * mail or a spreadsheet. What the numbers in it are of decides how it is to be read, so they are looked up between.
 */
export function openQuickOrder(text: string): OpenQuickOrder {
  const lines = readLines(text);
  const cards = new Set(lines.filter((line) => hasCardNumberInList(line.typed.slice(0, LONGEST_QUICK_LINE))));
  const isCard = (line: ReadLine) => cards.has(line);
  return {
    codes: [...new Set(lines.filter((line) => !isCard(line) && !isLong(line)).flatMap(codesOfLine))],
    settle: (find) => settled(lines, isCard, find),
  };
}

function isLong({ typed }: ReadLine): boolean {
  return typed.length > LONGEST_QUICK_LINE;
}

function settled(lines: readonly ReadLine[], isCard: (line: ReadLine) => boolean, find: FindNumber): QuickOrder {
  const rows: QuickRow[] = [];
  const passed: PassedLine[] = [];
  for (const line of lines) {
    const typed = line.typed.trim().slice(0, LONGEST_QUICK_ROW);
    const place = { line: line.line, lines: line.lines, typed };
    if (isCard(line)) {
      rows.push({ ...place, typed: maskCardNumbers(typed), ...NO_ITEM, unread: 'CARD' });
      continue;
    }
    if (isLong(line)) {
      rows.push({ ...place, typed: maskCardNumbers(typed), ...NO_ITEM, unread: 'LONG' });
      continue;
    }
    const found = settleLine(line, find);
    if ('passed' in found) {
      passed.push({ ...place, why: found.passed });
      continue;
    }
    if ('unread' in found) {
      rows.push({ ...place, ...NO_ITEM, unread: found.unread });
      continue;
    }
    for (const wanted of found.wanted) add(rows, place, wanted);
  }
  return { rows, passed };
}

const NO_ITEM = { number: undefined, words: '', quantity: { qty: 1 }, isQuantitySaid: false, unit: undefined } as const;

/** Adds a row, or what a line says more of the one above it: a quantity alone, or the number of what was named. */
function add(rows: QuickRow[], place: Place, { number, words, quantity, unit, packText }: Wanted): void {
  const last = rows.at(-1);
  const isBehind = last !== undefined && last.unread === undefined && last.line + last.lines === place.line && !last.isQuantitySaid;
  const longer = last && { ...last, lines: last.lines + place.lines, typed: `${last.typed}\n${place.typed}`.slice(0, LONGEST_QUICK_ROW) };
  // "5 cases", below what they are of.
  const below = quantity === undefined ? undefined : unitOfWord(words);
  const alone = number === undefined && (words === '' || below !== undefined ? quantity : bareCount(words, quantity));
  if (isBehind && longer !== undefined && alone !== undefined && alone !== false) {
    rows[rows.length - 1] = { ...longer, quantity: alone, isQuantitySaid: true, unit: unit ?? below ?? last.unit };
    return;
  }
  if (
    isBehind &&
    longer !== undefined &&
    number !== undefined &&
    last.number === undefined &&
    words === '' &&
    isLabelledNumber(place.typed)
  ) {
    rows[rows.length - 1] = {
      ...longer,
      number,
      quantity: quantity ?? last.quantity,
      isQuantitySaid: quantity !== undefined,
      unit: unit ?? last.unit,
    };
    return;
  }
  rows.push({
    ...place,
    number,
    words,
    quantity: quantity ?? { qty: 1 },
    isQuantitySaid: quantity !== undefined,
    unit,
    ...(quantity === undefined && packText !== undefined && { packText }),
    unread:
      number !== undefined && isShortened(number)
        ? 'SHORTENED'
        : number === undefined && !/[\p{L}\p{N}]/u.test(words)
          ? 'NOTHING'
          : undefined,
  });
}

/** A line with a small number and nothing else, below an item. */
function bareCount(words: string, quantity: SaidQuantity | undefined): SaidQuantity | undefined {
  return quantity === undefined && /^\d{1,3}$/.test(words) && Number(words) > 0 ? { qty: Number(words) } : undefined;
}
