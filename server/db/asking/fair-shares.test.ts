import { expect, it } from 'vitest';
import { FairShares } from './fair-shares.ts';

const enter = (shares: FairShares, from: string, times: number) =>
  Array.from({ length: times }, () => shares.enter(from)).filter((isIn) => isIn).length;

it('one network has all of a node that nobody else wants, and keeps nobody else out [T64]', () => {
  const shares = new FairShares();
  expect(enter(shares, 'one', 600)).toBe(96);
  expect(enter(shares, 'another', 40)).toBe(32);
  expect(enter(shares, 'a third', 40)).toBe(32);
  for (let n = 0; n < 96; n += 1) shares.leave('one');
  expect(enter(shares, 'one', 40)).toBe(32);
  shares.leave('nobody');
  for (let n = 0; n < 32; n += 1) shares.leave('another');
  expect(enter(shares, 'one', 40)).toBe(32);
});
