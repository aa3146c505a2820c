import { expect, it } from 'vitest';
import { payLaterParts, payLaterPartsText } from './pay-later.ts';

it('what is paid later is paid in four parts that add up to the cent', () => {
  expect(payLaterParts(4_000)).toEqual({ count: 4, firstCents: 1_000, othersCents: 1_000 });
  expect(payLaterParts(4_993)).toEqual({ count: 4, firstCents: 1_249, othersCents: 1_248 });
  for (const total of [0, 1, 3, 4, 206_867]) {
    const { count, firstCents, othersCents } = payLaterParts(total);
    expect(firstCents + (count - 1) * othersCents).toBe(total);
    expect(firstCents - othersCents).toBeLessThan(count);
  }
});

it('is said as equal parts, or with the first one that has the rest', () => {
  expect(payLaterPartsText(4_992)).toBe('4 payments of $12.48');
  expect(payLaterPartsText(4_995)).toBe('4 payments: $12.51, then 3 of $12.48');
});
