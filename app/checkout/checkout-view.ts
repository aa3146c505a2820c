import { isShownAmount } from '#domain/accounts/hidden-prices.ts';
import { addressLines } from '#domain/checkout/address-lines.ts';
import { quotedPartsText } from '#domain/pricing/quote/quoted-parts.ts';
import { ownPrice } from '#domain/pricing/row-price.ts';
import type { CaptchaData } from '#contracts/captcha.ts';
import type { CartItem } from '#contracts/cart-item.ts';
import type { Cart, CartResponse, WireAddress } from '#contracts/cart.ts';
import { formatDollars } from '#domain/catalog/price-text.ts';
import { rowAmountText } from '#domain/orders/words/row-amount.ts';
import { preselectedPayment } from '#domain/payment/default-payment.ts';
import { phoneText } from '#domain/checkout/phone.ts';
import { invoicePayment, invoiceView, type InvoiceView } from './payment/invoice/invoice-view.ts';
import { budgetCharges, budgetView, type BudgetChargeView, type BudgetView } from './budgets/budget-view.ts';
import { approvalReasonsOf } from '#app/cart/summary/needs-approval.tsx';
import { overLimitView, type OverLimitView } from '#app/cart/summary/over-limit.tsx';
import { countsDeliveredOnly } from '#app/cart/summary/shipping-goal.ts';
import { couponView, type CouponView } from '#app/cart/discounts/coupon-view.ts';
import { isOnlyFetched } from '#app/cart/cart-view.ts';
import { sumLines, type SumLine } from '#app/cart/summary/summary-lines.ts';
import { waysOfGroups } from '#domain/orders/handing/ways.ts';
import { chargeText, invoicedText, type PaidLater } from '#domain/orders/words/charge-words.ts';
import { carriedGroups } from '#app/payment/carried-groups.ts';
import { payLaterText, paymentName, paymentView, type PaymentView } from '#app/payment/payment-words.ts';
import type { PictureSource } from '#app/ui/pictures/picture.tsx';

/** The steps of checkout as the page shows them, in their order. */
export const STEPS = ['address', 'pickup', 'payment', 'review'] as const;
export type StepName = (typeof STEPS)[number];
export type StepState = 'done' | 'current' | 'ahead';

export type AddressView = {
  readonly id: string;
  readonly name: string;
  /** Below the name, one line each. */
  readonly lines: readonly string[];
  readonly phone: string | undefined;
  readonly fields: AddressFields;
};

/** An address as its form holds it. */
export type AddressFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly organizationName: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly phone: string;
};

export type SummaryItem = {
  readonly lineId: string;
  readonly title: string;
  readonly picture: PictureSource | undefined;
  readonly qty: number;
  readonly total: string;
  /** '2 at $385.00 from quote Q-1003, 1 at $429.00', where its pieces cost two prices. */
  readonly parts: string | undefined;
  /** 'You save $3.00': what the row costs less than at its regular price. */
  readonly saving: string | undefined;
  /** What it is to say, or whom it is for. */
  readonly personal: CartItem['personalization'];
};
export type SummaryGroup = { readonly key: string; readonly title: string; readonly items: readonly SummaryItem[] };

