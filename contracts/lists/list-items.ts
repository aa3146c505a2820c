import { z } from 'zod';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { LONGEST_LIST_NOTE, MOST_LIST_ITEMS } from '#domain/lists/list-limits.ts';
import { call } from '../call.ts';
import { clientFlags, ItemId, NoBody, Nothing } from '../shapes.ts';
import { ListId, ofList, Qty, ShoppingList, Wanted } from './list-shapes.ts';

/** K-37 */
export const getItemsOfLists = call({
  name: 'getItemsOfLists',
  method: 'GET',
  path: '/cc/api/lists/items',
  tag: 'lists',
  openTo: 'signed-in',
  summary: "The items of all of the caller's own lists, or one of them wherever it stands",
  params: Nothing,
  query: z.object({
    ...clientFlags,
    ignoreList: ListId.optional(),
    itemId: ItemId.optional().meta({ description: 'Of this item alone. An addition' }),
  }),
  body: NoBody,
  answer: z.object({ listItems: z.array(z.object({ listId: z.string(), listItemId: z.string(), itemId: ItemId, qty: Qty })) }),
});

/** K-39 */
export const addListItem = call({
  name: 'addListItem',
  method: 'POST',
  path: '/cc/api/list/:id/item',
  tag: 'lists',
  openTo: 'signed-in',
  summary: `Adds items to a list; an item that is there already keeps one row with all its pieces. At most ${MOST_LIST_ITEMS} items`,
  params: ofList,
  query: z.object(clientFlags),
  bodyLimit: 256 * 1024,
  body: z.union([z.object({ items: z.array(Wanted).min(1).max(MOST_LIST_ITEMS) }), Wanted.transform((one) => ({ items: [one] }))]),
  answer: ShoppingList.extend({
    added: z
      .array(z.object({ itemId: ItemId, before: z.int().min(0), qty: Qty }))
      .meta({ description: 'How many of each there were before, 0 where it is new, and are now. An addition' }),
  }),
});

/** K-40 */
export const removeListItem = call({
  name: 'removeListItem',
  method: 'DELETE',
  path: '/cc/api/list/:id/item/:itemId',
  tag: 'lists',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Takes an item out of a list, by its number or by the id of its row',
  params: ofList.extend({ itemId: ItemId }),
  query: z.object(clientFlags),
  body: NoBody,
  answer: ShoppingList,
});

/** Changes rows of a list. An addition. */
export const changeListItems = call({
  name: 'changeListItems',
  method: 'PUT',
  path: '/cc/api/list/:id/items',
  tag: 'lists',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Says how many of items are on a list, and what is to be known of them, of all of them at once; what is not on it is left out',
  params: ofList,
  query: z.object(clientFlags),
  bodyLimit: 1024 * 1024,
  body: z.object({
    items: z
      .array(
        z.object({
          itemId: ItemId,
          qty: z.int().min(0).max(MAX_LINE_QTY).optional().meta({ description: '0 takes it off the list' }),
          was: Qty.optional().meta({ description: 'It is left as it is where there are not so many of it: somebody has changed it since' }),
          note: z
            .string()
            .max(2_000)
            .optional()
            .meta({ description: `${LONGEST_LIST_NOTE} characters at most` }),
        }),
      )
      .min(1)
      .max(MOST_LIST_ITEMS),
  }),
  answer: ShoppingList,
});

/** Puts an item of a list into another place. An addition. */
export const moveListItem = call({
  name: 'moveListItem',
  method: 'PUT',
  path: '/cc/api/list/:id/order',
  tag: 'lists',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Puts an item of a list into another place of its order; those behind it move on by one',
  params: ofList,
  query: z.object(clientFlags),
  body: z.object({
    itemId: ItemId,
    place: z.int().min(1).max(MOST_LIST_ITEMS).meta({ description: 'Counted from 1; behind the last one it is the last' }),
  }),
  answer: ShoppingList,
});

/** Takes what replaces an item in its place. An addition. */
export const replaceListItem = call({
  name: 'replaceListItem',
  method: 'PUT',
  path: '/cc/api/list/:id/item/:itemId',
  tag: 'lists',
  openTo: 'signed-in',
  ignoresKey: true,
  summary:
    'Puts what replaces an item into its place on a list, with its quantity and its note; where that is on the list already the quantities become one',
  params: ofList.extend({ itemId: ItemId }),
  query: z.object(clientFlags),
  body: NoBody,
  answer: ShoppingList.extend({ replacement: ItemId }),
});
