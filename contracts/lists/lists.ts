import { z } from 'zod';
import { LIST_ACCESS } from '#domain/lists/list-access.ts';
import { LIST_PAGE_SIZE, LISTS_IN_HEADER, MOST_LIST_ITEMS, MOST_LISTS } from '#domain/lists/list-limits.ts';
import { call } from '../call.ts';
import { clientFlags, flag, NoBody, Nothing } from '../shapes.ts';
import { Access, Levels, ListId, Metadata, ofList, ShoppingList, Wanted } from './list-shapes.ts';

/** What is asked for is sorted by. (S §9, Lists) */
export const LIST_SORTS = ['modified', 'name'] as const;
export const LIST_ITEM_SORTS = ['position', 'modified', 'name'] as const;
const order = z.enum(['asc', 'desc']).default('asc');

/** A page of it; what is no number above 0 is refused. */
const paged = {
  size: z.coerce.number().int().min(1).max(LIST_PAGE_SIZE).default(LIST_PAGE_SIZE),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
};

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
  query: z.object({
    ...clientFlags,
    ...paged,
    size: z.coerce.number().int().min(1).max(MOST_LIST_ITEMS).default(LIST_PAGE_SIZE),
    sortBy: z.enum(LIST_ITEM_SORTS).default('position'),
    sortOrder: order,
    inStock: flag.meta({ description: 'Only what the caller can order now; totalItems of metadata counts these. An addition' }),
  }),
  body: NoBody,
  answer: ShoppingList.required({ listItems: true }).extend({
    metadata: Metadata,
    link: z
      .string()
      .nullable()
      .meta({ description: 'By which anybody reads it: told to who manages it, as long as it can be. An addition' }),
  }),
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
