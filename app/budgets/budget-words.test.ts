import { describe, expect, it } from 'vitest';
import { carryText } from './budget-words.ts';

describe('what becomes of what is left of a budget', () => {
  const year = { granted: 100, limit: 100, endsOn: '2027-05-01', carry: 'NONE', carryCap: null } as const;

  it('is told with the day on which it happens, and nothing of what does not end', () => {
    expect(
      [year, { ...year, carry: 'CAPPED', carryCap: 25 } as const, { ...year, carry: 'ALL' } as const, { ...year, endsOn: null }].map(
        carryText,
      ),
    ).toEqual([
      'Starts over on May 1, 2027. What’s left then doesn’t roll over.',
      'On May 1, 2027, up to $25.00 of what’s left rolls over.',
      'On May 1, 2027, everything left rolls over.',
      undefined,
    ]);
  });

  it('comes after what of the period before is still there', () => {
    expect(carryText({ ...year, limit: 120.5, carry: 'ALL' })).toBe(
      'Includes $20.50 rolled over. On May 1, 2027, everything left rolls over.',
    );
  });
});
