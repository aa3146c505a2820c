import { plainText } from './plain-text.ts';

/** The most letters of what is remembered. */
export const LONGEST_ALIAS = 200;

/** A text as it is compared with those for which somebody has chosen before: "The Blue Pens (good ones)" is "blue pens good ones". Empty: nothing of it can be compared. */
export function aliasKey(text: string): string {
  return plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:(?:the|an?|some|of)\s)+/, '')
    .slice(0, LONGEST_ALIAS)
    .trim();
}
