/** Fields of the form of a list: the rows that are chosen, the quantity and the note of each row, and where one is put. */
export const CHOSEN = 'chosen';
export const MOVED = 'move';

export function listQtyField(itemId: string): string {
  return `qty-${itemId}`;
}

export function listNoteField(itemId: string): string {
  return `note-${itemId}`;
}

/** What a button that puts an item into a place sends. */
export function movedTo(itemId: string, place: number): string {
  return `${itemId} ${place}`;
}

/** The same read; undefined: it is none. */
export function movedIn(value: string): { readonly itemId: string; readonly place: number } | undefined {
  const [, itemId = '', place = ''] = /^(\S{1,40}) (\d{1,4})$/.exec(value) ?? [];
  return itemId === '' || Number(place) < 1 ? undefined : { itemId, place: Number(place) };
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

/** What is said where something is to be done with rows, and none is chosen. */
export const NOTHING_CHOSEN = 'Select at least one item.';
export const NOTHING_CHOSEN_TITLE = 'Nothing is selected yet';
