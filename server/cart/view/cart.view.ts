import type { ApprovalReason } from '#contracts/approvals/reason.ts';
import { reasonText } from '#domain/approvals/approval-reasons.ts';
import type { AddAnswer, Cart, CartResponse } from '#contracts/cart.ts';
import { overOrderLimit } from '#domain/accounts/order-limit.ts';
import { MAX_CART_ROWS } from '#domain/cart/cart-limits.ts';
import { type CartLine } from '#domain/cart/cart-line.ts';
import { availableGifts, type Gift } from '#domain/cart/free-items.ts';
import { deliveryGroups } from '#domain/delivery/grouping.ts';
import { orderByText } from '#domain/delivery/order-by-text.ts';
import { dateRangeText } from '#domain/shared/calendar.ts';
import { flooredToDollars } from '#domain/rewards/reward-amount.ts';
import { toDollars } from '#domain/shared/money.ts';
import { viewAddress } from '../../addresses/index.ts';
import { pictureOf } from '../../catalog/index.ts';
import { isQuickBuyShownFirst } from '../../shoppers/index.ts';
import { viewPayment } from '../../payment/index.ts';
import type { Shop } from '../../shop.ts';
import { type AssessedCart } from '../assess-cart.ts';
import { viewChanges } from './changes.view.ts';
import { viewFutureDelivery } from '../delivery/future-delivery.ts';
import { missingForOrder } from '../missing-for-order.ts';
import type { OpenCart } from '../opened-cart.ts';
import type { CheckoutDetails } from '../storage/stored-cart.ts';
import { viewCharges } from './budgets.view.ts';
import { viewCredit, viewInvoiceInfo } from './credit.view.ts';
import { groupable, viewLine } from './cart-line.view.ts';
import { viewRelatedItems } from './related-items.view.ts';
import { viewCartQuote } from '../quoted/quote.view.ts';
import { viewSavedItems } from '../saved/saved.view.ts';
import { viewSummary } from './summary.view.ts';
import type { Told } from '../told.ts';
import { viewAttributes } from './attributes.view.ts';
import { groupMessages, rowMessages, viewMessages } from './messages.view.ts';

/** The cart as the wire shows it: everything is worked out already, this only says it. */
export function viewCart(shop: Shop, open: OpenCart, assessed: AssessedCart, version: number, told: Told = {}): CartResponse {
  const rows = viewRows(shop, open, assessed, told);
  const relatedItems = viewRelatedItems(open, assessed.lines, told.askedItemIds);
  const { checkout } = open.cart;
  const missing = missingForOrder(open, assessed);
  const user = open.shopper.person;
  const cart: Cart = {
    cartId: open.cart.cartId,
    previousCartId: open.cart.previousCartId ?? null,
    status: open.cart.status,
    type: open.cart.kind === 'DEFAULT' ? 'DEFAULT' : 'SPECIAL',
    ctxId: CONTEXTS[open.cart.kind],
    version,
    items: rows.filter((row) => row.promotionId === null),
    sflItems: viewSavedItems(open),
    freeItems: rows.filter((row) => row.promotionId !== null),
    availableFreeItems: availableGifts(assessed.gifts, assessed.lines).flatMap((gift) => viewGift(open, gift) ?? []),
    relatedItems: relatedItems.filter((one) => one.type !== 'WARRANTY'),
    warrantyItems: relatedItems.filter((one) => one.type === 'WARRANTY'),
    messages: viewMessages(shop, assessed, told),
    changes: viewChanges(open),
    coupons: viewCoupons(assessed),
    cartSummary: viewSummary(assessed),
    cartAttributes: viewAttributes(shop, open, assessed, told),
    // What cannot be bought comes no way at all.
    deliveryGroups: deliveryGroups(
      assessed.lines.filter((line) => !assessed.invalid.has(line.lineId)).map((line) => groupable(open, assessed, line)),
    ).map((group) => ({
      ...group,
      cartItemIds: [...group.cartItemIds],
      orderByText: orderByText(cutOffOf(assessed, group.cartItemIds)),
      ...titleAnywhere(assessed, group.cartItemIds),
    })),
    addresses: [checkout.shipTo, checkout.billTo].filter((address) => address !== undefined).map(viewAddress),
    ...viewQuestions(checkout),
    userPayment: told.wallet ?? null,
    knownAddresses: told.knownAddresses ?? [],
    orderPayment: viewTenders(open, assessed),
    captchaData: told.captcha ?? null,
    buyNowEligible: user?.settings.isQuickBuyActive === true && told.wallet?.quickBuyPaymentId != null,
    cartAccountInfo: user?.account === undefined ? null : viewAccounting(open, assessed),
    ...viewCartQuote(open, assessed),
    cartEasyRewards: {
      availableBalance: toDollars(flooredToDollars(open.rewardsCents)),
      redeemed: toDollars(assessed.priced.easyRewardsAppliedCents),
      isEligible: user?.rewardsNumber !== undefined,
    },
    furnRate: viewFurnitureRates(open),
    futureDelivery: viewFutureDelivery(assessed, told),
    checkoutSections: missing.sections.map((section) => ({ name: section.name, visible: section.isVisible, complete: section.isComplete })),
    stillMissing: [...missing.codes],
    pickupPerson: checkout.pickupPerson ?? null,
    userInfo: {
      accountNumber: user?.account?.number ?? null,
      rewardsTier: user?.rewardsTier ?? null,
      rewardsNumber: user?.rewardsNumber ?? null,
      shipToId: user?.shipTo?.addressId ?? null,
      shipToName: user?.shipTo === undefined ? null : `${user.shipTo.city}, ${user.shipTo.state}`,
      backendCustomerType: user === undefined ? 'GUEST' : user.account === undefined ? 'CONSUMER' : 'BUSINESS',
      yourStoreId: open.shopper.place.yourStoreId ?? open.shopper.place.cookieStoreNumber ?? null,
      quickBuyActive: user?.settings.isQuickBuyActive === true,
      quickBuyAddressId: user?.settings.quickBuyAddressId ?? null,
      quickBuyOverlayPreference: user !== undefined && isQuickBuyShownFirst(user.settings),
      contact: { email: checkout.email ?? user?.email ?? null, firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
    },
    orderedByShopperInfo: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
    metadata: {
      displayRules: Object.entries({ ...user?.account?.settings.displayRules, ...user?.settings.displayRules }).map(([name, display]) => ({
        name,
        display,
      })),
      uiSwitches: { furnCustomerCare: FURNITURE_CARE },
      cartProperty: { taxExemptType: user?.account?.settings.taxExemptType ?? 'NONE', maxItemAllowed: MAX_CART_ROWS, hsn: '' },
    },
  };
  return {
    cartInfo: cart,
    userProfile: { contact: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '', email: user?.email ?? null } },
    ...viewInvoiceInfo(open, assessed),
  };
}

