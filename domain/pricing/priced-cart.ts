import type { StoredValueType } from '#domain/payment/payment-types.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { CouponPriority } from './pricing-input.ts';
import type { VolumeStanding } from '#domain/volume/volume-prices.ts';

/** Rules that change what a row costs. */
export type RowRule =
  | 'SALE_PRICE'
  | 'MEMBER_PRICE'
  | 'VOLUME_PRICE'
  | 'QUOTE_PRICE'
  | 'INSTANT_COUPON'
  | 'ITEM_COUPON'
  | 'BASKET_COUPON'
  | 'REWARDS_COUPON'
  | 'REWARDS_REDEMPTION'
  | 'CHECKOUT_ONLY_COUPON';

/** Rules that make a fee what it is. */
export type FeeRule =
  | 'NOTHING_TO_SHIP'
  | 'FREE_DELIVERY'
  | 'FREE_FOR_MEMBERS'
  | 'FREE_FROM_THRESHOLD'
  | 'SHIPPING_COUPON'
  | 'STANDARD_SHIPPING'
  | 'SAME_DAY'
  | 'COURIER_SURCHARGE'
  | 'REMOTE_AREA'
  | 'EXTENDED_AREA'
  | 'SMALL_ORDER'
  | 'FURNITURE_SERVICE';

export type PriceRule = 'REGULAR_PRICE' | RowRule | FeeRule | 'SALES_TAX' | 'TAX_EXEMPT' | StoredValueType;

/** One line of "Why this price?": what a rule added (positive) or took off (negative). */
export interface PriceStep<Rule extends PriceRule = PriceRule> {
  readonly rule: Rule;
  readonly label: string;
  readonly amountCents: Cents;
  readonly couponCode: string | undefined;
}

/** A row's amounts, quantity included. Amounts are 0 for rows that are not charged and for free items. (C §3, priceInfo) */
export interface PricedLine {
  readonly lineId: string;
  readonly itemId: string;
  /** Whether the row is part of the sums. */
  readonly isCharged: boolean;
  readonly basePriceCents: Cents;
  /** What one cost before its sale; undefined where it is in none, and for rows that are not charged. */
  readonly wasPricePerUnitCents: Cents | undefined;
  /** Also told for rows that are not charged, so that they can show it. */
  readonly basePricePerUnitCents: Cents;
  /** After member prices, prices by quantity, quoted prices and instant coupons. */
  readonly p0Cents: Cents;
  readonly finalPriceBeforeBasketCouponsCents: Cents;
  readonly finalPriceBeforeCheckoutOnlyCouponsCents: Cents;
  readonly finalPriceCents: Cents;
  /** Rounded half up, so that times qty it may miss the row's amount by cents. */
  readonly finalPricePerUnitCents: Cents;
  readonly taxCents: Cents;
  /** Of what has prices by quantity and is charged. */
  readonly volume: VolumeStanding | undefined;
  /** So many of its pieces cost what a quote says; 0 for most. */
  readonly quotedQty: number;
  /** What the row would cost at its price before the sale, else basePriceCents, and the steps sum to finalPriceCents. */
  readonly steps: readonly PriceStep<RowRule>[];
}

/** Why an attached coupon gives nothing yet; none of them is a failure. (C §8, Payment) */
export type CouponReason =
  | 'ORDER_TOTAL_NOT_MET_ERROR'
  | 'COUPON_AMOUNT_EXCEEDS_ITEM_TOTAL'
  | 'QUALIFYING_ITEMS_NOT_FOUND_ERROR'
  | 'REWARDS_COUPON_ERROR_MESSAGE'
  | 'BOPIS_EVENT_ERROR';

/** Why a coupon that could be used takes nothing off now. */
export type CouponIdle =
  | 'AT_CHECKOUT'
  | 'OTHER_SAVES_MORE'
  /** Another one does as much. */
  | 'OTHER_SAVES_SAME'
  /** What it is for costs nothing any more. */
  | 'NOTHING_LEFT'
  | 'SHIPPING_IS_FREE';

