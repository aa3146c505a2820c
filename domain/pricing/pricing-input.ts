import type { PieceExemption } from './fees/goods-tax.ts';
import type { StoredValueType } from '#domain/payment/payment-types.ts';
import type { Cents } from '#domain/shared/money.ts';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';

/** ISP in-store pickup, STA ship to address, STS ship to store, PCK store pickup on a later day. (C §3, Cart item) */
export type DeliveryType = 'ISP' | 'STA' | 'STS' | 'PCK';

/** NDD next day, SDD same day. (C §3, Cart item) */
export type LevelOfService = 'NDD' | 'SDD' | 'STANDARD';

/** In the cart, checkout-only coupons wait; from proceedCheckout on they count. */
export type PricingStage = 'CART' | 'CHECKOUT';

/** A furniture service that the buyer chose for some pieces of a row; BASC is basic, CUST custom. (C §3, furnSvcInfo) */
export interface FurnitureLevel {
  readonly level: 'BASC' | 'CUST';
  readonly qty: number;
  /** What the service costs for one piece. */
  readonly rateCents: Cents;
}

/** The courier's surcharge of a heavy or bulky small pack. */
export interface LineSurcharge {
  readonly feePerUnitCents: Cents;
  /** Units of the row that an alternate pack covers and that carry no fee. */
  readonly coveredUnits: number;
}

/** What a quote promises of an item. */
export interface QuotedPrice {
  /** 'Quote Q-1042' */
  readonly label: string;
  readonly unitCents: Cents;
  /** So many pieces of the item at most, in all rows together; what is above costs what it costs otherwise. */
  readonly qty: number;
}

/** One row of the cart, with the catalogue's facts about it. Children (warranty, assembly, …) are rows of their own. */
export interface PricingLine {
  readonly lineId: string;
  readonly itemId: string;
  /** Whole units, 1 to 9,999. */
  readonly qty: number;
  /** The contract price where one applies, else the site price. */
  readonly unitPriceCents: Cents;
  /** What one cost before the sale that it is in, as its page says; no sale where absent, or not above `unitPriceCents`. */
  readonly wasUnitPriceCents?: Cents | undefined;
  /** What members pay; `undefined` when the item has no member price. */
  readonly memberUnitPriceCents: Cents | undefined;
  /** What it costs by quantity, below `unitPriceCents`; empty for most. */
  readonly volumePrices: VolumePrices;
  /** What a quote says of its item; absent for most. */
  readonly quote?: QuotedPrice | undefined;
  /** False for rows that are shown but not charged: deleted, invalid, out of stock. */
  readonly isActive: boolean;
  readonly isFree: boolean;
  /** classId 389 or 235. (C §9) */
  readonly isGiftCard: boolean;
  readonly isMembership: boolean;
  /** productTypeName ESD or DF: delivered by e-mail. (C §3, product) */
  readonly isDigital: boolean;
  readonly isAddOn: boolean;
  readonly isTaxable: boolean;
  readonly isRewardsEligible: boolean;
  readonly deliveryType: DeliveryType;
  readonly levelOfService: LevelOfService;
  readonly surcharge: LineSurcharge | undefined;
  /** Empty when no service was chosen. */
  readonly furnitureLevels: readonly FurnitureLevel[];
  /** The sales tax rate where this row goes to; 625 is 6.25 %. */
  readonly taxRateBasisPoints: number;
  /** Up to which price a piece of it is not taxed there; absent: each is. */
  readonly taxExemption?: PieceExemption | undefined;
  readonly categoryIds: readonly string[];
  readonly brand: string | undefined;
}

/** 1 item (entered or instant), 2 basket, 3 rewards, 4 checkout-only. */
export type CouponPriority = 1 | 2 | 3 | 4;

export type CouponBenefit =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  /** `isPerUnit` ("2.00 each") is for item coupons; elsewhere the amount is for the whole order. */
  | { readonly kind: 'fixed'; readonly amountCents: Cents; readonly isPerUnit: boolean }
  | { readonly kind: 'shipping' }
  /** Entitles to a free item and takes nothing off by itself. */
  | { readonly kind: 'gift' };

/** A row qualifies when any of the lists names it. */
export interface CouponScope {
  readonly itemIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly brands: readonly string[];
}

/** A coupon that is attached to the cart or always on. Expired, used-up and unknown codes never get here. */
export interface PricingCoupon {
  readonly code: string;
  /** The text that the shopper reads beside the amount. */
  readonly description: string;
  readonly priority: CouponPriority;
  readonly benefit: CouponBenefit;
  /** Always on, not entered by the shopper; with priority 1 an "instant" coupon. */
  readonly isAuto: boolean;
  readonly isStackable: boolean;
  /** 0 when there is none. */
  readonly minimumCents: Cents;
  /** `undefined` when every row qualifies. */
  readonly scope: CouponScope | undefined;
  readonly needsPickupLine: boolean;
  /** The member whose coupon this is; rewards coupons always have one. */
  readonly ownerRewardsId: string | undefined;
}

export interface PricingBuyer {
  /** SELECT, PREMIUM, PR6 or PR7. */
  readonly hasMemberPrices: boolean;
  readonly shipsFree: boolean;
  /** The buyer's own rewards numbers; empty for guests. */
  readonly rewardsIds: readonly string[];
  /** taxExemptType FULL. (C §3, cartProperty) */
  readonly isTaxExempt: boolean;
  /** A certificate frees rows of it: their rates are 0, and where nothing else is taxed the bill says why. Absent: none does. */
  readonly isFreedByCertificate?: boolean;
}

/** A gift or prepaid card that was added to the order. */
export interface PricingTender {
  readonly tenderId: string;
  readonly kind: StoredValueType;
  readonly balanceCents: Cents;
  /** The most that the shopper wants to pay with it; `undefined` for no such wish. */
  readonly limitCents: Cents | undefined;
}

/** Where the shipped rows go; in the cart an estimate from the shopper's zip. Its rate and rule tax the fees. */
export interface PricingDestination {
  /** Five digits, or five and four. */
  readonly zip: string;
  readonly taxRateBasisPoints: number;
  readonly taxesShipping: boolean;
}

/** What differs from tenant to tenant. */
export interface PricingConfig {
  readonly freeShippingThresholdCents: Cents;
  /** 0 where delivery is always free. */
  readonly shipFeeCents: Cents;
  readonly sameDayFeeCents: Cents;
  readonly smallOrderThresholdCents: Cents;
  /** 0 where there is no such fee. */
  readonly smallOrderFeeCents: Cents;
  readonly isDasEnabled: boolean;
  /** Zips, five digits each, with the smaller delivery area surcharge. */
  readonly extendedAreaZips: readonly string[];
}

/**
 * Everything that the price of a cart depends on. Coupon codes are distinct, tenders stand in the order in which they were
 * added, and no single amount goes beyond 9 x 10^11 cents.
 */
export interface PricingInput {
  readonly lines: readonly PricingLine[];
  /** In the order in which they were attached. */
  readonly coupons: readonly PricingCoupon[];
  readonly buyer: PricingBuyer;
  /** Easy Rewards that the shopper wants to redeem, already checked against his balance. */
  readonly rewardsRedemptionCents: Cents;
  readonly tenders: readonly PricingTender[];
  readonly stage: PricingStage;
  readonly destination: PricingDestination;
  readonly config: PricingConfig;
}
