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
      expect(headerTypeOf(path, true), path).toBe('full');
    }
  });

  it('is slim in checkout', () => {
    expect(headerTypeOf('/cc/sparq/checkout', true)).toBe('slim');
    expect(headerTypeOf('/cc/mmx/checkout', true)).toBe('slim');
    expect(headerTypeOf('/cc/mmx/checkout/payment', true)).toBe('slim');
  });

  it('is the logo alone on login', () => {
    expect(headerTypeOf('/office/supplies/login', true)).toBe('logo-only');
  });

  it('is the logo alone in an office round for who has no account, and full for the others', () => {
    expect([headerTypeOf('/rounds/1', false), headerTypeOf('/rounds/join/x', false)]).toEqual(['logo-only', 'logo-only']);
    expect([headerTypeOf('/rounds/1', true), headerTypeOf('/rounds', false), headerTypeOf('/search', false)]).toEqual([
      'full',
      'full',
      'full',
    ]);
  });

  it('is the one of the partner on the pages of a third party', () => {
    expect(headerTypeOf('/tpv', true)).toBe('third-party-vendor');
    expect(headerTypeOf('/cc/tpv/cart', true)).toBe('third-party-vendor');
  });

  it('is one of four', () => {
    expect(HEADER_TYPES).toEqual(['full', 'slim', 'logo-only', 'third-party-vendor']);
  });
});
