import { describe, expect, it } from 'vitest';
import { orderByText } from './order-by-text.ts';

describe('until when to order', () => {
  it('is said in whole hours where it is one', () => {
    expect(orderByText(17 * 60)).toBe('Order by 5 PM');
    expect(orderByText(14 * 60)).toBe('Order by 2 PM');
    expect(orderByText(14 * 60 + 30)).toBe('Order by 2:30 PM');
    expect(orderByText(12 * 60)).toBe('Order by 12 PM');
  });

  it('is not said where no hour decides', () => {
    expect(orderByText(undefined)).toBeUndefined();
  });
});
