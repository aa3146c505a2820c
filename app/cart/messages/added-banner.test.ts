import { describe, expect, it } from 'vitest';
import { addedBanner } from './added-banner.ts';

describe('the banner after coupons or items were added', () => {
  it.each([
    [1, 0, 'Your coupon has been added to the cart.', '[C8-112 C8-113]'],
    [0, 1, 'Your SKU has been added to the cart.', '[C8-114]'],
    [1, 1, 'Your coupon & SKU have been added to the cart.', '[C8-115]'],
    [2, 0, 'Your coupons have been added to the cart.', '[C8-112 C8-116]'],
    [0, 2, 'Your SKUs have been added to the cart.', '[C8-117]'],
    [1, 2, 'Your coupon & SKUs have been added to the cart.', '[C8-118]'],
    [2, 1, 'Your coupons & SKU have been added to the cart.', '[C8-119]'],
    [2, 2, 'Your coupons & SKUs have been added to the cart.', '[C8-120]'],
  ])('for %i coupons and %i SKUs says "%s" %s', (coupons, skus, text) => {
    expect(addedBanner({ coupons, skus })).toBe(text);
  });

  it('says nothing when nothing was added', () => {
    expect(addedBanner({ coupons: 0, skus: 0 })).toBe('');
  });
});
