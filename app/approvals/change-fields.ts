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
