import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amexPoints, flooredToDollars } from './reward-amount.ts';

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

describe('American Express points', () => {
  it('are the amount divided by the rate of 0.007, whole points only', () => {
    expect(amexPoints(700)).toBe(1000);
    expect(amexPoints(4699)).toBe(6712);
    expect(amexPoints(1)).toBe(1);
    expect(amexPoints(7)).toBe(10);
  });

  it('count the amount rounded to the cent', () => {
    expect(amexPoints(6.5)).toBe(10);
    expect(amexPoints(6.4)).toBe(8);
  });

  it('follow another rate', () => {
    expect(amexPoints(1000, 10)).toBe(1000);
  });

  it('are none for nothing', () => {
    expect(amexPoints(0)).toBe(0);
    expect(amexPoints(-700)).toBe(0);
    expect(amexPoints(700, 0)).toBe(0);
  });

  it('are exact where dollars in binary fractions are not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (amountCents) => {
        expect(BigInt(amexPoints(amountCents))).toBe((BigInt(amountCents) * 10n) / 7n);
      }),
    );
  });
});
