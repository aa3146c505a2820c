import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { replacementNote } from './row-replacement.ts';

const stapler = aRow('a', {
  altItem: {
    origItemId: '9',
    altType: 'HARD_SUB',
    hardSubstitutionNotification: 'It is no longer made.',
    hardSubstitutionType: 'FULLHARDSUB',
    hardSubstitutionModal: true,
    origName: 'Old stapler',
    origPrice: 12,
  },
});

describe('a row that replaces another item', () => {
  it('tells both with their prices, and that it costs more', () => {
    expect(replacementNote(stapler, new Set())).toEqual({
      origName: 'Old stapler',
      origPrice: '$12.00',
      nowPrice: '$10.00',
      text: 'It is no longer made.',
      isAsked: true,
      isDearer: true,
    });
  });

  it('does not ask again once it was accepted', () => {
    expect(replacementNote(stapler, new Set(['a']))?.isAsked).toBe(false);
    expect(replacementNote(stapler, new Set(['b']))?.isAsked).toBe(true);
  });

  it('is not what every row is', () => {
    expect(replacementNote(aRow('a'), new Set())).toBeUndefined();
  });
});
