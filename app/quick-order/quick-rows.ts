import type { QuickItem, QuickRow } from '#contracts/quick-order/quick-order.ts';
import { costOf } from '#app/catalog/tiles/cost-of.ts';
import { MAX_CART_ROWS, MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';

/** A row of the form: what stands in its fields, and what it means as far as that is known. */
export type FormRow = {
  /** Names it as long as the page stands. */
  readonly key: string;
  readonly text: string;
  /** As it is typed; empty: one, or what the text says. */
  readonly qty: string;
  readonly unit: string;
  /** What was chosen for the text. */
  readonly itemId: string;
  readonly answer?: QuickRow | undefined;
  /** Why it is not in the cart, where it was to be added. */
  readonly missed?: string | undefined;
};

/** A page begins with so many rows, and gets so many more. */
export const FIRST_ROWS = 8;

/** So many rows, as a person says it. */
export const rowsText = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`);

/** So many empty rows. @param from names them: others have other numbers. */
export function blankRows(count: number, from: number): FormRow[] {
  return Array.from({ length: count }, (_, at) => ({ key: `b${from + at}`, text: '', qty: '', unit: '', itemId: '' }));
}

export function isBlank({ text, qty }: Pick<FormRow, 'text' | 'qty'>): boolean {
  return text.trim() === '' && qty.trim() === '';
}

/** A row that was looked up, with what it means in its fields. What could not be read stays as it was typed. */
export function rowOf(answer: QuickRow, key: string): FormRow {
  return {
    key,
    text: answer.reference === '' ? answer.typed : answer.reference,
    qty: answer.qtyText,
    unit: answer.unit ?? '',
    itemId: answer.foundBy === 'CHOICE' ? (answer.item?.itemId ?? '') : '',
    answer,
  };
}

/** The row once one of its choices is taken; the others stay to be taken instead. A quantity that is none stays to be put right. */
export function chosenRow(row: FormRow, item: QuickItem): FormRow {
  if (row.answer === undefined) return row;
  const isCounted = row.answer.qty !== null;
  return {
    ...row,
    itemId: item.itemId,
    missed: undefined,
    answer: { ...row.answer, foundBy: 'CHOICE', item, note: null, ...(isCounted && { status: 'MATCHED', reason: null }) },
  };
}

/** Whether the quantity in its field is another one than was looked up. */
export function isStale({ qty, answer }: Pick<FormRow, 'qty' | 'answer'>): boolean {
  return answer !== undefined && qty !== answer.qtyText;
}

/** Whether its choices are what its text may mean, and not what stands in for what it means. */
export function asksWhich({ reason }: Pick<QuickRow, 'reason'>): boolean {
  return reason === null || reason.code === 'QUANTITY';
}

/** What can be added: each item once, with all its pieces, and no more of them than a cart has room for. A row whose quantity has not been looked up yet is none of it. */
export type Ready = {
  readonly items: readonly { readonly item: QuickItem; readonly itemId: string; readonly qty: number; readonly keys: readonly string[] }[];
  /** Rows whose items are too many for one cart. */
  readonly beyond: readonly string[];
  /** Rows with which there would be more of an item than one row of a cart takes. */
  readonly over: readonly string[];
};

export function readyIn(rows: readonly FormRow[]): Ready {
  const items = new Map<string, { item: QuickItem; itemId: string; qty: number; keys: string[] }>();
  const beyond: string[] = [];
  const over: string[] = [];
  for (const { key, qty, answer } of rows) {
    if (answer?.status !== 'MATCHED' || answer.item === null || answer.qty === null || isStale({ qty, answer })) continue;
    const { item } = answer;
    const known = items.get(item.itemId);
    if (known === undefined && items.size >= MAX_CART_ROWS) beyond.push(key);
    else if (known === undefined) items.set(item.itemId, { item, itemId: item.itemId, qty: answer.qty, keys: [key] });
    else if (known.qty + answer.qty > MAX_LINE_QTY) over.push(key);
    else {
      known.qty += answer.qty;
      known.keys.push(key);
    }
  }
  return { items: [...items.values()], beyond, over };
}

/** How many rows are ready, are to be chosen, and are to be put right. */
export function countsOf(rows: readonly FormRow[]): { readonly ready: number; readonly choose: number; readonly fix: number } {
  const of = (status: QuickRow['status']) => rows.filter(({ answer }) => answer?.status === status).length;
  return { ready: of('MATCHED'), choose: of('AMBIGUOUS'), fix: of('REFUSED') };
}

/** How many of so many can be had: what is left, and what one order may have. */
export function canHave({ fewLeft, mostPerOrder }: Pick<QuickItem, 'fewLeft' | 'mostPerOrder'>, qty: number): number {
  return Math.min(qty, fewLeft ?? Infinity, mostPerOrder ?? Infinity);
}

/** What comes into the cart costs, in cents; undefined where a price of it is not shown. */
export function subtotalOf({ items }: Pick<Ready, 'items'>): number | undefined {
  let sum = 0;
  for (const { item, qty } of items) {
    const cost = costOf(item, canHave(item, qty));
    if (cost === undefined) return undefined;
    sum += cost;
  }
  return sum;
}

/** A form of what is to be added, by the way of every add. */
export function addFormOf({ items }: Pick<Ready, 'items'>): FormData {
  const form = new FormData();
  for (const { itemId, qty } of items) {
    form.append('itemId', itemId);
    form.append('qty', String(qty));
  }
  return form;
}

/** A row as a call asks for it. */
export function askOf({ text, qty, unit, itemId }: Omit<FormRow, 'key'>): { text: string; qty?: string; unit?: string; itemId?: string } {
  return { text, ...(qty.trim() !== '' && { qty: qty.trim() }), ...(unit !== '' && { unit }), ...(itemId !== '' && { itemId }) };
}
