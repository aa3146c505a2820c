import type { Cart, CartResponse, Message } from '#contracts/cart.ts';
import { messageText, wireCode, type CartMessageCode } from '#contracts/messages.ts';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import type { LineMessage } from '#domain/cart/line-message.ts';
import { isDeliveredByEmail } from '#domain/delivery/deliverable-item.ts';
import { deliveryGroups } from '#domain/delivery/grouping.ts';
import { BUSINESS_PRICING, CONSUMER_PRICING } from '#domain/pricing/pricing-config.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { Caller } from '../http/caller.ts';
import type { Shop } from '../shop.ts';
import type { AssessedCart } from './assess-cart.ts';
import { missingForOrder } from './missing-for-order.ts';
import type { OpenCart } from './open-cart.ts';
import type { StoredAddress } from './stored-cart.ts';
import { groupable, viewLine } from './cart-line.view.ts';
import { viewSummary } from './summary.view.ts';
import type { Told } from './told.ts';

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
