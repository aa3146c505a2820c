import { ApprovalReason } from './approvals/reason.ts';
import { z } from 'zod';
import { ADDRESS_TYPES } from '#domain/checkout/address-fields.ts';
import { BcDetails, BudgetInfo, CartBudgets, CartCredit, InvoiceInfo } from './budgets.ts';
import { CaptchaData } from './captcha.ts';
import { VENDOR_PAYMENT_TYPES } from '#domain/payment/payment-types.ts';
import { CHECKOUT_SECTIONS } from '#domain/checkout/stages.ts';
import { paymentFields } from './payment/payment.ts';
import { Message, PriceStep, CartItem } from './cart-item.ts';
import { SavedForLaterItem } from './saved-for-later.ts';
import { IsoDate, ItemId, Money, OrderByText } from './shapes.ts';

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
    saleSavings: Money.meta({ description: 'What is in a sale costs so much less than before; contained in the rows. An addition' }),
    volumeSavings: Money.meta({ description: 'What prices by quantity save; contained in the rows. An addition' }),
    quoteSavings: Money.meta({ description: 'What the prices of a quote save; contained in the rows. An addition' }),
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
    /** What of its items is missing to its minimum. */
    missing: Money.optional(),
    /** Why it takes nothing off although nothing stands against it. */
    idle: z.enum(['AT_CHECKOUT', 'OTHER_SAVES_MORE', 'OTHER_SAVES_SAME', 'NOTHING_LEFT', 'SHIPPING_IS_FREE']).optional(),
    amount: Money,
    checkoutOnly: z.boolean(),
    auto: z.boolean(),
  })
  .meta({ id: 'CartCoupon' });

export const WireAddress = z
  .object({
    id: z.string(),
    type: z.enum(ADDRESS_TYPES),
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

export const OrderPayment = z.object({ ...paymentFields, amountApplied: Money, addedToOrder: z.boolean() }).meta({ id: 'Payment' });

export const DeliveryGroup = z
  .object({
    key: z.string(),
    title: z.string(),
    count: z.int(),
    cartItemIds: z.array(z.string()),
    orderByText: OrderByText,
    titleAnywhere: z.string().optional().meta({
      description: 'Where nobody has said where it goes: what holds everywhere, while the title is for the default ZIP code. An addition',
    }),
  })
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
export const Wallet = z
  .object({
    userPayments: z.array(
      z.object({
        ...paymentFields,
        paymentType: z.enum(['CREDIT_CARD']),
        /** What is to be said of when it expires. An addition. */
        expiryNotice: z.enum(['Expired', 'Expiring soon']).nullable(),
        /** An addition: it pays for nothing any more. */
        isExpired: z.boolean(),
        /** An addition. */
        updatedAt: z.string(),
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
    /** What that amount brings; null where more in the cart would change nothing. An addition. */
    shippingGoal: z.enum(['FREE_SHIPPING', 'NO_SMALL_ORDER_FEE']).nullable(),
    isDasEnabled: z.boolean(),
    userType: z.enum(['guest', 'registered']),
    enablePaypal: z.boolean(),
    /** The ways to pay that begin at their vendors' pages. An addition. */
    vendorPayments: z.array(z.enum(VENDOR_PAYMENT_TYPES)),
    isPreAuthEnabled: z.boolean(),
    orderNumber: z.string().nullable(),
    /** While an order of this cart is being paid: until that is decided nothing of it can change. An addition. */
    beingOrdered: z.literal(true).optional(),
    hiddenLineItems: z.array(z.string()),
    estimateZip: z.string().nullable().meta({
      description: 'An addition: for which ZIP code days, fees and taxes are told as long as there is no address; null where none is known',
    }),
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
    doubtedAddressId: z
      .string()
      .nullable()
      .meta({ description: 'An addition: which address could not be verified, until it is set once more with useAsEntered' }),
    userPayment: Wallet.nullable(),
    knownAddresses: z.array(WireAddress).meta({
      description:
        'An addition: where the shopper can have things sent, the usual place first; told to whoever asks for everything (grindType=ALL)',
    }),
    orderPayment: z.array(OrderPayment),
    captchaData: CaptchaData.nullable(),
    buyNowEligible: z.boolean(),
    cartAccountInfo: z
      .object({
        poNumber: z.string().nullable(),
        poRelease: z.string().nullable(),
        budgetCenter: z.string().nullable(),
        invoice: z.boolean(),
        orderLimit: z
          .object({ limit: Money, over: Money, approver: z.object({ name: z.string(), email: z.string() }).nullable() })
          .nullable()
          .meta({
            description: 'How far the order is above what its buyer may place, and who may order more; null: it is within. An addition',
          }),
        approval: z
          .object({ reasons: z.array(ApprovalReason) })
          .nullable()
          .optional()
          .meta({
            description:
              'Why it waits for somebody’s approval once it is ordered; null: it is placed at once. Of an organization that has approvals. An addition',
          }),
        budgets: CartBudgets.optional(),
        credit: CartCredit.optional().meta({ description: 'Of who may put orders on invoice. An addition' }),
      })
      .nullable(),
    quote: z
      .object({
        quoteNumber: z.string(),
        isGood: z.boolean().meta({ description: 'Its prices hold. A cart that names one whose prices hold no more is not ordered' }),
        text: z.string().nullable().meta({ description: 'Why they hold no more, and what to do' }),
        isUsed: z.boolean().meta({ description: 'Rows have its prices' }),
      })
      .optional()
      .meta({ description: 'The quote that the cart names. An addition' }),
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
      /** The place of their organization that they buy for, and its city. */
      shipToId: z.string().nullable(),
      shipToName: z.string().nullable(),
      yourStoreId: z.string().nullable(),
      backendCustomerType: z.enum(['GUEST', 'CONSUMER', 'BUSINESS']),
      quickBuyActive: z.boolean(),
      quickBuyAddressId: z.string().nullable().meta({ description: 'The address that was chosen for it; null: the default one' }),
      quickBuyOverlayPreference: z.boolean(),
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

export const CartResponse = z
  .object({
    cartInfo: Cart,
    /** Who the page greets: nobody's name is empty. (S §3, Cart fields used by header) */
    userProfile: z.object({ contact: z.object({ firstName: z.string(), lastName: z.string(), email: z.string().nullable() }) }),
    /** Of whose account has budgets. */
    bcDetails: BcDetails.optional(),
    /** Of whose account has budgets, or orders on invoice. */
    invoiceInfo: z.object({ bc: BudgetInfo.optional(), invoice: InvoiceInfo.optional() }).optional(),
  })
  .meta({ id: 'CartResponse' });
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
