import type { CaptchaAnswer } from '#contracts/captcha.ts';
import type { CartResponse } from '#contracts/cart.ts';
import { refuse, type Reply } from '#contracts/door.ts';
import { ERRORS } from '#contracts/errors.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { overBudget } from '#domain/accounts/budgets/budget-charges.ts';
import { overBudgetTexts } from '#domain/accounts/budgets/budget-words.ts';
import { closedCreditTexts, overCreditTexts } from '#domain/accounts/credit/credit-words.ts';
import { daysPastDue, isCreditOpen } from '#domain/accounts/credit/invoice-credit.ts';
import { overLimitTexts, overOrderLimit } from '#domain/accounts/order-limit.ts';
import { isApprovedAtVendor } from '#domain/payment/payment-types.ts';
import { standingText } from '#domain/quotes/quote-words.ts';
import { toDollars } from '#domain/shared/money.ts';
import { payerOf } from '../../credit/index.ts';
import { mayBeSentTo, SENT_ELSEWHERE_TEXT } from '../../addresses/index.ts';
import {
  assessCart,
  type AssessedCart,
  type CartKind,
  isFutureDateOvertaken,
  isOvertaken,
  isStopped,
  isPastSignInPrompt,
  missingForOrder,
  openCart,
  refreshCart,
  shippedRows,
  type OpenCart,
  viewCart,
} from '../../cart/index.ts';
import { NOBODY_DECIDES_TEXT } from '#domain/approvals/approval-words.ts';
import { shortageOf } from '../../db/database.ts';
import { giveBack } from '../../limits/index.ts';
import { isOfUsedApproval } from '../../payment/index.ts';
import { ownerColumns, type Buying } from '../../shoppers/index.ts';
import type { Shop } from '../../shop.ts';
import { findOrder, findOrderOfCart, findOrderOfRequest, isOrderOfRequestThere, type OrderRow } from '../order.repository.ts';
import { planApproval } from '../approving/plan-approval.ts';
import type { PlannedApproval } from '../approving/planned-approval.ts';
import { refuseDeclined } from './declined-payment.ts';
import { seatsForOrder } from './order-seats.ts';
import { writeClaim, type NewClaim } from './write-claim.ts';

/** The order of a cart: one that was there already, or one that was just written, with all that was. */
export type Claim = { readonly order: OrderRow; readonly lines?: undefined; readonly tenders?: undefined } | NewClaim;

export type ClaimWish = {
  readonly kind: CartKind;
  readonly cartId: string | undefined;
  readonly version: number | undefined;
  readonly totalCents: number | undefined;
  readonly captcha: CaptchaAnswer | undefined;
};

/** How often a cart that others change meanwhile is read again. */
const MOST_TRIES = 5;

/** An order that cannot be placed, and what is said of it. */
export class ClaimRefused extends Error {
  readonly reply: Reply<never>;

  constructor(reply: Reply<never>) {
    super('the claim was refused');
    this.reply = reply;
  }
}

/**
 * The first phase of an order: the cart is read, priced and checked as a whole, then claimed as it was read, in one
 * transaction that holds stock and coupons and writes the order and its tenders down. A cart that has an order already leads to that one,
 * and so does a call that has placed one.
 *
 * @throws {ClaimRefused} when the order cannot be placed; nothing is changed then.
 */
export async function claimOrder(shop: Shop, buying: Buying, wish: ClaimWish): Promise<Claim> {
  try {
    return await claimAsShown(shop, buying, wish);
  } catch (error) {
    if (buying.requestKey === undefined || !(error instanceof ClaimRefused || isOrderOfRequestThere(error))) throw error;
    // What stands in its way may be what came after its own order: the answer was lost, and the cart is another one by now.
    const [placed] = await findOrderOfRequest(shop.database, [buying.requestKey]);
    if (placed === undefined) throw error;
    return { order: placed };
  }
}

