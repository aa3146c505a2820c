import { chairDetails } from './chair-details.ts';
import { computerDetails } from './computer-details.ts';
import { deskDetails } from './desk-details.ts';
import { SHEET_LABELS } from '../sheets/sheet.ts';
import { sheetRowsOf } from '../sheets/sheet-rows.ts';
import type { Detail } from './detail.ts';
import { machineDetails } from './machine-details.ts';
import { paperDetails } from './paper-details.ts';
import { supplyDetails } from './supply-details.ts';

/** By kind of thing. */
export const details: Readonly<Record<string, readonly Detail[]>> = {
  ...chairDetails,
  ...computerDetails,
  ...deskDetails,
  ...machineDetails,
  ...paperDetails,
  ...supplyDetails,
};

/** By these many choose, also among things that do not say them in their names: all others are only read. */
const CHOSEN_BY: ReadonlySet<string> = new Set([
  'Weight capacity',
  'Arms',
  'Lumbar support',
  'Paper capacity',
  'Refillable',
  'Recycled content',
]);

/** Labels by which no listing is narrowed down. */
export const labelsToRead: readonly string[] = [
  ...new Set([...Object.values(details).flatMap((all) => all.map(({ label }) => label)), ...SHEET_LABELS]),
].filter((label) => !CHOSEN_BY.has(label));

type Line = readonly [label: string, text: string];

/** What there is to say of an item besides its own lines, in their order. */
export function detailsOf({
  kindId,
  name,
  lines,
}: {
  readonly kindId: string | null;
  readonly name: string;
  readonly lines: readonly Line[];
}): [string, string][] {
  const own = new Map(lines);
  return (details[kindId ?? ''] ?? []).flatMap((detail) => {
    const text = own.has(detail.label) ? undefined : textOf(detail, name, own);
    return text === undefined ? [] : [[detail.label, text] satisfies [string, string]];
  });
}

/**
 * All lines of an item: its own, those that its kind looks up, and those of its kind's sheet.
 *
 * @param categoryId says what it is where it is of no kind
 */
export function allLinesOf({
  lines,
  kindId,
  categoryId,
  ...item
}: {
  readonly lines: readonly Line[];
  readonly kindId: string | null;
  readonly categoryId: string;
  readonly name: string;
  readonly brand: string;
  readonly units: number;
  readonly uom: string;
}): Line[] {
  const known = [...lines, ...detailsOf({ kindId, name: item.name, lines })];
  return [...known, ...sheetRowsOf({ ...item, kindId: kindId ?? categoryId, lines: known })];
}

function textOf({ by: labels, texts }: Detail, name: string, own: ReadonlyMap<string, string>): string | undefined {
  if (labels !== undefined) return texts[labels.map((label) => own.get(label) ?? '').join(' / ')];
  const fitting = Object.keys(texts).filter((beginning) => name.startsWith(`${beginning} `));
  const longest = fitting.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : texts[longest];
}
