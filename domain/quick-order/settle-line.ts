import { LONGEST_OWN_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { codesIn, isLabelledNumber, isShortened, looksLikeNumber, type Code } from './codes.ts';
import { isFormula } from './formula.ts';
import { listedIn, segmentsOf } from './listed-entries.ts';
import { decimalCommaIn } from './no-whole-number.ts';
import { isLabelled, type Passed } from './passed-lines.ts';
import { CODE, quantityIn, type Counted } from './quantity-in.ts';
import { isCountCell, type ReadLine } from './read-lines.ts';
import { NUMBER_WORDS, saidQuantity, type SaidQuantity } from './said-number.ts';
import { unitOfCell, type Unit } from './units.ts';

/** Which item a number is of, or which ones: any text that is another for others. Undefined: of none. */
export type FindNumber = (code: string) => string | undefined;

/** What a line, or a part of one, wants. */
export type Wanted = {
  /** The number that is of an item, or that looks like one and is of none. */
  readonly number: string | undefined;
  /** What else it says of the thing. */
  readonly words: string;
  /** Undefined: it says no quantity. */
  readonly quantity: SaidQuantity | undefined;
  readonly unit: Unit | undefined;
  /** What in brackets says how many are in a pack, as it is written: no quantity. */
  readonly packText?: string | undefined;
};

/** What a line is, once the numbers that it may have are looked up: what it wants, why it wants nothing, or why that cannot be told. */
export type Settled = { readonly wanted: readonly Wanted[] } | { readonly passed: Passed } | { readonly unread: 'FORMULA' };

/** Every part of a line that may be the number of an item: what has to be looked up before it can be settled. */
export function codesOfLine({ cells, typed }: Pick<ReadLine, 'cells' | 'typed'>): string[] {
  // A number of letters alone is one only where nothing else stands beside it: "PEN 3".
  const alone = cells.filter((cell) => cell !== '' && cell.length <= LONGEST_OWN_NUMBER).map((cell) => tidied(quantityIn(cell).rest));
  const texts = [...cells, ...alone, cells.length > 1 ? typed : ''].filter((text) => text !== '');
  return [...new Set(texts.flatMap((text) => codesIn(text).map((code) => code.text)))];
}

/** Settles a line by the numbers that are known of it. What a spreadsheet works out says nothing: a line of that alone has no item, and another one no quantity from it. */
export function settleLine(line: ReadLine, find: FindNumber): Settled {
  const formula = line.cells.find((cell) => isFormula(cell) && hitIn(cell, find) === undefined);
  if (formula === undefined) return settlePlain(line, find);
  const cells = line.cells.map((cell) => (isFormula(cell) && hitIn(cell, find) === undefined ? '' : cell));
  if (!cells.some(namesThing)) return { unread: 'FORMULA' };
  const settled = settlePlain({ ...line, cells }, find);
  if (!('wanted' in settled)) return settled;
  return { wanted: settled.wanted.map((one) => ({ ...one, quantity: one.quantity ?? { wrong: formula } })) };
}

/** Whether a cell may say what is wanted, and not only how many or for how much. */
function namesThing(cell: string): boolean {
  return /[\p{L}\p{N}]/u.test(cell) && !isCountCell(cell) && !isMoneyCell(cell) && unitOfCell(cell) === undefined;
}

function settlePlain(line: ReadLine, find: FindNumber): Settled {
  const { passed, typed } = line;
  if (passed !== undefined) {
    const isItem = passed !== 'RULE' && passed !== 'TOTAL' && passed !== 'HEADING' && !isLabelled(typed.trim());
    if (!isItem || !codesOfLine(line).some((code) => code.length > 4 && find(code) !== undefined)) return { passed };
  }
  const wanted = forEach(typed, settleWanted(line, find));
  const isSaid = wanted.some(({ number, quantity }) => number !== undefined || quantity !== undefined);
  return line.isBehindEnd && !isSaid ? { passed: 'LETTER' } : { wanted };
}

function settleWanted({ cells, roles, typed, delimiter, ...line }: ReadLine, find: FindNumber): Wanted[] {
  const decimal = roles === undefined && (delimiter === undefined || delimiter === ',') ? decimalCommaIn(typed) : undefined;
  if (decimal !== undefined && find(decimal.said) === undefined && find(decimal.said.split(',')[0] ?? '') === undefined)
    return settleText(decimal.rest.trim(), find).map((one) => ({ ...one, quantity: { wrong: decimal.said } }));
  if (cells.length < 2) return settleText(cells[0] ?? '', find);
  return roles === undefined ? settleCells({ ...line, cells, roles, typed, delimiter }, find) : [settleColumns(cells, roles, find)];
}

/** "2 each of 100001 and 100002": what is said once of each of several holds for all of them. */
function forEach(typed: string, wanted: readonly Wanted[]): readonly Wanted[] {
  const [only, more] = wanted.filter(({ quantity }) => quantity !== undefined);
  if (wanted.length < 2 || only === undefined || more !== undefined) return wanted;
  const isOfAll =
    only === wanted[0] ? /^[^\d]{0,40}\b\w+\s+(?:of\s+)?each\b/i.test(typed) : only === wanted.at(-1) && /\beach\b[.!]*\s*$/i.test(typed);
  return isOfAll ? wanted.map((one) => ({ ...one, quantity: only.quantity, unit: only.unit })) : wanted;
}

function settleText(text: string, find: FindNumber): Wanted[] {
  const entries = listedIn(text, find) ?? segmentsOf(text, find);
  return entries.length > 1 ? entries.map((entry) => settleEntry(entry, find)) : [settleEntry(text, find)];
}

/** One item in words, with or without its number. */
function settleEntry(text: string, find: FindNumber): Wanted {
  if (isShortened(text)) return { number: text.trim(), words: '', quantity: undefined, unit: undefined };
  const hit = hitIn(text, find);
  if (hit !== undefined) return withCode(text, hit);
  const plain = withoutMoney(text);
  const counted = quantityIn(plain);
  const words = tidied(counted.rest);
  const late = hitIn(words, find, true);
  if (late !== undefined) return { ...counted, number: late.text, words: '' };
  return { ...counted, number: looksLikeNumber(words) ? withoutLabel(words) : undefined, words: looksLikeNumber(words) ? '' : words };
}

function withCode(text: string, { from, to, text: number }: Code): Wanted {
  // "100001-3" is no less than none.
  const around = `${text.slice(0, from)} ${CODE} ${text.slice(to).replace(/^-(?=\d)/, ' ')}`;
  const counted = quantityIn(withoutMoney(around));
  return {
    ...counted,
    number,
    words: tidied(counted.rest.replace(CODE, ' ').replaceAll(/\b(?:item|sku|upc|part|no|number)\b\.?\s*[#:]*\s*$/gi, ' ')),
  };
}

function hitIn(text: string, find: FindNumber, isWhole = false): Code | undefined {
  return codesIn(text).find((code) => (!isWhole || code.isWhole) && find(code.text) !== undefined);
}

const MONEY =
  /[@(]?\s*(?:[$€£]|US\$|USD\s?)\s?\d[\d,]*(?:\.\d+)?(?:\s*(?:ea\b|each\b|usd\b|per \w+|\/\s?\w+))?\)?|@\s*\d[\d,]*\.\d{2}(?:\s*(?:ea|each)\b)?|(?<=\s|^|,)\d[\d,]*\.\d{2}(?:\s*(?:usd|dollars)\b)?(?=\s|$|,)(?!\s*(?:oz|in|lb|mm|fl|x)\b)/gi;

/** Without what something costs. A quantity of "2.00" that stands alone beside a number is one. */
function withoutMoney(text: string): string {
  const rest = text.replaceAll(MONEY, ' ').trimEnd();
  return rest === text || !/\.00\s*$/.test(text) || /[$€£@]/.test(text) || /\d/.test(rest.replace(/[A-Za-z]*\d[\w-]{3,}/g, ''))
    ? rest
    : text;
}

/** Several cells without a heading: what each is for, its signs tell. */
function settleCells({ cells, typed, delimiter }: ReadLine, find: FindNumber): Wanted[] {
  const hits = cells.map((cell) => hitIn(cell, find));
  const kinds = new Set(hits.flatMap((hit) => (hit === undefined ? [] : [find(hit.text)])));
  const list = delimiter === '  ' ? undefined : listedIn(typed, find, kinds.size > 1);
  if (list !== undefined && list.length > 1) return list.map((entry) => settleEntry(entry, find));
  // Words with a comma between them.
  if (delimiter === ',' && kinds.size === 0 && !cells.some((cell) => looksLikeNumber(cell))) return [settleWords(cells, find)];
  const guessed = settleGuessed(cells, hits, find);
  if (guessed.quantity !== undefined || guessed.number === undefined) return [guessed];
  // Behind a long description: "…, 10 Reams/Case 3".
  const hit = hitIn(typed, find);
  return [hit === undefined ? guessed : { ...guessed, quantity: withCode(typed, hit).quantity }];
}

/** Words of which commas say nothing, but where a count or a unit stands by itself. */
function settleWords(cells: readonly string[], find: FindNumber): Wanted {
  const alone = cells.some((cell) => isCountCell(cell) || unitOfCell(cell) !== undefined);
  return alone
    ? settleGuessed(
        cells,
        cells.map(() => undefined),
        find,
      )
    : settleEntry(cells.filter((cell) => cell !== '').join(', '), find);
}

const isMoneyCell = (cell: string) =>
  /^[-(]?\s*(?:[$€£]|USD|US\$)\s?[\d.,]+\s*\)?(?:\s*\/?\s*[a-z]+)?$|^\d[\d,]*\.\d{2}$|^\d[\d.,]*\s*(?:usd|dollars|[$€£])$/i.test(cell);
const toNumber = (cell: string) => Number(cell.replaceAll(/[^\d.]/g, ''));
const ALONE = new RegExp(String.raw`^(?:an?|${NUMBER_WORDS})$`, 'i');

function settleGuessed(cells: readonly string[], hits: readonly (Code | undefined)[], find: FindNumber): Wanted {
  // Of several cells that name the same item the one that is its number and nothing else.
  const whole = hits.findIndex((hit) => hit?.isWhole === true);
  const unknown = cells.findIndex((cell) => looksLikeNumber(cell) && !isCountCell(cell));
  const at = whole >= 0 ? whole : hits.findIndex((hit) => hit !== undefined);
  const numberAt = at >= 0 ? at : unknown >= 0 ? unknown : cells.findIndex((cell) => looksLikeNumber(cell));
  const own = numberAt < 0 ? undefined : settleEntry(cells[numberAt] ?? '', find);
  const others = cells.map((cell, index) => ({ cell, index })).filter(({ cell, index }) => index !== numberAt && cell !== '');
  const amounts = others.filter(({ cell }) => isMoneyCell(cell)).map(({ cell }) => toNumber(cell));
  const counts = others.filter(({ cell }) => isCountCell(cell) || ALONE.test(cell));
  const counted = others.flatMap(({ cell, index }) => countIn(cell, index));
  const unitCell = others.map(({ cell }) => unitOfCell(cell)).find((unit) => unit !== undefined);
  const chosen =
    counts.length === 0 ? undefined : (byAmounts(counts, amounts) ?? counts.find(({ index }) => index > numberAt) ?? counts.at(-1));
  const marked = counted[0];
  const words = others
    .filter(
      ({ cell, index }) =>
        !isMoneyCell(cell) && !isCountCell(cell) && !ALONE.test(cell) && unitOfCell(cell) === undefined && index !== marked?.index,
    )
    .filter(({ cell }) => !/^\d{1,3}[.)]$/.test(cell) && !looksLikeNumber(cell) && hitIn(cell, find, true) === undefined)
    .map(({ cell }) => cell);
  const said = tidied(words.join(', '));
  const quantity: Pick<Counted, 'quantity' | 'unit'> =
    marked?.counted ??
    (chosen === undefined
      ? { quantity: own?.quantity ?? onlyDecimals(others, numberAt), unit: own?.unit }
      : { quantity: saidQuantity(chosen.cell), unit: own?.unit });
  const unit = quantity.unit ?? unitCell;
  if (own === undefined && quantity.quantity === undefined) {
    const entry = settleEntry(words.join(', '), find);
    return { ...entry, unit: entry.unit ?? unit };
  }
  // "Pens, box of 12": what is said of the thing, unless the quantity is nowhere else.
  return { number: own?.number, words: own === undefined ? said : tidied(`${own.words} ${said}`), quantity: quantity.quantity, unit };
}

/** A cell that says how many and of what: "3 bx", "qty 3", "x3". */
function countIn(cell: string, index: number): { readonly index: number; readonly counted: Counted }[] {
  if (cell.length > 24 || isMoneyCell(cell) || isCountCell(cell)) return [];
  const counted = quantityIn(cell);
  return counted.quantity !== undefined && tidied(counted.rest) === '' ? [{ index, counted }] : [];
}

/** Which count times a price is another one: that is how many there are. */
function byAmounts<C extends { readonly cell: string }>(counts: readonly C[], amounts: readonly number[]): C | undefined {
  if (counts.length < 2 || amounts.length < 2) return undefined;
  return counts.find(({ cell }) => {
    const count = toNumber(cell);
    return count > 0 && amounts.some((price) => amounts.some((sum) => sum !== price && Math.abs(price * count - sum) < 0.005));
  });
}

/** "2.00" beside a number, with nothing else that could be how many. */
function onlyDecimals(cells: readonly { readonly cell: string; readonly index: number }[], numberAt: number): SaidQuantity | undefined {
  const [only, more] = cells.filter(({ cell }) => /^[+-]?\d+(?:\.\d+)?$/.test(cell));
  return only === undefined || more !== undefined || numberAt < 0 || cells.length > 1 ? undefined : saidQuantity(only.cell);
}

function settleColumns(cells: readonly string[], roles: NonNullable<ReadLine['roles']>, find: FindNumber): Wanted {
  const of = (role: (typeof roles)[number]) => cells.filter((cell, index) => roles[index] === role && cell !== '');
  const texts = [...of('NUMBER'), ...of('OTHER'), ...of('LINE').filter((cell) => cell.length > 3), ...of('WORDS'), ...of(undefined)];
  const numbered = texts.find((cell) => hitIn(cell, find, true) !== undefined) ?? texts.find((cell) => hitIn(cell, find) !== undefined);
  const number =
    numbered ??
    of('NUMBER').find((cell) => /\d|-/.test(cell)) ??
    of('OTHER').find((cell) => /\d/.test(cell)) ??
    of('WORDS').find(looksLikeNumber);
  const own = number === undefined ? undefined : settleEntry(number, find);
  const words = [...of('WORDS'), ...of('NUMBER').filter((cell) => !/\d/.test(cell))].filter((cell) => cell !== number);
  const [count] = of('QTY');
  const spare = roles.includes('QTY') ? undefined : [...of('UNIT'), ...of(undefined)].find(isCountCell);
  const said = count ?? spare;
  const counted: Pick<Counted, 'quantity' | 'unit'> =
    said === undefined
      ? { quantity: undefined, unit: undefined }
      : /^[+-]?[\d,.]+$/.test(said)
        ? { quantity: saidQuantity(said), unit: undefined }
        : {
            ...quantityIn(said),
            ...(quantityIn(said).quantity === undefined && !ALONE.test(said) && { quantity: { wrong: said } }),
            ...(ALONE.test(said) && { quantity: saidQuantity(/^an?$/i.test(said) ? '1' : said) }),
          };
  const unit =
    counted.unit ??
    of('UNIT')
      .map(unitOfCell)
      .find((one) => one !== undefined);
  const isCounted = said !== undefined || roles.includes('QTY');
  if (own !== undefined) {
    const known =
      own.number ?? (looksLikeNumber(number ?? '') || of('NUMBER').includes(number ?? '') ? withoutLabel(number ?? '') : undefined);
    return {
      number: known,
      words: tidied(words.join(', ')),
      quantity: counted.quantity ?? (isCounted ? undefined : own.quantity),
      unit: unit ?? own.unit,
    };
  }
  const text = words.join(', ');
  const entry = settleEntry(text, find);
  return isCounted
    ? { ...counted, number: entry.number, words: entry.number === undefined ? tidied(text) : '', unit }
    : { ...entry, unit: unit ?? entry.unit };
}

function withoutLabel(text: string): string {
  return isLabelledNumber(text) ? (codesIn(text)[0]?.text ?? text) : text.replace(/^#\s*/, '');
}

/** Words as they are looked for: without what only leads to them or follows them. */
export function tidied(text: string): string {
  return text
    .replaceAll(CODE, ' ')
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:we(?:'re| are)|i'm|i am)\s+(?:all\s+)?(?:out of|low on|running (?:low|out)(?: on| of)?)\s+/i, '')
    .replace(/[\s,;.-]+(?:(?:please|pls|can you|could you)\s+)?(?:send|order|reorder|get|add)(?:\s+(?:us|me|another))?\s*$/i, '')
    .replace(/^\s*(?:item|product|description|desc|name|article)s?\s*:\s*/i, '')
    .replace(/^(?:[\s,;:.=>~*|-]|(?:of|the|an?|some|more|and|also|please|pls|need|order|x)\s)+/i, '')
    .replace(/(?:[\s,;:=>~*|/.?!-]|\s(?:please|pls|plz|thanks|thank you|thx|asap|x|of|and|each|ea)[.!]*)+$/i, '')
    .replace(/^(?:x|of|and|qty|quantity)$/i, '')
    .trim();
}
