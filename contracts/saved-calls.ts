import { z } from 'zod';
import { MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { call } from './call.ts';
import { Message } from './cart-item.ts';
import { CartResponse, CartSummary } from './cart.ts';
import { SAVED_PAGE_SIZE, SavedForLaterItem } from './saved-for-later.ts';
import { clientFlags, DeliveryType, DeviceData, flag, ItemId, LineId, NoBody, Nothing, paging, Position } from './shapes.ts';

const version = z.int().min(1).optional().meta({ description: 'The version that the client has seen; an older one is refused with 409' });

/** K-10 */
export const getSaved = call({
  name: 'getSaved',
  method: 'GET',
  path: '/cc/api/sfl',
  tag: 'saved for later',
  openTo: 'shopper',
  summary: 'What the shopper has saved for later, newest first',
  params: Nothing,
  query: z.object({ ...clientFlags, ...paging(SAVED_PAGE_SIZE, SAVED_PAGE_SIZE) }),
  body: NoBody,
  answer: z.object({
    itemList: z.object({
      items: z.array(SavedForLaterItem),
      filteredItems: z.array(SavedForLaterItem).meta({ description: 'Those of the items that can be bought now' }),
    }),
    sflItems: z.array(SavedForLaterItem),
    metadata: z.object({ pagination: z.object({ page: z.int(), size: z.int(), totalPages: z.int() }), totalItems: z.int() }),
  }),
});

/** K-11: always answers the whole cart, so that the row that went and the list are seen together. */
export const saveItem = call({
  name: 'saveForLater',
  method: 'POST',
  path: '/cc/api/sfl',
  tag: 'saved for later',
  openTo: 'shopper',
  summary: 'Save an item, or a row of the cart, for later',
  params: Nothing,
  query: z.object({ ...clientFlags, fullResponse: flag }),
  body: z.object({
    item: z.object({
      itemId: ItemId.optional().meta({ description: 'May be absent where a row is named' }),
      qty: z.int().min(1).max(MAX_LINE_QTY).optional().meta({ description: "When absent: the row's quantity, or 1" }),
      cartItemId: LineId.optional().meta({
        description: 'The row that it comes from: it leaves the cart, its plans and services go along',
      }),
      relatedItems: z
        .array(z.object({ itemId: ItemId, qty: z.int().min(1).max(MAX_LINE_QTY).default(1) }))
        .max(20)
        .optional()
        .meta({ description: 'Plans and services to save along with it, where it does not come from a row' }),
    }),
    fullResponse: flag,
    version,
    deviceData: DeviceData,
  }),
  answer: CartResponse.extend({
    saved: z
      .object({
        listItemId: z.string(),
        itemId: ItemId,
        name: z.string(),
        qty: z.int(),
        position: z.int(),
        deliveryType: DeliveryType,
        pickupStoreNumber: z.string().nullable(),
      })
      .optional()
      .meta({ description: 'The row that left the cart, as it was: what it takes to move it back' }),
  }),
});

const Removed = SavedForLaterItem.nullable().meta({ description: 'What left the list, as it was; null where it cannot be shown' });

/** K-12 */
export const removeSaved = call({
  name: 'removeSaved',
  method: 'DELETE',
  path: '/cc/api/sfl/:listItemId',
  tag: 'saved for later',
  openTo: 'shopper',
  summary: 'Remove an item from what is saved for later',
  params: z.object({ listItemId: LineId }),
  query: z.object({ ...clientFlags, fullResponse: flag }),
  body: z.object({ fullResponse: flag, version, deviceData: DeviceData }).nullish(),
  answer: z.union([
    CartResponse.extend({ removed: Removed }),
    z.object({ sflItems: z.array(SavedForLaterItem), cartSummary: CartSummary, removed: Removed }),
  ]),
});

/** Moves saved items into the cart in one transaction: an item is in the cart or in the list, never in both and never in neither. */
export const moveSaved = call({
  name: 'moveSavedToCart',
  method: 'POST',
  path: '/cc/api/sfl/move',
  tag: 'saved for later',
  openTo: 'shopper',
  summary: 'Move saved items to the cart; what cannot be added stays saved, with the reason',
  params: Nothing,
  query: z.object(clientFlags),
  bodyLimit: 256 * 1024,
  body: z.object({
    items: z
      .array(
        z.object({
          listItemId: LineId,
          qty: z.int().min(1).max(MAX_LINE_QTY).optional().meta({ description: 'All of it when absent' }),
          deliveryType: DeliveryType.optional(),
          pickupStoreNumber: z.string().max(10).optional(),
          position: Position.optional(),
        }),
      )
      .max(SAVED_PAGE_SIZE)
      .optional()
      .meta({ description: 'Everything that is saved when absent' }),
    version,
    deviceData: DeviceData,
  }),
  answer: CartResponse.extend({
    moved: z.array(z.object({ listItemId: z.string(), itemId: ItemId, cartItemId: z.string(), qty: z.int() })),
    left: z.array(z.object({ listItemId: z.string(), itemId: ItemId, qty: z.int(), messages: z.array(Message) })),
  }),
});
