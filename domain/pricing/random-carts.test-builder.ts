import fc from 'fast-check';
import { BUSINESS_PRICING, CONSUMER_PRICING } from './pricing-config.ts';
import type { CouponBenefit, PricingCoupon, PricingInput, PricingLine, PricingTender, QuotedPrice } from './pricing-input.ts';
import type { VolumePrices } from '#domain/volume/volume-prices.ts';

/*
 * Random carts, drawn from small pools where that makes rules meet: few items and categories (coupons that compete for a
 * row), round prices (equal remainders, amounts just at a limit), and now and then the greatest order the shop takes.
 */

const seldom = fc.integer({ min: 0, max: 9 }).map((n) => n === 0);
const mostly = fc.integer({ min: 0, max: 9 }).map((n) => n !== 0);
const category = fc.constantFrom('paper', 'ink', 'desks');
const brand = fc.constantFrom('Arden', 'Brill');
const itemId = fc.constantFrom('1', '2', '3', '4', '5');
const cents = (max: number): fc.Arbitrary<number> => fc.integer({ min: 0, max });

const unitPriceCents = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(0, 1, 3, 99, 425, 500, 1000, 1849, 2000, 3500, 5000) },
  { weight: 4, arbitrary: cents(70_000) },
  { weight: 1, arbitrary: fc.constant(999_999) },
);

const qty = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 12 }) }, { weight: 1, arbitrary: fc.constantFrom(100, 9999) });

const rate = fc.constantFrom(0, 400, 422.5, 487.5, 625, 635, 662.5, 687.5, 700);

/** Mostly none; else lists as a file may have them, also such as are no lower than what the item costs anyway. */
const volumePrices: fc.Arbitrary<VolumePrices> = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.uniqueArray(fc.constantFrom(2, 3, 5, 10, 24, 100), { minLength: 1, maxLength: 4 }), unitPriceCents, cents(400))
      .map(([quantities, from, by]) =>
        quantities
          .toSorted((one, other) => one - other)
          .map((qty, index): [number, number] => [qty, from - index * (by + 1)])
          .filter(([, unitCents]) => unitCents > 0),
      ),
  },
);

const line: fc.Arbitrary<PricingLine> = fc.record({
  lineId: fc.constant('line'),
  itemId,
  qty,
  unitPriceCents,
  wasUnitPriceCents: fc.option(unitPriceCents, { nil: undefined, freq: 2 }),
  memberUnitPriceCents: fc.option(unitPriceCents, { nil: undefined, freq: 2 }),
  volumePrices,
  isActive: mostly,
  isFree: seldom,
  isGiftCard: seldom,
  isMembership: seldom,
  isDigital: seldom,
  isAddOn: seldom,
  isTaxable: mostly,
  isRewardsEligible: mostly,
  deliveryType: fc.constantFrom('STA', 'STA', 'STA', 'STS', 'ISP', 'PCK'),
  levelOfService: fc.constantFrom('STANDARD', 'STANDARD', 'NDD', 'SDD'),
  surcharge: fc.option(fc.record({ feePerUnitCents: fc.constantFrom(1, 150, 400), coveredUnits: fc.integer({ min: 0, max: 12 }) }), {
    nil: undefined,
    freq: 2,
  }),
  furnitureLevels: fc.array(
    fc.record({ level: fc.constantFrom('BASC', 'CUST'), qty: fc.integer({ min: 0, max: 3 }), rateCents: fc.constantFrom(0, 4500) }),
    { maxLength: 2 },
  ),
  taxRateBasisPoints: rate,
  taxExemption: fc.option(fc.record({ cents: cents(30_000), taxes: fc.constantFrom('REST', 'ALL') }), { nil: undefined, freq: 2 }),
  categoryIds: fc.uniqueArray(category, { maxLength: 2 }),
  brand: fc.option(brand, { nil: undefined }),
});

