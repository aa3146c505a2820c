import { describe, expect, it } from 'vitest';
import { paidByCard } from './pay-another-way.ts';

describe('what a card with a balance pays of what no bank holds any more', () => {
  it.each([
    ['all that is needed, where it has as much', 3000, { balanceCents: 5000, mainOnlyCents: 0 }, 3000],
    ['as much as is on it', 3000, { balanceCents: 1200, mainOnlyCents: 0 }, 1200],
    ['nothing of what only a main tender may pay', 3000, { balanceCents: 5000, mainOnlyCents: 2500 }, 500],
    ['nothing where only that is left', 3000, { balanceCents: 5000, mainOnlyCents: 4000 }, 0],
    ['nothing where it is empty', 3000, { balanceCents: 0, mainOnlyCents: 0 }, 0],
  ])('is %s', (_what, needed, card, cents) => {
    expect(paidByCard(needed, card)).toBe(cents);
  });
});