export type CheckoutView = {
  readonly cartId: string;
  readonly version: number;
  /** It was sent already, and is being paid. */
  readonly isUnderWay: boolean;
  /** In dollars, as the wire has it: sent back with the order, so that nobody pays what they have not seen. */
  /** Undefined of who is not shown prices. */
  readonly ordTotal: number | undefined;
  /** Else it has no amounts, and goes on account. */
  readonly showsPrices: boolean;
  readonly total: string;
  readonly count: number;
  readonly steps: readonly StepName[];
  readonly complete: readonly StepName[];
  /** Whether something is shipped; otherwise the address is for the bill only. */
  readonly isShipped: boolean;
  readonly email: string;
  readonly shipping: AddressView | undefined;
  /** Only when it is another one. */
  readonly billing: AddressView | undefined;
  /** Those to choose from, the usual one first; that alone where the organization sets it. None of who is not known by any. */
  readonly knownAddresses: readonly AddressView[];
  /** Somebody may have things sent elsewhere than to an address that is known. (C §6) */
  readonly mayAddAddress: boolean;
  /** A better form of an address, and the one as it was entered. */
  readonly suggestion: { readonly suggested: AddressView; readonly entered: AddressView } | undefined;
  /** An address that could not be verified: is it right? */
  readonly doubted: AddressView | undefined;
  readonly pickupPerson:
    | {
        readonly name: string;
        readonly phone: string;
        readonly email: string;
        readonly fields: { readonly firstName: string; readonly lastName: string; readonly phone: string; readonly email: string };
      }
    | undefined;
  /** It is above what its buyer may order. */
  readonly overLimit: OverLimitView | undefined;
  /** Why somebody has to approve it once it is ordered; undefined: it is placed at once. */
  readonly approvalReasons: readonly string[] | undefined;
  /** Under which numbers an organization books it; undefined for whoever buys for themselves. */
  /** Which budget centers pay for it; undefined where there are none. */
  readonly budget: BudgetView | undefined;
  readonly budgetCharges: readonly BudgetChargeView[];
  readonly purchaseOrder: { readonly poNumber: string; readonly poRelease: string } | undefined;
  /** Of who may put what is left to pay on invoice. */
  readonly invoice: InvoiceView | undefined;
  readonly payments: readonly PaymentView[];
  /** What gift and prepaid cards leave to be paid; undefined when that is nothing, and no card is asked for. */
  readonly leftToPay: string | undefined;
  /** Where what was approved at a vendor pays less than is left by now: up to what, and what is left. */
  readonly approval: { readonly name: string; readonly approved: string; readonly needed: string } | undefined;
  /** The ways to pay that begin at a vendor's own page. */
  readonly vendorPayments: Cart['cartAttributes']['vendorPayments'];
  /** What paying later means, in dollars; undefined where nothing is left to pay. */
  readonly payLater: string | undefined;
  /** Cards that the shopper has saved, to pay with once more. */
  readonly savedCards: readonly SavedCard[];
  /** What is asked before the next try to pay, after several wrong ones. */
  readonly captcha: CaptchaData | undefined;
  /** When it is charged; undefined where nothing is, or where it may not be placed. */
  readonly chargeText: string | undefined;
  readonly groups: readonly SummaryGroup[];
  readonly sums: readonly SumLine[];
  /** What it has of coupons, those that wait for something among them. */
  readonly coupons: readonly CouponView[];
  /** Whether a card that pays may be kept for the next time. */
  readonly keepsCards: boolean;
};

export type SavedCard = {
  readonly id: string;
  readonly name: string;
  readonly expiry: string | undefined;
  /** 'Expiring soon' */ readonly notice: string | undefined;
  /** Nobody can pay with it any more. */ readonly isExpired: boolean;
  /** Selected before the shopper chooses. */ readonly isChosen: boolean;
};

