import { z } from 'zod';
import { CHECKOUT_SECTIONS } from '#domain/checkout/stages.ts';
import { call } from './call.ts';
import { DeliveryType, IsoDate, ItemId, LineId, Money, NoBody, Nothing, RelationType, clientFlags } from './shapes.ts';

/** A wire flag: `true`, or the text `true` in a query. Anything else of another type is refused. */
const flag = z.union([z.boolean(), z.enum(['true', 'false', '']).transform((text) => text === 'true')]).optional();
const text = (most: number) => z.string().max(most);

export const Message = z
  .object({
    code: z.string(),
    type: z.enum(['ERROR', 'WARN', 'INFO']),
    message: z.string(),
    itemId: z.string().optional(),
    cartItemId: z.string().optional(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof Message>;

export const DeliveryOption = z
  .object({
    deliveryType: DeliveryType,
    levelOfService: z.enum(['NDD', 'SDD', 'STANDARD']),
    pickupStoreNumber: z.string().nullable(),
    addressId: z.string().nullable(),
    minDeliveryDate: IsoDate.nullable(),
    maxDeliveryDate: IsoDate.nullable(),
    isBackOrder: z.boolean(),
    availableQuantity: z.int(),
    surchargeFeePerUnit: Money,
    messages: z.array(Message),
  })
  .meta({ id: 'DeliveryOption' });

export const PriceInfo = z
  .object({
    basePrice: Money,
    basePricePerUnit: Money,
    finalPrice: Money,
    finalPricePerUnit: Money,
    finalPriceBeforeBasketCoupons: Money,
    finalPriceBeforeCheckoutOnlyCoupons: Money,
    uom: z.string(),
  })
  .meta({ id: 'PriceInfo' });

/** One reason of an amount, in the order in which they apply: "Why this price?" */
export const PriceStep = z.object({ rule: z.string(), label: z.string(), amount: Money }).meta({ id: 'PriceStep' });

export const CartItem = z
  .object({
    cartItemId: LineId,
    itemId: ItemId,
    resolvedItemId: ItemId,
    partNumber: ItemId,
    customerSku: z.string().nullable(),
    listItemId: z.string().nullable(),
    qty: z.int(),
    requestedQty: z.int(),
    qtyAdded: z.int(),
    prevQty: z.int(),
    createdDate: z.string(),
    status: z.enum(['ACTIVE', 'DELETED', 'INVALID']),
    actioned: z.enum(['NONE', 'ADD_ITEM', 'EDIT_ITEM', 'DELETED_ITEM']),
    parentItemId: z.string().nullable(),
    parentRelationType: RelationType.nullable(),
    parentRelationCartItemId: z.string().nullable(),
    warrantyItemIds: z.array(z.string()),
    optionItemIds: z.array(z.string()),
    addonItemIds: z.array(z.string()),
    techHelpItemIds: z.array(z.string()),
    techHelpSkuIds: z.array(z.string()),
    requiredItemIds: z.array(z.string()),
    surchargeApplicable: z.boolean(),
    surchargeAlts: z.array(z.object({ itemId: z.string(), altFactor: z.int() })),
    surchargeSplit: z.boolean(),
    messages: z.array(Message),
    itemAttributes: z.object({ membershipSKU: z.boolean(), partBundle: z.boolean() }),
    itemAccountInfo: z.object({ bcName: z.string().nullable() }),
    priceInfo: PriceInfo,
    addToCartPriceInfo: z.object({ basePricePerUnit: Money }),
    priceSteps: z.array(PriceStep),
    onContract: z.boolean(),
    product: z.object({
      name: z.string(),
      url: z.string(),
      images: z.array(z.object({ key: z.string(), alt: z.string(), color: z.string() })),
      brandName: z.string(),
      baseCategory: z.string(),
      hierarchy: z.array(z.string()),
      productTypeName: z.string().nullable(),
      classId: z.string().nullable(),
      streetDate: IsoDate.nullable(),
      limitPerOrder: z.int().nullable(),
      flags: z.object({
        comingSoon: z.boolean(),
        preOrder: z.boolean(),
        sfs: z.boolean(),
        inStoreOnlyProduct: z.boolean(),
        seePriceInCart: z.boolean(),
        bopisEligible: z.boolean(),
      }),
    }),
    selectedDeliveryOption: DeliveryOption,
    availableDeliveryOptions: z.array(
      z.object({
        groupId: z.enum(['G1', 'G2', 'G3', 'G4']),
        deliveryType: DeliveryType,
        locations: z.array(z.object({ locationId: z.string(), available: z.int(), threshold: z.int() })),
      }),
    ),
    alternateDeliveryOption: DeliveryOption.nullable(),
    inventory: z.object({ items: z.array(z.object({ itemId: z.string(), availablequantity: z.int() })) }),
    shippingInfo: z.object({ deliveryType: z.enum(['STS', 'ISP', 'STA']), pickStoreNumber: z.string().nullable() }),
  })
  .meta({ id: 'CartItem' });
export type CartItem = z.output<typeof CartItem>;

export const CartSummary = z
  .object({
    cartSubTotal: Money,
    cartSubTotalAfterCoupons: Money,
    cartSubTotalAfterPriorityTwoCoupons: Money,
    cartSubTotalExcludingCheckoutOnlyCoupons: Money,
    preTaxSubTotal: Money,
    ordTotal: Money,
    balanceOrdTotal: Money,
    ordTotalExcludingCheckoutOnlyCoupons: Money,
    balanceOrdTotalExcludingCheckoutOnlyCoupons: Money,
    totalTax: Money,
    shipFee: Money,
    cartModeShipFee: Money,
    surchargeFee: Money,
    dasFee: Money,
    totalShipHandlFee: Money,
    handlingFee: Money,
    surchargeFeePerUnit: Money,
    finalMembershipSavings: Money,
    instantCouponSavings: Money,
    attributes: z.object({
      smallOrderFee: Money,
      furnitureServiceFee: Money,
      sameDayFee: Money,
      couponTotal: Money,
      rewardsApplied: Money,
    }),
    explanation: z.array(PriceStep),
  })
  .meta({ id: 'CartSummary' });
export type CartSummary = z.output<typeof CartSummary>;

export const CartCoupon = z
  .object({
    code: z.string(),
    description: z.string(),
    priority: z.int(),
    status: z.enum(['APPLIED', 'PENDING']),
    reason: z.string().optional(),
    amount: Money,
    checkoutOnly: z.boolean(),
    auto: z.boolean(),
  })
  .meta({ id: 'CartCoupon' });

export const WireAddress = z
  .object({
    id: z.string(),
    type: z.enum(['S', 'B', 'SB', 'ST']),
    firstName: z.string(),
    lastName: z.string(),
    organizationName: z.string(),
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    state: z.string(),
    zipCode: z.string(),
    country: z.string(),
    storeNumber: z.string().nullable(),
    phones: z.array(z.string()),
    field1: z.string().nullable(),
  })
  .meta({ id: 'Address' });
export type WireAddress = z.output<typeof WireAddress>;

export const OrderPayment = z
  .object({
    id: z.string(),
    paymentType: z.enum(['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD', 'PAYPAL', 'KLARNA']),
    brand: z.string(),
    lastFourDigit: z.string(),
    expiryMonth: z.string().nullable(),
    expiryYear: z.string().nullable(),
    amountApplied: Money,
    addedToOrder: z.boolean(),
    isDefault: z.boolean(),
    userNotes: z.string(),
  })
  .meta({ id: 'Payment' });

export const DeliveryGroup = z
  .object({ key: z.string(), title: z.string(), count: z.int(), cartItemIds: z.array(z.string()) })
  .meta({ id: 'DeliveryGroup' });

export const CheckoutSection = z
  .object({ name: z.enum(CHECKOUT_SECTIONS), visible: z.boolean(), complete: z.boolean() })
  .meta({ id: 'CheckoutSection' });

export const CartAttributes = z
  .object({
    loginELPParam: z.string(),
    proceedCheckout: z.boolean(),
    newItemAdded: z.boolean(),
    loginRequired: z.boolean(),
    numberOfLineItems: z.int(),
    numberOfItems: z.int(),
    hardStop: z.boolean(),
    isMvp: z.boolean(),
    mvpType: z.string().nullable(),
    hasESDOrDFItem: z.boolean(),
    isMandatoryEnabled: z.boolean(),
    freeShippingThreshold: Money,
    remainingAmountGetFreeShipping: Money,
    isDasEnabled: z.boolean(),
    userType: z.enum(['guest', 'registered']),
    enablePaypal: z.boolean(),
    isPreAuthEnabled: z.boolean(),
    orderNumber: z.string().nullable(),
    hiddenLineItems: z.array(z.string()),
  })
  .meta({ id: 'CartAttributes' });

export const Cart = z
  .object({
    cartId: z.string(),
    previousCartId: z.string().nullable(),
    status: z.enum(['OPEN', 'CHECKOUT', 'SUBMITTED']),
    type: z.enum(['DEFAULT', 'SPECIAL']),
    ctxId: z.string(),
    version: z.int(),
    items: z.array(CartItem),
    messages: z.array(Message),
    coupons: z.array(CartCoupon),
    cartSummary: CartSummary,
    cartAttributes: CartAttributes,
    deliveryGroups: z.array(DeliveryGroup),
    addresses: z.array(WireAddress),
    suggestedAddress: WireAddress.nullable(),
    orderPayment: z.array(OrderPayment),
    checkoutSections: z.array(CheckoutSection),
    stillMissing: z.array(z.string()),
    pickupPerson: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string(), email: z.string() }).nullable(),
    userInfo: z.object({
      accountNumber: z.string().nullable(),
      rewardsTier: z.string().nullable(),
      rewardsNumber: z.string().nullable(),
      yourStoreId: z.string().nullable(),
      contact: z.object({ email: z.string().nullable(), firstName: z.string(), lastName: z.string() }),
    }),
    orderedByShopperInfo: z.object({ firstName: z.string(), lastName: z.string() }),
    metadata: z.object({ cartProperty: z.object({ taxExemptType: z.string(), maxItemAllowed: z.int(), hsn: z.string() }) }),
  })
  .meta({ id: 'Cart' });
export type Cart = z.output<typeof Cart>;

export const CartResponse = z.object({ cartInfo: Cart }).meta({ id: 'CartResponse' });
export type CartResponse = z.output<typeof CartResponse>;

/** The answer of an add without responseType=WHOLE: what was touched, and the sums. */
export const AddAnswer = z
  .object({
    cartInfo: Cart.partial().required({
      cartId: true,
      version: true,
      items: true,
      messages: true,
      cartSummary: true,
      cartAttributes: true,
    }),
  })
  .meta({ id: 'AddAnswer' });
export type AddAnswer = z.output<typeof AddAnswer>;

const AddItem = z
  .object({
    itemId: ItemId,
    qty: z.unknown().optional().meta({ description: 'A whole number above 0; 1 when absent', type: 'integer' }),
    deliveryType: DeliveryType.optional(),
    pickupStoreNumber: text(10).optional(),
    version: text(10).optional().meta({ description: '"b2" marks the parts of a bundle' }),
    parentItemId: ItemId.optional(),
    parentRelationType: RelationType.optional(),
    parentRelationCartItemId: LineId.optional(),
    listItemId: text(64).optional(),
    surchargeAltItemId: ItemId.optional(),
  })
  .meta({ id: 'AddItem' });

const cartOptions = {
  ...clientFlags,
  type: z.enum(['SPECIAL']).optional(),
  responseType: text(20).optional(),
  forceUpdate: flag,
  buyNow: flag,
  skipInv: flag,
  memItem: flag,
  source: text(60).optional(),
  ignoreExistQty: flag,
  redirect: flag,
};
const Options = z.object(cartOptions);
const version = z.int().min(1).optional().meta({ description: 'The version that the client has seen; an older one is refused with 409' });

/** K-01: the most items that one request may carry is the most rows that a cart may hold. */
export const addItems = call({
  name: 'addItems',
  method: 'POST',
  path: '/cc/api/checkout/default/item',
  tag: 'cart',
  audience: 'shopper',
  summary: 'Add items to the cart',
  params: Nothing,
  query: Options,
  bodyLimit: 256 * 1024,
  body: z.object({
    items: z.array(AddItem).max(200).optional(),
    coupons: z.array(text(40)).max(20).optional(),
    addresses: z
      .array(z.object({ zipCode: text(10).optional() }))
      .max(10)
      .optional(),
    ignoreHrdAlt: flag,
    skipRelatedProduct: flag,
    yourStoreNo: text(10).optional(),
    version,
    deviceData: text(11_000).optional(),
  }),
  answer: z.union([CartResponse, AddAnswer]),
});

/** K-02 */
export const removeItem = call({
  name: 'removeItem',
  method: 'DELETE',
  path: '/cc/api/checkout/default/item/:cartItemId',
  tag: 'cart',
  audience: 'shopper',
  summary: 'Remove a row from the cart',
  params: z.object({ cartItemId: LineId }),
  query: z.object({ ...clientFlags, cartId: text(64).optional(), cartItemId: LineId.optional(), type: z.enum(['SPECIAL']).optional() }),
  body: z.object({ cartId: text(64).optional(), cartItemId: LineId.optional(), version, deviceData: text(11_000).optional() }).nullish(),
  answer: CartResponse,
});

/** K-03 */
export const getCart = call({
  name: 'getCart',
  method: 'GET',
  path: '/cc/api/checkout',
  tag: 'cart',
  audience: 'shopper',
  summary: 'The cart, priced now',
  params: Nothing,
  query: z.object({
    ...clientFlags,
    grindType: text(20).optional(),
    wt: text(10).optional(),
    alt: text(10).optional(),
    invDtls: text(10).optional(),
    tenantId: text(40).optional(),
    buyNow: flag,
    type: z.enum(['SPECIAL']).optional(),
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
  audience: 'shopper',
  summary: 'Change the cart as a whole: coupons, delivery, zip, or go to checkout',
  params: Nothing,
  query: z.object({
    ...clientFlags,
    actionType: z.enum(ACTION_TYPES).default('UPDATE_CART'),
    buyNow: flag,
    type: z.enum(['SPECIAL']).optional(),
  }),
  body: z.object({
    proceedCheckout: z.boolean().optional(),
    continueAsGuest: z.boolean().optional(),
    coupons: z.array(text(40)).max(20).optional(),
    zipcode: text(10).optional(),
    version,
    deviceData: text(11_000).optional(),
    items: z
      .array(z.object({ cartItemId: LineId, deliveryType: DeliveryType, pickupStoreNumber: text(10).optional() }))
      .max(200)
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
  audience: 'shopper',
  summary: 'Set the quantities or the delivery of rows',
  params: Nothing,
  query: Options,
  bodyLimit: 256 * 1024,
  body: z.object({
    items: z
      .array(
        z.object({
          cartItemId: LineId.optional(),
          qty: z.int().max(1_000_000).optional(),
          deliveryType: DeliveryType.optional(),
          pickupStoreNumber: text(10).optional(),
        }),
      )
      .max(200)
      .optional(),
    version,
    deviceData: text(11_000).optional(),
  }),
  answer: CartResponse,
});

/** K-09: the checkout-start call. */
export const preCheckout = call({
  name: 'preCheckout',
  method: 'GET',
  path: '/cc/api/precheckout',
  tag: 'checkout',
  audience: 'shopper',
  summary: 'Where checkout goes on, after stock, price and limits were checked again',
  params: Nothing,
  query: z.object(clientFlags),
  body: NoBody,
  answer: z.object({ redirectUrl: z.string(), cartInfo: z.object({ cartAttributes: CartAttributes }), messages: z.array(Message) }),
});
