import { describe, expect, it } from 'vitest';
import { settle } from './settle.ts';

const open = [
  { number: 'A', openCents: 1_000 },
  { number: 'B', openCents: 500 },
];

describe('an amount', () => {
  it.each([
    [400, [{ number: 'A', cents: 400 }], 0],
    [1_000, [{ number: 'A', cents: 1_000 }], 0],
    [
      1_200,
      [
        { number: 'A', cents: 1_000 },
        { number: 'B', cents: 200 },
      ],
      0,
    ],
    [
      2_000,
      [
        { number: 'A', cents: 1_000 },
        { number: 'B', cents: 500 },
      ],
      500,
    ],
    [0, [], 0],
  ])('of %i cents settles invoices in their order, and what is over is told', (amount, settled, restCents) =>
    expect(settle(amount, open)).toEqual({ settled, restCents }),
  );
});
