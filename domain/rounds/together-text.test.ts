import { describe, expect, it } from 'vitest';
import { savedFee, togetherText } from './together-text.ts';

const CART = { smallOrderFeeCents: 599, shipFeeCents: 0, sameDayFeeCents: 0, missingCents: 20_00 };

describe('a fee that is saved together', () => {
  it('is the one of the cart, where what colleagues order is enough', () => {
    expect(savedFee({ ...CART, moreCents: 20_00 })).toEqual({ cents: 599, name: 'small-order fee' });
    expect(savedFee({ ...CART, moreCents: 19_99 })).toBeUndefined();
    expect(savedFee({ ...CART, smallOrderFeeCents: 0, shipFeeCents: 999, moreCents: 20_00 })).toEqual({ cents: 999, name: 'shipping fee' });
  });

  it('is none where none is charged: what is brought today costs its fee in any case', () => {
    expect(savedFee({ ...CART, smallOrderFeeCents: 0, moreCents: 99_00 })).toBeUndefined();
    expect(savedFee({ ...CART, smallOrderFeeCents: 0, shipFeeCents: 999, sameDayFeeCents: 999, moreCents: 99_00 })).toBeUndefined();
  });

  it('is told with its figure', () => {
    const fee = { cents: 599, name: 'small-order fee' } as const;
    expect(togetherText({ colleagues: 2, address: '123 Main St', fee })).toBe(
      '2 colleagues are ordering to 123 Main St. Together you’d save the $5.99 small-order fee.',
    );
    expect(togetherText({ colleagues: 1, address: '123 Main St', fee })).toContain('A colleague is ordering');
  });
});
