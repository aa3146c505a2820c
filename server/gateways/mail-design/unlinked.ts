/** Nobody sees it, and no address goes on behind it. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * What somebody typed, written so that no mail program makes a link of it: a mail goes to whom an order names, who need not be who typed it. Behind a sign
 * that makes addresses of words stands a mark that is not seen.
 */
export function unlinked(typed: string): string {
  return typed.replaceAll(/(?<=\S)[.:@。．｡․](?=[\p{L}/])/gu, `$&${ZERO_WIDTH_SPACE}`);
}
