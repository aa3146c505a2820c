import { describe, expect, it } from 'vitest';
import { families, waves } from '../families/families.ts';
import { plannedVariants, USUAL_SIZE } from '../plan.ts';
import { categoryIdOf } from '../category.ts';
import { itemGroupOf, optionAxes, valueOf } from './item-group.ts';
import { wordsOf } from '../variant-words.ts';
import { fill } from '../wording.ts';

const items = plannedVariants(waves)
  .take(USUAL_SIZE)
  .map((variant) => ({ ...itemGroupOf(variant), name: fill(variant.family.name, wordsOf(variant)), variant }))
  .toArray();
const groups = Map.groupBy(
  items.filter(({ itemGroup }) => itemGroup !== null),
  ({ itemGroup }) => itemGroup,
);

describe('the item groups of the demo', () => {
  it('hold what is of one line and category, and no two that are told apart by nothing', () => {
    for (const [name, members] of groups) {
      expect(new Set(members.map(({ variant }) => JSON.stringify([variant.line, categoryIdOf(variant)]))).size, String(name)).toBe(1);
      expect(new Set(members.map(({ options }) => JSON.stringify(options))).size, String(name)).toBe(members.length);
      expect(new Set(members.map(({ options }) => options.map(([label]) => label).join())).size, String(name)).toBe(1);
    }
    expect(groups.size).toBeGreaterThan(1000);
    expect([...groups.values()].filter((members) => members.length > 1).length).toBeGreaterThan(500);
  });

  it('never hold two that are called by other numbers of models, nor printers, cartridges or laptops of other processors', () => {
    const members = (id: string) => [...groups.values()].filter(([first]) => first?.variant.family.id === id);
    for (const id of ['laser-printers', 'inkjet-printers', 'monitors', 'laptops', 'black-toner', 'ink-cartridges', 'shredders']) {
      for (const group of members(id)) {
        // Up to the first comma a name says the model.
        expect(new Set(group.map(({ name }) => name.split(',')[0]?.replace('Cartridges', 'Cartridge'))).size, group[0]?.name).toBe(1);
      }
    }
    expect(members('laptops').flatMap((group) => group.filter(({ options }) => options.some(([label]) => label === 'Processor')))).toEqual(
      [],
    );
  });

  it('are told apart by a value on each axis, in words', () => {
    for (const family of families) {
      for (const [axis, label] of optionAxes(family)) {
        expect(label).toMatch(/^[A-Z][a-z]+$/);
        const values = family.axes[axis]?.map(valueOf) ?? [];
        expect(
          values.filter((value) => value.trim() === ''),
          `${family.id} ${axis}`,
        ).toEqual([]);
        expect(new Set(values).size, `${family.id} ${axis}`).toBe(values.length);
      }
    }
  });

  it('begin with the color and end with the pack', () => {
    const pens = items.find(({ name }) => name.startsWith('Quillmark Glide Retractable Gel Pens'));
    expect(pens?.options.map(([label]) => label)).toEqual(['Color', 'Grip', 'Tip', 'Pack']);
  });

  it('are others in a new edition', () => {
    const family = families.find(({ id }) => id === 'gel-pens-stick');
    if (family === undefined) throw new Error('no gel pens');
    const few = plannedVariants([{ from: 0, families: [{ ...family, isMade: ({ pack = '' }) => pack === 'Dozen' }] }])
      .take(80)
      .toArray();
    const editions = new Map(few.map((variant) => [variant.line.series, itemGroupOf(variant).itemGroup]));
    expect(new Set(editions.values()).size).toBe(editions.size);
    expect(editions.size).toBeGreaterThan(3);
  });
});
