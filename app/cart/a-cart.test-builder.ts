import type { Cart, CartItem } from '#contracts/cart.ts';

const DELIVERY: CartItem['selectedDeliveryOption'] = {
  deliveryType: 'STA', levelOfService: 'STANDARD', pickupStoreNumber: null, addressId: null, minDeliveryDate: null, maxDeliveryDate: null, isBackOrder: false, availableQuantity: 99, surchargeFeePerUnit: 0, messages: [],
};

/** A row of one at 10.00; what a test is about is given. */
export function aRow(cartItemId: string, more: Partial<CartItem> = {}): CartItem {
  return {
    cartItemId, itemId: `item-${cartItemId}`, resolvedItemId: '', partNumber: `item-${cartItemId}`, customerSku: null, listItemId: null, qty: 1, requestedQty: 1, qtyAdded: 0, prevQty: 1, createdDate: '', status: 'ACTIVE', actioned: 'NONE',
    parentItemId: null, parentRelationType: null, parentRelationCartItemId: null, warrantyItemIds: [], optionItemIds: [], addonItemIds: [], techHelpItemIds: [], techHelpSkuIds: [], requiredItemIds: [], surchargeApplicable: false, surchargeAlts: [],
    surchargeSplit: false, messages: [], itemAttributes: { membershipSKU: false, partBundle: false }, itemAccountInfo: { bcName: null },
    priceInfo: { basePrice: 10, basePricePerUnit: 10, finalPrice: 10, finalPricePerUnit: 10, finalPriceBeforeBasketCoupons: 10, finalPriceBeforeCheckoutOnlyCoupons: 10, uom: 'Each' }, addToCartPriceInfo: { basePricePerUnit: 10 }, priceSteps: [],
    onContract: false,
    product: { name: `Name of ${cartItemId}`, url: '', images: [], brandName: '', baseCategory: '', hierarchy: [], productTypeName: null, classId: null, streetDate: null, limitPerOrder: null, flags: { comingSoon: false, preOrder: false, sfs: false, inStoreOnlyProduct: false, seePriceInCart: false, bopisEligible: true } },
    selectedDeliveryOption: DELIVERY, availableDeliveryOptions: [], alternateDeliveryOption: null, inventory: { items: [] }, shippingInfo: { deliveryType: 'STA', pickStoreNumber: null }, ...more,
  };
}

const SUMS: Cart['cartSummary'] = {
  cartSubTotal: 10, cartSubTotalAfterCoupons: 10, cartSubTotalAfterPriorityTwoCoupons: 10, cartSubTotalExcludingCheckoutOnlyCoupons: 10, preTaxSubTotal: 10, ordTotal: 10, balanceOrdTotal: 10, ordTotalExcludingCheckoutOnlyCoupons: 10,
  balanceOrdTotalExcludingCheckoutOnlyCoupons: 10, totalTax: 0, shipFee: 0, cartModeShipFee: 0, surchargeFee: 0, dasFee: 0, totalShipHandlFee: 0, handlingFee: 0, surchargeFeePerUnit: 0, finalMembershipSavings: 0, instantCouponSavings: 0,
  attributes: { smallOrderFee: 0, furnitureServiceFee: 0, sameDayFee: 0, couponTotal: 0, rewardsApplied: 0 }, explanation: [],
};
const ATTRIBUTES: Cart['cartAttributes'] = {
  loginELPParam: '', proceedCheckout: false, newItemAdded: false, loginRequired: false, numberOfLineItems: 1, numberOfItems: 1, hardStop: false, isMvp: false, mvpType: null, hasESDOrDFItem: false, isMandatoryEnabled: false,
  freeShippingThreshold: 35, remainingAmountGetFreeShipping: 25, isDasEnabled: false, userType: 'guest', enablePaypal: false, isPreAuthEnabled: false, orderNumber: null, hiddenLineItems: [],
};

/** A cart with these rows in one delivery group. */
export function aCart(items: readonly CartItem[], more: Partial<Cart> = {}): Cart {
  return {
    cartId: 'c1', previousCartId: null, status: 'OPEN', type: 'DEFAULT', ctxId: 'default', version: 1, items: [...items], messages: [], coupons: [], cartSummary: SUMS, cartAttributes: ATTRIBUTES,
    deliveryGroups: [{ key: 'g', title: 'Delivered by Mon, Nov 23', count: items.length, cartItemIds: items.map((item) => item.cartItemId) }], addresses: [], suggestedAddress: null, orderPayment: [], checkoutSections: [], stillMissing: [], pickupPerson: null,
    userInfo: { accountNumber: null, rewardsTier: null, rewardsNumber: null, yourStoreId: null, contact: { email: null, firstName: '', lastName: '' } }, orderedByShopperInfo: { firstName: '', lastName: '' },
    metadata: { cartProperty: { taxExemptType: 'NONE', maxItemAllowed: 200, hsn: '' } }, ...more,
  };
}
