import { describe, expect, it } from 'vitest';
import { aRow } from '#app/cart/a-cart.test-builder.ts';
import { replacementOf } from './replacement.ts';

const altItem = {
  origItemId: '100009',
  altType: 'HARD_SUB',
  hardSubstitutionNotification: 'Takes its place.',
  hardSubstitutionModal: false,
};

describe('a row that replaces what was asked for', () => {
  it('names both and what the server says about it [C4-56]', () => {
    expect(replacementOf({ ...aRow('row-1'), altItem })).toEqual({
      lineId: 'row-1',
      originalItemId: '100009',
      said: { code: 'REPLACEMENT', title: 'Replacement item', tone: 'warning', text: 'Takes its place.' },
      mustBeSeen: false,
      now: { title: 'Name of row-1', price: '$10.00', picture: undefined },
    });
  });

  it('has words of ours when the server says nothing', () => {
    expect(replacementOf({ ...aRow('1'), altItem: { ...altItem, hardSubstitutionNotification: null } })?.said.text).toMatch(
      /takes its place/,
    );
  });

  it('must be seen when the server asks for a modal', () => {
    expect(replacementOf({ ...aRow('1'), altItem: { ...altItem, hardSubstitutionModal: true } })?.mustBeSeen).toBe(true);
  });

  it('is none when it is what was asked for', () => {
    expect(replacementOf(aRow('1'))).toBeUndefined();
    expect(replacementOf({ ...aRow('1'), altItem: null })).toBeUndefined();
    expect(replacementOf({ ...aRow('1'), altItem: { ...altItem, altType: 'OTHER' } })).toBeUndefined();
  });
});
