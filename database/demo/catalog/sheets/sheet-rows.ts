import { deskSheets } from './desk-sheets.ts';
import { filingSheets } from './filing-sheets.ts';
import { furnitureSheets } from './furniture-sheets.ts';
import { machineSheets } from './machine-sheets.ts';
import { pantrySheets } from './pantry-sheets.ts';
import { paperSheets } from './paper-sheets.ts';
import { roomSheets } from './room-sheets.ts';
import { serviceSheets } from './service-sheets.ts';
import { byBrand, numberIn, weightText, type Sheet, type SheetLabel, type SheetRule, type Thing } from './sheet.ts';

/** By kind of thing. */
export const sheets: Readonly<Record<string, SheetRule>> = {
  ...deskSheets,
  ...filingSheets,
  ...furnitureSheets,
  ...machineSheets,
  ...pantrySheets,
  ...paperSheets,
  ...roomSheets,
  ...serviceSheets,
};

type Line = readonly [label: string, text: string];

/** Lines that stand last, in this order: what is the same for whole shelves tells the least. */
const LAST: readonly SheetLabel[] = [
  'Standards met',
  'Certifications',
  'Total recycled content',
  'Forest certification',
  'In the box',
  'Warranty',
];

/** What a shipping carton weighs at the most, in ounces. */
const CARTON_OUNCES = 38 * 16;
/** How many go into a carton. */
const CARTONS = [144, 100, 72, 48, 36, 24, 20, 12, 10, 6, 5, 4, 3, 2];
/** What the wrapping adds. */
const WRAPPED = 1.09;

/**
 * What a buyer compares of an item besides its own lines: measures, materials, what it was tested for, where it comes from and how it is shipped.
 *
 * @param lines its own lines, which stay as they are
 */
export function sheetRowsOf({
  kindId,
  lines,
  ...item
}: Pick<Thing, 'name' | 'brand' | 'units' | 'uom'> & { readonly kindId: string; readonly lines: readonly Line[] }): [string, string][] {
  const own = new Map(lines);
  const rule = sheets[kindId];
  if (rule === undefined) return [];
  const thing: Thing = { ...item, kindId, said: (label) => own.get(label) ?? '' };
  const sheet = isSet(thing) ? { ...rule(thing), dims: undefined, ounces: undefined } : rule(thing);
  const ruled = Object.entries(sheet.rows).flatMap(([label, text]) => (text === undefined ? [] : [[label, text] satisfies Line]));
  const rows: Line[] = [
    ...(sheet.dims === undefined
      ? []
      : [[/x .* x /.test(sheet.dims) ? 'Dimensions (W x D x H)' : 'Dimensions', sheet.dims] satisfies Line]),
    ...(sheet.ounces === undefined ? [] : [['Item weight', weightText(sheet.ounces)] satisfies Line]),
    ...ruled.filter(([label]) => !LAST.some((one) => one === label)),
    ...LAST.flatMap((label) => ruled.filter(([one]) => one === label)),
    ...shippingOf(thing, sheet),
  ];
  return rows.flatMap(([label, text]) => (own.has(label) ? [] : [[label, text] satisfies [string, string]]));
}

/** Whether it is several things of other kinds: each has its own measures and weight, and all together none that its kind could tell. */
function isSet({ said }: Thing): boolean {
  return said('Parts') !== '';
}

function shippingOf(thing: Thing, { made, ounces }: Sheet): Line[] {
  const country = byBrand(thing, 'made', made);
  if (country === undefined) return [];
  // What looks a weight up says that of one.
  const weight = thing.units > 1 ? (ounces ?? weighed(thing)) : (weighed(thing) ?? ounces);
  if (weight === undefined) return [['Country of origin', country]];
  const perCarton = CARTONS.find((count) => count * weight <= CARTON_OUNCES) ?? 1;
  return [
    ['Country of origin', country],
    // What is sold by the case is in its carton.
    ...(thing.uom === 'Case' || thing.uom === 'Carton' || perCarton === 1 ? [] : [['Units per carton', String(perCarton)] satisfies Line]),
    ['Shipping weight', weightText(weight * WRAPPED + 1.5)],
  ];
}

/** What it weighs by its own lines, in ounces. */
function weighed({ said }: Thing): number | undefined {
  const text = said('Item weight');
  if (text === '') return undefined;
  return numberIn(text, 0) * (text.endsWith('lb') ? 16 : 1);
}
