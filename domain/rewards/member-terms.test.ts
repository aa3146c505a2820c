import { describe, expect, it } from 'vitest';
import { hasMemberTerms } from './member-terms.ts';

describe('member prices and free shipping', () => {
  it.each([
    ['SELECT', undefined],
    ['PREMIUM', undefined],
    ['NON_MEMBER', 'PR6'],
    ['NON_MEMBER', 'PR7'],
  ] as const)('are for %s with the tier %s', (membership, rewardsTier) => {
    expect(hasMemberTerms({ membership, rewardsTier })).toBe(true);
  });

  it('are for nobody else', () => {
    expect(hasMemberTerms(undefined)).toBe(false);
    expect(hasMemberTerms({ membership: 'NON_MEMBER', rewardsTier: undefined })).toBe(false);
    expect(hasMemberTerms({ membership: 'NON_MEMBER', rewardsTier: 'PR5' })).toBe(false);
  });
});
