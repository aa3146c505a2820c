import { aBuyer, aCart, aCoupon, aLine, off, offEach, onlyItems, percentOff } from '#domain/pricing/a-cart.test-builder.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PricingInput } from '#domain/pricing/pricing-input.ts';

const ROWS = 100;
const RUNS = 1000;
const ROUNDS = 5;

/** A hundred rows of fifty items, some picked up, some with a courier's fee, and ten coupons of every priority that all count. */
function aLargeCart(): PricingInput {
  const itemId = (index: number) => String(200_001 + (index % 50));
  const lines = Array.from({ length: ROWS }, (_, index) =>
    aLine({
      lineId: `row-${index}`,
      itemId: itemId(index),
      qty: 1 + (index % 7),
      unitPriceCents: 199 + index * 137,
      memberUnitPriceCents: index % 3 === 0 ? 150 + index * 130 : undefined,
      deliveryType: index % 4 === 0 ? 'ISP' : 'STA',
      surcharge: index % 9 === 0 ? { feePerUnitCents: 150, coveredUnits: 0 } : undefined,
    }),
  );
  const some = (from: number, count: number) => onlyItems(...Array.from({ length: count }, (_, index) => itemId(from + index)));
  return aCart({
    lines,
    coupons: [
      aCoupon({ code: 'INSTANT', priority: 1, isAuto: true, benefit: offEach(20), scope: some(0, 10) }),
      aCoupon({ code: 'ITEM10', priority: 1, benefit: percentOff(10), scope: some(5, 20) }),
      aCoupon({ code: 'ITEM20', priority: 1, benefit: percentOff(20), scope: some(20, 10) }),
      aCoupon({ code: 'BASKET5', isStackable: true, minimumCents: 3000 }),
      aCoupon({ code: 'BASKET15', isStackable: true, benefit: percentOff(15), minimumCents: 10_000 }),
      aCoupon({ code: 'PICKUP3', isStackable: true, benefit: off(300), needsPickupLine: true }),
      aCoupon({ code: 'BASKET40', benefit: off(4000) }),
      aCoupon({ code: 'REWARD5', priority: 3, ownerRewardsId: 'member' }),
      aCoupon({ code: 'FREESHIP', benefit: { kind: 'shipping' }, isStackable: true }),
      aCoupon({ code: 'CHECKOUT10', priority: 4, benefit: percentOff(10) }),
    ],
    buyer: aBuyer({ hasMemberPrices: true, rewardsIds: ['member'] }),
    rewardsRedemptionCents: 1000,
    stage: 'CHECKOUT',
  });
}

/** Milliseconds that pricing a cart of 100 rows with 10 coupons takes once its code is compiled: the median of several rounds. */
export function pricingMs(): number {
  const cart = aLargeCart();
  const round = () => {
    const started = performance.now();
    for (let run = 0; run < RUNS; run += 1) priceCart(cart);
    return (performance.now() - started) / RUNS;
  };
  round(); // until V8 has compiled what is hot
  const rounds = Array.from({ length: ROUNDS }, round).toSorted((a, b) => a - b);
  return rounds[Math.floor(ROUNDS / 2)] ?? Infinity;
}
