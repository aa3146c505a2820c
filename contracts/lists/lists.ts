import { z } from 'zod';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { LIST_ACCESS } from '#domain/lists/list-access.ts';
import { LIST_PAGE_SIZE, LISTS_IN_HEADER, MOST_LIST_ITEMS, MOST_LISTS } from '#domain/lists/list-limits.ts';
import { call } from '../call.ts';
import { ProductTile } from '../catalog.ts';
import { clientFlags, flag, ItemId, NoBody, Nothing } from '../shapes.ts';

/** What is asked for is sorted by. (S §9, Lists) */
export const LIST_SORTS = ['modified', 'name'] as const;
export const LIST_ITEM_SORTS = ['position', 'modified', 'name'] as const;
const order = z.enum(['asc', 'desc']).default('asc');

const Access = z.enum(LIST_ACCESS);
const Levels = z.array(Access);
const ListId = z.string().max(64);
const Qty = z.int().min(1).max(MAX_LINE_QTY);
/** A page of it; what is no number above 0 is refused. */
const paged = {
  size: z.coerce.number().int().min(1).max(LIST_PAGE_SIZE).default(LIST_PAGE_SIZE),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};

const ListItem = z.object({
  listItemId: z.string(),
  itemId: ItemId,
  qty: Qty,
  allowedAccessLevel: Levels.meta({ description: 'The levels that the caller may give the list' }),
  tile: ProductTile.nullable()
    .optional()
    .meta({ description: 'Only of one list; null of an item that the shop does not have anymore, or not for the caller' }),
});

const ShoppingList = z
  .object({
    id: z.string(),
    name: z.string(),
    access: Access,
    accessLevel: Access.meta({ description: 'The same, as headers know it' }),
    favorite: z.boolean(),
    readOnly: z.boolean().meta({ description: 'The caller may look at it, and copy it' }),
    modified: z.string().meta({ description: 'In UTC, as ISO 8601' }),
    owner: z.object({ name: z.string().nullable(), isCaller: z.boolean() }).meta({ description: 'The name is null where they have left' }),
    mayManage: z.boolean().meta({ description: 'The caller may rename and delete it. An addition' }),
    totalItems: z.int(),
    allowedAccessLevel: Levels,
    listItems: z.array(ListItem).optional().meta({ description: 'Where the whole is asked for; at most a page of them' }),
  })
  .meta({ id: 'ShoppingList' });
export type ShoppingList = z.output<typeof ShoppingList>;

const Metadata = z.object({
  pagination: z.object({ page: z.int(), size: z.int(), totalPages: z.int() }),
  totalItems: z.int(),
});

/** K-36 */
export const getLists = call({
  name: 'getLists',
  method: 'GET',
  path: '/cc/api/lists',
  tag: 'lists',
  openTo: 'signed-in',
  summary: 'The lists that the caller may see: their own, and on the business site those of their organization',
  params: Nothing,
  query: z.object({
    ...clientFlags,
    ...paged,
    sortBy: z.enum(LIST_SORTS).default('modified'),
    sortOrder: order,
    search: z.string().max(400).optional().meta({ description: 'Part of the name, as base64 of UTF-8' }),
    access: z
      .string()
      .default(LIST_ACCESS.join(','))
      .transform((text) => text.split(',').map((level) => level.trim()))
      .pipe(Levels),
    responseType: z.enum(['MINIMAL', 'WHOLE']).default('MINIMAL'),
    action: z.enum(['VIEW']).optional(),
    ignoreList: ListId.optional().meta({ description: 'A list that is left out' }),
    favorite: flag.meta({ description: 'Favorites alone' }),
  }),
  body: NoBody,
  answer: z.object({
    shoppingLists: z.array(ShoppingList),
    metadata: Metadata,
    favorites: z.array(z.string()).meta({ description: 'The ids of all favorites of the caller' }),
    maxFavoriteReached: z.boolean(),
    availableAccessLevel: Levels.meta({ description: 'The levels that the caller may make lists of' }),
    readOnly: z.boolean().meta({ description: 'The caller can make no list: they have as many as there may be' }),
  }),
});

