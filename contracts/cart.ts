import { z } from 'zod';
import { CHECKOUT_SECTIONS } from '#domain/checkout/stages.ts';
import { call } from './call.ts';
import { SavedForLaterItem } from './saved-for-later.ts';
import {
  DeliveryType,
  IsoDate,
  ItemId,
  LineId,
  Money,
  NoBody,
  Nothing,
  RelationType,
  WantedLevel,
  clientFlags,
  flag,
  whichCart,
} from './shapes.ts';

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

/** A store as a row names it: number for the wire, name and place for people. */
const PickupStore = z
  .object({ storeNumber: z.string(), name: z.string(), city: z.string(), state: z.string() })
  .meta({ id: 'PickupStore' });

export const DeliveryOption = z
  .object({
    deliveryType: DeliveryType,
    levelOfService: z.enum(['NDD', 'SDD', 'STANDARD']),
    pickupStoreNumber: z.string().nullable(),
    addressId: z.string().nullable(),
    minDeliveryDate: IsoDate.nullable(),
    maxDeliveryDate: IsoDate.nullable(),
    isBackOrder: z.boolean(),
    pickupStore: PickupStore.nullable(),
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

/** The item that was asked for and that another one replaces. (C §3, Substitution) */
const AltItem = z
  .object({
    origItemId: ItemId,
    altType: z.enum(['HARD_SUB']),
    hardSubstitutionNotification: z.string(),
    hardSubstitutionType: z.enum(['FULLHARDSUB', 'PARTIALHARDSUB']),
    /** The replacement costs more: the shopper is asked, not only told. */
    hardSubstitutionModal: z.boolean(),
    origName: z.string(),
    origPrice: Money.nullable(),
  })
  .meta({ id: 'AltItem' });

/** How many pieces of a furniture row are put together at a level. (C §3, furnSvcInfo) */
const FurnitureLevels = z.array(z.object({ level: z.enum(['BASC', 'CUST']), qty: z.int().min(0).max(9_999) })).max(2);

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
    /** Rows that one purchase was split into, to come different ways. */
    linkedCartItemIds: z.array(z.string()),
    altItem: AltItem.nullable(),
    easyRewardsItem: z.object({ redemptionEligibility: z.boolean() }),
    furnSvcInfo: z.object({ levels: FurnitureLevels }).nullable(),
    surchargeApplicable: z.boolean(),
    surchargeAlts: z.array(z.object({ itemId: z.string(), altFactor: z.int() })),
    surchargeSplit: z.boolean(),
    /** The larger pack under whose terms the row was bought; its quantity goes in steps of it. */
    surchargeAltItemId: z.string().nullable(),
    quantityStep: z.int(),
    promotionId: z.string().nullable(),
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

/** An item that goes with one of the cart: a plan, a service, an alternate. */
export const RelatedItem = z
  .object({
    itemId: ItemId,
    type: z.enum(['WARRANTY', 'ASSEMBLY', 'TECHHELP', 'ADDON', 'ALTERNATE']),
    parentItemId: ItemId,
    parentCartItemId: z.string().nullable(),
    name: z.string(),
    price: Money.nullable(),
    url: z.string(),
    images: z.array(z.object({ key: z.string(), alt: z.string(), color: z.string() })),
    isAvailable: z.boolean(),
    /** Of a larger pack without the courier's fee: how many pieces it stands for. */
    altFactor: z.int().nullable(),
  })
  .meta({ id: 'RelatedItem' });
export type RelatedItem = z.output<typeof RelatedItem>;

/** What changed of the cart without the shopper's doing; told until they have seen it. */
const CartChange = z
  .object({
    kind: z.enum(['PRICE', 'OUT_OF_STOCK', 'BACK_IN_STOCK', 'QUANTITY', 'SUBSTITUTION', 'COUPON']),
    cartItemId: z.string().nullable(),
    itemId: z.string().nullable(),
    name: z.string(),
    /** Dollars of a price, pieces of a quantity. */
    before: z.number().nullable(),
    after: z.number().nullable(),
    at: z.string(),
  })
  .meta({ id: 'CartChange' });

const AvailableFreeItem = z
  .object({
    itemId: ItemId,
    promotionId: z.string(),
    maxQty: z.int(),
    name: z.string(),
    description: z.string(),
    images: z.array(z.object({ key: z.string(), alt: z.string(), color: z.string() })),
  })
  .meta({ id: 'AvailableFreeItem' });

/** Of somebody's cards only what people recognise them by. (C §3, Payment info) */
const Wallet = z
  .object({
    userPayments: z.array(
      z.object({
        id: z.string(),
        paymentType: z.enum(['CREDIT_CARD']),
        brand: z.string(),
        lastFourDigit: z.string(),
        expiryMonth: z.string().nullable(),
        expiryYear: z.string().nullable(),
        isDefault: z.boolean(),
        profilePayment: z.boolean(),
        userNotes: z.string(),
      }),
    ),
    defaultPaymentId: z.string().nullable(),
    lastUsedPaymentId: z.string().nullable(),
    membershipPaymentId: z.string().nullable(),
    quickBuyPaymentId: z.string().nullable(),
    cardCount: z.int(),
  })
  .meta({ id: 'Wallet' });

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
    status: z.enum(['OPEN', 'CHECKOUT', 'SUBMITTED', 'CANCELLED']),
    type: z.enum(['DEFAULT', 'SPECIAL']),
    ctxId: z.string(),
    version: z.int(),
    items: z.array(CartItem),
    sflItems: z.array(SavedForLaterItem),
    freeItems: z.array(CartItem),
    availableFreeItems: z.array(AvailableFreeItem),
    relatedItems: z.array(RelatedItem),
    warrantyItems: z.array(RelatedItem),
    messages: z.array(Message),
    changes: z.array(CartChange),
    coupons: z.array(CartCoupon),
    cartSummary: CartSummary,
    cartAttributes: CartAttributes,
    deliveryGroups: z.array(DeliveryGroup),
    addresses: z.array(WireAddress),
    suggestedAddress: WireAddress.nullable(),
    userPayment: Wallet.nullable(),
    orderPayment: z.array(OrderPayment),
    captchaData: z.null(),
    buyNowEligible: z.boolean(),
    cartAccountInfo: z
      .object({
        poNumber: z.string().nullable(),
        poRelease: z.string().nullable(),
        budgetCenter: z.string().nullable(),
        invoice: z.boolean(),
      })
      .nullable(),
    cartEasyRewards: z.object({ availableBalance: Money, redeemed: Money, isEligible: z.boolean() }),
    furnRate: z.object({ BASC: Money, CUST: Money }).nullable(),
    futureDelivery: z.object({ date: IsoDate.nullable(), earliestDeliveryDate: IsoDate.nullable(), messages: z.array(Message) }),
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
    metadata: z.object({
      displayRules: z.array(z.object({ name: z.string(), display: z.boolean() })),
      uiSwitches: z.object({ furnCustomerCare: z.object({ phone: z.string(), email: z.string() }) }),
      cartProperty: z.object({ taxExemptType: z.string(), maxItemAllowed: z.int(), hsn: z.string() }),
    }),
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
    levelOfService: WantedLevel.optional(),
    pickupStoreNumber: text(10).optional(),
    version: text(10).optional().meta({ description: '"b2" marks the parts of a bundle' }),
    parentItemId: ItemId.optional(),
    parentRelationType: RelationType.optional(),
    parentRelationCartItemId: LineId.optional(),
    listItemId: text(64).optional(),
    surchargeAltItemId: ItemId.optional(),
  })
  .meta({ id: 'AddItem' });