/** What was touched, and the sums: what a client needs to tell the shopper that it worked. (A-067, responseType) */
export function viewTouched(shop: Shop, open: OpenCart, assessed: AssessedCart, version: number, told: Told = {}): AddAnswer {
  const spoken = new Set([...(told.touchedLineIds ?? []), ...(told.messages ?? []).map((message) => message.lineId)]);
  const touched = assessed.lines.filter((line) => spoken.has(line.lineId));
  const rows = viewRows(shop, open, { ...assessed, shown: touched }, told);
  const related = viewRelatedItems(open, touched, told.askedItemIds);
  return {
    cartInfo: {
      cartId: open.cart.cartId,
      version,
      items: rows,
      messages: viewMessages(shop, assessed, told),
      relatedItems: related.filter((one) => one.type !== 'WARRANTY'),
      warrantyItems: related.filter((one) => one.type === 'WARRANTY'),
      coupons: viewCoupons(assessed),
      cartSummary: viewSummary(assessed),
      cartAttributes: viewAttributes(shop, open, assessed, told),
    },
  };
}

/** What a change answers, as it is asked for. */
export const VIEWS = { WHOLE: viewCart, TOUCHED: viewTouched } as const;

const CONTEXTS = { DEFAULT: 'default', SPECIAL: 'special', BUY_NOW: 'buyNow', RESTOCK: 'autoRestock' } as const;

/** Who helps with furniture that is to be put together to the customer's wishes. (C §3, uiSwitches) */
const FURNITURE_CARE = { phone: '8005550142', email: 'furniture@foolscap.example' };

/** The rows, those that this call removed last; or only some of them. */
function viewRows(
  shop: Shop,
  open: OpenCart,
  assessed: AssessedCart & { readonly shown?: readonly CartLine[] },
  told: Told,
): Cart['items'] {
  const byLine = groupMessages(shop, [...(told.messages ?? []), ...rowMessages(assessed)]);
  return [
    ...(assessed.shown ?? assessed.lines).map((line) => viewLine(open, assessed, line, byLine.get(line.lineId) ?? [], told)),
    ...(told.removed ?? []).map((line) => viewLine(open, assessed, line, [], told, 'DELETED')),
  ];
}

