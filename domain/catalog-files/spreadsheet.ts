/** The most columns and rows that a sheet can have. (ECMA-376) */
export const LAST_COLUMN = 16_384;
export const LAST_ROW = 1_048_576;

/** Where a cell stands: "C7" is in column 2, counted from 0, and row 7, counted from 1. Undefined for what names no cell. */
export function cellPlace(reference: string): { readonly column: number; readonly row: number } | undefined {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?([1-9]\d{0,6})$/.exec(reference) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  const row = Number(digits);
  return column > LAST_COLUMN || row > LAST_ROW ? undefined : { column: column - 1, row };
}

/** What a spreadsheet calls a column: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest === 0 ? '' : columnName(rest - 1)}${String.fromCharCode(65 + (column % 26))}`;
}

/** How numbers of a style are shown, as far as it changes what they say. */
export type NumberStyle = 'plain' | 'day' | { readonly zeros: number };

/** Formats that spreadsheets have without writing them down: days, and hours. */
const BUILT_IN_DAYS: ReadonlySet<number> = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 27, 30, 36, 45, 46, 47, 50, 57]);

/**
 * How a style shows numbers.
 *
 * @param id of the format; below 164 what it is stands nowhere.
 * @param code such as "yyyy-mm-dd", "00000" or "#,##0.00".
 */
export function numberStyle(id: number, code: string | undefined): NumberStyle {
  if (code === undefined) return BUILT_IN_DAYS.has(id) ? 'day' : 'plain';
  if (/^0+$/.test(code)) return { zeros: code.length };
  const signs = code.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_./g, '');
  return /[ymdhs]/i.test(signs) && !/general/i.test(signs) ? 'day' : 'plain';
}

/** A number as a spreadsheet shows it: to 15 digits, with the zeros in front that its style has, or the day that it stands for. */
export function numberText(value: string, style: NumberStyle, is1904: boolean): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  if (style === 'day') return dayText(number, is1904);
  const shown = String(Number(number.toPrecision(15)));
  return style === 'plain' || !/^\d+$/.test(shown) ? shown : shown.padStart(style.zeros, '0');
}

const DAY_MS = 86_400_000;
const LAST_DAY = 2_958_466;

/** Days are counted from the end of 1899, by some programs from 1904, and the 29th of February 1900 is counted, which never was. */
function dayText(number: number, is1904: boolean): string {
  if (number < 0 || number > LAST_DAY) return String(number);
  const since = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, number < 60 ? 31 : 30);
  const at = new Date(since + Math.round((number * DAY_MS) / 1_000) * 1_000).toISOString();
  return at.endsWith('T00:00:00.000Z') ? at.slice(0, 10) : at.slice(0, 19);
}

/** A text as the markup of a sheet has it: signs that XML has no place for stand as _x0007_. */
export function unescapedText(text: string): string {
  return text.includes('_x') ? text.replaceAll(/_x([\dA-F]{4})_/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16))) : text;
}

/** The most letters of a cell. (ECMA-376) */
export const LONGEST_CELL = 32_767;

/** A text as it stands in the markup of a sheet. */
export function escapedText(text: string): string {
  return text
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[[\p{Cc}\p{Cs}\uFFFE\uFFFF]--[\t\n]]/gv, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
