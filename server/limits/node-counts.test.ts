import { expect, it } from 'vitest';
import { NODE_LIMITS } from './limits.ts';
import { makeNodeCounts } from './node-counts.ts';

const { most, windowSeconds } = NODE_LIMITS.NEW_CART_ADDRESS;

/** Counts on a clock of its own. */
function counted() {
  const clock = { now: 0 };
  const counts = makeNodeCounts(() => clock.now);
  return { clock, take: (subject = 'a') => counts.take('NEW_CART_ADDRESS', subject) };
}

it('lets in as many as the table says within the time, and tells for how long there is no room', () => {
  const { clock, take } = counted();
  for (let n = 0; n < most; n += 1) expect(take()).toBe(0);
  clock.now += 10_000;
  const seconds = take();
  expect(seconds).toBeGreaterThanOrEqual(windowSeconds - 10);
  expect(seconds).toBeLessThanOrEqual(windowSeconds * 1.1);
  expect(take('b')).toBe(0);
  // Who is turned away makes it no longer.
  clock.now += seconds * 1000 - 1;
  expect(take()).toBe(1);
  clock.now += 1;
  expect(take()).toBe(0);
});

it('never lets in more than that within any such time, whenever they come', () => {
  const { clock, take } = counted();
  const letIn: number[] = [];
  for (; clock.now < windowSeconds * 4000; clock.now += 731) if (take() === 0) letIn.push(clock.now);
  expect(letIn.length).toBeGreaterThan(3 * most);
  for (const [index, at] of letIn.entries()) {
    const before = letIn[index - most];
    if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(windowSeconds * 1000);
  }
});

it('keeps the counts of one kind, whatever comes of another [T64]', () => {
  const counts = makeNodeCounts(() => 0);
  for (let n = 0; n < most; n += 1) counts.take('NEW_CART_ADDRESS', 'a');
  for (let n = 0; n < 20_000; n += 1) counts.take('CLIENT_ERRORS', `made up ${n}`);
  expect(counts.take('NEW_CART_ADDRESS', 'a')).toBeGreaterThan(0);
});

it('counts for all or for none, and what did not come to be is not counted', () => {
  const counts = makeNodeCounts(() => 0);
  const { most: mostErrors } = NODE_LIMITS.CLIENT_ERRORS;
  const both = [
    ['NEW_CART_ADDRESS', 'a'],
    ['CLIENT_ERRORS', 'a'],
  ] as const;
  for (let n = 0; n < mostErrors; n += 1) {
    const given = counts.takeAll(both);
    given.giveBack();
    given.giveBack();
    expect(counts.takeAll(both).refusal).toBeUndefined();
  }
  expect(counts.takeAll(both).refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  for (let n = mostErrors; n < most; n += 1) expect(counts.take('NEW_CART_ADDRESS', 'a')).toBe(0);
  expect(counts.take('NEW_CART_ADDRESS', 'a')).toBeGreaterThan(0);
});
