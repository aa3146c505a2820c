import { describe, expect, it } from 'vitest';
import { couponCodes } from './discount-actions.server.ts';

describe('the codes that somebody enters', () => {
  it('stand between commas, semicolons, spaces and on lines of their own', () => {
    expect(couponCodes(' basket5, ITEM10;once\nFREESHIP  ')).toEqual(['BASKET5', 'ITEM10', 'ONCE', 'FREESHIP']);
  });

  it('count once each, and are none in an empty field', () => {
    expect(couponCodes('A a A')).toEqual(['A']);
    expect(couponCodes(' , ')).toEqual([]);
  });

  it('are twenty at most, of forty characters at most', () => {
    expect(couponCodes(Array.from({ length: 25 }, (_, index) => `C${index}`).join(' '))).toHaveLength(20);
    expect(couponCodes('x'.repeat(60))[0]).toHaveLength(40);
  });
});
