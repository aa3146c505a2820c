import { describe, expect, it } from 'vitest';
import { savedDeliveryText } from './saved-delivery-text.ts';

const TODAY = '2026-11-18';

describe('when a saved item would come', () => {
  it('is told by the weekday up to 6 days ahead [C4-53]', () => {
    expect(savedDeliveryText('2026-11-18', TODAY)).toBe('Get it by Wednesday');
    expect(savedDeliveryText('2026-11-24', TODAY)).toBe('Get it by Tuesday');
  });

  it('is told by the date when the weekday could be either of two', () => {
    expect(savedDeliveryText('2026-11-25', TODAY)).toBe('Get it by Wed, Nov 25');
  });

  it('is not told without a date, or with one that has gone by', () => {
    expect(savedDeliveryText(undefined, TODAY)).toBeUndefined();
    expect(savedDeliveryText('2026-11-17', TODAY)).toBeUndefined();
  });
});
