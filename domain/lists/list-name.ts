import { LONGEST_LIST_NAME, LONGEST_LIST_NOTE } from './list-limits.ts';

/** S5-24 */
export const LIST_NAME_REQUIRED_TEXT = 'List name is required';

/** A name or a note as it is kept: one line, without blanks around it and with single ones in it. */
export function oneLine(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}

/** What is wrong with a name that is kept; undefined: nothing. */
export function listNameProblem(name: string): string | undefined {
  if (name === '') return LIST_NAME_REQUIRED_TEXT;
  if ([...name].length > LONGEST_LIST_NAME) return `Use at most ${LONGEST_LIST_NAME} characters`;
  return undefined;
}

/** What is wrong with a note that is kept; undefined: nothing. Empty, there is none. */
export function listNoteProblem(note: string): string | undefined {
  return [...note].length > LONGEST_LIST_NOTE ? `Use at most ${LONGEST_LIST_NOTE} characters` : undefined;
}
