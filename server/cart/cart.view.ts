import type { Cart, CartItem, CartResponse, CartSummary, Message } from '#contracts/cart.ts';
import { messageText, wireCode, type CartMessageCode } from '#contracts/messages.ts';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import { FULFILMENT_CENTRE, type CartLine } from '#domain/cart/cart-line.ts';
import type { LineMessage } from '#domain/cart/line-message.ts';
import { DEFAULT_THRESHOLD } from '#domain/delivery/availability.ts';
import { isDeliveredByEmail } from '#domain/delivery/deliverable-item.ts';
import { shippingInfoOf } from '#domain/delivery/delivery-types.ts';
import { deliveryGroups, type GroupableRow } from '#domain/delivery/grouping.ts';
import { availableDeliveryOptions } from '#domain/delivery/options.ts';
import type { PriceStep, PricedSummary } from '#domain/pricing/priced-cart.ts';
import { BUSINESS_PRICING, CONSUMER_PRICING } from '#domain/pricing/pricing-config.ts';
import { roundHalfUp, toDollars } from '#domain/shared/money.ts';
import { pictureOf } from '../catalog/index.ts';
import type { Caller } from '../http/caller.ts';
import type { Shop } from '../shop.ts';
import type { AssessedCart } from './assess-cart.ts';
import { missingForOrder } from './missing-for-order.ts';
import type { OpenCart } from './open-cart.ts';
import type { StoredAddress } from './stored-cart.ts';

/** What an answer tells beside the state of the cart. */
export type Told = {
  readonly messages?: readonly LineMessage[];
  readonly cartMessages?: readonly Message[];
  /** Rows that this call removed: told once more, as DELETED. */
  readonly removed?: readonly CartLine[];
  readonly newItemAdded?: boolean;
  /** What each touched row was asked for and got. */
  readonly asked?: ReadonlyMap<string, { readonly requestedQty: number; readonly qtyAdded: number }>;
  readonly loginRequired?: boolean;
};

