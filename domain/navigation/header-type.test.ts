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
      expect(headerTypeOf(path, false), path).toBe('full');
    }
  });

  it('is slim in checkout', () => {
    expect(headerTypeOf('/cc/sparq/checkout', false)).toBe('slim');
    expect(headerTypeOf('/cc/mmx/checkout', false)).toBe('slim');
    expect(headerTypeOf('/cc/mmx/checkout/payment', false)).toBe('slim');
  });

  it('is the logo alone on login', () => {
    expect(headerTypeOf('/office/supplies/login', false)).toBe('logo-only');
  });

  it('is the logo alone in an office round for who has no account, and full for the others', () => {
    expect([headerTypeOf('/rounds/1', true), headerTypeOf('/rounds/join/x', true)]).toEqual(['logo-only', 'logo-only']);
    expect([headerTypeOf('/rounds/1', false), headerTypeOf('/rounds-x', true), headerTypeOf('/search', true)]).toEqual([
      'full',
      'full',
      'full',
    ]);
  });

  it('is the one of the partner on the pages of a third party', () => {
    expect(headerTypeOf('/tpv', false)).toBe('third-party-vendor');
    expect(headerTypeOf('/cc/tpv/cart', false)).toBe('third-party-vendor');
  });

  it('is one of four', () => {
    expect(HEADER_TYPES).toEqual(['full', 'slim', 'logo-only', 'third-party-vendor']);
  });
});
