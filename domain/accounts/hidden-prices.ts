/** What stands in the place of an amount for people who are not shown what things cost: no number. As JSON it is null, as a text 'Price N/A'. */
export const HIDDEN_AMOUNT = Number.NaN;

/** Said to who asks for what is nothing but amounts. */
export const PRICES_HIDDEN_TEXT = 'Your organization doesn’t show you prices. If you need to see them, ask your administrator.';

/** Whether an amount is one that its reader is shown. On the wire a hidden one is null. */
export function isShownAmount(amount: number | null | undefined): amount is number {
  return typeof amount === 'number' && Number.isFinite(amount);
}

/** A sum of money as texts have it: '$4.50', '-$1,000', '$ 5'. */
const FIGURE = /-?\$\s?\d[\d,]*(?:\.\d+)?/g;

/** The same with the words that are nothing without it: 'with orders of $25.00 or more'. */
const FIGURE_AND_WORDS =
  /(?:\s+(?:with|on|for|of|over|under|from|by|at|to))?(?:\s+(?:orders?|purchases?))?(?:\s+(?:of|over|from|above))?\s*-?\$\s?\d[\d,]*(?:\.\d+)?\+?(?:\s+(?:or more|or less|each|off))?/gi;

/** A sentence with what ends it: a point within a number ends none. */
const SENTENCE = /.+?(?:[.!?](?=\s|$)\s*|$)/gsu;

/** Whether a text names a sum of money. */
export function namesFigure(text: string): boolean {
  return text.search(FIGURE) !== -1;
}

/**
 * A text for people who are not shown what things cost: without the sentences, and the parts of a line between ' · ', that name a sum. Of one that is nothing else the sums are taken out, with the words that belong to them.
 *
 * @returns the same text where it names none.
 */
export function withoutFigures(text: string): string {
  if (!namesFigure(text)) return text;
  const kept = (text.match(SENTENCE) ?? [])
    .filter((sentence) => !namesFigure(sentence))
    .join('')
    .trim();
  if (kept !== '') return kept;
  const parts = text.split(' · ').filter((part) => !namesFigure(part));
  return parts.length > 0 ? parts.join(' · ') : text.replaceAll(FIGURE_AND_WORDS, '').trim();
}
