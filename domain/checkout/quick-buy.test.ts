import { describe, expect, it } from 'vitest';
import { missingForQuickBuy } from './quick-buy.ts';

describe('buying at once', () => {
  it('needs an address and a default card that has not expired', () => {
    expect(missingForQuickBuy({ hasAddress: true, card: { isExpired: false } })).toEqual([]);
    expect(missingForQuickBuy({ hasAddress: false, card: { isExpired: false } })).toEqual(['ADDRESS']);
    expect(missingForQuickBuy({ hasAddress: true, card: undefined })).toEqual(['CARD']);
    expect(missingForQuickBuy({ hasAddress: true, card: { isExpired: true } })).toEqual(['VALID_CARD']);
  });

  it('says all that is missing at once', () => {
    expect(missingForQuickBuy({ hasAddress: false, card: undefined })).toEqual(['ADDRESS', 'CARD']);
    expect(missingForQuickBuy({ hasAddress: false, card: { isExpired: true } })).toEqual(['ADDRESS', 'VALID_CARD']);
  });
});
