import { expect, it } from 'vitest';
import { NODE_LIMITS } from './limits.ts';
import { makeNodeCounts } from './node-counts.ts';

const { most, windowSeconds } = NODE_LIMITS.NEW_CART_ADDRESS;

it('lets in as many as the table says within the time, and tells for how long there is no room', () => {
  let now = 0;
  const counts = makeNodeCounts(() => now);
  const take = (subject = 'a') => counts.take('NEW_CART_ADDRESS', subject);
  for (let n = 0; n < most; n += 1) expect(take()).toBe(0);
  now += 10_000;
  expect(take()).toBe(windowSeconds - 10);
  expect(take('b')).toBe(0);
  // Who is turned away makes it no longer.
  now += (windowSeconds - 10) * 1000;
  expect(take()).toBe(0);
});
