import type { CartSummary } from '#contracts/cart.ts';
import type { PriceStep, PricedSummary } from '#domain/pricing/priced-cart.ts';
import { toDollars } from '#domain/shared/money.ts';
import type { AssessedCart } from '../assess-cart.ts';

export function viewSummary({ priced }: AssessedCart): CartSummary {
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
    saleSavings: toDollars(sums.saleSavingsCents),
    volumeSavings: toDollars(sums.volumeSavingsCents),
    quoteSavings: toDollars(sums.quoteSavingsCents),
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

export function viewStep(step: PriceStep): { rule: string; label: string; amount: number } {
  return { rule: step.rule, label: step.label, amount: toDollars(step.amountCents) };
}
