import { describe, expect, it } from 'vitest';
import { aBusinessCart, aBuyer, aCart, aCoupon, aLine } from '#domain/pricing/a-cart.test-builder.ts';
import { billLines } from '#domain/pricing/bill-lines.ts';
import { priceCart } from '#domain/pricing/price-cart.ts';
import type { PriceStep, PricedSummary } from '#domain/pricing/priced-cart.ts';
import type { PricingInput } from '#domain/pricing/pricing-input.ts';
import { orderBill } from './order-bill.ts';

const told = (steps: readonly PriceStep[], { cartSubTotalAfterCouponsCents }: PricedSummary) => {
  const explanation = steps.map(({ rule, label, amountCents }) => ({ rule, label, amount: amountCents / 100 }));
  return billLines({ explanation, cartSubTotalAfterCoupons: cartSubTotalAfterCouponsCents / 100 }, 3).map(({ label, amount }) => [
    label,
    amount,
  ]);
};
const kept = ({ attributes, ...sums }: PricedSummary) =>
  Object.fromEntries(Object.entries({ ...sums, ...attributes }).map(([name, cents]) => [name.replace(/Cents$/, ''), cents]));

/** The bill as the checkout tells it, and as its order does. */
function bills(cart: PricingInput, coupons: readonly string[] = []) {
  const { summary, explanation } = priceCart({ ...cart, stage: 'CHECKOUT' });
  const isShipped = cart.lines.some(({ deliveryType }) => deliveryType === 'STA');
  const about = { isShipped, zip: cart.destination.zip, coupons, savings: undefined, isTaxExempt: false };
  const bill = orderBill(kept(summary), about);
  return { checkout: told(explanation, summary), order: told(bill, summary) };
}

describe('the bill of an order', () => {
  const desk = aLine({ unitPriceCents: 42_900, levelOfService: 'SDD', furnitureLevels: [{ level: 'BASC', qty: 1, rateCents: 4500 }] });
  const water = aLine({ lineId: 'line-2', surcharge: { feePerUnitCents: 250, coveredUnits: 0 } });

  it.each([
    ['same-day delivery and furniture service', aCart({ lines: [desk] })],
    ['a shipping fee', aCart()],
    ['a small order and a courier surcharge', aBusinessCart({ lines: [water] })],
    ['a surcharge of its area', aCart({ destination: { zip: '96801', taxRateBasisPoints: 400, taxesShipping: false } })],
    ['member prices', aCart({ lines: [aLine({ memberUnitPriceCents: 800 })], buyer: aBuyer({ hasMemberPrices: true, shipsFree: true }) })],
    ['a pickup', aCart({ lines: [aLine({ deliveryType: 'STS' })] })],
  ])('has the lines of the checkout: %s', (_what, cart) => {
    const { checkout, order } = bills(cart);
    expect(order).toEqual(checkout);
  });

  it('names every fee of its own', () => {
    expect(bills(aCart({ lines: [desk] })).order.slice(1, 4)).toEqual([
      ['Shipping', 'Free'],
      ['Same-day delivery', '$9.95'],
      ['Furniture service', '$45.00'],
    ]);
  });

  it('has its coupons as one sum, with their codes, where only that was kept', () => {
    const { checkout, order } = bills(aCart({ coupons: [aCoupon({ code: 'BASKET5' })] }), ['BASKET5']);
    expect(order).toContainEqual(['Coupon BASKET5', '-$5.00']);
    expect(order.map(([, amount]) => amount)).toEqual(checkout.map(([, amount]) => amount));
  });
});
