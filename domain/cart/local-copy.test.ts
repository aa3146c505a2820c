import { describe, expect, it } from 'vitest';
import { CART_COPY_MS, CART_COUNTS_MS, isCartCachedOn, isEmptyCartAnError, isRefreshAsked, isStillValid } from './local-copy.ts';

const keptAt = 1_000_000;
const valid = (validMs: number, ageMs: number) => isStillValid({ keptAt, now: keptAt + ageMs, validMs });

describe('the browser’s copy of the cart', () => {
  it('counts 10 minutes after a read [C4-20 C9-06 S9-51]', () => {
    expect([valid(CART_COPY_MS.read, 600_000), valid(CART_COPY_MS.read, 600_001)]).toEqual([true, false]);
  });

  it('counts 15 minutes after a save [C4-21 C9-07 S9-51]', () => {
    expect([valid(CART_COPY_MS.saved, 900_000), valid(CART_COPY_MS.saved, 900_001)]).toEqual([true, false]);
  });

  it('does not count when the clock was set back since', () => {
    expect(valid(CART_COPY_MS.read, -1)).toBe(false);
  });
});

it('the kept line counts last 30 days [C4-22 C9-05 S9-48]', () => {
  expect(CART_COUNTS_MS).toBe(2_592_000_000);
  expect([valid(CART_COUNTS_MS, 2_592_000_000), valid(CART_COUNTS_MS, 2_592_000_001)]).toEqual([true, false]);
});

describe('a page', () => {
  it.each([['/tpv/shop'], ['/a/tpvx'], ['/gus/sba/home'], ['/account/budget'], ['/budgets'], ['/gus/sdc/profileinfo']])(
    'leaves the copy alone: %s',
    (path) => {
      expect([isCartCachedOn(path), isEmptyCartAnError(path)]).toEqual([false, false]);
    },
  );

  it.each(['/', '/product_100001', '/gus/sdc/profile', '/TPV', '/gus/home', '/cc/mmx/cart'])('uses the copy: %s', (path) => {
    expect(isCartCachedOn(path)).toBe(true);
  });

  it('shows an empty cart as an error, except a cart page', () => {
    expect(['/', '/checkout', '/cc/mmx/cart', '/cc/sba/cart', '/cc/sparq/cart'].map(isEmptyCartAnError)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('asks for the cart anew with mcRefresh, whatever its value, except "false"', () => {
    expect(['', 'true', '1', 'no', 'false', null].map(isRefreshAsked)).toEqual([true, true, true, true, false, false]);
  });
});
