import { describe, expect, it } from 'vitest';
import { longDate } from './long-date.ts';

describe('a date in words', () => {
  it('is the same day for everybody', () => {
    expect(longDate('2026-03-04')).toBe('March 4, 2026');
    expect(longDate('2026-12-31')).toBe('December 31, 2026');
  });

  it('stays as it is when it is none', () => {
    expect(['2026-13-01', 'yesterday', ''].map(longDate)).toEqual(['2026-13-01', 'yesterday', '']);
  });
});
