import { z } from 'zod';
import { INVOICE_STATUSES } from '#domain/accounts/credit/invoice-status.ts';
import { ORDER_GROUP_NAMES, WIRE_ORDER_STATES } from '#domain/orders/order-states.ts';
import { RETURN_REASONS } from '#domain/orders/return-reasons.ts';
import { RETURN_STATES } from '#domain/orders/return-status.ts';
import { SHIPMENT_KINDS } from '#domain/orders/shipment-plan.ts';
import { call } from './call.ts';
import { CartSummary, DeliveryGroup, OrderPayment, WireAddress } from './cart.ts';
import { PriceInfo } from './cart-item.ts';
import { PersonalLine } from './catalog/personalization.ts';
import { DeviceData, IsoDate, LineId, Money, NoBody, Nothing, paging } from './shapes.ts';

const text = (most: number) => z.string().max(most);

/** One of the ten that an order can be; null while its payment is being confirmed, when it is no order yet. */
const OrderStatus = z.enum(WIRE_ORDER_STATES);

export const OrderItem = z
  .object({
    cartItemId: z.string(),
    /** The row that it goes along with: a plan, a service, a part of a set. */
    parentCartItemId: z.string().nullable(),
    itemId: z.string(),
    name: z.string(),
    url: z.string(),
    image: z.object({ key: z.string(), alt: z.string(), color: z.string() }).nullable(),
    qty: z.int(),
    priceInfo: PriceInfo.pick({
      wasPricePerUnit: true,
      basePricePerUnit: true,
      basePrice: true,
      finalPrice: true,
      finalPriceBeforeBasketCoupons: true,
      quoted: true,
    }),
    /** What lowered its price, and by how much; absent where nothing did, or before it was kept. An addition. */
    savings: z.array(z.object({ label: z.string(), amount: Money })).optional(),
    deliveryType: z.string(),
    levelOfService: z.enum(['NDD', 'SDD', 'STANDARD']).nullable(),
    minDeliveryDate: z.string().nullable(),
    maxDeliveryDate: z.string().nullable(),
    /** What it is to say, or whom it is for, where its item asked. An addition. */
    personalization: z.array(PersonalLine).optional(),
    /** The budget center that it was charged to, where each row has its own. An addition. */
    budgetCenterName: z.string().optional(),
    /** Units of it that can be returned now. */
    returnable: z.int(),
  })
  .meta({ id: 'OrderItem' });

/** A payment of an order, and what became of its money. */
const OrderTender = OrderPayment.extend({
  money: z.object({
    charged: Money,
    held: Money,
    releasing: Money,
    released: Money,
    refunding: Money,
    refunded: Money,
    refundFailed: Money,
  }),
}).meta({ id: 'OrderTender' });

/** Units that come back, with how their refund comes about: `price` less `discounts` with `tax`. */
const ReturnedUnits = z
  .object({
    cartItemId: z.string(),
    qty: z.int(),
    refund: Money,
    price: Money.meta({ description: 'What they cost at the price of their row. An addition' }),
    discounts: Money.meta({ description: 'Their part of what coupons and rewards took off the whole order. An addition' }),
    tax: Money.meta({ description: 'An addition' }),
  })
  .meta({ id: 'ReturnedUnits' });

