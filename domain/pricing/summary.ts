import type { Cents } from '#domain/shared/money.ts';
import type { OrderFees } from './fees/fees.ts';
import { feeCents } from './fees/fees.ts';
import type { PricedSummary, PricedTender } from './priced-cart.ts';
import type { PricingInput } from './pricing-input.ts';
import type { Row } from './row.ts';
import { rowTaxBeforeCheckoutOnly, taxOnFees, taxRows } from './fees/tax.ts';
import { applyTenders, notPayableByCards, sumOfTenders } from './tenders.ts';

/** The sums of the row columns. */
export interface Subtotals {
  readonly p0Cents: Cents;
  readonly beforeBasketCents: Cents;
  readonly afterBasketCents: Cents;
  readonly beforeCheckoutOnlyCents: Cents;
  readonly finalCents: Cents;
}

/** What the discount steps gave and the summary reports. */
export interface Savings {
  readonly saleCents: Cents;
  readonly membershipCents: Cents;
  readonly volumeCents: Cents;
  readonly quoteCents: Cents;
  readonly instantCents: Cents;
}

/** The amount to pay with or without checkout-only coupons. */
interface Total {
  readonly preTaxCents: Cents;
  readonly taxCents: Cents;
  readonly totalCents: Cents;
  readonly tenders: readonly PricedTender[];
  readonly balanceCents: Cents;
}

interface TotalParts {
  readonly merchandiseCents: Cents;
  readonly feesCents: Cents;
  readonly rowTaxCents: Cents;
  /** Of the merchandise. */
  readonly notPayableCents: Cents;
}

/** Adds up a total and lets the cards pay; a total below zero is left as it is, for the caller to notice. */
function totalOf({ merchandiseCents, feesCents, rowTaxCents, notPayableCents }: TotalParts, input: PricingInput): Total {
  const preTaxCents = merchandiseCents + feesCents;
  const taxCents = rowTaxCents + taxOnFees(feesCents, input.destination, input.buyer.isTaxExempt);
  const totalCents = preTaxCents + taxCents;
  const tenders = applyTenders(input.tenders, totalCents - notPayableCents);
  return { preTaxCents, taxCents, totalCents, tenders, balanceCents: totalCents - sumOfTenders(tenders) };
}

/** Both totals of an order and its fees in groups. */
export interface Totals {
  readonly withAllCoupons: Total;
  readonly withoutCheckoutOnly: Total;
  readonly totalShipHandlFeeCents: Cents;
}

/** Taxes the rows and adds up the order twice: with all coupons, and without those that only count in the checkout. */
export function addUp(input: PricingInput, rows: readonly Row[], subtotals: Subtotals, fees: OrderFees): Totals {
  const isExempt = input.buyer.isTaxExempt;
  const feesNowCents = fees.fees.reduce((sum, fee) => sum + fee.amountCents, 0);
  const rowTaxCents = taxRows(rows, isExempt);
  const notPayableCents = notPayableByCards(rows);
  const withAllCoupons = totalOf({ merchandiseCents: subtotals.finalCents, feesCents: feesNowCents, rowTaxCents, notPayableCents }, input);
  const feesInCartCents = feesNowCents - feeCents(fees.fees, 'shipping') + fees.shippingInCartCents;
  const isSame = subtotals.beforeCheckoutOnlyCents === subtotals.finalCents && feesInCartCents === feesNowCents;
  const withoutCheckoutOnly = isSame
    ? withAllCoupons
    : totalOf(
        {
          merchandiseCents: subtotals.beforeCheckoutOnlyCents,
          feesCents: feesInCartCents,
          rowTaxCents: rowTaxBeforeCheckoutOnly(rows, isExempt),
          notPayableCents,
        },
        input,
      );
  return { withAllCoupons, withoutCheckoutOnly, totalShipHandlFeeCents: feesNowCents };
}

/** The parts that the summary is written from. */
export interface SummaryParts {
  readonly subtotals: Subtotals;
  readonly savings: Savings;
  readonly fees: OrderFees;
  readonly totals: Totals;
}

/** Writes the summary; a total below zero is shown as 0. (C §3, Cart summary) */
export function summarise({ subtotals, savings, fees, totals }: SummaryParts): PricedSummary {
  const { withAllCoupons, withoutCheckoutOnly } = totals;
  const sameDayFeeCents = feeCents(fees.fees, 'sameDay');
  const smallOrderFeeCents = feeCents(fees.fees, 'smallOrder');
  const furnitureServiceFeeCents = feeCents(fees.fees, 'furnitureService');
  const rewardsAppliedCents = subtotals.afterBasketCents - subtotals.beforeCheckoutOnlyCents;
  return {
    cartSubTotalCents: subtotals.p0Cents,
    afterPriorityOneCents: subtotals.beforeBasketCents,
    cartSubTotalAfterPriorityTwoCouponsCents: subtotals.afterBasketCents,
    cartSubTotalExcludingCheckoutOnlyCouponsCents: subtotals.beforeCheckoutOnlyCents,
    cartSubTotalAfterCouponsCents: subtotals.finalCents,
    shipFeeCents: feeCents(fees.fees, 'shipping') + sameDayFeeCents,
    cartModeShipFeeCents: fees.shippingInCartCents + sameDayFeeCents,
    surchargeFeeCents: feeCents(fees.fees, 'surcharge'),
    surchargeFeePerUnitCents: fees.surchargePerUnitCents,
    dasFeeCents: feeCents(fees.fees, 'deliveryArea'),
    handlingFeeCents: smallOrderFeeCents + furnitureServiceFeeCents,
    totalShipHandlFeeCents: totals.totalShipHandlFeeCents,
    preTaxSubTotalCents: withAllCoupons.preTaxCents,
    totalTaxCents: withAllCoupons.taxCents,
    ordTotalCents: Math.max(0, withAllCoupons.totalCents),
    balanceOrdTotalCents: Math.max(0, withAllCoupons.balanceCents),
    ordTotalExcludingCheckoutOnlyCouponsCents: Math.max(0, withoutCheckoutOnly.totalCents),
    balanceOrdTotalExcludingCheckoutOnlyCouponsCents: Math.max(0, withoutCheckoutOnly.balanceCents),
    instantCouponSavingsCents: savings.instantCents,
    finalMembershipSavingsCents: savings.membershipCents,
    saleSavingsCents: savings.saleCents,
    volumeSavingsCents: savings.volumeCents,
    quoteSavingsCents: savings.quoteCents,
    attributes: {
      smallOrderFeeCents,
      furnitureServiceFeeCents,
      sameDayFeeCents,
      couponTotalCents: subtotals.p0Cents - subtotals.finalCents - rewardsAppliedCents,
      rewardsAppliedCents,
    },
  };
}