async function claimAsShown(shop: Shop, buying: Buying, wish: ClaimWish): Promise<Claim> {
  for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
    const open = await openCart(shop, shop.database, buying, { kind: wish.kind });
    const earlier = await earlierOrder(shop, buying, open, wish.cartId);
    if (earlier !== undefined) return { order: earlier };
    const assessed = assessCart(open);
    const view = () => viewCart(shop, open, assessed, open.cart.version);
    requireAsShown(open, assessed, wish, view);
    requireComplete(open, assessed, view);
    requireBuyable(assessed, view);
    if (isOvertaken(open, assessed)) throw await overtaken(shop, buying, wish.kind);
    requireWithinCredit(open, assessed);
    requireGoodQuote(open);
    await requireAllowedPlace(shop, open);
    const approval = await approvalOf(shop, open, assessed);
    const seats = await seatsForOrder(shop, buying, { open, assessed, captcha: wish.captcha });
    if (!seats.ok) throw new ClaimRefused(seats.refusal);
    const claimed = await writeClaim(shop, buying, { open, assessed, approval, seats: seats.taken }).catch(async (error: unknown) => {
      // What else went wrong does not tell whether it was written: then the seats are the order's, or end with their time.
      if (shortageOf(error) !== undefined || isOrderOfRequestThere(error)) await giveBack(shop, seats);
      return refuseShortage(shop, buying, wish.kind, error);
    });
    if (claimed !== undefined) return claimed;
  }
  throw new ClaimRefused(refuse('CART_STATUS_ERROR'));
}

/**
 * A row that may not be sold as it stands is not charged, and so it must not be ordered either: an address may have made it so
 * after the cart went to checkout. The cart's messages say which row and why.
 */
function requireBuyable(assessed: AssessedCart, view: () => CartResponse): void {
  if (isStopped(assessed)) throw new ClaimRefused(refuse('CART_STATUS_ERROR', { extra: view() }));
}

/** What the shopper was last told does not hold any more: they see the cart as it is now before they are charged. */
async function overtaken(shop: Shop, buying: Buying, kind: CartKind): Promise<ClaimRefused> {
  const reply = await refreshCart(shop, buying, kind);
  return new ClaimRefused(reply.ok ? refuse('CART_STATUS_ERROR', { extra: reply.body }) : reply);
}

/**
 * Stock, a coupon, rewards, a budget, credit or a quote that went while the order was being written: the answer shows the cart without them. What was approved at
 * a vendor and pays for another order pays nothing here.
 *
 * @returns undefined when only the cart has changed, or a budget has enough again: it is read again.
 */
