import { Wrong } from './cell.ts';
import type { Chosen, Shaped, Source } from './mapping.ts';
import { textOfMarkup } from './markup-text.ts';
import { inDollars, priceOfOne } from './money-cell.ts';
import { labelParts, labelText, listParts, listText } from './written-cell.ts';

/** What a column of ours says of a row. */
export type CellOf = (cells: readonly string[]) => string | Wrong;

/** Where a column of the file stands; undefined where none is headed so. */
export type PlaceOf = (heading: string, mayLack: boolean) => number | undefined;

/** How a column of ours is had from the cells of a row. */
export function cellFrom(source: Source, place: PlaceOf): CellOf {
  if (typeof source === 'string') return plainCell(place(source, false));
  if ('is' in source) return () => source.is;
  if ('first' in source) return firstOf(source.first.map((one) => cellFrom(one, place)));
  if ('joined' in source) {
    const all = source.joined.map((one) => cellFrom(one, place));
    return (cells) => {
      const said = joined(all, cells, source.with, source.isNumber === true);
      return said instanceof Wrong ? said : inDollars(said, source.dollarsPer);
    };
  }
  if ('take' in source) {
    const [isMeant, taken] = [
      chosenBy(source.where, place(source.where.column, source.where.mayLack === true)),
      cellFrom(source.take, place),
    ];
    return (cells) => (isMeant(cells) ? taken(cells) : '');
  }
  return shapedCell(source, place);
}

/** Whether a row is one of those that are chosen by what stands at a place of it; undefined where it has no such place. */
export function chosenBy({ are, areNot }: Chosen, at: number | undefined): (cells: readonly string[]) => boolean {
  const setOf = (values: readonly string[] | undefined) => values && new Set(values.map((value) => value.trim().toLowerCase()));
  const [wanted, unwanted] = [setOf(are), setOf(areNot)];
  const cell = plainCell(at);
  return (cells) => {
    const said = cell(cells).toLowerCase();
    return (wanted?.has(said) ?? true) && unwanted?.has(said) !== true;
  };
}

const plainCell =
  (at: number | undefined): ((cells: readonly string[]) => string) =>
  (cells) =>
    at === undefined ? '' : (cells[at] ?? '').trim();

const firstOf =
  (all: readonly CellOf[]): CellOf =>
  (cells) => {
    for (const one of all) {
      const said = one(cells);
      if (said !== '') return said;
    }
    return '';
  };

function joined(all: readonly CellOf[], cells: readonly string[], between: string, isNumber: boolean): string | Wrong {
  const said: string[] = [];
  for (const one of all) {
    const part = one(cells);
    if (part instanceof Wrong) return part;
    if (part !== '') said.push(part);
  }
  const text = said.join(between);
  return isNumber
    ? text
        .normalize('NFKD')
        .replaceAll(/\p{M}/gu, '')
        .replaceAll(/[^\w.-]+/g, '-')
        .replaceAll(/-{2,}/g, '-')
        .replaceAll(/^-|-$/g, '')
    : text;
}

function shapedCell(shaped: Shaped, place: PlaceOf): CellOf {
  const { column, mayLack = false, label, per, beforeDiscount } = shaped;
  const cell = plainCell(place(column, mayLack));
  if (per !== undefined || beforeDiscount !== undefined) {
    const pieces = per === undefined ? () => '1' : plainCell(place(per, false));
    const discount = beforeDiscount === undefined ? () => '0' : plainCell(place(beforeDiscount, false));
    return (cells) => priceOfOne(written(cell(cells), shaped), pieces(cells), discount(cells));
  }
  const meant = new Map(Object.entries(shaped.values ?? {}).map(([said, value]) => [said.toLowerCase(), value]));
  const labelled = label === undefined ? undefined : plainCell(place(label, mayLack));
  return (cells) => {
    const said = cell(cells);
    const value = inDollars(meant.get(said.toLowerCase()) ?? written(said, shaped), shaped.dollarsPer);
    if (labelled === undefined || value === '' || value instanceof Wrong) return value;
    const name = labelled(cells);
    return name === '' ? '' : listText([labelText([name, value])]);
  };
}

