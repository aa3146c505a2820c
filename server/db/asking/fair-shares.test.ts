import { expect, it } from 'vitest';
import { FairShares } from './fair-shares.ts';

const enter = (shares: FairShares, from: string, times: number, units = 1) =>
  Array.from({ length: times }, () => shares.enter(from, units)).filter((isIn) => isIn).length;

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

it('what takes more work counts for more of the share, and is given back whole [T64]', () => {
  const shares = new FairShares();
  expect(enter(shares, 'one', 600, 4)).toBe(24);
  expect(enter(shares, 'another', 40, 4)).toBe(8);
  for (let n = 0; n < 24; n += 1) shares.leave('one', 4);
  for (let n = 0; n < 8; n += 1) shares.leave('another', 4);
  expect(enter(shares, 'one', 600)).toBe(96);
});

it('a late node takes what comes of who has little under way only while another has more than its share [T64]', () => {
  const shares = new FairShares();
  enter(shares, 'one', 31);
  expect(shares.isLateForOthers('another')).toBe(false);
  enter(shares, 'one', 1);
  expect([shares.isLateForOthers('another'), shares.isLateForOthers('one')]).toEqual([true, false]);
  enter(shares, 'another', 9);
  expect(shares.isLateForOthers('another')).toBe(false);
});