export const Order = z
  .object({
    orderNumber: z.string(),
    status: OrderStatus.nullable(),
    placedAt: z.string().nullable(),
    email: z.string(),
    items: z.array(OrderItem),
    cartSummary: CartSummary.partial(),
    orderPayment: z.array(OrderTender),
    /** What was charged for it so far and not refunded. */
    paid: Money,
    /** Its invoice: there is one since something was charged for it, and then it stays. An addition. */
    invoice: z
      .object({ number: z.string(), issuedAt: z.string() })
      .nullable()
      .meta({ description: 'Not of an order on account: that has accountInvoices' }),
    /** Of an order on account: what was invoiced, as it left. An addition. */
    accountInvoices: z.array(
      z.object({
        invoiceNumber: z.string(),
        issuedOn: IsoDate,
        dueOn: IsoDate,
        amount: Money,
        open: Money,
        status: z.enum(INVOICE_STATUSES),
      }),
    ),
    addresses: z.array(WireAddress),
    deliveryGroups: z.array(DeliveryGroup),
    /** Who picks up what is fetched in a store; null where nothing is. An addition. */
    pickupPerson: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
    /** The later day on which the shopper wanted what is shipped. */
    futureDeliveryDate: IsoDate.nullable(),
    /** What the buyer's organization calls the order. An addition. */
    poNumber: z.string().nullable(),
    /** Under which release of that purchase order it is booked. An addition. */
    poRelease: z.string().nullable(),
    unitName: z
      .string()
      .optional()
      .meta({ description: 'The part of the organization that it is for, as it was called then. An addition' }),
    /** The budget centers that it was charged to, by their names; null: to none. An addition. */
    budgetCenterName: z.string().nullable(),
    /** Where several were, each with what it bears: 'Art room $12.50'. An addition */
    budgetCharges: z.array(z.string()).optional(),
    /** The quote whose prices it has. An addition */
    quoteNumber: z.string().optional(),
    /** By which it was free of a state's sales tax when it was placed. An addition. */
    taxCertificates: z.array(
      z.object({ state: z.string(), end: z.string().meta({ description: 'The end of its number' }), validUntil: IsoDate.nullable() }),
    ),
    history: z.array(z.object({ status: OrderStatus, at: z.string() })),
    /** Somebody of its organization was asked about it: getApproval tells who, and why. An addition. */
    wasAsked: z.boolean(),
    /** What travels together, and how far it is. None before an order is being made ready. */
    shipments: z.array(
      z.object({
        shipmentId: z.string(),
        kind: z.enum(SHIPMENT_KINDS),
        status: OrderStatus,
        storeNumber: z.string().nullable(),
        trackingNumber: z.string().nullable(),
        /** An addition: who carries it, and where anybody can see how far it is. */
        tracking: z.object({ carrier: z.string(), url: z.string() }).nullable(),
        /** An addition: the day through which its store keeps what is ready for pickup. */
        heldUntil: IsoDate.nullable(),
        expectedBy: IsoDate.nullable(),
        /** That day has passed, and it has not arrived. */
        late: z.boolean(),
        /** When it was delivered or picked up. */
        arrivedAt: z.string().nullable(),
        cartItemIds: z.array(z.string()),
        /** Whether it is cancelled with the order now. */
        cancellable: z.boolean(),
        /** An addition: whether a person looks the order over before it goes on. */
        isOnHold: z.boolean(),
        /** An addition: whether it was canceled since nobody picked it up in the days for which its store held it. */
        isUncollected: z.boolean(),
      }),
    ),
    /** What was given back, and of which rows. */
    returns: z.array(
      z.object({
        returnId: z.string(),
        status: z.enum(RETURN_STATES),
        reason: z.enum(RETURN_REASONS).nullable(),
        refund: Money,
        /** What of it goes to which payment. */
        refunds: z.array(z.object({ id: z.string(), amount: Money })),
        at: z.string(),
        items: z.array(ReturnedUnits),
      }),
    ),
    paymentNeeded: z
      .object({
        amount: Money,
        until: IsoDate.meta({ description: 'Through that day; then what has not left is canceled' }),
        checkoutId: z
          .string()
          .nullable()
          .meta({ description: 'Names it to the payment vendor, as a cart’s id names a checkout; null for who may only look' }),
        isUnderWay: z.boolean().meta({ description: 'Something is being asked in its place this moment' }),
      })
      .nullable()
      .meta({ description: 'Its vendor would not hold this longer, and it stays in the house until it is paid another way. An addition' }),
    /** Whether there is a receipt of it. An addition. */
    hasReceipt: z.boolean(),
    orderedBy: z
      .string()
      .nullable()
      .meta({ description: 'Whose it is, where who looks is not who ordered it, and may only look. An addition' }),
    mayBuyAgain: z
      .literal(false)
      .optional()
      .meta({ description: 'It is a colleague’s, and the organization lets nobody else order it again. An addition' }),
    /** What who looks may do with it now. */
    abilities: z.object({ cancel: z.boolean(), return: z.boolean() }),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof Order>;

export const OrderSummary = z
  .object({
    orderNumber: z.string(),
    status: OrderStatus.nullable(),
    placedAt: z.string().nullable(),
    arrivedAt: z.string().nullable().meta({ description: 'When all of it was delivered or picked up. An addition' }),
    ordTotal: Money,
    numberOfItems: z.int(),
    firstItems: z.array(z.string()),
    /** Of the first items, as far as they have one. */
    pictures: z.array(z.object({ key: z.string(), alt: z.string(), color: z.string() })),
    /** What it takes to order all of it once more. */
    mayBuyAgain: z.boolean().meta({ description: 'Who asks may put the same into their own cart. An addition' }),
    rows: z.array(z.object({ itemId: z.string(), qty: z.int(), personalization: z.record(z.string(), z.string()).optional() })),
    budgetCenterName: z.string().nullable(),
    poNumber: z.string().nullable().meta({ description: 'An addition' }),
    orderedBy: z.string().nullable().meta({ description: 'Whose it is, where who looks did not order it. An addition' }),
    isOnHold: z.boolean().meta({ description: 'Whether a person looks it over before it goes on. An addition' }),
    mayReturn: z.boolean().meta({ description: 'Whether anything of it can be returned now. An addition' }),
    hasReceipt: z
      .boolean()
      .meta({ description: 'Whether there is a receipt of it: not where it was canceled before anything was charged. An addition' }),
  })
  .meta({ id: 'OrderSummary' });

/** */
export const listOrders = call({
  name: 'listOrders',
  method: 'GET',
  path: '/cc/api/orders',
  tag: 'orders',
  openTo: 'signed-in',
  summary:
    'The orders of the person who is signed in, newest first; with q those of that number or purchase order or with an item of that number or name, its words in any order; with whose=ORGANIZATION those of all people of the organization, for who may look at them: then q is a number, a purchase order or a person; with group or year those that are there, or were placed then. `years`: those in which the person has ordered anything',
  params: Nothing,
  query: z.object({
    ...paging(20, 100),
    q: text(100).trim().optional(),
    whose: z.enum(['OWN', 'ORGANIZATION']).default('OWN'),
    group: z.enum(ORDER_GROUP_NAMES).optional(),
    year: z.coerce.number().int().min(1970).max(9999).optional(),
  }),
  body: NoBody,
  answer: z.object({
    orders: z.array(OrderSummary),
    totalItems: z.int(),
    years: z.array(z.int()),
    maySeeAll: z.boolean().meta({ description: 'Whether who looks may list those of their organization. An addition' }),
  }),
});
export const getOrder = call({
  name: 'getOrder',
  method: 'GET',
  path: '/cc/api/orders/:orderNumber',
  tag: 'orders',
  openTo: 'shopper',
  summary:
    'One order, for its owner; on the business site for those of its organization, too, who may look at all of its orders: they change none',
  params: z.object({ orderNumber: text(40) }),
  query: z.object({ email: text(300).optional() }),
  body: NoBody,
  answer: Order.extend({
    receiptKey: z.string().optional().meta({
      description: 'Where a guest’s order was found by its email: the `key` with which its receipt opens for a while. An addition',
    }),
  }).meta({ id: 'FoundOrder' }),
});

/** An addition: who lost the mails of a guest order has its key sent to its mailbox once more. */
export const mailOrderLink = call({
  name: 'mailOrderLink',
  method: 'POST',
  path: '/cc/api/orders/:orderNumber/link',
  tag: 'orders',
  openTo: 'shopper',
  summary: 'Mail the link by which a guest order is managed to the email that it was ordered with; number and email have to be its own',
  params: z.object({ orderNumber: text(40) }),
  query: Nothing,
  body: z.object({ email: text(300), deviceData: DeviceData }),
  answer: z.object({ orderNumber: z.string() }),
});

/** An addition: no document shows how an order is cancelled or what was bought sent back. */
export const cancelOrder = call({
  name: 'cancelOrder',
  method: 'POST',
  path: '/cc/api/orders/:orderNumber/cancel',
  tag: 'orders',
  openTo: 'shopper',
  summary: 'Cancel what of an order has not left yet',
  params: z.object({ orderNumber: text(40) }),
  query: Nothing,
  body: z.object({ deviceData: DeviceData }),
  answer: Order,
});
const ReturnedItems = z
  .array(z.object({ cartItemId: LineId, qty: z.int().min(1).max(9999) }))
  .max(200)
  .optional();
export const returnItems = call({
  name: 'returnItems',
  method: 'POST',
  path: '/cc/api/orders/:orderNumber/return',
  tag: 'orders',
  openTo: 'shopper',
  summary: 'Give items back that have arrived; without naming any, all of them',
  params: z.object({ orderNumber: text(40) }),
  query: Nothing,
  body: z.object({ items: ReturnedItems, reason: z.enum(RETURN_REASONS).optional(), deviceData: DeviceData }),
  answer: Order,
});

export const ReturnPreview = z
  .object({
    refund: Money,
    items: z.array(ReturnedUnits),
    refunds: z.array(z.object({ id: z.string(), amount: Money })),
  })
  .meta({ id: 'ReturnPreview' });
export type ReturnPreview = z.output<typeof ReturnPreview>;
export const previewReturn = call({
  name: 'previewReturn',
  method: 'POST',
  path: '/cc/api/orders/:orderNumber/return/preview',
  tag: 'orders',
  openTo: 'shopper',
  summary: 'What would be refunded for items, and to which payments; nothing is returned yet',
  params: z.object({ orderNumber: text(40) }),
  query: Nothing,
  body: z.object({ items: ReturnedItems, deviceData: DeviceData }),
  answer: ReturnPreview,
});

/** An addition: a guest manages their order on any device, by the key in the link of its mails. */
export const openOrder = call({
  name: 'openOrder',
  method: 'POST',
  path: '/cc/api/orders/:orderNumber/open',
  tag: 'orders',
  openTo: 'shopper',
  summary: 'Manage a guest order in this visit, by the key of the link in its mails',
  params: z.object({ orderNumber: text(40) }),
  query: Nothing,
  body: z.object({ key: text(100), deviceData: DeviceData }),
  answer: z.object({ orderNumber: z.string() }),
});