/** An automatic coupon that takes nothing off was never asked for: it is not shown. */
function viewCoupons({ priced }: AssessedCart): Cart['coupons'] {
  return priced.coupons
    .filter((coupon) => !coupon.isAuto || coupon.amountCents > 0)
    .map((coupon) => ({
      code: coupon.code,
      description: coupon.description,
      priority: coupon.priority,
      status: coupon.status,
      ...(coupon.reason !== undefined && { reason: coupon.reason }),
      ...(coupon.missingCents !== undefined && { missing: toDollars(coupon.missingCents) }),
      ...(coupon.idle !== undefined && { idle: coupon.idle }),
      amount: toDollars(coupon.amountCents),
      checkoutOnly: coupon.isCheckoutOnly,
      auto: coupon.isAuto,
    }));
}

/** The first cut-off of a group's rows: what is true of all of them until then. */
function cutOffOf({ promises }: AssessedCart, lineIds: readonly string[]): number | undefined {
  const minutes = lineIds.flatMap((lineId) => promises.get(lineId)?.orderByMinute ?? []);
  return minutes.length === 0 ? undefined : Math.min(...minutes);
}

/** The title of a group that goes nobody knows where, from its first to its last day anywhere. */
function titleAnywhere({ anywhere }: AssessedCart, lineIds: readonly string[]): { titleAnywhere?: string } {
  const spans = lineIds.flatMap((lineId) => anywhere.get(lineId) ?? []);
  const [from] = spans.flatMap(({ minDeliveryDate }) => minDeliveryDate ?? []).toSorted();
  const to = spans
    .flatMap(({ maxDeliveryDate }) => maxDeliveryDate ?? [])
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? {} : { titleAnywhere: `Delivered ${dateRangeText(from, to)}` };
}

function viewGift(open: OpenCart, gift: Gift): Cart['availableFreeItems'][number] | undefined {
  const item = open.items.get(gift.itemId);
  if (item === undefined) return undefined;
  const description = open.coupons.get(gift.promotionId)?.description ?? '';
  return { ...gift, name: item.name, description, images: item.pictures.slice(0, 1).map(pictureOf) };
}

function viewAccounting(open: OpenCart, assessed: AssessedCart): NonNullable<Cart['cartAccountInfo']> {
  const {
    cart: { checkout },
    shopper: { person },
  } = open;
  const { priced } = assessed;
  const { poNumber, poRelease } = checkout.accounting ?? {};
  const over = overOrderLimit(priced.summary.ordTotalCents, person?.settings.orderLimitCents);
  const orderLimit = over && {
    limit: toDollars(over.limitCents),
    over: toDollars(over.overCents),
    approver: person?.approver ?? null,
  };
  const budgets = viewCharges(open, assessed);
  const credit = viewCredit(open, assessed);
  return {
    poNumber: poNumber ?? null,
    poRelease: poRelease ?? null,
    budgetCenter: assessed.budgets?.ofOrder ?? null,
    invoice: assessed.credit !== undefined,
    orderLimit: orderLimit ?? null,
    ...(assessed.approval !== undefined && { approval: viewApproval(assessed.approval) }),
    ...(budgets !== undefined && { budgets }),
    ...(credit !== undefined && { credit }),
  };
}

function viewApproval(reasons: NonNullable<AssessedCart['approval']>): { reasons: ApprovalReason[] } | null {
  return reasons.length === 0 ? null : { reasons: reasons.map((reason) => ({ kind: reason.kind, text: reasonText(reason) })) };
}

/** The ways to pay that are on the order, each with its part of it, in the order in which they pay. */
function viewTenders({ cart }: OpenCart, { tenders }: AssessedCart): Cart['orderPayment'] {
  const attached = new Map(cart.payments.map((payment) => [payment.paymentId, payment]));
  return tenders.flatMap(({ paymentId, amountCents }) => {
    const payment = attached.get(paymentId);
    if (payment === undefined) return [];
    return [
      {
        ...viewPayment({ ...payment, id: paymentId }),
        amountApplied: toDollars(amountCents),
        addedToOrder: true,
      },
    ];
  });
}

/** The rates of the furniture in the cart; they are the same for every piece that has the service. (C §3, furnRate) */
function viewFurnitureRates({ cart, items }: OpenCart): Cart['furnRate'] {
  for (const line of cart.lines) {
    const rates = items.get(line.itemId)?.facts.furnitureRates;
    if (rates !== undefined) return { BASC: toDollars(rates.BASC), CUST: toDollars(rates.CUST) };
  }
  return null;
}

/** The first question of each kind; the next is told when it is answered. */
function viewQuestions({ addressQuestions: questions = [] }: CheckoutDetails): Pick<Cart, 'suggestedAddress' | 'doubtedAddressId'> {
  const suggested = questions.find((question) => question.suggested !== undefined)?.suggested;
  return {
    suggestedAddress: suggested === undefined ? null : viewAddress(suggested),
    doubtedAddressId: questions.find((question) => question.suggested === undefined)?.addressId ?? null,
  };
}
