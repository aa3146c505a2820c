import { approvalReasons, type ApprovalReason } from '#domain/approvals/approval-reasons.ts';
import { chargeCredit, isOnInvoice, type CreditCharge } from '#domain/accounts/credit/invoice-credit.ts';
import { isFreeItem, type CartLine, type SeenState } from '#domain/cart/cart-line.ts';
import type { Gift } from '#domain/cart/free-items.ts';
import { chargeBudgets, type ChargedBudgets } from '#domain/accounts/budgets/budget-charges.ts';
import { addOnRowsBelowThreshold, invalidRows, type InvalidReason } from '#domain/cart/rows/row-validity.ts';
import { withSameDayStores } from '#domain/cart/rows/same-day-rows.ts';
import { stockStates, type StockState } from '#domain/cart/rows/stock-check.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { planTenders, type PlannedTender } from '#domain/payment/tenders.ts';
import type { PricedCart, PricedLine } from '#domain/pricing/priced-cart.ts';
import { NO_VOLUME_PRICES } from '#domain/volume/volume-prices.ts';
import { isInvoicePreselected } from '../credit/index.ts';
import { invoiceTender } from '../payment/index.ts';
import type { OpenCart } from './opened-cart.ts';
import { priceTheCart } from './price-the-cart.ts';
import { promiseRows, type PromisedRows } from './delivery/promise-rows.ts';

/** Everything that the server says of a cart's rows, worked out once for an answer or an order. */
export type AssessedCart = PromisedRows & {
  readonly lines: readonly CartLine[];
  readonly states: ReadonlyMap<string, StockState>;
  /** Rows that cannot be bought as they stand, with the reason. */
  readonly invalid: ReadonlyMap<string, InvalidReason>;
  /** Rows that can be had as they stand: no other is charged. */
  readonly available: ReadonlySet<string>;
  /** Add-on rows that too little else is shipped with. They are charged, and wait for checkout until there is enough. */
  readonly lonelyAddOns: readonly CartLine[];
  readonly priced: PricedCart;
  readonly pricedLines: ReadonlyMap<string, PricedLine>;
  /** Who pays how much, in the order in which they pay. */
  readonly tenders: readonly PlannedTender[];
  /** What promotions give as the cart stands, whether it was chosen or not. */
  readonly gifts: readonly Gift[];
  /** What it takes out of which budget center; undefined: its account has no budgets. */
  readonly budgets: ChargedBudgets | undefined;
  /** Why it is not placed before somebody has approved it; none: it is. Undefined: its organization has no approvals. */
  readonly approval: readonly ApprovalReason[] | undefined;
  /** What of it goes on invoice; undefined: it is paid otherwise. */
  readonly credit: CreditCharge | undefined;
};

/** Stock, promises and prices of the rows: load nothing, decide nothing, only work out. */
export function assessCart(open: OpenCart, rows: readonly CartLine[] = open.cart.lines): AssessedCart {
  const lines = withSameDayStores(open, rows);
  const states = stockStates(open, lines);
  const invalid = invalidRows(lines, open.buyer, open.offerOf);
  const available = availableLines(lines, states, invalid);
  const promised = promiseRows(open, lines, states);
  const priced = priceTheCart(open, lines, { promises: promised.promises, available });
  const balanceCents = priced.summary.balanceOrdTotalCents;
  const credit = open.credit !== undefined && goesOnInvoice(open) ? open.credit : undefined;
  const added = credit === undefined ? open.cart.payments : [...open.cart.payments, invoiceTender(credit.termsDays)];
  const budgets = chargesOf(open, lines, priced);
  return {
    lines,
    states,
    invalid,
    available,
    lonelyAddOns: addOnRowsBelowThreshold(lines, priced.thresholds.addOnBaseCents, open.offerOf),
    ...promised,
    priced,
    pricedLines: new Map(priced.lines.map((line) => [line.lineId, line])),
    tenders: planTenders(added, priced.tenders, balanceCents),
    gifts: giftsOf(open, priced),
    budgets,
    approval: reasonsOf(open, lines, { priced, budgets }),
    credit: credit && chargeCredit(credit, balanceCents),
  };
}

