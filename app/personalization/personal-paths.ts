/** Where the details of an item are written. */
export const CUSTOMIZE_PATH = '/customize';

/** The form of an item that asks something, or, with a row, what the row says, to be changed. */
export function customizePath(itemId: string, lineId?: string): string {
  const row = lineId === undefined ? '' : `&row=${encodeURIComponent(lineId)}`;
  return `${CUSTOMIZE_PATH}?item=${encodeURIComponent(itemId)}${row}`;
}
