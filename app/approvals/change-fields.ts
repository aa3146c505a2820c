/** Of each row of the form: its id. */
export const CHANGED_ROW = 'row';

/** The field of a row's quantity. */
export function quantityField(lineId: string): string {
  return `qty-${lineId}`;
}
