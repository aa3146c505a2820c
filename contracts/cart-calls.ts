import { z } from 'zod';
import { ADDRESS_TYPES } from '#domain/checkout/address-fields.ts';
import { MAX_CART_ROWS, MAX_LINE_QTY } from '#domain/cart/cart-limits.ts';
import { call } from './call.ts';
import { CartResponse, AddAnswer, CartAttributes } from './cart.ts';
import { Message, FurnitureLevels } from './cart-item.ts';
import { GivenPersonalization } from './catalog/personalization.ts';
import {
  clientFlags,
  DeliveryType,
  DeviceData,
  flag,
  ItemId,
  LineId,
  NoBody,
  Nothing,
  Position,
  RelationType,
  WantedLevel,
  whichCart,
} from './shapes.ts';

const text = (most: number) => z.string().max(most);

const AddItem = z
  .object({
    itemId: ItemId,
    qty: z.unknown().optional().meta({ description: 'A whole number above 0; 1 when absent', type: 'integer' }),
    deliveryType: DeliveryType.optional(),
    levelOfService: WantedLevel.optional(),
    pickupStoreNumber: text(10).optional(),
    version: text(10).optional().meta({ description: '"b2" marks the parts of a bundle' }),
    parentItemId: ItemId.optional(),
    parentRelationType: RelationType.optional(),
    parentRelationCartItemId: LineId.optional(),
    listItemId: text(64).optional(),
    surchargeAltItemId: ItemId.optional(),
    position: Position.optional(),
    personalization: GivenPersonalization.optional(),
  })
  .meta({ id: 'AddItem' });

/** Where what is shipped is to go: by the id of an address that the cart has, or by zip before there is one. */
const ShipTo = z.object({ id: text(64).optional(), type: z.enum(ADDRESS_TYPES).optional(), zipCode: text(10).optional() });

const ResponseType = z.enum(['WHOLE', 'TOUCHED']);
/** How much a change of the cart answers, and what it does unless it is asked for the other. */
const answering = (usual: z.infer<typeof ResponseType>) =>
  ResponseType.default(usual).meta({
    description: 'WHOLE: the whole cart. TOUCHED: the touched rows, the sums and the messages',
    examples: ['WHOLE'],
  });

const cartOptions = {
  ...clientFlags,
  ...whichCart,
  forceUpdate: flag,
  skipInv: flag,
  memItem: flag,
  source: text(60).optional(),
  ignoreExistQty: flag,
  redirect: flag,
};
const version = z.int().min(1).optional().meta({ description: 'The version that the client has seen; an older one is refused with 409' });

/** K-01: the most items that one request may carry is the most rows that a cart may hold. */
export const addItems = call({
  name: 'addItems',
  method: 'POST',
  path: '/cc/api/checkout/default/item',
  tag: 'cart',
  openTo: 'shopper',
  summary: 'Add items to the cart',
  params: Nothing,
  query: z.object({ ...cartOptions, responseType: answering('TOUCHED') }),
  bodyLimit: 256 * 1024,
  body: z.object({
    items: z.array(AddItem).max(MAX_CART_ROWS).optional(),
    coupons: z.array(text(40)).max(20).optional(),
    addresses: z.array(ShipTo).max(10).optional(),
    ignoreHrdAlt: flag,
    skipRelatedProduct: flag,
    yourStoreNo: text(10).optional(),
    replaces: LineId.optional().meta({
      description:
        'The row in whose place the first item comes: it goes with what belongs to it when all of the items are there, else nothing changes',
    }),
    version,
    deviceData: DeviceData,
  }),
  answer: z.union([CartResponse, AddAnswer]),
});

/** K-02 */
export const removeItem = call({
  name: 'removeItem',
  method: 'DELETE',
  path: '/cc/api/checkout/default/item/:cartItemId',
  tag: 'cart',
  openTo: 'shopper',
  summary: 'Remove a row from the cart',
  params: z.object({ cartItemId: LineId }),
  query: z.object({
    ...clientFlags,
    ...whichCart,
    cartId: text(64).optional(),
    cartItemId: LineId.optional(),
    responseType: answering('WHOLE'),
  }),
  body: z.object({ cartId: text(64).optional(), cartItemId: LineId.optional(), version, deviceData: DeviceData }).nullish(),
  answer: z.union([CartResponse, AddAnswer]),
});

/** K-03 */
export const getCart = call({
  name: 'getCart',
  method: 'GET',
  path: '/cc/api/checkout',
  tag: 'cart',
  openTo: 'shopper',
  summary: 'The cart, priced now',
  params: Nothing,
  query: z.object({
    ...clientFlags,
    grindType: text(20).optional(),
    wt: text(10).optional(),
    alt: text(10).optional(),
    invDtls: text(10).optional(),
    tenantId: text(40).optional(),
    bcPage: z.coerce
      .number()
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .meta({ description: 'Which page of the budget centers is told; the first when absent' }),
    ...whichCart,
  }),
  body: NoBody,
  answer: CartResponse,
});

export const ACTION_TYPES = [
  'UPDATE_CART',
  'PROCEED_CHECKOUT',
  'APPLY_COUPON',
  'REMOVE_COUPON',
  'UPDATE_ACCOUNTING',
  'UPDATE_DELIVERY',
] as const;

