import { describe, expect, it } from 'vitest';
import { aBuyer, aCart, aCoupon, aLine, off } from './a-cart.test-builder.ts';
import { priceCart } from './price-cart.ts';

const rita = aBuyer({ rewardsIds: ['rita'] });
const reward = (code: string, amountCents: number) => aCoupon({ code, priority: 3, benefit: off(amountCents), ownerRewardsId: 'rita' });

describe('rewards coupons', () => {
  it('add up until the rows cost nothing, and the last one gives only what is left', () => {
    const { coupons, summary } = priceCart(aCart({ coupons: [reward('A', 500), reward('B', 700), reward('C', 100)], buyer: rita }));
    expect(coupons.map(({ status, amountCents }) => [status, amountCents])).toEqual([
      ['APPLIED', 500],
      ['APPLIED', 500],
      ['PENDING', 0],
    ]);
    expect(summary.cartSubTotalExcludingCheckoutOnlyCouponsCents).toBe(0);
    expect(summary.attributes).toMatchObject({ rewardsAppliedCents: 1000, couponTotalCents: 0 });
  });

  it('pay nothing of what they are not for', () => {
    const lines = [aLine({ unitPriceCents: 300 }), aLine({ unitPriceCents: 9000, isRewardsEligible: false })];
    const { lines: priced } = priceCart(aCart({ lines, coupons: [reward('A', 500)], buyer: rita }));
    expect(priced.map((line) => line.finalPriceCents)).toEqual([0, 9000]);
  });

  it('come after basket coupons', () => {
    const { lines } = priceCart(aCart({ coupons: [reward('A', 500), aCoupon({ benefit: off(800) })], buyer: rita }));
    expect(lines[0]?.steps.map(({ rule, amountCents }) => [rule, amountCents])).toEqual([
      ['BASKET_COUPON', -800],
      ['REWARDS_COUPON', -200],
    ]);
  });
});

describe('redeemed Easy Rewards', () => {
  it('are shared over the rows after the rewards coupons', () => {
    const lines = [aLine({ unitPriceCents: 2000 }), aLine({ unitPriceCents: 1000 })];
    const {
      lines: priced,
      easyRewardsAppliedCents,
      summary,
    } = priceCart(aCart({ lines, coupons: [reward('A', 300)], buyer: rita, rewardsRedemptionCents: 1000 }));
    // 13.00 off 30.00: 2.00 and 1.00 by the coupon, 6.67 and 3.33 by the redemption.
    expect(priced.map((line) => line.finalPriceCents)).toEqual([1133, 567]);
    expect(easyRewardsAppliedCents).toBe(1000);
    expect(summary.attributes.rewardsAppliedCents).toBe(1300);
  });

  it('go up to what the eligible rows still cost and no further', () => {
    const lines = [aLine({ unitPriceCents: 999 }), aLine({ unitPriceCents: 9000, isRewardsEligible: false })];
    expect(priceCart(aCart({ lines, rewardsRedemptionCents: 1000 })).easyRewardsAppliedCents).toBe(999);
    expect(priceCart(aCart({ lines: [aLine({ unitPriceCents: 1000 })], rewardsRedemptionCents: 1000 })).easyRewardsAppliedCents).toBe(1000);
  });

  it('pay no gift card and no membership', () => {
    const lines = [aLine({ isGiftCard: true }), aLine({ isMembership: true })];
    expect(priceCart(aCart({ lines, rewardsRedemptionCents: 500 })).easyRewardsAppliedCents).toBe(0);
  });

  it('stand in the explanation between rewards and checkout-only coupons', () => {
    const coupons = [aCoupon({ code: 'LAST', priority: 4, benefit: off(100) }), reward('A', 300)];
    const { explanation } = priceCart(aCart({ coupons, buyer: rita, rewardsRedemptionCents: 500, stage: 'CHECKOUT' }));
    expect(explanation.slice(1, 4).map(({ rule, amountCents }) => [rule, amountCents])).toEqual([
      ['REWARDS_COUPON', -300],
      ['REWARDS_REDEMPTION', -500],
      ['CHECKOUT_ONLY_COUPON', -100],
    ]);
  });
});
