import { priceIndependently } from '#domain/pricing/independent-pricing.test-oracle.ts';
import type { PricingInput, PricingLine } from '#domain/pricing/pricing-input.ts';
import { isKeptFrom, stockOfRows, type ModelCart, type ModelRow } from './model-cart.ts';
import { itemOf, STORES, ZIPS } from './model-catalog.ts';
import { ALWAYS_ON, COUPONS } from './model-coupons.ts';

/** The zips with the smaller surcharge for far places. */
const EXTENDED_AREAS = ['02554', '02568', '04050', '33040', '49757', '83278'];

const CONSUMER: PricingInput['config'] = {
  freeShippingThresholdCents: 3500,
  shipFeeCents: 995,
  sameDayFeeCents: 995,
  smallOrderThresholdCents: 0,
  smallOrderFeeCents: 0,
  isDasEnabled: true,
  extendedAreaZips: EXTENDED_AREAS,
};

/** What the cart costs, by the second implementation of the pricing: the model only says what its rows are. */
export function priceModel(cart: ModelCart): ReturnType<typeof priceIndependently> {
  const { shopper } = cart;
  const zip = ZIPS[cart.zip] ?? { rate: 0, taxesShipping: false };
  const left = stockOfRows(cart);
  return priceIndependently({
    lines: cart.rows.map((row) => lineOf(row, { isBought: left.get(row) !== 0 && !isKeptFrom(cart, row), rate: zip.rate })),
    coupons: [...ALWAYS_ON, ...cart.coupons.flatMap((code) => COUPONS.get(code) ?? [])],
    buyer: { hasMemberPrices: shopper.isMember, shipsFree: shopper.isMember, rewardsIds: [], isTaxExempt: false },
    rewardsRedemptionCents: 0,
    tenders: [],
    stage: 'CART',
    destination: { zip: cart.zip, taxRateBasisPoints: zip.rate, taxesShipping: zip.taxesShipping },
    config: CONSUMER,
  });
}

function lineOf(row: ModelRow, { isBought, rate }: { isBought: boolean; rate: number }): PricingLine {
  const item = itemOf(row.itemId);
  const isPart = row.kin === 'BUNDLE';
  const isMembership = item.noThing === 'MEMBERSHIP';
  return {
    lineId: '',
    itemId: row.itemId,
    qty: row.qty,
    unitPriceCents: isPart ? 0 : (item.price ?? 0),
    memberUnitPriceCents: isPart ? undefined : item.memberPrice,
    volumePrices: isPart ? [] : (item.byQuantity ?? []),
    isActive: isBought,
    isFree: row.promotion !== undefined,
    isGiftCard: item.giftCard === true,
    isMembership,
    // Nobody carries a plan or a service either, so they neither make a parcel nor fill one.
    isDigital: item.noThing !== undefined,
    isAddOn: item.addOn === true,
    isTaxable: !isMembership && item.giftCard !== true,
    isRewardsEligible: true,
    deliveryType: row.way,
    levelOfService: 'STANDARD',
    surcharge: item.courier && { feePerUnitCents: item.courier.fee, coveredUnits: row.pack === undefined ? 0 : row.qty },
    furnitureLevels: row.service === undefined ? [] : [{ level: 'BASC', qty: row.service.BASC, rateCents: item.benchFee ?? 0 }],
    taxRateBasisPoints: row.store === undefined ? rate : (STORES[row.store] ?? 0),
    categoryIds: [],
    brand: undefined,
  };
}
