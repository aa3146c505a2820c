import { z } from 'zod';
import { MOST_LIST_ITEMS } from '#domain/lists/list-limits.ts';
import { call } from '../call.ts';
import { ProductTile } from '../catalog.ts';
import { ItemId, Nothing } from '../shapes.ts';
import { ofList, Qty } from './list-shapes.ts';

/** Makes the link of a list, or takes it away. */
export const makeListLink = call({
  name: 'makeListLink',
  method: 'PUT',
  path: '/cc/api/list/:id/link',
  tag: 'lists',
  openTo: 'signed-in',
  ignoresKey: true,
  summary: 'Makes a new link by which anybody may read a list, or takes away the one that it has; for who manages it',
  params: ofList,
  query: Nothing,
  body: z.object({ isWanted: z.boolean() }),
  answer: z.object({ link: z.string().nullable() }),
});

/** Reads a list by its link. */
export const readSharedList = call({
  name: 'readSharedList',
  isNoAct: true,
  method: 'POST',
  path: '/cc/api/shared-list',
  tag: 'lists',
  openTo: 'anyone',
  ignoresKey: true,
  beginsNoVisit: true,
  summary:
    'A list as whoever has its link sees it: its items as they are sold to who asks, at what they cost for them. Nothing tells whose it is',
  params: Nothing,
  query: Nothing,
  body: z.object({ key: z.string().max(100) }),
  answer: z.object({
    name: z.string(),
    listItems: z.array(z.object({ itemId: ItemId, qty: Qty, note: z.string(), tile: ProductTile })).max(MOST_LIST_ITEMS),
    hidden: z.int().meta({ description: 'Items that are not sold, or not to who asks' }),
  }),
});
