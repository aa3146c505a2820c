import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { replacementOf } from './replacement.ts';

const altItem = {
  origItemId: '100009',
  altType: 'HARD_SUB' as const,
  hardSubstitutionNotification: 'Takes its place.',
  hardSubstitutionType: 'FULLHARDSUB' as const,
  hardSubstitutionModal: false,
  origName: 'Old stapler',
  origPrice: 12,
};

describe('a row that replaces what was asked for', () => {
  it('names both with their prices and what the server says about it [C4-56]', () => {
    expect(replacementOf(aRow('row-1', { altItem }))).toEqual({
      lineId: 'row-1',
      originalItemId: '100009',
      message: { code: 'REPLACEMENT', title: 'Replacement item', tone: 'warning', text: 'Takes its place.' },
      mustBeSeen: false,
      before: { title: 'Old stapler', price: '$12.00' },
      now: { title: 'Name of row-1', price: '$10.00', picture: undefined },
    });
  });

  it('says so when the original has no price any more', () => {
    expect(replacementOf(aRow('1', { altItem: { ...altItem, origPrice: null } }))?.before.price).toBe('Price N/A');
  });

  it('must be seen when the server asks for a modal', () => {
    expect(replacementOf(aRow('1', { altItem: { ...altItem, hardSubstitutionModal: true } }))?.mustBeSeen).toBe(true);
  });

  it('is none when it is what was asked for', () => {
    expect(replacementOf(aRow('1'))).toBeUndefined();
  });
});