const basisPoints = fc.oneof(fc.constantFrom(500, 1000, 1500, 3333, 10_000), cents(10_000));
const amountCents = fc.oneof(fc.constantFrom(1, 100, 200, 500, 2000), cents(30_000));

const benefit: fc.Arbitrary<CouponBenefit> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('percent'), basisPoints }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('fixed'), amountCents, isPerUnit: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'shipping' }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'gift' }) },
);

const coupon: fc.Arbitrary<Omit<PricingCoupon, 'code'>> = fc.record({
  description: fc.constant('A coupon'),
  priority: fc.constantFrom(1, 2, 3, 4),
  benefit,
  isAuto: fc.boolean(),
  isStackable: fc.boolean(),
  minimumCents: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(1000, 3000), cents(20_000)),
  scope: fc.option(
    fc.record({
      itemIds: fc.uniqueArray(itemId, { maxLength: 2 }),
      categoryIds: fc.uniqueArray(category, { maxLength: 1 }),
      brands: fc.uniqueArray(brand, { maxLength: 1 }),
    }),
    { nil: undefined },
  ),
  needsPickupLine: seldom,
  ownerRewardsId: fc.constantFrom('mine', 'mine', 'theirs', undefined, undefined),
});

const tender: fc.Arbitrary<Omit<PricingTender, 'tenderId'>> = fc.record({
  kind: fc.constantFrom('GIFT_CARD', 'PREPAID_CARD'),
  balanceCents: fc.oneof(fc.constantFrom(0, 2000, 25_000), cents(60_000)),
  limitCents: fc.option(cents(5000), { nil: undefined, freq: 2 }),
});

/** Mostly none; else what a quote promises of some items, also such as is no lower than what they cost anyway, of fewer and of more pieces than there are. */
const quotes = fc.option(
  fc
    .uniqueArray(
      fc.tuple(itemId, fc.record({ unitCents: unitPriceCents, qty: fc.oneof(fc.integer({ min: 1, max: 24 }), fc.constant(9999)) })),
      {
        minLength: 1,
        selector: ([id]) => id,
      },
    )
    .map((list) => new Map<string, QuotedPrice>(list.map(([id, promise]) => [id, { label: 'Quote Q-1001', ...promise }]))),
  { nil: undefined, freq: 1 },
);

const rows = fc.oneof(
  { weight: 30, arbitrary: fc.array(line, { maxLength: 14 }) },
  { weight: 1, arbitrary: fc.array(line, { minLength: 15, maxLength: 100, size: 'max' }) },
);

/** Any cart that the shop may have to price, from none to 100 rows and 10 coupons; most are small, so that rules meet in them. */
export const randomCarts: fc.Arbitrary<PricingInput> = fc.record({
  lines: fc
    .tuple(rows, quotes)
    .map(([lines, quoted]) => lines.map((one, index) => ({ ...one, lineId: `L${index}`, quote: quoted?.get(one.itemId) }))),
  coupons: fc.array(coupon, { maxLength: 10, size: 'max' }).map((coupons) => coupons.map((one, index) => ({ ...one, code: `C${index}` }))),
  buyer: fc.record({
    hasMemberPrices: fc.boolean(),
    shipsFree: seldom,
    rewardsIds: fc.constantFrom([], ['mine'], ['mine']),
    isTaxExempt: seldom,
  }),
  rewardsRedemptionCents: fc.constantFrom(0, 0, 500, 1500, 4000),
  tenders: fc.array(tender, { maxLength: 5 }).map((tenders) => tenders.map((one, index) => ({ ...one, tenderId: `T${index}` }))),
  stage: fc.constantFrom('CART', 'CHECKOUT'),
  destination: fc.record({
    zip: fc.constantFrom('01702', '00601', '00999', '01000', '96701', '96901', '99501', '99499', '02554', '02554-1234'),
    taxRateBasisPoints: rate,
    taxesShipping: fc.boolean(),
  }),
  config: fc.constantFrom(CONSUMER_PRICING, BUSINESS_PRICING, { ...CONSUMER_PRICING, isDasEnabled: false }),
});