/** The cart as checkout shows it. The server says which sections there are and which of them are complete. */
export function checkoutView(cart: Cart, invoiceInfo?: CartResponse['invoiceInfo']): CheckoutView {
  const overLimit = overLimitView(cart);
  const approvalReasons = approvalReasonsOf(cart);
  const { cartAttributes, cartSummary, userInfo } = cart;
  const showsPrices = isShownAmount(cartSummary.ordTotal);
  const section = (name: Cart['checkoutSections'][number]['name']) => cart.checkoutSections.find((one) => one.name === name);
  const isShipped = section('delivery')?.visible === true;
  const isFetched = section('pickupPerson')?.visible === true;
  const isDone = (...names: Parameters<typeof section>[0][]) => names.every((name) => section(name)?.complete === true);
  // Whoever only fetches goods gives the email with the pickup person.
  const steps: StepName[] = [
    ...(isShipped || !isFetched ? (['address'] as const) : []),
    ...(isFetched ? (['pickup'] as const) : []),
    'payment',
    'review',
  ];
  const done: Record<StepName, boolean> = {
    address: isDone('contact', 'delivery'),
    pickup: isDone('pickupPerson') && (isShipped || isDone('contact')),
    payment: isDone('payment'),
    review: false,
  };
  const [shipTo, billTo] = [cart.addresses.find(({ type }) => type !== 'B'), cart.addresses.find(({ type }) => type !== 'S')];
  const mayAddAddress = cart.metadata.displayRules.every(({ name, display }) => name !== 'CHANGE_SHIPPING_LOCATION' || display);
  const doubted = cart.addresses.find(({ id }) => id === cart.doubtedAddressId);
  const payments = [...cart.orderPayment.map(paymentView), ...invoicePayment(cart)];
  const suggestedFor = cart.addresses.find(({ id }) => id === cart.suggestedAddress?.id);
  return {
    cartId: cart.cartId,
    version: cart.version,
    isUnderWay: cartAttributes.beingOrdered === true,
    ordTotal: showsPrices ? cartSummary.ordTotal : undefined,
    showsPrices,
    total: formatDollars(cartSummary.ordTotal),
    count: cartAttributes.numberOfItems,
    steps,
    complete: steps.filter((step) => done[step]),
    isShipped,
    email: userInfo.contact.email ?? '',
    shipping: shipTo && addressView(shipTo),
    billing: billTo !== undefined && billTo.id !== shipTo?.id ? addressView(billTo) : undefined,
    knownAddresses: cart.knownAddresses.map(addressView),
    mayAddAddress,
    suggestion:
      cart.suggestedAddress !== null && suggestedFor !== undefined
        ? { suggested: addressView(cart.suggestedAddress), entered: addressView(suggestedFor) }
        : undefined,
    doubted: doubted && addressView(doubted),
    pickupPerson:
      cart.pickupPerson === null
        ? undefined
        : {
            name: `${cart.pickupPerson.firstName} ${cart.pickupPerson.lastName}`,
            phone: phoneText(cart.pickupPerson.phone),
            email: cart.pickupPerson.email,
            fields: cart.pickupPerson,
          },
    overLimit,
    approvalReasons,
    budget: budgetView(cart, invoiceInfo),
    budgetCharges: budgetCharges(cart),
    purchaseOrder: cart.cartAccountInfo === null ? undefined : purchaseOrderOf(cart.cartAccountInfo),
    invoice: invoiceView(cart),
    payments,
    // Who is not shown the amount pays all of it on account.
    leftToPay: !showsPrices || cartSummary.balanceOrdTotal > 0 ? formatDollars(cartSummary.balanceOrdTotal) : undefined,
    approval: approvalOf(cart),
    vendorPayments: cartAttributes.vendorPayments,
    payLater: payLaterText(cartSummary.balanceOrdTotal),
    savedCards: savedCardsOf(cart),
    captcha: cart.captchaData ?? undefined,
    chargeText: (!showsPrices || cartSummary.ordTotal > 0) && overLimit === undefined ? chargedWhen(cart, payments) : undefined,
    groups: summaryGroups(cart),
    coupons: cart.coupons.map(couponView),
    sums: sumLines(cartSummary, {
      pieces: cartAttributes.numberOfItems,
      zip: shipTo?.zipCode,
      isAsked: cart.suggestedAddress !== null || doubted !== undefined,
      isOnlyFetched: isOnlyFetched(cart),
      freeShippingFrom: cartAttributes.freeShippingThreshold,
      countsDeliveredOnly: countsDeliveredOnly(cart),
    }),
    keepsCards: cart.userPayment !== null,
  };
}

function purchaseOrderOf({ poNumber, poRelease }: NonNullable<Cart['cartAccountInfo']>): CheckoutView['purchaseOrder'] {
  return { poNumber: poNumber ?? '', poRelease: poRelease ?? '' };
}

/** Of what somebody has to approve first nothing is charged before that. */
function chargedWhen(cart: Cart, payments: readonly PaymentView[]): string {
  const text = whenCharged(cart, payments);
  return approvalReasonsOf(cart) === undefined ? text : `Nothing ships before it’s approved. ${text}`;
}

function whenCharged(cart: Cart, payments: readonly PaymentView[]): string {
  const ways = waysOfGroups(carriedGroups(cart));
  const { credit, invoice } = cart.cartAccountInfo ?? {};
  return invoice === true && credit !== undefined ? invoicedText(ways, credit.termsDays) : chargeText(ways, paidLater(payments));
}

function paidLater(payments: readonly PaymentView[]): PaidLater | undefined {
  const { name, plan } = payments.find((payment) => payment.isNeeded && payment.plan !== undefined) ?? {};
  return name === undefined || plan === undefined ? undefined : { name, plan };
}

function approvalOf({ orderPayment, cartSummary: { balanceOrdTotal } }: Cart): CheckoutView['approval'] {
  const approved = orderPayment.find(
    ({ vendorPaymentType, amountApplied }) => vendorPaymentType !== null && amountApplied < balanceOrdTotal,
  );
  if (approved === undefined) return undefined;
  return { name: paymentName(approved).name, approved: formatDollars(approved.amountApplied), needed: formatDollars(balanceOrdTotal) };
}