/** K-37 */
export const getItemsOfLists = call({
  name: 'getItemsOfLists',
  method: 'GET',
  path: '/cc/api/lists/items',
  tag: 'lists',
  openTo: 'signed-in',
  summary: "The items of all of the caller's own lists: what is marked on tiles",
  params: Nothing,
  query: z.object({ ...clientFlags, ignoreList: ListId.optional() }),
  body: NoBody,
  answer: z.object({ listItems: z.array(z.object({ listId: z.string(), listItemId: z.string(), itemId: ItemId, qty: Qty })) }),
});

const Wanted = z.object({ itemId: ItemId, qty: Qty.default(1) });

/** K-38 */
export const createList = call({
  name: 'createList',
  method: 'POST',
  path: '/cc/api/list',
  tag: 'lists',
  openTo: 'signed-in',
  summary: `Makes a list; a person keeps at most ${MOST_LISTS} on a site`,
  params: Nothing,
  query: z.object(clientFlags),
  bodyLimit: 256 * 1024,
  body: z.object({
    name: z.string().max(400).default(''),
    access: Access.default('PERSONAL'),
    items: z.array(Wanted).max(MOST_LIST_ITEMS).optional(),
  }),
  answer: ShoppingList,
});

const ofList = z.object({ id: ListId });

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
  answer: ShoppingList,
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

/** Says how many of its items a list is for. An addition. */
export const changeListItems = call({
  name: 'changeListItems',
  method: 'PUT',
  path: '/cc/api/list/:id/items',
  tag: 'lists',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Says how many of its items are on a list, of all of them at once; what is not on it is left out',
  params: ofList,
  query: z.object(clientFlags),
  bodyLimit: 256 * 1024,
  body: z.object({
    items: z
      .array(z.object({ itemId: ItemId, qty: Qty }))
      .min(1)
      .max(MOST_LIST_ITEMS),
  }),
  answer: ShoppingList,
});

/** K-41 */
export const changeList = call({
  name: 'changeList',
  method: 'PUT',
  path: '/cc/api/list/:id',
  tag: 'lists',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Renames a list, says who it is for, or marks it as a favorite of the caller',
  params: ofList,
  query: z.object(clientFlags),
  body: z.object({
    name: z.string().max(400).optional(),
    access: Access.optional(),
    favorite: z.boolean().optional(),
    deletefavoriteById: z.boolean().optional().meta({ description: 'True: it is no favorite of the caller anymore' }),
  }),
  answer: ShoppingList.extend({ maxFavoriteReached: z.boolean() }),
});

/** K-42 */
export const deleteList = call({
  name: 'deleteList',
  method: 'DELETE',
  path: '/cc/api/list/:id',
  tag: 'lists',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Deletes a list with what is on it',
  params: ofList,
  query: z.object(clientFlags),
  body: NoBody,
  answer: z.object({ id: z.string(), deleted: z.literal(true) }),
});

/** K-43 */
export const getList = call({
  name: 'getList',
  method: 'GET',
  path: '/cc/api/list/:id',
  tag: 'lists',
  openTo: 'signed-in',
  summary: 'One list with its items as they are sold to the caller',
  params: ofList,
  query: z.object({ ...clientFlags, ...paged, sortBy: z.enum(LIST_ITEM_SORTS).default('position'), sortOrder: order }),
  body: NoBody,
  answer: ShoppingList.required({ listItems: true }).extend({ metadata: Metadata }),
});

/** K-44 */
export const getListCardData = call({
  name: 'getListCardData',
  isNoAct: true,
  method: 'POST',
  path: '/api/sparxProxy/getListCardData',
  isPrefixed: true,
  tag: 'lists',
  openTo: 'anyone',
  ignoresKey: true,
  beginsNoVisit: true,
  summary: `The lists of the header: favorites first, then those that changed last, at most ${LISTS_IN_HEADER}; none for guests`,
  params: Nothing,
  query: Nothing,
  body: NoBody,
  answer: z.object({ listsData: z.object({ lists: z.array(ShoppingList) }) }),
});
