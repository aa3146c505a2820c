import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';

const GIFT = { paymentId: 'gift', amountCents: 2000 };
const CARD = { paymentId: 'card', amountCents: 5000 };

describe('an amount that tenders pay together', () => {
  it('comes from the first as far as it goes, the rest from the next', () => {
    expect(draw(1500, [GIFT, CARD])).toEqual([{ paymentId: 'gift', amountCents: 1500 }]);
    expect(draw(2000, [GIFT, CARD])).toEqual([{ paymentId: 'gift', amountCents: 2000 }]);
    expect(draw(2001, [GIFT, CARD])).toEqual([GIFT, { paymentId: 'card', amountCents: 1 }]);
    expect(draw(7000, [GIFT, CARD])).toEqual([GIFT, CARD]);
  });

  it('does not come about where all of them have a cent too little', () => {
    expect(draw(7001, [GIFT, CARD])).toBeUndefined();
    expect(draw(1, [])).toBeUndefined();
  });

  it('of nothing takes nothing', () => {
    expect(draw(0, [GIFT, CARD])).toEqual([]);
  });

  it('takes from none more than it has, in their order, and is the amount to the cent or nothing', () => {
    const anyLeft = fc.array(fc.integer({ min: -500, max: 50_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 150_000 }), anyLeft, (amountCents, amounts) => {
        const left = amounts.map((leftCents, index) => ({ paymentId: String(index), amountCents: leftCents }));
        const allCents = amounts.reduce((sum, leftCents) => sum + Math.max(0, leftCents), 0);
        const draws = draw(amountCents, left);
        if (draws === undefined) {
          expect(allCents).toBeLessThan(amountCents);
          return;
        }
        expect(draws.reduce((sum, one) => sum + one.amountCents, 0)).toBe(amountCents);
        const drawn = new Map(draws.map((one) => [one.paymentId, one.amountCents]));
        const last = Math.max(-1, ...draws.map(({ paymentId }) => Number(paymentId)));
        for (const [index, leftCents] of amounts.entries()) {
          const drawnCents = drawn.get(String(index)) ?? 0;
          expect(drawnCents).toBeLessThanOrEqual(Math.max(0, leftCents));
          if (index < last) expect(drawnCents).toBe(Math.max(0, leftCents)); // whoever pays earlier is empty first
          if (index > last) expect(drawnCents).toBe(0);
        }
      }),
    );
  });
});