/** Where what is shipped is to go: by the id of an address that the cart has, or by zip before there is one. */
const ShipTo = z.object({ id: text(64).optional(), type: z.enum(['S', 'B', 'SB', 'ST']).optional(), zipCode: text(10).optional() });

const cartOptions = {
  ...clientFlags,
  ...whichCart,
  responseType: text(20).optional(),
  forceUpdate: flag,
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
    addresses: z.array(ShipTo).max(10).optional(),
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
  query: z.object({ ...clientFlags, ...whichCart, cartId: text(64).optional(), cartItemId: LineId.optional() }),
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
  audience: 'shopper',
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
    deviceData: text(11_000).optional(),
    items: z
      .array(
        z.object({
          cartItemId: LineId,
          deliveryType: DeliveryType,
          levelOfService: WantedLevel.optional(),
          pickupStoreNumber: text(10).optional(),
          qty: z
            .int()
            .min(1)
            .max(9_999)
            .optional()
            .meta({ description: "Below the row's quantity: so many are split off as a row of their own" }),
        }),
      )
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
          levelOfService: WantedLevel.optional(),
          pickupStoreNumber: text(10).optional(),
          furnSvcInfo: z.object({ levels: FurnitureLevels }).optional(),
        }),
      )
      .max(200)
      .optional(),
    freeItems: z
      .array(z.object({ itemId: ItemId, qty: z.int().min(1).max(9_999).default(1), promotionId: text(40) }))
      .max(20)
      .optional(),
    deleteFreeItems: z.array(LineId).max(20).optional(),
    version,
    deviceData: text(11_000).optional(),
  }),
  answer: CartResponse,
});

/** K-07: a GET that stores something, so it is never cached and answers only the site's own pages. */
export const optOut = call({
  name: 'optOutOfAlternates',
  method: 'GET',
  path: '/cc/api/cart/opt/type',
  tag: 'cart',
  audience: 'shopper',
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
  audience: 'shopper',
  summary: 'Where checkout goes on, after stock, price and limits were checked again',
  params: Nothing,
  query: z.object({ ...clientFlags, ...whichCart }),
  body: NoBody,
  answer: z.object({ redirectUrl: z.string(), cartInfo: z.object({ cartAttributes: CartAttributes }), messages: z.array(Message) }),
});
