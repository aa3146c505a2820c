import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetPlaces,
  isQuiet,
  latestResult,
  markBusy,
  markIdle,
  placeState,
  noPlaceState,
  subscribeToPlaces,
  publishResult,
  whenQuiet,
  WHOLE_CART,
} from './place-state.ts';

afterEach(forgetPlaces);
const done = { intent: 'quantity' as const, isDone: true, messages: [] };

describe('the state of a place', () => {
  it('stays the same object while something happens elsewhere', () => {
    publishResult('a', done);
    const before = placeState('a');
    markBusy('b', 'remove');
    publishResult(WHOLE_CART, { ...done, intent: 'redeem' });
    expect(placeState('a')).toBe(before);
    expect(placeState('nobody')).toBe(noPlaceState());
  });

  it('tells what is under way until it is answered, twice when it is twice', () => {
    markBusy('a', 'add');
    markBusy('a', 'add');
    markIdle('a', 'add');
    expect(placeState('a').busy).toEqual(['add']);
    markIdle('a', 'add');
    markIdle('a', 'remove');
    expect(placeState('a').busy).toEqual([]);
  });

  it('is told to whoever listens, and forgotten when the page is left', () => {
    const listener = vi.fn();
    const stop = subscribeToPlaces(listener);
    publishResult('a', done);
    expect(latestResult()).toBe(done);
    forgetPlaces();
    expect([latestResult(), placeState('a').result]).toEqual([undefined, undefined]);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    markBusy('a', 'add');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('waiting until nothing is under way', () => {
  it('ends at once when nothing is, else with the last change', async () => {
    await whenQuiet();
    markBusy('a', 'quantity');
    markBusy('b', 'remove');
    let isOver = false;
    const waiting = whenQuiet().then(() => (isOver = true));
    markIdle('a', 'quantity');
    await Promise.resolve();
    expect([isQuiet(), isOver]).toEqual([false, false]);
    markIdle('b', 'remove');
    await waiting;
    expect([isQuiet(), isOver]).toEqual([true, true]);
  });
});
