import { LONGEST_LIST_NAME } from './list-limits.ts';

/** S5-24 */
export const LIST_NAME_REQUIRED_TEXT = 'List name is required';

/** A name as it is kept: one line, without blanks around it and with single ones in it. */
export function listName(typed: string): string {
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
