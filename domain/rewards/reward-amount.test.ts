import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flooredToDollars } from './reward-amount.ts';

describe('a reward amount', () => {
  it('is floored to whole dollars [C5-69 S9-65]', () => {
    expect(flooredToDollars(1500)).toBe(1500);
    expect(flooredToDollars(1599)).toBe(1500);
    expect(flooredToDollars(99)).toBe(0);
    expect(flooredToDollars(100)).toBe(100);
    expect(flooredToDollars(0)).toBe(0);
  });

  it('never shows more than there is, nor a dollar less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (amountCents) => {
        const shown = flooredToDollars(amountCents);
        return shown % 100 === 0 && shown <= amountCents && amountCents - shown < 100;
      }),
    );
  });
});
