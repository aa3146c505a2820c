import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  forgetNews,
  isQuiet,
  latestOutcome,
  markBusy,
  markIdle,
  newsOf,
  noNews,
  subscribeToNews,
  tellOutcome,
  whenQuiet,
  WHOLE_CART,
} from './place-state.ts';

afterEach(forgetNews);
const done = { intent: 'quantity' as const, isDone: true, said: [] };

describe('the news of a place', () => {
  it('stay the same object while something happens elsewhere', () => {
    tellOutcome('a', done);
    const before = newsOf('a');
    markBusy('b', 'remove');
    tellOutcome(WHOLE_CART, { ...done, intent: 'redeem' });
    expect(newsOf('a')).toBe(before);
    expect(newsOf('nobody')).toBe(noNews());
  });

  it('tell what is under way until it is answered, twice when it is twice', () => {
    markBusy('a', 'add');
    markBusy('a', 'add');
    markIdle('a', 'add');
    expect(newsOf('a').busy).toEqual(['add']);
    markIdle('a', 'add');
    markIdle('a', 'remove');
    expect(newsOf('a').busy).toEqual([]);
  });

  it('are told to whoever listens, and forgotten when the page is left', () => {
    const listener = vi.fn();
    const stop = subscribeToNews(listener);
    tellOutcome('a', done);
    expect(latestOutcome()).toBe(done);
    forgetNews();
    expect([latestOutcome(), newsOf('a').outcome]).toEqual([undefined, undefined]);
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
