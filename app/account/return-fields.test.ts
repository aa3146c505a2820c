import { describe, expect, it } from 'vitest';
import { returnField, returnWishes } from './return-fields.ts';

const formOf = (quantities: Readonly<Record<string, string>>) => {
  const form = new FormData();
  form.set('intent', 'return');
  for (const [lineId, qty] of Object.entries(quantities)) form.set(returnField(lineId), qty);
  return form;
};

describe('the form of a return', () => {
  it('gives back the rows that have a number, and no others', () => {
    expect(returnWishes(formOf({ a: '2', b: '0', c: '', d: ' 1 ' }))).toEqual([
      { cartItemId: 'a', qty: 2 },
      { cartItemId: 'd', qty: 1 },
    ]);
  });

  it('gives nothing back when nothing was chosen', () => {
    expect(returnWishes(formOf({ a: '0' }))).toEqual([]);
  });

  it('is not guessed at when a number is none', () => {
    for (const text of ['-1', '1.5', 'two', '12345']) expect(returnWishes(formOf({ a: text })), text).toBe('UNREADABLE');
  });
});
