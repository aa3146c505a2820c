import { describe, expect, it } from 'vitest';
import { availabilityText, fewLeft, stockThreshold } from './availability.ts';

describe('how many there are', () => {
  it('is shown exactly up to the threshold and as "10+" above it [C4-54]', () => {
    expect(availabilityText(9, 10)).toBe('9');
    expect(availabilityText(10, 10)).toBe('10');
    expect(availabilityText(11, 10)).toBe('10+');
    expect(availabilityText(25, 20)).toBe('20+');
    expect(availabilityText(20, 20)).toBe('20');
  });

  it('is told up to 10 by calls and up to 50 on an item’s page, unless the item has a limit of its own', () => {
    expect([stockThreshold({}, 'CALL'), stockThreshold({}, 'ITEM_PAGE')]).toEqual([10, 50]);
    expect([stockThreshold({ shownStockLimit: 3 }, 'CALL'), stockThreshold({ shownStockLimit: 3 }, 'ITEM_PAGE')]).toEqual([3, 3]);
  });

  it('is never less than none', () => {
    expect(availabilityText(0, 10)).toBe('0');
    expect(availabilityText(-2, 10)).toBe('0');
  });
});

it('is told in lists only where few are left', () => {
  expect([-1, 0, 1, 5, 6].map(fewLeft)).toEqual([undefined, undefined, 1, 5, undefined]);
});
