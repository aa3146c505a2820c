import { describe, expect, it } from 'vitest';
import { isMarketPriceEnabled, mayBuyHealthcare } from './account-status.ts';

describe('an account', () => {
  it('sees market prices with the price method MPI alone', () => {
    expect(isMarketPriceEnabled('MPI')).toBe(true);
    expect(isMarketPriceEnabled('mpi')).toBe(false);
    expect(isMarketPriceEnabled('')).toBe(false);
    expect(isMarketPriceEnabled(undefined)).toBe(false);
  });

  it('buys healthcare items with an active healthcare status alone', () => {
    expect(mayBuyHealthcare('ACTIVE')).toBe(true);
    expect(mayBuyHealthcare('PENDING')).toBe(false);
    expect(mayBuyHealthcare(undefined)).toBe(false);
  });
});
