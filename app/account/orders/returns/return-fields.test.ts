import { describe, expect, it } from 'vitest';
import { returnField, returnWishes, typedQuantities } from './return-fields.ts';

const formOf = (quantities: Readonly<Record<string, string>>) => {
  const form = new FormData();
  form.set('intent', 'return');
  for (const [lineId, qty] of Object.entries(quantities)) form.set(returnField(lineId), qty);
  return form;
};

const wishesOf = (quantities: Readonly<Record<string, string>>) => returnWishes(typedQuantities(formOf(quantities)));

describe('the form of a return', () => {
  it('gives back the rows that have a number, and no others', () => {
    expect(wishesOf({ a: '2', b: '0', c: '', d: ' 1 ' })).toEqual({
      wishes: [
        { cartItemId: 'a', qty: 2 },
        { cartItemId: 'd', qty: 1 },
      ],
      unreadable: [],
    });
  });

  it('gives nothing back when nothing was chosen', () => {
    expect(wishesOf({ a: '0' })).toEqual({ wishes: [], unreadable: [] });
  });

  it('is not guessed at when a number is none: the row is named, and what was typed stays', () => {
    for (const text of ['-1', '1.5', 'two', '12345']) {
      expect(wishesOf({ a: text, b: '1' }), text).toEqual({ wishes: [{ cartItemId: 'b', qty: 1 }], unreadable: ['a'] });
      expect(typedQuantities(formOf({ a: text, b: '1' }))).toEqual({ a: text, b: '1' });
    }
  });
});
