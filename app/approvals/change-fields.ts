/** Of each row of the form: its id. */
export const CHANGED_ROW = 'row';

/** The field of the item that is to come in a row's place. */
export function swapField(lineId: string): string {
  return `swap-${lineId}`;
}

/** What happens once it is changed. */
export const THEN = 'then';
/** What is left is approved as well. */
export const AND_APPROVE = 'approve';

/** The field of a row's quantity. */
export function quantityField(lineId: string): string {
  return `qty-${lineId}`;
}

/** Of each coupon of the order: its code; and whether it stays. */
export const HAD_CODE = 'hadCode';
export const KEPT_CODE = 'keptCode';
/** A code that is to come into it. */
export const NEW_CODE = 'newCode';
/** The budget center that all of it is charged to. */
export const CENTER = 'budgetCenter';

/** What was typed and chosen in the form, to be shown again after it was refused: the fields' texts by their names. */
export type TypedChange = {
  readonly texts: Readonly<Record<string, string>>;
  readonly kept: readonly string[];
  readonly swaps: Readonly<Record<string, readonly string[]>>;
};
