import { z } from 'zod';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { LIST_ACCESS } from '#domain/lists/list-access.ts';
import { ProductTile } from '../catalog.ts';
import { ItemId, Money } from '../shapes.ts';

export const Access = z.enum(LIST_ACCESS);
export const Levels = z.array(Access);
export const ListId = z.string().max(64);
export const Qty = z.int().min(1).max(MAX_LINE_QTY);
const ListItem = z.object({
  listItemId: z.string(),
  itemId: ItemId,
  qty: Qty,
  note: z.string().meta({ description: 'What is to be known of it here. An addition' }),
  priceThen: Money.nullable().meta({
    description: 'What one cost whoever put it on the list, on that day; null as well where nobody kept it. An addition',
  }),
  wasInStock: z.boolean().nullable().meta({ description: 'On that day; null: nobody kept it. An addition' }),
  allowedAccessLevel: Levels.meta({ description: 'The levels that the caller may give the list' }),
  tile: ProductTile.nullable()
    .optional()
    .meta({ description: 'Only of one list; null of an item that the shop does not have anymore, or not for the caller' }),
});

export const ShoppingList = z
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
    hasLink: z.boolean().meta({ description: 'Anybody who has its link may read it: told to who manages it. An addition' }),
    totalItems: z.int(),
    allowedAccessLevel: Levels,
    listItems: z.array(ListItem).optional().meta({ description: 'Where the whole is asked for; at most a page of them' }),
  })
  .meta({ id: 'ShoppingList' });
export type ShoppingList = z.output<typeof ShoppingList>;

export const Metadata = z.object({
  pagination: z.object({ page: z.int(), size: z.int(), totalPages: z.int() }),
  totalItems: z.int(),
});

export const Wanted = z.object({ itemId: ItemId, qty: Qty.default(1) });

export const ofList = z.object({ id: ListId });
