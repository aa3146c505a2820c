import { CONSUMER_PRICING, BUSINESS_PRICING } from '#domain/pricing/pricing-config.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PricedCart, PricedSummary } from '#domain/pricing/priced-cart.ts';
import type { PricingCoupon, PricingLine } from '#domain/pricing/pricing-input.ts';
import { NO_VOLUME_PRICES } from '#domain/volume/volume-prices.ts';
import { taxOfGoods } from '#domain/pricing/fees/goods-tax.ts';
import { taxOfState } from '#domain/pricing/fees/tax-table.ts';
import { accountOf } from '../people/accounts.ts';
import { INSTANT } from '../people/coupons.ts';
import type { Person } from '../people/people.ts';
import type { BasketRow } from './basket.ts';

export type PricedBasket = { readonly cart: PricedCart };

const instant: PricingCoupon = {
  code: INSTANT.code,
  description: INSTANT.description,
  priority: 1,
  benefit: { kind: 'fixed', amountCents: INSTANT.amountCents, isPerUnit: true },
  isAuto: true,
  isStackable: false,
  minimumCents: 0,
  scope: { itemIds: INSTANT.itemIds, categoryIds: [], brands: [] },
  needsPickupLine: false,
  ownerRewardsId: undefined,
};

/** A coupon of a past campaign, no longer valid. */
export const PAST_CAMPAIGN: PricingCoupon = {
  code: 'SEASON8',
  description: '$8.00 off orders of $60.00 or more',
  priority: 2,
  benefit: { kind: 'fixed', amountCents: 800, isPerUnit: false },
  isAuto: false,
  isStackable: false,
  minimumCents: 6000,
  scope: undefined,
  needsPickupLine: false,
  ownerRewardsId: undefined,
};

/** Whether the organization of somebody pays no sales tax anywhere. */
export function isTaxExempt({ accountNumber }: Person): boolean {
  return accountNumber !== null && accountOf(accountNumber).settings.taxExemptType === 'FULL';
}

/** Prices a basket as the shop does. `isMember`: at that time; `contract` holds contract prices in cents by item. */
export function priceBasket({
  rows,
  person,
  isMember,
  lineIds,
  isPickup,
  place,
  coupons,
  contract,
}: {
  rows: readonly BasketRow[];
  person: Person;
  isMember: boolean;
  lineIds: readonly string[];
  isPickup: boolean;
  place: { readonly state: string; readonly zip: string };
  coupons: readonly PricingCoupon[];
  contract: ReadonlyMap<string, number>;
}): PricedBasket {
  const tax = taxOfState(place.state);
  const unitCents = rows.map(({ item }) => contract.get(item.itemId) ?? item.priceCents);
  const cart = priceCart({
    lines: rows.map((row, index) =>
      lineOf({
        row,
        lineId: lineIds[index] ?? '',
        unitPriceCents: unitCents[index] ?? 0,
        isPickup,
        state: place.state,
      }),
    ),
    coupons: [instant, ...coupons],
    buyer: {
      hasMemberPrices: isMember,
      shipsFree: isMember,
      rewardsIds: [],
      isTaxExempt: isTaxExempt(person),
    },
    rewardsRedemptionCents: 0,
    tenders: [],
    stage: 'CHECKOUT',
    destination: { zip: place.zip, taxRateBasisPoints: tax.rateBasisPoints, taxesShipping: tax.taxesShipping },
    config: person.accountNumber === null ? CONSUMER_PRICING : BUSINESS_PRICING,
  });
  return { cart };
}

function lineOf({
  row,
  lineId,
  unitPriceCents,
  isPickup,
  state,
}: {
  row: BasketRow;
  lineId: string;
  unitPriceCents: number;
  isPickup: boolean;
  state: string;
}): PricingLine {
  const { item, qty } = row;
  const tax = taxOfGoods(state, item.facts.taxClass ?? 'GENERAL');
  return {
    lineId,
    itemId: item.itemId,
    qty,
    unitPriceCents,
    memberUnitPriceCents: item.memberPriceCents ?? undefined,
    // They were bought before anything cost less by quantity.
    volumePrices: NO_VOLUME_PRICES,
    isActive: true,
    isFree: false,
    isGiftCard: false,
    isMembership: false,
    isDigital: false,
    isAddOn: false,
    isTaxable: true,
    isRewardsEligible: true,
    deliveryType: isPickup ? 'ISP' : 'STA',
    levelOfService: 'STANDARD',
    surcharge: undefined,
    furnitureLevels: [],
    taxRateBasisPoints: tax.rateBasisPoints,
    taxExemption: tax.exemption,
    categoryIds: [item.categoryId, item.departmentId],
    brand: item.brand,
  };
}

/** The sums by their wire names, in cents, those of the attributes among them: how orders keep them. */
export function summaryOf({ attributes, ...amounts }: PricedSummary): Record<string, number> {
  const named = [...Object.entries(amounts), ...Object.entries(attributes)];
  return Object.fromEntries(named.map(([name, cents]) => [name.replace(/Cents$/, ''), cents]));
}
