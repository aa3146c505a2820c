import { describe, expect, it } from 'vitest';
import { savingText } from './savings.ts';

describe('what a reduced price saves', () => {
  it('is told in money and in percents that are rounded down', () => {
    expect(savingText(2499, 2049)).toBe('Save $4.50 (18%)');
    expect(savingText(1000, 1)).toBe('Save $9.99 (99%)');
  });

  it('is told in money alone below one percent', () => {
    expect(savingText(10_000, 9_901)).toBe('Save $0.99');
    expect(savingText(10_000, 9_900)).toBe('Save $1.00 (1%)');
  });

  it('is not told where nothing is saved', () => {
    expect(savingText(1000, 1000)).toBeUndefined();
    expect(savingText(1000, 1200)).toBeUndefined();
  });
});
