import { textIn } from '#app/api/form-request.ts';
import { MOST_SHARES, typedPercent } from '#domain/accounts/budgets/split.ts';

/** The budget center of the whole order, and the one that all rows are to have. */
export const ORDER_CENTER_FIELD = 'budgetCenter';
export const ALL_ROWS_FIELD = 'budgetCenter-of-all';
const ROW_PREFIX = 'budgetCenter-';
const SHARED_ROW_PREFIX = 'budgetShared-';

/** The field of a row's budget center. */
export function rowCenterField(lineId: string): string {
  return `${ROW_PREFIX}${lineId}`;
}

/** The field that says of a row that several share it: it has no center of its own to choose, and is given one along with all others. */
export function sharedRowField(lineId: string): string {
  return `${SHARED_ROW_PREFIX}${lineId}`;
}

/** The rows that a form names, with the center of each; of those that several share, where all are to have one. */
export function rowCentersIn(form: FormData): { readonly cartItemId: string; readonly bcName: string }[] {
  const ofAll = textIn(form, ALL_ROWS_FIELD).slice(0, 60);
  return [...form].flatMap(([name, value]) => {
    if (name.startsWith(SHARED_ROW_PREFIX))
      return ofAll === '' ? [] : [{ cartItemId: name.slice(SHARED_ROW_PREFIX.length), bcName: ofAll }];
    return name.startsWith(ROW_PREFIX) && name !== ALL_ROWS_FIELD && typeof value === 'string'
      ? [{ cartItemId: name.slice(ROW_PREFIX.length), bcName: ofAll === '' ? value.slice(0, 60) : ofAll }]
      : [];
  });
}

/** The row whose centers a form says, and its nth center with its percentage, from 0 on. */
export const SPLIT_ROW_FIELD = 'splitRow';
export const splitCenterField = (nth: number) => `splitCenter-${nth}`;
export const splitPercentField = (nth: number) => `splitPercent-${nth}`;
/** By which button the row goes back to one center. */
export const UNSPLIT_FIELD = 'unsplit';

/** A center with its percentage, as they were typed. */
export type TypedShare = { readonly bcName: string; readonly percent: string };

/** What a form parts a row by: as it was typed, and as it is read. A share without a center is none. `percent` is undefined where what was typed is no percentage. */
export function splitIn(form: FormData): {
  readonly cartItemId: string;
  readonly typed: readonly TypedShare[];
  readonly shares: { readonly bcName: string; readonly percent: number | undefined }[];
} {
  const typed = Array.from({ length: MOST_SHARES }, (_, nth): TypedShare => {
    const percent = textIn(form, splitPercentField(nth)).slice(0, 20);
    return { bcName: textIn(form, splitCenterField(nth)).slice(0, 60), percent };
  });
  const shares = typed
    .filter(({ bcName }) => bcName !== '')
    .map(({ bcName, percent }) => {
      const parts = typedPercent(percent);
      return { bcName, percent: parts === undefined ? undefined : parts / 100 };
    });
  return { cartItemId: textIn(form, SPLIT_ROW_FIELD).slice(0, 60), typed, shares };
}

/** How a row was to be parted, and why it cannot be. `wrong`: the names of the fields. */
export type RefusedSplit = {
  readonly lineId: string;
  readonly text: string;
  readonly typed: readonly TypedShare[];
  readonly wrong: readonly string[];
};

/** Which fields of a refused split are wrong: the centers, where too few were chosen or one twice; else the percentages of those that were, or those that are none. */
export function wrongSplitFields(typed: readonly TypedShare[]): string[] {
  const chosen = typed.flatMap(({ bcName, percent }, nth) => (bcName === '' ? [] : [{ bcName, percent, nth }]));
  const twice = chosen.filter(({ bcName }, at) => chosen.findIndex((one) => one.bcName === bcName) !== at);
  if (chosen.length < 2) return typed.flatMap(({ bcName }, nth) => (bcName === '' && nth < 2 ? [splitCenterField(nth)] : []));
  if (twice.length > 0) return twice.map(({ nth }) => splitCenterField(nth));
  const unread = chosen.filter(({ percent }) => typedPercent(percent) === undefined);
  return (unread.length > 0 ? unread : chosen).map(({ nth }) => splitPercentField(nth));
}

/** By which query another page of the budget centers is asked for. */
export const CENTERS_PAGE = 'centers';
