import { isFreeItem, type CartLine } from '#domain/cart/cart-line.ts';
import { coveredUnits } from '#domain/cart/rows/surcharge-steps.ts';
import type { Offer } from '#domain/cart/offer.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { isDeliveredByEmail, isGiftCardItem } from '#domain/delivery/deliverable-item.ts';
import type { DeliveryPromise } from '#domain/delivery/days/promise.ts';
import { isStoredValue } from '#domain/payment/payment-types.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PricedCart } from '#domain/pricing/priced-cart.ts';
import { BUSINESS_PRICING, CONSUMER_PRICING } from '#domain/pricing/pricing-config.ts';
import type { PricingCoupon, PricingLine } from '#domain/pricing/pricing-input.ts';
import { restockUnitCents } from '#domain/restocks/restock-price.ts';
import { NO_VOLUME_PRICES } from '#domain/volume/volume-prices.ts';
import { certificateFor, type TaxCertificate } from '#domain/pricing/fees/tax-exemption.ts';
import { shopDay } from '#domain/delivery/places/shop-day.ts';
import { taxOfGoods, type GoodsTax } from '#domain/pricing/fees/goods-tax.ts';
import { taxOfState } from '#domain/pricing/fees/tax-table.ts';
import type { Coupon } from '../catalog/index.ts';
import type { OpenCart } from './opened-cart.ts';

/** A row's part of what pricing needs, beside the row itself. */
type Assessed = {
  readonly promises: ReadonlyMap<string, DeliveryPromise>;
  readonly available: ReadonlySet<string>;
};

/** Prices the open cart's rows: the bridge from what is stored and known to the one pricing pipeline. */
export function priceTheCart(open: OpenCart, lines: readonly CartLine[], assessed: Assessed): PricedCart {
  const { destination, shopper } = open;
  return priceCart({
    lines: lines.flatMap((line) => pricingLine(open, line, assessed) ?? []),
    coupons: pricingCoupons(open),
    buyer: {
      // Who is about to become a member pays the member price of what they buy along with it.
      hasMemberPrices: shopper.hasMemberTerms || lines.some((line) => open.items.get(line.itemId)?.facts.membership !== undefined),
      shipsFree: shopper.hasMemberTerms,
      rewardsIds: shopper.person === undefined ? [] : [shopper.person.userId],
      isTaxExempt: isExemptAnyway(open),
      isFreedByCertificate: certificatesUsed(open, lines).length > 0,
    },
    rewardsRedemptionCents: Math.min(open.cart.checkout.redeemCents ?? 0, open.rewardsCents),
    tenders: open.cart.payments.flatMap(({ paymentId, paymentType, balanceCents, limitCents }) =>
      isStoredValue(paymentType) ? [{ tenderId: paymentId, kind: paymentType, balanceCents: balanceCents ?? 0, limitCents }] : [],
    ),
    stage: open.cart.checkout.proceedCheckout === true ? 'CHECKOUT' : 'CART',
    destination: {
      zip: destination.zip,
      taxRateBasisPoints: certificateOf(open, destination.state) === undefined ? taxOfState(destination.state).rateBasisPoints : 0,
      taxesShipping: taxOfState(destination.state).taxesShipping,
    },
    config: shopper.tenant === 'SBA' ? BUSINESS_PRICING : CONSUMER_PRICING,
  });
}

const UNTAXED: GoodsTax = { rateBasisPoints: 0 };

/** The certificate by which what goes to a state is free of its tax today. */
function certificateOf({ shopper: { person }, now }: Pick<OpenCart, 'shopper' | 'now'>, state: string): TaxCertificate | undefined {
  const certificates = person?.taxCertificates ?? [];
  return certificates.length === 0 ? undefined : certificateFor(certificates, state, shopDay(now));
}

/** Whether nothing that the buyer's organization buys is taxed anywhere. (C §3, cartProperty) */
const isExemptAnyway = ({ shopper: { account } }: Pick<OpenCart, 'shopper'>) => account?.settings.taxExemptType === 'FULL';

/**
 * The certificates that free an order of this cart of a tax that it would have: where it is shipped to, and at the stores where it is picked up. Each once; none
 * where nothing would be taxed, be it for its state, for what it is, or for whose it is.
 */
export function certificatesUsed(open: OpenCart, lines: readonly CartLine[]): TaxCertificate[] {
  if (isExemptAnyway(open)) return [];
  const states = lines.flatMap((line) => {
    const facts = open.items.get(line.itemId)?.facts;
    const state = stateOf(open, line);
    const isTaxed = facts !== undefined && isTaxable(facts) && taxOfGoods(state, facts.taxClass ?? 'GENERAL').rateBasisPoints > 0;
    return isTaxed ? [state] : [];
  });
  return [...new Set(states)].flatMap((state) => certificateOf(open, state) ?? []);
}

/** The state whose tax a row has: that of where it goes, or of the store that hands it out. */
function stateOf(open: OpenCart, { deliveryType, storeNumber = '' }: Pick<CartLine, 'deliveryType' | 'storeNumber'>): string {
  return deliveryType === 'STA' ? open.destination.state : (open.stores.get(storeNumber)?.state ?? open.destination.state);
}

/** Gift cards and memberships carry no tax. */
const isTaxable = (facts: ItemFacts) => !isGiftCardItem(facts) && facts.membership === undefined;

