import type { ListAccess } from '#domain/lists/list-access.ts';
import type { FormError } from '#app/api/form-errors.ts';

/** The lists that can take something. */
export type ListsToChoose = {
  readonly lists: readonly {
    readonly id: string;
    readonly name: string;
    readonly access: ListAccess;
    readonly favorite: boolean;
    readonly totalItems: number;
    /** So many of the one item that is to be put there are on it already; of an own list. */
    readonly has: number;
  }[];
  readonly levels: readonly ListAccess[];
  /** There are as many lists as there can be: none can be made. */
  readonly isFull: boolean;
  /** What a first list is called when nobody says anything else. */
  readonly firstName: string;
};

/** An item that was put on a list: how many of it there were before, and are now. */
export type PutItem = { readonly itemId: string; readonly before: number; readonly qty: number };

/** What was put on a list, and how to take it back. */
export type Put = {
  readonly listId: string;
  readonly name: string;
  readonly path: string;
  /** The list was made for it. */
  readonly isNew: boolean;
  readonly items: readonly PutItem[];
  /** Items that are not sold anymore, and were left out. */
  readonly left: number;
};

/** What came of it. */
export type PutAnswer = { readonly put?: Put; readonly undone?: string; readonly errors: readonly FormError[] };

const itemsText = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`);

/** What was done, in words: also that something was there already. */
export function putText({ name, items, left }: Pick<Put, 'name' | 'items' | 'left'>): string {
  const again = items.filter(({ before }) => before > 0);
  const [only] = items;
  const leftText = left === 0 ? '' : ` ${itemsText(left)} that we don’t sell anymore ${left === 1 ? 'was' : 'were'} left out.`;
  if (items.length === 1 && only !== undefined) {
    const { before, qty } = only;
    if (before === 0) return `Added to “${name}”.${leftText}`;
    if (before === qty) return `Already on “${name}”, with the most a row can hold: ${qty.toLocaleString('en-US')}.${leftText}`;
    return `Already on “${name}”: quantity raised from ${before.toLocaleString('en-US')} to ${qty.toLocaleString('en-US')}.${leftText}`;
  }
  if (again.length === 0) return `${itemsText(items.length)} added to “${name}”.${leftText}`;
  if (again.length === items.length) return `All ${items.length} items were already on “${name}”: their quantities were raised.${leftText}`;
  return `${itemsText(items.length - again.length)} added to “${name}”. ${again.length} already there: quantities raised.${leftText}`;
}

/** What is said once it was taken back. @param hasMore somebody has put something there, or changed it, since */
export function undoneText({ name, isNew }: Pick<Put, 'name' | 'isNew'>, hasMore: boolean): string {
  if (hasMore) return `Taken back from “${name}”. What has been changed there since stays.`;
  return isNew ? `List “${name}” deleted.` : `“${name}” is as it was.`;
}
