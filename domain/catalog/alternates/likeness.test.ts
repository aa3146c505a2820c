import { describe, expect, it } from 'vitest';
import { likestFirst, type Comparable } from './likeness.ts';

function fan(itemId: string, size: string, color: string, dollars: number, kindId = 'fans'): Comparable {
  const specifications = [
    ['Brand', 'Lumen Forge'],
    ['Size', size],
    ['Speeds', '3'],
    ['Color', color],
  ] as const;
  return { itemId, kindId, specifications, priceCents: dollars * 100 };
}

const idsOf = (items: readonly Comparable[]) => items.map(({ itemId }) => itemId);

describe('what could be taken instead of a thing', () => {
  it('is of its size first, then of its color, then what costs about as much [A-167]', () => {
    const own = fan('own', '12 in', 'Graphite', 34);
    const others = [
      fan('6 in', '6 in', 'Graphite', 22),
      fan('12 in mint', '12 in', 'Mint', 38),
      fan('16 in', '16 in', 'Graphite', 57),
      fan('12 in', '12 in', 'Graphite', 41),
      fan('6 in white', '6 in', 'White', 21),
    ];
    expect(idsOf(likestFirst(own, others))).toEqual(['12 in', '12 in mint', '16 in', '6 in', '6 in white']);
  });

  it('is nothing of another kind that costs a fraction of it, nor many times as much', () => {
    const own = fan('board', '65 in', 'White', 999, 'interactive-boards');
    const others = [
      fan('melamine', '65 in', 'White', 32, 'whiteboards'),
      fan('glass', '65 in', 'White', 899, 'whiteboards'),
      fan('display', '55 in', 'Black', 300, 'interactive-boards'),
    ];
    expect(idsOf(likestFirst(own, others))).toEqual(['display', 'glass']);
  });

  it('keeps the order of equal ones, and takes what has no price', () => {
    const own = { ...fan('own', '12 in', 'Graphite', 34), priceCents: undefined };
    const others = [fan('a', '12 in', 'Graphite', 20, 'other'), fan('b', '12 in', 'Graphite', 900, 'other')];
    expect(idsOf(likestFirst(own, others))).toEqual(['a', 'b']);
  });
});