export interface PricedCoupon {
  readonly code: string;
  readonly description: string;
  readonly priority: CouponPriority;
  /** APPLIED when it takes something off now, or entitles to its gift; a use is booked for these only. */
  readonly status: 'APPLIED' | 'PENDING';
  /** `undefined` for an applied coupon, for one that waits for the checkout and for one that a better one displaced. */
  readonly reason: CouponReason | undefined;
  /** What of its items is missing to its minimum, or to what it takes off; of a coupon that waits for that. */
  readonly missingCents: Cents | undefined;
  /** Of a pending coupon without a reason. */
  readonly idle: CouponIdle | undefined;
  readonly amountCents: Cents;
  readonly isCheckoutOnly: boolean;
  readonly isAuto: boolean;
}

export type FeeName = 'shipping' | 'sameDay' | 'surcharge' | 'deliveryArea' | 'smallOrder' | 'furnitureService';

export interface PricedFee extends PriceStep<FeeRule> {
  readonly fee: FeeName;
}

export interface PricedTender {
  readonly tenderId: string;
  readonly kind: StoredValueType;
  readonly amountAppliedCents: Cents;
}

/** The fields of the wire's cartSummary, in cents. (C §3, Cart summary) */
export interface PricedSummary {
  readonly cartSubTotalCents: Cents;
  readonly afterPriorityOneCents: Cents;
  readonly cartSubTotalAfterPriorityTwoCouponsCents: Cents;
  readonly cartSubTotalExcludingCheckoutOnlyCouponsCents: Cents;
  readonly cartSubTotalAfterCouponsCents: Cents;
  /** With the same-day fee. */
  readonly shipFeeCents: Cents;
  /** What shipFeeCents would be without checkout-only coupons. */
  readonly cartModeShipFeeCents: Cents;
  readonly surchargeFeeCents: Cents;
  /** The highest unit fee among the rows that are charged one. */
  readonly surchargeFeePerUnitCents: Cents;
  readonly dasFeeCents: Cents;
  readonly handlingFeeCents: Cents;
  readonly totalShipHandlFeeCents: Cents;
  readonly preTaxSubTotalCents: Cents;
  readonly totalTaxCents: Cents;
  readonly ordTotalCents: Cents;
  readonly balanceOrdTotalCents: Cents;
  readonly ordTotalExcludingCheckoutOnlyCouponsCents: Cents;
  readonly balanceOrdTotalExcludingCheckoutOnlyCouponsCents: Cents;
  readonly instantCouponSavingsCents: Cents;
  readonly finalMembershipSavingsCents: Cents;
  /** What the rows cost less than before the sales that they are in; contained in the rows. */
  readonly saleSavingsCents: Cents;
  /** By prices by quantity; contained in the rows. */
  readonly volumeSavingsCents: Cents;
  /** By the prices of a quote; contained in the rows. */
  readonly quoteSavingsCents: Cents;
  readonly attributes: {
    readonly smallOrderFeeCents: Cents;
    readonly furnitureServiceFeeCents: Cents;
    readonly sameDayFeeCents: Cents;
    /** Entered item coupons, basket coupons and checkout-only coupons. */
    readonly couponTotalCents: Cents;
    /** Rewards coupons and redeemed Easy Rewards. */
    readonly rewardsAppliedCents: Cents;
  };
}

/** What other merchandise-based limits compare with. */
export interface PricedThresholds {
  /** What counts towards free shipping and the small-order limit. */
  readonly shippingBaseCents: Cents;
  readonly remainingAmountGetFreeShippingCents: Cents;
  /** Shipped merchandise other than add-on items, which go out only beside enough of it. */
  readonly addOnBaseCents: Cents;
}

export interface PricedCart {
  /** In the order of the input. */
  readonly lines: readonly PricedLine[];
  /** In the order of the input, automatic ones included. */
  readonly coupons: readonly PricedCoupon[];
  readonly summary: PricedSummary;
  /** Shipping always (with the rule that made it free), the others only where they are charged. */
  readonly fees: readonly PricedFee[];
  /** In the order in which they pay: gift cards, then prepaid cards. */
  readonly tenders: readonly PricedTender[];
  readonly thresholds: PricedThresholds;
  readonly easyRewardsAppliedCents: Cents;
  /** Up to and with the tax the steps sum to ordTotal, with the tenders to balanceOrdTotal. */
  readonly explanation: readonly PriceStep[];
  /** The total came out below zero and is shown as 0: the cart must not be checked out. (C §8, NEGATIVE_CART_TOTAL) */
  readonly isNegative: boolean;
}
