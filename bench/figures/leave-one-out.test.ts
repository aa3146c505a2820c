import { expect, it } from 'vitest';
import { leaveOneOut } from './leave-one-out.ts';

it('guesses what always goes together, where many other things sell better', () => {
  const noise = Array.from({ length: 600 }, (_, index) =>
    [`n${index % 30}`, `n${(index * 7 + 3) % 30}`].filter((id, at, all) => all.indexOf(id) === at),
  );
  const pairs = Array.from({ length: 12 }, () => ['stapler', 'staples']);
  const { recommended, popular, random, guesses } = leaveOneOut([...noise, ...pairs]);
  expect(guesses).toBeGreaterThan(24);
  expect(recommended).toBeGreaterThan(popular);
  expect(random).toBeCloseTo(10 / 32);
});

it('knows nothing of an order but from the others', () => {
  expect(leaveOneOut([['a', 'b']])).toMatchObject({ recommended: 1, guesses: 2 });
  const once = Array.from({ length: 40 }, (_, index) => [`x${index}`, `y${index}`]);
  expect(leaveOneOut(once).recommended).toBeLessThanOrEqual(leaveOneOut(once).popular + 0.001);
});
