/** Fields of the form of a list: the rows that are chosen, and the quantity of each row. */
export const CHOSEN = 'chosen';

export function listQtyField(itemId: string): string {
  return `qty-${itemId}`;
}

/**
 * What of a list's form is to be added, as adds are asked for: an item and a quantity, once for each.
 *
 * @param wanted the items of it, in their order
 */
export function addFormOf(form: FormData, wanted: readonly string[]): FormData {
  const add = new FormData();
  for (const itemId of wanted) {
    const qty = form.get(listQtyField(itemId));
    add.append('itemId', itemId);
    add.append('qty', typeof qty === 'string' ? qty : '');
  }
  return add;
}

/** The items that are chosen in it. */
export function chosenIn(form: FormData): string[] {
  return form.getAll(CHOSEN).filter((value) => typeof value === 'string');
}
