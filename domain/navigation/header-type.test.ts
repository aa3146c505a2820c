import { describe, expect, it } from 'vitest';
import { HEADER_TYPES, headerTypeOf } from './header-type.ts';

describe('the header of a page', () => {
  it('is full everywhere', () => {
    for (const path of [
      '/',
      '/cc/mmx/cart',
      '/cc/sba/cart',
      '/search',
      '/cc/sparq/orderconfirmation/1',
      '/cc/sparq/checkouts',
      '/category/tpv-mounts',
    ]) {
      expect(headerTypeOf(path), path).toBe('full');
    }
  });

  it('is slim in checkout', () => {
    expect(headerTypeOf('/cc/sparq/checkout')).toBe('slim');
    expect(headerTypeOf('/cc/mmx/checkout')).toBe('slim');
    expect(headerTypeOf('/cc/mmx/checkout/payment')).toBe('slim');
  });

  it('is the logo alone on login', () => {
    expect(headerTypeOf('/office/supplies/login')).toBe('logo-only');
  });

  it('is the one of the partner on the pages of a third party', () => {
    expect(headerTypeOf('/tpv')).toBe('third-party-vendor');
    expect(headerTypeOf('/cc/tpv/cart')).toBe('third-party-vendor');
  });

  it('is one of four', () => {
    expect(HEADER_TYPES).toEqual(['full', 'slim', 'logo-only', 'third-party-vendor']);
  });
});
