import { roundHalfUp } from '#domain/shared/money.ts';
import { attachCoupons, pricedCoupon } from '#domain/pricing/coupons/attached-coupon.ts';
import { applyBasketCoupons } from '#domain/pricing/coupons/basket-coupons.ts';
import { applyCheckoutOnlyCoupons } from '#domain/pricing/coupons/checkout-only-coupons.ts';
import { explain } from './explanation.ts';
import { priceFees } from './fees/fees.ts';
import { applyGiftCoupons } from '#domain/pricing/coupons/gift-coupons.ts';
import { applyInstantCoupons } from '#domain/pricing/coupons/instant-coupons.ts';
import { applyItemCoupons } from '#domain/pricing/coupons/item-coupons.ts';
import { applyMemberPrices } from './member-prices.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';
import type { PricingInput } from './pricing-input.ts';
import { applyQuotePrices } from './quote/apply-quote-prices.ts';
import { applyRewardsCoupons, redeemRewards } from './rewards.ts';
import type { Row } from './row.ts';
import { openRows, settle } from './row.ts';
import { applySalePrices } from './sale/sale-prices.ts';
import { addUp, summarise } from './summary.ts';
import { applyVolumePrices } from './volume/apply-volume-prices.ts';
import { wasPerUnitCents } from './sale/was-price.ts';

function pricedLine(row: Row): PricedLine {
  const { lineId, itemId, unitPriceCents, isFree, qty } = row.line;
  return {
    lineId,
    itemId,
    isCharged: row.isCharged,
    basePriceCents: row.basePriceCents,
    wasPricePerUnitCents: row.isCharged ? wasPerUnitCents(row.line) : undefined,
    basePricePerUnitCents: isFree ? 0 : unitPriceCents,
    p0Cents: row.p0Cents,
    finalPriceBeforeBasketCouponsCents: row.beforeBasketCents,
    finalPriceBeforeCheckoutOnlyCouponsCents: row.beforeCheckoutOnlyCents,
    finalPriceCents: row.finalPriceCents,
    finalPricePerUnitCents: roundHalfUp(row.finalPriceCents / qty),
    taxCents: row.taxCents,
    volume: row.volume,
    quotedQty: row.quotedQty,
    steps: row.steps,
  };
}

/**
 * Prices a cart: the one computation of every amount the shop shows, quotes, charges or refunds. The steps run in the order
 * of the coupon priorities, each on what the one before it left; `settle` closes a column of the row table and sums it.
 * A coupon that cannot be used is PENDING with its reason, and everything else is priced without it.
 */
export function priceCart(input: PricingInput): PricedCart {
  const { buyer, stage } = input;
  const rows = openRows(input.lines);
  const regularCents = settle(rows, 'regularPriceCents');
  const saleCents = applySalePrices(rows);
  settle(rows, 'basePriceCents');
  const membershipCents = applyMemberPrices(rows, buyer);
  const volumeCents = applyVolumePrices(rows);
  const quoteCents = applyQuotePrices(rows);
  // What is quoted is lowered by no coupon: which rows that are is known only now.
  const coupons = attachCoupons(input.coupons, rows);
  const situation = { buyer, hasPickupLine: rows.some((row) => row.isPickedUp) };
  const instantCents = applyInstantCoupons(coupons, situation);
  const p0Cents = settle(rows, 'p0Cents');
  applyItemCoupons(coupons, situation);
  const beforeBasketCents = settle(rows, 'beforeBasketCents');
  applyBasketCoupons(coupons, rows, situation);
  const afterBasketCents = settle(rows, 'afterBasketCents');
  applyRewardsCoupons(coupons, rows, situation);
  const easyRewardsAppliedCents = redeemRewards(rows, input.rewardsRedemptionCents);
  const beforeCheckoutOnlyCents = settle(rows, 'beforeCheckoutOnlyCents');
  applyCheckoutOnlyCoupons({ coupons, rows, situation, stage });
  const finalCents = settle(rows, 'finalPriceCents');
  applyGiftCoupons(coupons, situation, stage);

  const subtotals = { p0Cents, beforeBasketCents, afterBasketCents, beforeCheckoutOnlyCents, finalCents };
  const fees = priceFees(input, { rows, coupons, situation });
  const totals = addUp(input, rows, subtotals, fees);
  const { tenders, taxCents, totalCents } = totals.withAllCoupons;

  return {
    lines: rows.map(pricedLine),
    coupons: coupons.map(pricedCoupon),
    summary: summarise({ subtotals, savings: { saleCents, membershipCents, volumeCents, quoteCents, instantCents }, fees, totals }),
    fees: fees.fees,
    tenders,
    thresholds: {
      shippingBaseCents: fees.shippingBaseCents,
      remainingAmountGetFreeShippingCents: Math.max(0, input.config.freeShippingThresholdCents - fees.shippingBaseCents),
      addOnBaseCents: fees.addOnBaseCents,
    },
    easyRewardsAppliedCents,
    explanation: explain({
      regularCents,
      saleSavingsCents: saleCents,
      membershipSavingsCents: membershipCents,
      volumeSavingsCents: volumeCents,
      quoteSavingsCents: quoteCents,
      quoteLabel: input.lines.find(({ quote }) => quote !== undefined)?.quote?.label,
      coupons,
      easyRewardsCents: easyRewardsAppliedCents,
      fees: fees.fees,
      taxCents,
      isTaxExempt: buyer.isTaxExempt || (buyer.isFreedByCertificate === true && taxCents === 0),
      tenders,
    }),
    isNegative: totalCents < 0,
  };
}
