import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDollars, formatPrice } from './price-text.ts';

describe('a price', () => {
  it('has two decimals [C5-61 S5-16]', () => {
    expect(formatPrice(5)).toBe('$0.05');
    expect(formatPrice(50)).toBe('$0.50');
    expect(formatPrice(4600)).toBe('$46.00');
    expect(formatPrice(4699)).toBe('$46.99');
  });

  it('has thousands separators [C5-62 S5-16]', () => {
    expect(formatPrice(99_999)).toBe('$999.99');
    expect(formatPrice(100_000)).toBe('$1,000.00');
    expect(formatPrice(123_456_789)).toBe('$1,234,567.89');
  });

  it('below zero shows as -$x [C5-63 S5-17]', () => {
    expect(formatPrice(-100)).toBe('-$1.00');
    expect(formatPrice(-123_456)).toBe('-$1,234.56');
  });

  it('of zero shows 0.00, never minus zero [C5-65]', () => {
    expect(formatPrice(0)).toBe('$0.00');
    expect(formatPrice(-0)).toBe('$0.00');
    expect(formatDollars(-0.001)).toBe('$0.00');
  });

  it('in en-US has a $ before it, comma thousands and a point [C5-66]', () => {
    expect(formatPrice(123_450)).toBe('$1,234.50');
  });

  it('reads back as the cents it was made of', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (priceCents) => {
        const text = formatPrice(priceCents);
        const cents = Number(text.replace(/\D/g, '')) * (text.startsWith('-') ? -1 : 1);
        expect(cents === priceCents).toBe(true);
      }),
    );
  });

  it('agrees with the formatter of the platform in en-US', () => {
    const platform = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (priceCents) => {
        expect(formatPrice(priceCents)).toBe(platform.format(priceCents / 100));
      }),
    );
  });
});

describe('a price that is no number', () => {
  it.each([null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 1.5, 1e300])('shows Price N/A for %o cents [C5-64 S5-18]', (cents) => {
    expect(formatPrice(cents)).toBe('Price N/A');
  });

  it.each([null, undefined, '', '12', 'abc', Number.NaN, Number.NEGATIVE_INFINITY, {}, [5], true, 1e300])(
    'shows Price N/A for %o from the wire [C5-64 S5-18]',
    (dollars) => {
      expect(formatDollars(dollars)).toBe('Price N/A');
    },
  );
});

describe('a price from the wire', () => {
  it('is rounded half up to the cent', () => {
    expect(formatDollars(46.99)).toBe('$46.99');
    expect(formatDollars(1.005)).toBe('$1.01');
    expect(formatDollars(1.004)).toBe('$1.00');
    expect(formatDollars(-1.005)).toBe('-$1.01');
  });
});
