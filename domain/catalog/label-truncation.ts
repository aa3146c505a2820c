/** The most characters of a past-purchase or list label. (S §5) */
export const LABEL_MAX_CHARACTERS = 25;
/** The most labels on a tile. (S §5) */
export const LABELS_MAX = 3;
/** The most characters of an icon card's text. (C §9) */
export const ICON_CARD_MAX_CHARACTERS = 18;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** A text cut to so many characters, with '...' after them, which does not count; a text that fits stays as it is. */
export function truncated(text: string, maxCharacters: number): string {
  const characters = [...text];
  return characters.length > maxCharacters ? `${characters.slice(0, maxCharacters).join('')}...` : text;
}

/** The text of an icon card, cut to 18 characters unless the card has a limit of its own. */
export function iconCardText(text: string, maxCharacters: number = ICON_CARD_MAX_CHARACTERS): string {
  return truncated(text, maxCharacters);
}

/** A headliner's text without the blanks around it. */
export function headlinerText(text: string): string {
  return text.trim();
}

/** A label of a tile: the name of a list, or a past purchase, with the instant it is from. */
export interface TileLabel {
  text: string;
  /** Epoch ms. */
  atMs: number;
}

/** The labels that a tile shows: the three newest, the newest first, each cut to 25 characters. */
export function tileLabels(labels: readonly TileLabel[]): string[] {
  return labels
    .toSorted((a, b) => b.atMs - a.atMs)
    .slice(0, LABELS_MAX)
    .map(({ text }) => truncated(text, LABEL_MAX_CHARACTERS));
}

/** "Purchased Mar, 2024" for the date (yyyy-mm-dd) of the last order; `undefined` for what is no such date. */
export function pastPurchaseBadge(lastOrderDate: string): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(lastOrderDate) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year === undefined || name === undefined ? undefined : `Purchased ${name}, ${year}`;
}