/** The cards of the wallet, with the one that is selected before the shopper chooses. (C §4, Default payment choice) */
function savedCardsOf({ userPayment, orderPayment }: Cart): SavedCard[] {
  const cards = userPayment?.userPayments ?? [];
  const walletPayments = cards.map(({ id, isExpired, updatedAt }) => ({
    id,
    isExpired,
    updatedAtMs: Date.parse(updatedAt),
  }));
  const wallet = {
    walletPayments,
    defaultPaymentId: userPayment?.defaultPaymentId ?? undefined,
    lastUsedPaymentId: userPayment?.lastUsedPaymentId ?? undefined,
  };
  // What was approved at a vendor is no card of the wallet.
  const orderPayments = orderPayment.filter(({ vendorPaymentType }) => vendorPaymentType === null);
  const chosen = preselectedPayment({ ...wallet, orderPayments });
  const leading = chosen?.from === 'ORDER' ? orderPayments.find(({ id }) => id === chosen.id) : undefined;
  const same = leading && cards.find((card) => paymentName(card).name === paymentName(leading).name && card.expiryNotice !== 'Expired');
  const chosenId = leading === undefined ? chosen?.id : (same?.id ?? preselectedPayment({ ...wallet, orderPayments: [] })?.id);
  // What pays nothing any more comes last.
  return cards
    .toSorted((one, other) => Number(one.isExpired) - Number(other.isExpired))
    .map((card) => ({
      id: card.id,
      ...paymentName(card),
      notice: card.expiryNotice ?? undefined,
      isExpired: card.isExpired,
      isChosen: card.id === chosenId,
    }));
}

/** Where the shopper is: what they want to change, else what the server still asks about, else the first that is not complete. */
export function currentStep(
  { steps, complete, suggestion, doubted }: Pick<CheckoutView, 'steps' | 'complete' | 'suggestion' | 'doubted'>,
  wanted: string | null,
): StepName {
  const edited = steps.find((step) => step === wanted);
  if (edited !== undefined) return edited;
  if ((suggestion ?? doubted) !== undefined && steps.includes('address')) return 'address';
  return steps.find((step) => !complete.includes(step)) ?? 'review';
}

/** The step at which something went wrong; what keeps an order from being placed may be an earlier one that is open again. */
export function stepOfFailure({ steps, complete }: Pick<CheckoutView, 'steps' | 'complete'>, failed: StepName): StepName {
  return failed === 'review' ? (steps.find((step) => !complete.includes(step)) ?? 'review') : failed;
}

/** How a step stands while `current` is open. What is complete stays folded; what comes after the open one waits. */
export function stepState({ steps, complete }: Pick<CheckoutView, 'steps' | 'complete'>, step: StepName, current: StepName): StepState {
  if (step === current) return 'current';
  if (complete.includes(step)) return 'done';
  return steps.indexOf(step) < steps.indexOf(current) ? 'done' : 'ahead';
}

/** Which of the addresses that are known this one is; undefined where it is none of them. The order has a copy of it, under an id of its own. */
export function sameAddress(known: readonly AddressView[], address: AddressView | undefined): AddressView | undefined {
  const textOf = ({ name, lines, phone }: AddressView) => [name, ...lines, phone].join('\n');
  return address && known.find((one) => textOf(one) === textOf(address));
}

/** An address as people read it. */
export function addressView({
  id,
  firstName,
  lastName,
  organizationName,
  address1,
  address2,
  city,
  state,
  zipCode,
  phones,
}: WireAddress): AddressView {
  const [phone = ''] = phones;
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    lines: addressLines({ organizationName, address1, address2, city, state, zipCode }),
    phone: phone === '' ? undefined : phoneText(phone),
    fields: {
      firstName,
      lastName,
      organizationName,
      address1,
      address2,
      city,
      state,
      zipCode,
      phone: phone === '' ? '' : phoneText(phone),
    },
  };
}

function rowAmounts({ parentRelationCartItemId, priceInfo, qty }: CartItem): Pick<SummaryItem, 'total' | 'parts' | 'saving'> {
  const { dollars, savedDollars } = ownPrice(priceInfo, qty);
  return {
    total: rowAmountText(parentRelationCartItemId, dollars),
    parts: quotedPartsText({ qty, dollars }, priceInfo.quoted),
    saving: savedDollars > 0 ? `You save ${formatDollars(savedDollars)}` : undefined,
  };
}

function summaryGroups(cart: Cart): SummaryGroup[] {
  const items = new Map(cart.items.filter(({ status }) => status === 'ACTIVE').map((item) => [item.cartItemId, item]));
  return cart.deliveryGroups.map(({ key, title, titleAnywhere, cartItemIds }) => ({
    key,
    title: titleAnywhere ?? title,
    items: cartItemIds
      .map((id) => items.get(id))
      .filter((item) => item !== undefined)
      .map((item) => ({
        lineId: item.cartItemId,
        title: item.product.name,
        picture: item.product.images[0],
        personal: item.personalization,
        qty: item.qty,
        ...rowAmounts(item),
      })),
  }));
}
