/** Where quotes of organizations stand. */
export const QUOTES_PATH = '/quotes';
/** Where somebody asks for one: of what is in the cart, or once more for what was asked before. */
export const NEW_QUOTE_PATH = '/quotes/new';

export function quotePath(number: string): string {
  return `${QUOTES_PATH}/${encodeURIComponent(number)}`;
}

/** Asks again for what a quote was about. */
export function askAgainPath(number: string): string {
  return `${NEW_QUOTE_PATH}?again=${encodeURIComponent(number)}`;
}