/** The cart as the wire shows it: everything is worked out already, this only says it. */
export function viewCart(
  shop: Shop,
  caller: Caller,
  open: OpenCart,
  assessed: AssessedCart,
  version: number,
  told: Told = {},
): CartResponse {
  const byLine = groupMessages(told.messages ?? []);
  const items = [
    ...assessed.lines.map((line) => viewLine(open, assessed, line, 'ACTIVE', byLine.get(line.lineId) ?? [], told)),
    ...(told.removed ?? []).map((line) => viewLine(open, assessed, line, 'DELETED', [], told)),
  ];
  const messages = [
    ...(told.messages ?? []).map((message) => wireMessage(shop, message)),
    ...(told.cartMessages ?? []),
    ...stateMessages(assessed),
  ];
  const { checkout } = open.cart;
  const missing = missingForOrder(open, caller, assessed);
  const user = caller.session?.user;
  const cart: Cart = {
    cartId: open.cart.cartId,
    previousCartId: open.cart.previousCartId ?? null,
    status: open.cart.status,
    type: open.cart.kind === 'SPECIAL' ? 'SPECIAL' : 'DEFAULT',
    ctxId: 'default',
    version,
    items,
    messages,
    // An automatic coupon that takes nothing off was never asked for: it is not shown.
    coupons: assessed.priced.coupons
      .filter((coupon) => !coupon.isAuto || coupon.amountCents > 0)
      .map((coupon) => ({
        code: coupon.code,
        description: coupon.description,
        priority: coupon.priority,
        status: coupon.status,
        ...(coupon.reason !== undefined && { reason: coupon.reason }),
        amount: toDollars(coupon.amountCents),
        checkoutOnly: coupon.isCheckoutOnly,
        auto: coupon.isAuto,
      })),
    cartSummary: viewSummary(assessed),
    cartAttributes: viewAttributes(caller, open, assessed, told),
    deliveryGroups: deliveryGroups(assessed.lines.map((line) => groupable(open, assessed, line))).map((group) => ({
      ...group,
      cartItemIds: [...group.cartItemIds],
    })),
    addresses: [checkout.shipTo, checkout.billTo].filter((address) => address !== undefined).map(viewAddress),
    suggestedAddress: checkout.suggestedAddress === undefined ? null : viewAddress(checkout.suggestedAddress),
    orderPayment: open.cart.payments.map((payment) => ({
      id: payment.paymentId,
      paymentType: payment.paymentType,
      brand: payment.brand,
      lastFourDigit: payment.lastFour,
      expiryMonth: payment.expiryMonth === undefined ? null : String(payment.expiryMonth).padStart(2, '0'),
      expiryYear: payment.expiryYear === undefined ? null : String(payment.expiryYear),
      amountApplied: toDollars(assessed.priced.summary.balanceOrdTotalCents),
      addedToOrder: true,
      isDefault: false,
      userNotes: payment.nickname,
    })),
    checkoutSections: missing.sections.map((section) => ({ name: section.name, visible: section.isVisible, complete: section.isComplete })),
    stillMissing: [...missing.codes],
    pickupPerson: checkout.pickupPerson ?? null,
    userInfo: {
      accountNumber: user?.account?.number ?? null,
      rewardsTier: user?.rewardsTier ?? null,
      rewardsNumber: user?.rewardsNumber ?? null,
      yourStoreId: open.storeChoice.yourStoreId ?? open.storeChoice.cookieStoreNumber ?? null,
      contact: { email: checkout.email ?? user?.email ?? null, firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
    },
    orderedByShopperInfo: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
    metadata: { cartProperty: { taxExemptType: user?.account?.settings.taxExemptType ?? 'NONE', maxItemAllowed: MAX_CART_ROWS, hsn: '' } },
  };
  return { cartInfo: cart };
}

/** A cart message on the wire. */
export function cartMessage(code: CartMessageCode, type: Message['type'], params?: Record<string, string | number>): Message {
  return { code: wireCode(code), type, message: messageText(code, params), ...(params && { params }) };
}

function wireMessage(shop: Shop, message: LineMessage): Message {
  const params = { ...message.params, brand: shop.settings.brandName };
  return {
    code: wireCode(message.code),
    type: message.type,
    message: messageText(message.code, params),
    itemId: message.itemId,
    ...(message.lineId !== undefined && { cartItemId: message.lineId }),
    ...(message.params && { params: { ...message.params } }),
  };
}

function groupMessages(messages: readonly LineMessage[]): Map<string, LineMessage[]> {
  const byLine = new Map<string, LineMessage[]>();
  for (const message of messages) {
    if (message.lineId === undefined) continue;
    const list = byLine.get(message.lineId);
    if (list === undefined) byLine.set(message.lineId, [message]);
    else list.push(message);
  }
  return byLine;
}

/** What is true of the cart as it stands, whatever was done. */
function stateMessages(assessed: AssessedCart): Message[] {
  if (assessed.lines.length === 0) return [cartMessage('EMPTY_CART', 'INFO')];
  const messages: Message[] = [];
  for (const line of assessed.lines) {
    if (assessed.states.get(line.lineId)?.isOutOfStock === true)
      messages.push({ ...cartMessage('OUT_OF_STOCK', 'WARN'), itemId: line.itemId, cartItemId: line.lineId });
  }
  if (assessed.priced.isNegative) messages.push(cartMessage('NEGATIVE_CART_TOTAL', 'ERROR'));
  return messages;
}

/** Whether checkout must not go on with the cart as it stands. */
export function isStopped(assessed: AssessedCart): boolean {
  return (
    assessed.lines.length === 0 ||
    assessed.priced.isNegative ||
    assessed.lines.some((line) => assessed.states.get(line.lineId)?.isOutOfStock === true)
  );
}

function viewLine(
  open: OpenCart,
  assessed: AssessedCart,
  line: CartLine,
  status: 'ACTIVE' | 'DELETED',
  messages: readonly LineMessage[],
  told: Told,
): CartItem {
  const item = open.items.get(line.itemId);
  const facts = item?.facts ?? {};
  const offer = open.offerOf(line.itemId);
  const priced = assessed.pricedLines.get(line.lineId);
  const state = assessed.states.get(line.lineId);
  const promise = assessed.promises.get(line.lineId);
  const asked = told.asked?.get(line.lineId);
  const children = (relation: CartLine['relation']) =>
    assessed.lines.filter((row) => row.parentLineId === line.lineId && row.relation === relation).map((row) => row.lineId);
  const hasChildren = line.parentLineId === undefined && assessed.lines.some((row) => row.parentLineId === line.lineId);
  const base = priced?.basePriceCents ?? 0;
  const final = priced?.finalPriceCents ?? 0;
  const parent = line.parentLineId === undefined ? undefined : assessed.lines.find((row) => row.lineId === line.parentLineId);
  const shipping = shippingInfoOf(line.deliveryType, line.storeNumber);
  return {
    cartItemId: line.lineId,
    itemId: line.itemId,
    resolvedItemId: line.itemId,
    partNumber: line.itemId,
    customerSku: open.terms.contract.get(line.itemId)?.customerSku ?? null,
    listItemId: line.details.listItemId ?? null,
    qty: line.qty,
    requestedQty: asked?.requestedQty ?? line.qty,
    qtyAdded: asked?.qtyAdded ?? 0,
    prevQty: line.prevQty,
    createdDate: new Date(line.addedAtMs).toISOString(),
    status,
    actioned: line.actioned,
    parentItemId: parent?.itemId ?? null,
    parentRelationType: line.relation ?? null,
    parentRelationCartItemId: line.parentLineId ?? null,
    warrantyItemIds: hasChildren ? children('WARRANTY') : [],
    optionItemIds: hasChildren ? children('ASSEMBLY') : [],
    addonItemIds: hasChildren ? children('ADDON') : [],
    techHelpItemIds: hasChildren ? children('TECHHELP') : [],
    techHelpSkuIds: [...(facts.techHelpItemIds ?? [])],
    requiredItemIds: [...(facts.requiredItemIds ?? [])],
    surchargeApplicable: facts.surcharge !== undefined,
    surchargeAlts: (facts.surcharge?.alternates ?? []).map((alternate) => ({ itemId: alternate.itemId, altFactor: alternate.factor })),
    surchargeSplit: false,
    messages: messages.map((message) => ({
      code: wireCode(message.code),
      type: message.type,
      message: messageText(message.code, message.params),
      itemId: message.itemId,
      cartItemId: line.lineId,
      ...(message.params && { params: { ...message.params } }),
    })),
    itemAttributes: { membershipSKU: facts.membership !== undefined, partBundle: line.relation === 'BUNDLE' },
    itemAccountInfo: { bcName: line.details.bcName ?? null },
    priceInfo: {
      basePrice: toDollars(base),
      basePricePerUnit: toDollars(priced?.basePricePerUnitCents ?? offer?.unitPriceCents ?? 0),
      finalPrice: toDollars(final),
      finalPricePerUnit: toDollars(roundHalfUp(final / line.qty)),
      finalPriceBeforeBasketCoupons: toDollars(priced?.finalPriceBeforeBasketCouponsCents ?? 0),
      finalPriceBeforeCheckoutOnlyCoupons: toDollars(priced?.finalPriceBeforeCheckoutOnlyCouponsCents ?? 0),
      uom: item?.uom ?? 'Each',
    },
    addToCartPriceInfo: { basePricePerUnit: toDollars(line.addedPriceCents) },
    priceSteps: (priced?.steps ?? []).map(viewStep),
    onContract: offer?.isOnContract ?? false,
    product: {
      name: item?.name ?? line.itemId,
      url: `/product_${line.itemId}`,
      images: (item?.pictures ?? []).slice(0, 1).map(pictureOf),
      brandName: item?.brand ?? '',
      baseCategory: item?.categoryId ?? '',
      hierarchy: item === undefined ? [] : [item.departmentId, item.categoryId],
      productTypeName: facts.productType ?? null,
      classId: facts.classId ?? null,
      streetDate: facts.streetDate ?? null,
      limitPerOrder: facts.limitPerOrder ?? null,
      flags: {
        comingSoon: facts.isComingSoon === true,
        preOrder: facts.isPreOrder === true,
        sfs: false,
        inStoreOnlyProduct: facts.isInStoreOnly === true,
        seePriceInCart: facts.isPriceInCart === true,
        bopisEligible: facts.isPickupEligible !== false,
      },
    },
    selectedDeliveryOption: {
      deliveryType: line.deliveryType,
      levelOfService: promise?.levelOfService ?? 'STANDARD',
      pickupStoreNumber: line.storeNumber ?? null,
      addressId: line.deliveryType === 'STA' ? (open.cart.checkout.shipTo?.id ?? null) : null,
      minDeliveryDate: promise?.minDeliveryDate ?? null,
      maxDeliveryDate: promise?.maxDeliveryDate ?? null,
      isBackOrder: promise?.isBackOrder ?? false,
      availableQuantity: state?.availableQty ?? 0,
      surchargeFeePerUnit: toDollars(facts.surcharge?.feePerUnitCents ?? 0),
      messages: [],
    },
    availableDeliveryOptions: viewOptions(open, line, facts),
    alternateDeliveryOption: null,
    inventory: { items: [{ itemId: line.itemId, availablequantity: open.availableAt(line.itemId, FULFILMENT_CENTRE) ?? 0 }] },
    shippingInfo: { deliveryType: shipping.deliveryType, pickStoreNumber: shipping.pickStoreNumber ?? null },
  };
}

function viewOptions(
  open: OpenCart,
  line: CartLine,
  facts: NonNullable<ReturnType<OpenCart['items']['get']>>['facts'],
): CartItem['availableDeliveryOptions'] {
  const storeNumber = line.storeNumber ?? open.storeChoice.yourStoreId ?? open.storeChoice.cookieStoreNumber;
  const threshold = facts.shownStockLimit ?? DEFAULT_THRESHOLD;
  const at = (locationId: string) => ({ locationId, available: open.availableAt(line.itemId, locationId) ?? 0, threshold });
  const stock = { centres: [at(FULFILMENT_CENTRE)], pickupStores: storeNumber === undefined ? [] : [at(storeNumber)], sameDayStores: [] };
  const wayOf = { G1: 'STA', G2: 'ISP', G3: 'STS', G4: 'STA' } as const;
  return availableDeliveryOptions(facts, open.buyer.mayPickUp, stock).map((option) => ({
    groupId: option.groupId,
    deliveryType: wayOf[option.groupId],
    locations: option.locations.map((location) => ({ ...location })),
  }));
}

/** A row as far as its delivery group needs to know it. */
export function groupable(open: OpenCart, assessed: Pick<AssessedCart, 'states' | 'promises'>, line: CartLine): GroupableRow {
  const facts = open.items.get(line.itemId)?.facts ?? {};
  const promise = assessed.promises.get(line.lineId);
  const store = line.storeNumber === undefined ? undefined : open.stores.get(line.storeNumber);
  return {
    cartItemId: line.lineId,
    qty: line.qty,
    isActive: true,
    parentCartItemId: line.parentLineId,
    parentRelationType: line.relation,
    deliveryType: line.deliveryType,
    levelOfService: promise?.levelOfService ?? 'STANDARD',
    maxDeliveryDate: promise?.maxDeliveryDate,
    isBackOrder: promise?.isBackOrder ?? false,
    isOutOfStock: assessed.states.get(line.lineId)?.isOutOfStock === true,
    isMembership: facts.membership !== undefined,
    isDeliveredByEmail: isDeliveredByEmail(facts),
    isPreOrder: facts.isPreOrder === true,
    streetDate: facts.streetDate,
    pickupStore: store,
  };
}

function viewAttributes(caller: Caller, open: OpenCart, assessed: AssessedCart, told: Told): Cart['cartAttributes'] {
  const parents = assessed.lines.filter((line) => line.parentLineId === undefined);
  const config = caller.site.tenant === 'SBA' ? BUSINESS_PRICING : CONSUMER_PRICING;
  const isSignedIn = caller.session?.user !== undefined;
  return {
    loginELPParam: '',
    proceedCheckout: open.cart.checkout.proceedCheckout === true && told.loginRequired !== true,
    newItemAdded: told.newItemAdded ?? false,
    loginRequired: told.loginRequired ?? (!isSignedIn && caller.session?.isGuestCheckout !== true),
    numberOfLineItems: parents.length,
    numberOfItems: parents.reduce((sum, line) => sum + line.qty, 0),
    hardStop: isStopped(assessed),
    isMvp: false,
    mvpType: null,
    hasESDOrDFItem: assessed.lines.some((line) => isDeliveredByEmail(open.items.get(line.itemId)?.facts ?? {})),
    isMandatoryEnabled: false,
    freeShippingThreshold: toDollars(config.freeShippingThresholdCents),
    remainingAmountGetFreeShipping: toDollars(assessed.priced.thresholds.remainingAmountGetFreeShippingCents),
    isDasEnabled: config.isDasEnabled,
    userType: isSignedIn ? 'registered' : 'guest',
    enablePaypal: false,
    isPreAuthEnabled: false,
    orderNumber: null,
    hiddenLineItems: [],
  };
}

function viewSummary({ priced }: AssessedCart): CartSummary {
  return { ...summaryInDollars(priced.summary), explanation: priced.explanation.map(viewStep) };
}

/** The sums of a cart or an order, in dollars under their wire names. */
export function summaryInDollars(sums: PricedSummary): Omit<CartSummary, 'explanation'> {
  return {
    cartSubTotal: toDollars(sums.cartSubTotalCents),
    cartSubTotalAfterCoupons: toDollars(sums.cartSubTotalAfterCouponsCents),
    cartSubTotalAfterPriorityTwoCoupons: toDollars(sums.cartSubTotalAfterPriorityTwoCouponsCents),
    cartSubTotalExcludingCheckoutOnlyCoupons: toDollars(sums.cartSubTotalExcludingCheckoutOnlyCouponsCents),
    preTaxSubTotal: toDollars(sums.preTaxSubTotalCents),
    ordTotal: toDollars(sums.ordTotalCents),
    balanceOrdTotal: toDollars(sums.balanceOrdTotalCents),
    ordTotalExcludingCheckoutOnlyCoupons: toDollars(sums.ordTotalExcludingCheckoutOnlyCouponsCents),
    balanceOrdTotalExcludingCheckoutOnlyCoupons: toDollars(sums.balanceOrdTotalExcludingCheckoutOnlyCouponsCents),
    totalTax: toDollars(sums.totalTaxCents),
    shipFee: toDollars(sums.shipFeeCents),
    cartModeShipFee: toDollars(sums.cartModeShipFeeCents),
    surchargeFee: toDollars(sums.surchargeFeeCents),
    dasFee: toDollars(sums.dasFeeCents),
    totalShipHandlFee: toDollars(sums.totalShipHandlFeeCents),
    handlingFee: toDollars(sums.handlingFeeCents),
    surchargeFeePerUnit: toDollars(sums.surchargeFeePerUnitCents),
    finalMembershipSavings: toDollars(sums.finalMembershipSavingsCents),
    instantCouponSavings: toDollars(sums.instantCouponSavingsCents),
    attributes: {
      smallOrderFee: toDollars(sums.attributes.smallOrderFeeCents),
      furnitureServiceFee: toDollars(sums.attributes.furnitureServiceFeeCents),
      sameDayFee: toDollars(sums.attributes.sameDayFeeCents),
      couponTotal: toDollars(sums.attributes.couponTotalCents),
      rewardsApplied: toDollars(sums.attributes.rewardsAppliedCents),
    },
  };
}

function viewStep(step: PriceStep): { rule: string; label: string; amount: number } {
  return { rule: step.rule, label: step.label, amount: toDollars(step.amountCents) };
}

/** An address on the wire. */
export function viewAddress(address: StoredAddress): Cart['addresses'][number] {
  return {
    id: address.id,
    type: address.type,
    firstName: address.firstName,
    lastName: address.lastName,
    organizationName: address.organizationName,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state: address.state,
    zipCode: address.zipCode,
    country: address.country,
    storeNumber: null,
    phones: address.phones,
    field1: address.field1 ?? null,
  };
}
