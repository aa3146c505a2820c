import { describe, expect, it } from 'vitest';
import { sinceThen } from './since-then.ts';

describe('since an item was put on a list', () => {
  it.each([
    [1149, 1299, { way: 'UP', thenCents: 1149 }],
    [1299, 1149, { way: 'DOWN', thenCents: 1299 }],
    [1299, 1299, undefined],
    [null, 1299, undefined],
    [1299, null, undefined],
  ] as const)('its price: %s then, %s now', (then, now, expected) => {
    expect(sinceThen({ priceCents: then, wasInStock: null }, { priceCents: now, isInStock: true })).toEqual(
      expected === undefined ? {} : { price: expected },
    );
  });

  it.each([
    [true, false, 'GONE'],
    [false, true, 'BACK'],
    [true, true, undefined],
    [null, false, undefined],
  ] as const)('its stock: %s then, %s now', (then, now, expected) => {
    expect(sinceThen({ priceCents: null, wasInStock: then }, { priceCents: null, isInStock: now }).stock).toBe(expected);
  });
});
