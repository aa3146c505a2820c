import { hasCardNumberInList } from './card-number-in-text.ts';

/** A line that may be a group of a card's digits. */
const A_GROUP = /^\s*\p{Nd}{1,6}\s*$/u;

/**
 * What is left of a list of other numbers, such as those of items, without the parts between commas, or the lines, that hold a card number: nothing, where it is
 * spread over several lines. `undefined` where the list holds none.
 */
export function listWithoutCards(text: string): string | undefined {
  if (!hasCard(text)) return undefined;
  const rest = linesOf(text)
    .map((line) => line.split(/([,;\t])/))
    .map((parts) => trimmed(parts.map(withoutCard).join('')))
    .map(withoutCard)
    .filter((line) => line !== '')
    .join('\n');
  return withoutCard(rest);
}

/** Whether a card number stands on one of the lines, or on several that hold a group of it each and nothing else. */
function hasCard(text: string): boolean {
  const lines = linesOf(text);
  return lines.some(hasCardNumberInList) || hasCardNumberInList(lines.filter((line) => A_GROUP.test(line)).join(' '));
}

function linesOf(text: string): string[] {
  return text.split(/[\r\n]+/);
}

function withoutCard(part: string): string {
  return hasCard(part) ? '' : part;
}

/** Without the commas between which nothing is left. */
function trimmed(line: string): string {
  return line.replace(/^[,;\s]+|[,;\s]+$/g, '');
}
