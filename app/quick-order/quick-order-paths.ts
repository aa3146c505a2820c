import { PATHS } from '#app/shell/site-paths.ts';

/** The page of quick order, what its scripts ask while it is filled in, and what was chosen before. */
export const QUICK_ORDER = {
  page: PATHS.quickOrder,
  lookUp: '/quick-order/look-up',
  choices: '/quick-order/choices',
} as const;

/** The form of its rows. What stands outside of it and is sent with it names it. */
export const ROWS_FORM = 'quick-rows';
/** Under which names it has a file and a list. */
export const FILE_FIELD = 'file';
export const LIST_FIELD = 'list';

/** The field of what the text of a row means, which is remembered; and of what is taken instead of it, which is not. @param at which row, from 0 */
export const choiceField = (at: number | string): string => `choice-${at}`;
export const insteadField = (at: number | string): string => `instead-${at}`;
