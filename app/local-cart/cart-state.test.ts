import { describe, expect, it } from 'vitest';
import { laterState, readCartState } from './cart-state.ts';

const state = (cartId: string | null, version: number) => ({ cartId, version, numberOfLineItems: 1, numberOfItems: 2 });

describe('the later of two states', () => {
  it('is the higher version of one cart', () => {
    expect(laterState(state('a', 3), state('a', 2))).toEqual(state('a', 3));
    expect(laterState(state('a', 2), state('a', 3))).toEqual(state('a', 3));
  });

  it('is the second of two carts, and the only one there is', () => {
    expect(laterState(state('a', 3), state('b', 1))).toEqual(state('b', 1));
    expect(laterState(undefined, state('b', 1))).toEqual(state('b', 1));
    expect(laterState(state('a', 3), undefined)).toEqual(state('a', 3));
    expect(laterState(undefined, undefined)).toBeUndefined();
  });
});

it('a state is read from what holds all of one, and from nothing else', () => {
  expect(readCartState({ ...state('a', 1), more: true })).toEqual(state('a', 1));
  for (const value of [undefined, null, 'x', {}, { ...state('a', 1), version: '1' }, { ...state('a', 1), cartId: 7 }])
    expect(readCartState(value)).toBeUndefined();
});
