import { textIn } from '#app/api/form-request.ts';

/** The budget center of the whole order, and the one that all rows are to have. */
export const ORDER_CENTER_FIELD = 'budgetCenter';
export const ALL_ROWS_FIELD = 'budgetCenter-of-all';
const ROW_PREFIX = 'budgetCenter-';

/** The field of a row's budget center. */
export function rowCenterField(lineId: string): string {
  return `${ROW_PREFIX}${lineId}`;
}

/** The rows that a form names, with the center of each. */
export function rowCentersIn(form: FormData): { readonly cartItemId: string; readonly bcName: string }[] {
  const ofAll = textIn(form, ALL_ROWS_FIELD).slice(0, 60);
  return [...form].flatMap(([name, value]) =>
    name.startsWith(ROW_PREFIX) && name !== ALL_ROWS_FIELD && typeof value === 'string'
      ? [{ cartItemId: name.slice(ROW_PREFIX.length), bcName: ofAll === '' ? value.slice(0, 60) : ofAll }]
      : [],
  );
}

/** By which query another page of the budget centers is asked for. */
export const CENTERS_PAGE = 'centers';
