import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { COMING_YEAR, YEAR_BEFORE } from '../coming-year.ts';
import { waves } from './families/families.ts';
import { FIRST_GENERATED_ITEM, plannedVariants, USUAL_SIZE } from './plan.ts';
import { wordsOf } from './variant-words.ts';
import { fill } from './wording.ts';

const variants = plannedVariants(waves).take(USUAL_SIZE).toArray();
// What a calendar is of follows the day on which the demo is made.
const names = variants.map((variant) =>
  fill(variant.family.name, wordsOf(variant))
    .replace(`Jul ${YEAR_BEFORE}–Jun ${COMING_YEAR}`, 'Academic Year')
    .replace(`Jan–Dec ${COMING_YEAR}`, 'January Start'),
);
const nameOf = (itemId: number): string | undefined => names[itemId - FIRST_GENERATED_ITEM];

describe('the plan of the generated items', () => {
  it('keeps the numbers of the first 2,500, 3,000, 3,120, 3,348 and 3,405, whatever came later', () => {
    expect(nameOf(200_001)).toBe('Tallow & Reed Fieldwork 3-Subject Spiral Notebook, 6" x 9.5", College Ruled, 80 Sheets, Purple');
    expect(nameOf(202_500)).toBe('Tallow & Reed Campus 3-Subject Spiral Notebook, 8.5" x 11", College Ruled, 100 Sheets, Teal');
    const [before] = waves.slice(1);
    expect(nameOf(203_000)).toBe('Hexley Haul Trash Bags, 7-10 gal, 1.2 mil, Black, 200/Case');
    expect(createHash('sha256').update(names.slice(0, before?.from).join()).digest('hex').slice(0, 16)).toBe('ffcf1454630904fc');
    expect(createHash('sha256').update(names.slice(0, 3000).join()).digest('hex').slice(0, 16)).toBe('167d46cc09152a3b');
    expect(createHash('sha256').update(names.slice(0, 3120).join()).digest('hex').slice(0, 16)).toBe('b115b3d3b35db643');
    expect(createHash('sha256').update(names.slice(0, 3348).join()).digest('hex').slice(0, 16)).toBe('9499e585fb0c9382');
    expect(createHash('sha256').update(names.slice(0, 3405).join()).digest('hex').slice(0, 16)).toBe('5cc1595d5dea64e9');
  });

  it('lets the families of a later wave join where it begins', () => {
    for (const { from, families } of waves) {
      const joined = new Set(families);
      expect(variants.findIndex(({ family }) => joined.has(family))).toBe(from);
    }
  });

  it('has as many items of each family, late or not, as its share says, at least ten', () => {
    const counts = Map.groupBy(variants, ({ family }) => family.id);
    const late = waves.slice(1).flatMap(({ families }) => families.map(({ id }) => [id, counts.get(id)?.length ?? 0] as const));
    expect(late.filter(([, count]) => count < 10)).toEqual([]);
    expect(late).toHaveLength(66);
  });

  it('never ends: all families come again with new editions', () => {
    const few = plannedVariants([
      { from: 0, families: variants.slice(0, 1).map(({ family }) => ({ ...family, axes: {} })) },
      { from: 100, families: variants.slice(1, 2).map(({ family }) => ({ ...family, id: 'late', axes: {} })) },
    ]);
    const ids = few
      .take(40)
      .map(({ family }) => family.id)
      .toArray();
    expect(ids).toHaveLength(40);
    expect(new Set(ids).size).toBe(2);
  });
});
