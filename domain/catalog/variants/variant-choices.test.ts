import { describe, expect, it } from 'vitest';
import type { Options } from './options.ts';
import { countsOfOptions, hasFewCombinations, nearestWith, variantChoices } from './variant-choices.ts';

const pen = (itemId: string, color: string, tip: string, pack: string) => ({
  itemId,
  options: [
    ['Color', color],
    ['Tip', tip],
    ['Pack', pack],
  ] satisfies Options,
  isOutOfStock: false,
});
const BLACK_DOZEN = pen('1', 'Black', 'Fine', 'Dozen');
const BLACK_BOX = pen('2', 'Black', 'Fine', '60/Box');
const BLUE_DOZEN = pen('3', 'Blue', 'Fine', 'Dozen');
const BLUE_BOLD = pen('4', 'Blue', 'Bold', 'Dozen');
const RED_BOLD_BOX = pen('5', 'Red', 'Bold', '60/Box');
const RED_FINE_BOX = pen('6', 'Red', 'Fine', '60/Box');
const ALL = [RED_BOLD_BOX, BLUE_BOLD, BLACK_BOX, BLACK_DOZEN, BLUE_DOZEN, RED_FINE_BOX];

const shown = (own: typeof BLACK_DOZEN, group = ALL) =>
  variantChoices(own, group).map(({ label, value, choices }) => ({
    label,
    value,
    to: choices.map(({ value: one, variant, changed }) => [
      one,
      variant.itemId,
      ...changed.map(({ value: other, to }) => `${other} > ${to ?? 'none'}`),
    ]),
  }));

describe('choosing another value of a thing', () => {
  it('leads to the one that has it and is otherwise the same', () => {
    expect(nearestWith(BLACK_DOZEN, 'Color', 'Blue', ALL)).toBe(BLUE_DOZEN);
    expect(nearestWith(BLACK_DOZEN, 'Pack', '60/Box', ALL)).toBe(BLACK_BOX);
  });

  it('leads to the nearest where there is none such, and says what changes', () => {
    expect(shown(BLACK_DOZEN)).toEqual([
      {
        label: 'Color',
        value: 'Black',
        to: [
          ['Black', '1'],
          ['Blue', '3'],
          ['Red', '6', 'Dozen > 60/Box'],
        ],
      },
      {
        label: 'Tip',
        value: 'Fine',
        to: [
          ['Fine', '1'],
          ['Bold', '4', 'Black > Blue'],
        ],
      },
      {
        label: 'Pack',
        value: 'Dozen',
        to: [
          ['Dozen', '1'],
          ['60/Box', '2'],
        ],
      },
    ]);
  });

  it('keeps, of as many, what is chosen first, and then takes the best', () => {
    const [tipKept, packKept] = [pen('7', 'Red', 'Fine', '60/Box'), pen('8', 'Red', 'Bold', 'Dozen')];
    expect(nearestWith(BLACK_DOZEN, 'Color', 'Red', [packKept, tipKept])).toBe(tipKept);
    const [better, other] = [pen('9', 'Red', 'Bold', '60/Box'), pen('10', 'Red', 'Bold', 'Case')];
    expect(nearestWith(BLACK_DOZEN, 'Color', 'Red', [better, other])).toBe(better);
    expect(nearestWith(BLACK_DOZEN, 'Color', 'Red', [other, better])).toBe(other);
  });

  it('offers nothing where all are the same, nothing that nobody has, and nothing to who sees it alone', () => {
    expect(shown(BLACK_DOZEN, [BLACK_DOZEN, BLACK_BOX]).map(({ label }) => label)).toEqual(['Pack']);
    expect(shown(BLACK_DOZEN, [BLACK_DOZEN])).toEqual([]);
    expect(nearestWith(BLACK_DOZEN, 'Color', 'Green', ALL)).toBeUndefined();
    expect(variantChoices({ itemId: '11', options: [], isOutOfStock: false }, ALL)).toEqual([]);
  });

  it('takes those that lack a label as they are: they have no value of it', () => {
    const bare = { itemId: '12', options: [['Color', 'Green']] satisfies Options, isOutOfStock: false };
    const [colors] = variantChoices<typeof bare | typeof BLACK_DOZEN>(BLACK_DOZEN, [BLACK_DOZEN, bare]);
    expect(colors?.choices.map(({ value, changed }) => [value, changed.length])).toEqual([
      ['Black', 0],
      ['Green', 2],
    ]);
  });

  it('counts the values of what the group differs in', () => {
    expect(countsOfOptions(BLACK_DOZEN.options, ALL)).toEqual([
      { label: 'Color', count: 3 },
      { label: 'Tip', count: 2 },
      { label: 'Pack', count: 2 },
    ]);
  });
});

describe('few of the combinations that options allow', () => {
  it('are half of them or less', () => {
    const four = [BLACK_DOZEN, BLACK_BOX, BLUE_DOZEN, pen('7', 'Blue', 'Fine', '60/Box')];
    expect(hasFewCombinations(BLACK_DOZEN.options, four)).toBe(false);
    expect(hasFewCombinations(BLACK_DOZEN.options, four.slice(0, 3))).toBe(false);
    expect(hasFewCombinations(BLACK_DOZEN.options, [BLACK_DOZEN, pen('8', 'Blue', 'Fine', '60/Box')])).toBe(true);
    // Six of three colors, two tips and two packs.
    expect(hasFewCombinations(BLACK_DOZEN.options, ALL)).toBe(true);
    expect(hasFewCombinations(BLACK_DOZEN.options, [BLACK_DOZEN])).toBe(false);
  });
});