/** The one place that says what the sums are made of; what is charged of them is up to pricing (a gift is not). */
function availableLines(
  lines: readonly CartLine[],
  states: AssessedCart['states'],
  invalid: AssessedCart['invalid'],
): AssessedCart['available'] {
  const ids = lines.map(({ lineId }) => lineId);
  return new Set(ids.filter((lineId) => !invalid.has(lineId) && states.get(lineId)?.isOutOfStock !== true));
}

function chargesOf({ cart, budgets }: OpenCart, lines: readonly CartLine[], priced: PricedCart): ChargedBudgets | undefined {
  if (budgets === undefined) return undefined;
  const prices = new Map(priced.lines.map(({ lineId, finalPriceCents }) => [lineId, finalPriceCents]));
  return chargeBudgets({
    ...budgets,
    chosen: cart.checkout.accounting?.budgetCenter,
    ordTotalCents: priced.summary.ordTotalCents,
    rows: lines.map(({ lineId, parentLineId, details }) => ({
      lineId,
      parentLineId,
      chosen: details.bcName,
      shares: details.bcShares,
      finalPriceCents: prices.get(lineId) ?? 0,
    })),
  });
}

/** What of the order its organization wants to be asked about. */
function reasonsOf(
  { shopper, items, offerOf }: OpenCart,
  lines: readonly CartLine[],
  { priced, budgets }: { readonly priced: PricedCart; readonly budgets: ChargedBudgets | undefined },
): ApprovalReason[] | undefined {
  const { account, settings, approvalRules = [] } = shopper.person ?? {};
  if (account?.settings.hasApprovals !== true) return undefined;
  const prices = new Map(priced.lines.map(({ lineId, finalPriceCents }) => [lineId, finalPriceCents]));
  const order = {
    totalCents: priced.summary.ordTotalCents,
    limitCents: settings?.orderLimitCents,
    charges: budgets?.charges ?? [],
    rows: lines.map(({ lineId, itemId }) => {
      const { categoryIds = [], isOnContract = false } = offerOf(itemId) ?? {};
      return {
        itemId,
        name: items.get(itemId)?.name ?? itemId,
        categoryIds,
        isOffContract: !isOnContract,
        finalPriceCents: prices.get(lineId) ?? 0,
      };
    }),
  };
  return approvalReasons(order, approvalRules);
}

/** Whether what gift cards leave to pay goes on invoice. */
function goesOnInvoice({ shopper, credit, cart: { kind, checkout, payments } }: OpenCart): boolean {
  return isOnInvoice({
    // What is bought at once is paid with the card that was set up for it.
    isOffered: credit !== undefined && kind !== 'BUY_NOW',
    chosen: checkout.accounting?.invoice,
    isPreselected: isInvoicePreselected(shopper),
    hasMainTender: payments.some(({ paymentType }) => !isStoredValue(paymentType)),
  });
}

/** One of each gift for every promotion whose conditions are met. */
const GIFTS_PER_PROMOTION = 1;

function giftsOf({ coupons }: OpenCart, { coupons: priced }: PricedCart): Gift[] {
  return priced.flatMap(({ code, status }) => {
    const itemId = status === 'APPLIED' ? coupons.get(code)?.freeItemId : undefined;
    return itemId === undefined ? [] : [{ promotionId: code, itemId, maxQty: GIFTS_PER_PROMOTION }];
  });
}

/** What an answer tells of a row: the next difference from it is news. */
export function seenStateOf(open: OpenCart, { states }: AssessedCart, line: CartLine): SeenState | undefined {
  const { unitPriceCents: priceCents, volumePrices = NO_VOLUME_PRICES } = open.offerOf(line.itemId) ?? {};
  if (priceCents === undefined || isFreeItem(line)) return undefined;
  return { priceCents, ...(volumePrices.length > 0 && { volumePrices }), isOutOfStock: states.get(line.lineId)?.isOutOfStock === true };
}

/** Whether a row keeps the cart from checkout: it cannot be had, or not without more beside it. */
export function isRowStopped({ available, lonelyAddOns }: AssessedCart, line: CartLine): boolean {
  return !available.has(line.lineId) || lonelyAddOns.includes(line);
}
