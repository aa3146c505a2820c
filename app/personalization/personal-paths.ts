/** Where the details of an item are written. */
export const CUSTOMIZE_PATH = '/customize';
/** Where a logo is sent, and under which name a form has its file. */
export const NEW_LOGO_PATH = '/customize/logo';
export const LOGO_FILE = 'logoFile';
/** What the button says that takes a logo away. */
export const WITHOUT_LOGO = 'without-logo';

/** The form of an item that asks something, or, with a row, what the row says, to be changed. */
export function customizePath(itemId: string, lineId?: string): string {
  const row = lineId === undefined ? '' : `&row=${encodeURIComponent(lineId)}`;
  return `${CUSTOMIZE_PATH}?item=${encodeURIComponent(itemId)}${row}`;
}