async function refuseShortage(shop: Shop, buying: Buying, kind: CartKind, error: unknown): Promise<undefined> {
  const shortage = shortageOf(error);
  if (shortage === undefined) throw error;
  if (shortage === 'cart') return undefined;
  const open = await openCart(shop, shop.database, buying, { kind });
  if (shortage === 'budgets') {
    // Where it is within them again, a period has begun meanwhile, or somebody let go of what they held. Where somebody can be asked, they are.
    await approvalOf(shop, open, assessCart(open));
    return undefined;
  }
  if (shortage === 'quotes') {
    requireGoodQuote(open);
    return undefined;
  }
  if (shortage === 'credit') {
    // The same of what an organization has paid or was credited meanwhile.
    requireWithinCredit(open, assessCart(open));
    return undefined;
  }
  if (isOfUsedApproval(error)) throw new ClaimRefused(refuseDeclined(approvalIn(open)));
  const extra = viewCart(shop, open, assessCart(open), open.cart.version);
  throw new ClaimRefused(refuse(shortage === 'stock' ? 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY' : 'CART_STATUS_ERROR', { extra }));
}

function approvalIn({ cart }: OpenCart): Parameters<typeof refuseDeclined>[0] {
  const payment = cart.payments.find(({ paymentType }) => isApprovedAtVendor(paymentType));
  return payment && { payment_type: payment.paymentType, last_four: payment.lastFour, challenge_status: null };
}

async function earlierOrder(shop: Shop, buying: Buying, open: OpenCart, cartId: string | undefined): Promise<OrderRow | undefined> {
  if (open.cart.claimedOrder !== undefined) return (await findOrder(shop.database, [open.cart.claimedOrder]))[0];
  if (cartId === undefined || (cartId === open.cart.cartId && open.cart.version > 0)) return undefined;
  const [placed] = await findOrderOfCart(shop.database, [cartId, ...ownerColumns(buying.owner), buying.owner.tenant]);
  if (placed === undefined) throw new ClaimRefused(refuse('CART_ID_NOT_FOUND'));
  return placed;
}

/** Nobody is charged another total than the one that they saw. */
function requireAsShown(open: OpenCart, assessed: AssessedCart, wish: ClaimWish, view: () => CartResponse): void {
  const isOtherVersion = wish.version !== undefined && wish.version !== open.cart.version;
  const isOtherTotal = wish.totalCents !== undefined && wish.totalCents !== assessed.priced.summary.ordTotalCents;
  // A day that cannot be kept any more is told first: the goods would come on another one than was chosen.
  const isOtherDay = isFutureDateOvertaken(open, assessed);
  if (isOtherVersion || isOtherTotal || isOtherDay) throw new ClaimRefused(refuse('CART_STATUS_ERROR', { extra: view() }));
}

function requireComplete(open: OpenCart, assessed: AssessedCart, view: () => CartResponse): void {
  // Before anything is asked of a guest: their order may just have been placed, and this be its second submit.
  if (assessed.lines.length === 0) throw new ClaimRefused(refuse('EMPTY_CART', { extra: view() }));
  if (!isPastSignInPrompt(open)) throw new ClaimRefused(refuse('UNAUTHORIZED'));
  const { codes } = missingForOrder(open, assessed);
  const [first] = codes;
  if (assessed.priced.isNegative) throw new ClaimRefused(refuse('CART_STATUS_ERROR', { extra: view() }));
  if (first === undefined) return;
  throw new ClaimRefused(refuse(first, { errors: codes.map((code) => ({ code, message: ERRORS[code].message })), extra: view() }));
}

/**
 * Whom an order waits for before it is placed; undefined: for nobody.
 *
 * @throws {ClaimRefused} where its organization has no approvals, or nobody who can decide about it: nothing is placed past a limit or a budget.
 */
async function approvalOf(shop: Shop, open: OpenCart, assessed: AssessedCart): Promise<PlannedApproval | undefined> {
  const { approval: reasons } = assessed;
  const plan =
    reasons === undefined || reasons.length === 0
      ? undefined
      : await planApproval(shop, open, reasons, assessed.priced.summary.ordTotalCents);
  if (plan !== undefined) return plan;
  requireWithinLimit(open, assessed);
  requireWithinBudgets(open, assessed);
  if (reasons === undefined || reasons.length === 0) return undefined;
  throw new ClaimRefused(refuse('FORBIDDEN', { message: NOBODY_DECIDES_TEXT }));
}

/** An order above the buyer's limit needs an approver; nothing is placed past one. */
function requireWithinLimit({ shopper }: OpenCart, assessed: AssessedCart): void {
  const { settings, approver } = shopper.person ?? {};
  const over = overOrderLimit(assessed.priced.summary.ordTotalCents, settings?.orderLimitCents);
  if (over === undefined) return;
  const { title, text } = overLimitTexts({ limit: toDollars(over.limitCents), over: toDollars(over.overCents) }, approver?.name);
  throw new ClaimRefused(refuse('FORBIDDEN', { message: `${title}. ${text}` }));
}

/** What a budget does not bear needs an approver, too. */
function requireWithinBudgets({ shopper }: OpenCart, { budgets }: AssessedCart): void {
  const over = overBudget(budgets?.charges ?? []);
  if (over.length === 0) return;
  const said = over.map(({ description, availableCents, afterCents }) => ({
    description,
    available: toDollars(availableCents),
    after: toDollars(afterCents),
  }));
  const { title, text } = overBudgetTexts(said, shopper.person?.approver?.name);
  throw new ClaimRefused(refuse('FORBIDDEN', { message: `${title}. ${text}` }));
}

/** Nothing is ordered at other prices than those of the quote that the cart names, as long as it names it. */
function requireGoodQuote({ quote }: OpenCart): void {
  const text = quote && standingText(quote.standing, quote.number);
  if (text !== undefined) throw new ClaimRefused(refuse('FORBIDDEN', { message: text }));
}

/** Nothing goes on invoice past the credit of an organization, or while it has not paid for too long. */
function requireWithinCredit({ shopper, credit, now }: OpenCart, { credit: charge }: AssessedCart): void {
  if (credit === undefined || charge === undefined || charge.chargedCents === 0) return;
  const keeper = payerOf(shopper)?.name;
  const today = shopDay(now);
  const texts = !isCreditOpen(credit, today)
    ? closedCreditTexts(daysPastDue(credit, today), keeper)
    : charge.afterCents < 0 &&
      overCreditTexts({ available: toDollars(charge.availableCents), after: toDollars(charge.afterCents) }, keeper);
  if (texts !== false) throw new ClaimRefused(refuse('FORBIDDEN', { message: `${texts.title}. ${texts.text}` }));
}

/** Nothing is sent where its buyer may not have it sent, however the address came into the cart: by Buy now, or before their organization said so. (C6-38) */
async function requireAllowedPlace(shop: Shop, open: OpenCart): Promise<void> {
  const { shipTo } = open.cart.checkout;
  if (shipTo === undefined || shippedRows(open).length === 0 || (await mayBeSentTo(shop, open.shopper, shipTo))) return;
  throw new ClaimRefused(refuse('FORBIDDEN', { message: SENT_ELSEWHERE_TEXT }));
}
