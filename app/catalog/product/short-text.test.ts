import { describe, expect, it } from 'vitest';
import type { Way } from './product-view.ts';
import { shortText } from './short-text.ts';

const way = (value: Way['value'], left?: number, isOpen = true): Way => ({ value, label: '', text: '', facts: [], left, isOpen });

describe('more than there is, before it is added', () => {
  it('is told of the way that is chosen, with the one that has enough', () => {
    const ways = [way('STA'), way('ISP', 1)];
    expect(shortText(ways, 'ISP', 1)).toBeUndefined();
    expect(shortText(ways, 'ISP', 2)).toBe('This store has 1. Lower the quantity to 1, or choose delivery for all 2.');
    expect(shortText(ways, 'STA', 2)).toBeUndefined();
  });

  it('speaks of no delivery that has no more, or does not come', () => {
    const lower = 'This store has 3. Lower the quantity to 3.';
    expect(shortText([way('STA', 4), way('ISP', 3)], 'ISP', 5)).toBe(lower);
    expect(shortText([way('STA', undefined, false), way('ISP', 3)], 'ISP', 5)).toBe(lower);
    expect(shortText([way('STA', 4)], 'STA', 5)).toBe('We have 4 to ship. Lower the quantity to 4.');
    expect(shortText([way('SDD', 2)], 'SDD', 5)).toBe('We can bring 2 today. Lower the quantity to 2.');
  });

  it('is nothing of what nobody counts, nor of a quantity that is none', () => {
    expect(shortText([way('STA')], 'STA', 9999)).toBeUndefined();
    expect(shortText([way('STA', 4)], null, 9)).toBeUndefined();
    expect(shortText([way('STA', 4)], 'STA', Number.NaN)).toBeUndefined();
  });
});