function pricingLine(open: OpenCart, line: CartLine, { promises, available }: Assessed): PricingLine | undefined {
  const item = open.items.get(line.itemId);
  const offer = open.offerOf(line.itemId);
  if (item === undefined || offer === undefined) return undefined;
  const { facts } = item;
  const isGiftCard = isGiftCardItem(facts);
  const isPart = line.relation === 'BUNDLE';
  const state = stateOf(open, line);
  const tax = certificateOf(open, state) === undefined ? taxOfGoods(state, facts.taxClass ?? 'GENERAL') : UNTAXED;
  const isPlain = isTaxable(facts);
  return {
    lineId: line.lineId,
    itemId: line.itemId,
    qty: line.qty,
    // The parts of a set are sold at the set's price.
    ...(isPart ? { unitPriceCents: 0 } : unitPriceOf(open, offer)),
    // A contract price is what was agreed: the programme's price does not go on top of it.
    memberUnitPriceCents: offer.isOnContract || isPart ? undefined : item.memberPriceCents,
    // The parts of a set cost nothing by themselves, and are no pieces of what is bought by the piece.
    volumePrices: isPart ? NO_VOLUME_PRICES : offer.volumePrices,
    quote: isPart ? undefined : open.quote?.prices.get(line.itemId),
    isActive: available.has(line.lineId),
    isFree: isFreeItem(line),
    isGiftCard,
    isMembership: facts.membership !== undefined,
    isDigital: isDeliveredByEmail(facts) || isService(facts),
    isAddOn: facts.isAddOn === true,
    isTaxable: isPlain,
    isRewardsEligible: isPlain && !isService(facts) && !isDeliveredByEmail(facts),
    deliveryType: line.deliveryType,
    levelOfService: promises.get(line.lineId)?.levelOfService ?? 'STANDARD',
    surcharge:
      facts.surcharge === undefined
        ? undefined
        : { feePerUnitCents: facts.surcharge.feePerUnitCents, coveredUnits: coveredUnits(facts, line) },
    furnitureLevels: furnitureLevels(facts, line),
    taxRateBasisPoints: tax.rateBasisPoints,
    taxExemption: tax.exemption,
    categoryIds: offer.categoryIds,
    brand: item.brand,
  };
}

/** What comes again and again costs less, and its order says what it would have cost. */
function unitPriceOf(
  { cart: { kind } }: Pick<OpenCart, 'cart'>,
  { unitPriceCents = 0, wasPriceCents, isOnContract }: Offer,
): Pick<PricingLine, 'unitPriceCents' | 'wasUnitPriceCents'> {
  if (kind !== 'RESTOCK') return { unitPriceCents, wasUnitPriceCents: wasPriceCents };
  return { unitPriceCents: restockUnitCents({ unitPriceCents, isOnContract }), wasUnitPriceCents: wasPriceCents ?? unitPriceCents };
}

function furnitureLevels(facts: ItemFacts, { details: { furniture } }: CartLine): PricingLine['furnitureLevels'] {
  if (furniture === undefined || facts.furnitureRates === undefined) return [];
  const rates = facts.furnitureRates;
  return (['BASC', 'CUST'] as const)
    .filter((level) => furniture[level] > 0)
    .map((level) => ({ level, qty: furniture[level], rateCents: rates[level] }));
}

/** Plans and services are carried by nobody, so they do not count as shipped goods. */
function isService(facts: ItemFacts): boolean {
  return facts.relation === 'WARRANTY' || facts.relation === 'ASSEMBLY' || facts.relation === 'TECHHELP';
}

function pricingCoupons(open: OpenCart): PricingCoupon[] {
  const result: PricingCoupon[] = [];
  for (const coupon of open.coupons.values()) if (coupon.isAutomatic && isValidNow(coupon, open.now)) result.push(pricingCoupon(coupon));
  for (const code of open.cart.coupons) {
    const coupon = open.coupons.get(code);
    if (coupon !== undefined && isValidNow(coupon, open.now) && !open.spentCoupons.has(code)) result.push(pricingCoupon(coupon));
  }
  return result;
}

export function isValidNow(coupon: Coupon, now: Date): boolean {
  return coupon.validFrom <= now && (coupon.validUntil === undefined || now < coupon.validUntil);
}

function pricingCoupon(coupon: Coupon): PricingCoupon {
  return {
    code: coupon.code,
    description: coupon.description,
    priority: coupon.priority,
    benefit: benefitOf(coupon),
    isAuto: coupon.isAutomatic,
    isStackable: coupon.isStackable,
    minimumCents: coupon.minimumCents,
    scope: coupon.itemIds === undefined ? undefined : { itemIds: coupon.itemIds, categoryIds: [], brands: [] },
    needsPickupLine: coupon.needsPickup,
    ownerRewardsId: coupon.ownerUserId,
  };
}

function benefitOf(coupon: Coupon): PricingCoupon['benefit'] {
  switch (coupon.kind) {
    case 'PERCENT':
      return { kind: 'percent', basisPoints: coupon.percentBp ?? 0 };
    case 'FIXED':
      return { kind: 'fixed', amountCents: coupon.amountCents ?? 0, isPerUnit: coupon.isPerUnit };
    case 'SHIPPING':
      return { kind: 'shipping' };
    case 'FREE_ITEM':
      return { kind: 'gift' };
    default:
      return coupon.kind satisfies never;
  }
}