/** K-04 */
export const updateCart = call({
  name: 'updateCart',
  method: 'PUT',
  path: '/cc/api/checkout/default',
  tag: 'cart',
  openTo: 'shopper',
  summary: 'Change the cart as a whole: coupons, delivery, zip, or go to checkout',
  params: Nothing,
  query: z.object({
    ...clientFlags,
    ...whichCart,
    actionType: z.enum(ACTION_TYPES).default('UPDATE_CART'),
  }),
  body: z.object({
    proceedCheckout: z.boolean().optional(),
    continueAsGuest: z.boolean().optional(),
    coupons: z.array(text(40)).max(20).optional(),
    zipcode: text(10).optional(),
    addresses: z.array(ShipTo).max(10).optional(),
    futureDelivery: z
      .object({
        date: text(10)
          .nullable()
          .meta({ description: 'The business day on which everything shipped is wanted; null: as soon as possible' }),
      })
      .optional(),
    /** Rewards to pay with, in dollars: a multiple of 5.00, 0 to take them back. */
    cartEasyRewards: z.object({ redeem: z.number() }).optional(),
    accountingInfo: z
      .object({
        poNumber: text(60).optional(),
        poRelease: text(60).optional(),
        budgetCenter: text(60).optional(),
        invoice: z.boolean().optional(),
      })
      .optional(),
    /** Of a buy-now cart. */
    status: z.enum(['ACTIVE', 'CANCELLED']).optional(),
    /** The shopper has read what changed. */
    hasSeenChanges: z.boolean().optional(),
    version,
    deviceData: DeviceData,
    items: z
      .array(
        z.object({
          cartItemId: LineId,
          deliveryType: DeliveryType.optional().meta({ description: 'Of UPDATE_DELIVERY' }),
          bcName: text(60).optional().meta({ description: 'Of UPDATE_ACCOUNTING: the budget center of the row; empty: none' }),
          bcShares: z
            .array(z.object({ bcName: text(60), percent: z.number() }))
            .max(50)
            .optional()
            .meta({
              description:
                'Of UPDATE_ACCOUNTING, in place of bcName: the budget centers that share the row, 2 to 10 of them. Percentages have two decimals at most and make 100. An addition.',
            }),
          levelOfService: WantedLevel.optional(),
          pickupStoreNumber: text(10).optional(),
          qty: z
            .int()
            .min(1)
            .max(MAX_LINE_QTY)
            .optional()
            .meta({ description: "Below the row's quantity: so many are split off as a row of their own" }),
        }),
      )
      .max(MAX_CART_ROWS)
      .optional(),
  }),
  answer: CartResponse,
});

/** K-05 */
export const updateItems = call({
  name: 'updateItems',
  method: 'PUT',
  path: '/cc/api/checkout/default/item',
  tag: 'cart',
  openTo: 'shopper',
  summary: 'Set the quantities or the delivery of rows',
  params: Nothing,
  query: z.object({ ...cartOptions, responseType: answering('WHOLE') }),
  bodyLimit: 256 * 1024,
  body: z.object({
    items: z
      .array(
        z.object({
          cartItemId: LineId.optional(),
          qty: z.int().max(1_000_000).optional(),
          deliveryType: DeliveryType.optional(),
          levelOfService: WantedLevel.optional(),
          pickupStoreNumber: text(10).optional(),
          furnSvcInfo: z.object({ levels: FurnitureLevels }).optional(),
        }),
      )
      .max(MAX_CART_ROWS)
      .optional(),
    freeItems: z
      .array(z.object({ itemId: ItemId, qty: z.int().min(1).max(MAX_LINE_QTY).default(1), promotionId: text(40) }))
      .max(20)
      .optional(),
    deleteFreeItems: z.array(LineId).max(20).optional(),
    version,
    deviceData: DeviceData,
  }),
  answer: z.union([CartResponse, AddAnswer]),
});

/** K-07: a GET that stores something, so it is never cached and answers only the site's own pages. */
export const optOut = call({
  name: 'optOutOfAlternates',
  method: 'GET',
  path: '/cc/api/cart/opt/type',
  tag: 'cart',
  openTo: 'shopper',
  summary: 'See no alternates of discontinued items for 30 days',
  params: Nothing,
  query: z.object({ ...clientFlags, type: z.enum(['HARD_ALT_OPT_OUT']), value: z.enum(['true', 'false']).default('true') }),
  body: NoBody,
  answer: z.object({ type: z.string(), value: z.boolean(), validUntil: z.int().nullable() }),
});

/** K-09: the checkout-start call. */
export const preCheckout = call({
  name: 'preCheckout',
  method: 'GET',
  path: '/cc/api/precheckout',
  tag: 'checkout',
  openTo: 'shopper',
  summary: 'Where checkout goes on, after stock, price and limits were checked again',
  params: Nothing,
  query: z.object({ ...clientFlags, ...whichCart }),
  body: NoBody,
  answer: z.object({ redirectUrl: z.string(), cartInfo: z.object({ cartAttributes: CartAttributes }), messages: z.array(Message) }),
});