function written(said: string, { between, part, pairs, of, levels, level, isMarkup, hasDecimalComma }: Shaped): string {
  if (said === '') return '';
  if (isMarkup === true) return textOfMarkup(said);
  if (hasDecimalComma === true)
    return /^[^\d]*\d{1,3}(?:\.?\d{3})*(?:,\d*)?[^\d]*$/.test(said) ? said.replaceAll('.', '').replace(',', '.') : said;
  const parts = between === undefined ? [said] : partsOf(said, between, pairs);
  const chosen = part === undefined ? parts : [at(parts, part)];
  if (levels !== undefined) return at(partsOf(chosen[0] ?? '', levels), level ?? 1);
  if (pairs === undefined && of === undefined) return between === undefined ? said : listText(chosen);
  const lines =
    pairs === undefined ? chosen.flatMap(labelledIn) : chosen.flatMap((one) => (one.includes(pairs) ? [pairOf(one, pairs)] : []));
  if (of === undefined) return listText(lines.map(labelText));
  const meant = lines.flatMap(([label, value]) => (label.toLowerCase() === of.toLowerCase() ? [value] : []));
  return meant.length === 1 ? (meant[0] ?? '') : listText(meant);
}

/** What stands between, without blanks around it. Behind a backslash the sign is a part of a text, and so it is in quotes behind the sign of a pair. */
function partsOf(text: string, between: string | readonly string[], pairs?: string): string[] {
  const signs = typeof between === 'string' ? [between] : between;
  const parts: string[] = [];
  let [part, isQuoted] = ['', false];
  for (let place = 0; place < text.length; place += 1) {
    const letter = text.charAt(place);
    const isEscaped = letter === '\\' && !isQuoted;
    const sign = isQuoted ? undefined : signs.find((one) => text.startsWith(one, isEscaped ? place + 1 : place));
    if (sign === undefined) {
      isQuoted = isQuoted ? letter !== '"' : pairs !== undefined && letter === '"' && beginsQuote(part, pairs);
      part += letter;
    } else {
      place += sign.length - (isEscaped ? 0 : 1);
      if (!isEscaped) parts.push(part);
      part = isEscaped ? part + sign : '';
    }
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== '');
}

/** Whether a quote behind this is one around a text: behind the sign of a pair, or behind another, which is two for one. */
const beginsQuote = (before: string, pairs: string) => before.endsWith('"') || before.trimEnd().endsWith(pairs);

/** The labels with what they say, of each of several: "sku=T-1,color=Black|sku=T-2,color=Blue" with a bar, a comma and an equals sign. */
export function labelledParts(
  text: string,
  { between, parts, pairs }: { readonly between: string; readonly parts: string; readonly pairs: string },
): (readonly (readonly [label: string, value: string])[])[] {
  return partsOf(text, between, pairs).map((one) =>
    partsOf(one, parts, pairs).flatMap((part) => (part.includes(pairs) ? [pairOf(part, pairs)] : [])),
  );
}

function pairOf(text: string, between: string): readonly [label: string, value: string] {
  const [label = '', ...value] = text.split(between);
  const said = value.join(between).trim();
  return [label.trim(), /^".*"$/s.test(said) ? said.slice(1, -1).replaceAll('""', '"') : said];
}

/** The labels of a cell with what they say, and those of lists in it. */
function labelledIn(cell: string): (readonly [label: string, value: string])[] {
  return listParts(cell).flatMap((part) => {
    const inner = listParts(part);
    if (inner.length > 1) return labelledIn(part);
    const parts = labelParts(inner[0] ?? '');
    return parts === undefined ? [] : [parts];
  });
}

/** The first is 1, the last -1; beyond the end stands the last. */
const at = (parts: readonly string[], place: number): string =>
  parts.at(place < 0 ? Math.max(place, -parts.length) : Math.min(place, parts.length) - 1) ?? '';
