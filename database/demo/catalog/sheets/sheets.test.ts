import { describe, expect, it } from 'vitest';
import { isGtin } from '#domain/catalog/numbers/trade-numbers.ts';
import { madeInDays } from '#domain/delivery/deliverable-item.ts';
import { allItems } from '../../load/catalog-rows.ts';
import { aPictureBook } from '../a-picture-book.test-builder.ts';
import { labelsToRead } from '../details/details.ts';
import { USUAL_SIZE } from '../plan.ts';
import { SHEET_LABELS, numbersIn, weightText } from './sheet.ts';
import { sheets } from './sheet-rows.ts';

const items = [...allItems({ catalogSize: USUAL_SIZE, book: aPictureBook(), today: new Date('2026-11-20T00:00:00Z'), hasReviews: false })];
const lineOf = (item: (typeof items)[number] | undefined, label: string) => item?.specifications.find(([name]) => name === label)?.[1];

describe('what a buyer compares', () => {
  it('is said of every item: eight lines at least, of machines and furniture fifteen', () => {
    expect(items.filter(({ specifications }) => specifications.length < 8).map(({ name }) => name)).toEqual([]);
    const large = items.filter(({ kindId }) =>
      /printers|chairs|^desks|standing|laptops|monitors|shredders|fans|cabinets/.test(kindId ?? ''),
    );
    expect(large.filter(({ specifications }) => specifications.length < 15).map(({ name }) => name)).toEqual([]);
  });

  it('has measures, weight and origin of all that is shipped', () => {
    const shipped = items.filter(
      ({ facts }) =>
        facts.productType === undefined &&
        facts.classId === undefined &&
        facts.childOf === undefined &&
        facts.membership === undefined &&
        facts.bundle === undefined,
    );
    expect(shipped.filter((item) => lineOf(item, 'Country of origin') === undefined).map(({ name }) => name)).toEqual([]);
    expect(shipped.filter((item) => lineOf(item, 'Shipping weight') === undefined).map(({ name }) => name)).toEqual([]);
    const isMeasured = ({ specifications }: (typeof items)[number]) =>
      specifications.some(([label]) => /^(?:Dimensions|Size \(W|Overall width)/.test(label));
    expect(shipped.filter((item) => !isMeasured(item)).map(({ name }) => name)).toEqual([]);
  });

  it('is written out, without a gap', () => {
    const broken = items.flatMap(({ name, specifications }) =>
      specifications
        .filter(([label, text]) => label === '' || text.trim() === '' || /NaN|undefined|null|Infinity|\b0 x|x 0 |-\d+ lb/.test(text))
        .map((line) => [name, line]),
    );
    expect(broken).toEqual([]);
  });

  it('weighs more in its wrapping than without', () => {
    const ounces = (text: string) => (numbersIn(text)[0] ?? 0) * (text.endsWith('lb') ? 16 : 1);
    const odd = items.filter((item) => {
      const [bare, shipped] = [lineOf(item, 'Item weight'), lineOf(item, 'Shipping weight')];
      return bare !== undefined && shipped !== undefined && ounces(shipped) < ounces(bare);
    });
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('says one weight of a thing, and a carton of twice as many reams is about twice as large', () => {
    expect(items.filter((item) => lineOf(item, 'Carton weight') !== undefined)).toEqual([]);
    const volume = (item: (typeof items)[number]) =>
      numbersIn(lineOf(item, 'Dimensions (W x D x H)') ?? '').reduce((product, inches) => product * inches, 1);
    const cases = items.filter(({ kindId, uom, unitsInPack }) => kindId === 'copy-paper-case' && uom === 'Case' && unitsInPack >= 5);
    const perReam = cases.map((item) => volume(item) / item.unitsInPack);
    expect(new Set(cases.map(({ unitsInPack }) => unitsInPack))).toEqual(new Set([5, 8, 10]));
    // From 20 lb to 24 lb paper it grows by a fifth.
    expect(Math.max(...perReam) / Math.min(...perReam)).toBeLessThan(1.3);
    const heights = ['20 lb', '22 lb', '24 lb'].map((weight) =>
      Math.max(
        ...cases
          .filter((item) => item.unitsInPack === 10 && lineOf(item, 'Paper weight')?.startsWith(weight))
          .map((item) => numbersIn(lineOf(item, 'Dimensions (W x D x H)') ?? '')[2] ?? 0),
      ),
    );
    expect(new Set(heights).size).toBe(3);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
  });

  it('is not said of a set in the measures of a part', () => {
    const sets = items.filter((item) => lineOf(item, 'Parts') !== undefined);
    expect(sets.length).toBeGreaterThan(1);
    expect(sets.filter((item) => ['Dimensions (W x D x H)', 'Item weight'].some((label) => lineOf(item, label) !== undefined))).toEqual([]);
  });

  it('has more weight in a taller bookcase than in a lower one of its width', () => {
    const numberOf = (item: (typeof items)[number], label: string) => numbersIn(lineOf(item, label) ?? '')[0] ?? 0;
    const cases = items.filter(({ kindId }) => kindId === 'bookcases');
    expect(cases.length).toBeGreaterThan(10);
    for (const one of cases)
      for (const other of cases)
        if (lineOf(one, 'Width') === lineOf(other, 'Width') && numberOf(one, 'Overall height') > numberOf(other, 'Overall height'))
          expect(numberOf(one, 'Item weight')).toBeGreaterThan(numberOf(other, 'Item weight'));
  });

  it('halves the sheets of half-sheet towels, and agrees with the days in which something is made', () => {
    const towels = items.filter(({ name }) => name.includes('Half-Sheet Paper Towels'));
    expect(new Set(towels.map((item) => lineOf(item, 'Made of')))).toEqual(new Set(['Paper, sheets of 11 x 5.5 in']));
    const made = items.filter((item) => lineOf(item, 'Begins')?.startsWith('Made within') === true);
    expect(new Set(made.map((item) => lineOf(item, 'Begins')))).toEqual(
      new Set([`Made within ${madeInDays({ isCustom: true })} business days`]),
    );
  });

  it('is the same of one brand and kind: where it was made', () => {
    const origins = Map.groupBy(items, ({ brand, kindId }) => `${brand} ${kindId}`);
    const several = [...origins].filter(([, some]) => new Set(some.flatMap((item) => lineOf(item, 'Country of origin') ?? [])).size > 1);
    // Cartridges that are filled again come from elsewhere than new ones.
    expect(several.filter(([, some]) => !some.some((item) => lineOf(item, 'Make') === 'Remanufactured')).map(([key]) => key)).toEqual([]);
  });

  it('narrows no listing down, and is not searched', () => {
    expect(SHEET_LABELS.filter((label) => !labelsToRead.includes(label))).toEqual([]);
    expect(items.filter(({ searchText }) => /GREENGUARD|GRAND TOTAL/.test(searchText))).toEqual([]);
  });

  it('has rules for kinds that there are', () => {
    const kinds = new Set(items.map(({ kindId, categoryId }) => kindId ?? categoryId));
    expect(Object.keys(sheets).filter((kindId) => !kinds.has(kindId))).toEqual([]);
  });
});

describe('measures in words', () => {
  it('are read with their fractions', () => {
    expect(numbersIn('Stand-up, 8-1/2 x 6 in')).toEqual([8.5, 6]);
    expect(numbersIn('1/2 in of 1,250')).toEqual([0.5, 1250]);
  });

  it('weigh in ounces below a pound', () => {
    expect([5.24, 15.9, 16, 23, 320, 16_000].map(weightText)).toEqual(['5.2 oz', '15.9 oz', '1 lb', '1.4 lb', '20 lb', '1,000 lb']);
  });
});

describe('the numbers of the trade', () => {
  const numbered = items.filter(({ facts }) => facts.manufacturerNumber !== undefined);

  it('are one item’s each, with the right last digit', () => {
    expect(numbered.length).toBeGreaterThan(3_500);
    expect(numbered.filter(({ facts }) => !isGtin(facts.gtin ?? ''))).toEqual([]);
    expect(new Set(numbered.map(({ facts }) => facts.gtin)).size).toBe(numbered.length);
    expect(new Set(numbered.map(({ brand, facts }) => `${brand} ${facts.manufacturerNumber}`)).size).toBe(numbered.length);
  });

  it('are searched', () => {
    expect(
      numbered.filter(
        ({ searchText, facts }) => !searchText.includes(facts.gtin ?? '–') || !searchText.includes(facts.manufacturerNumber ?? '–'),
      ),
    ).toEqual([]);
  });

  it('are not given to services, memberships and what is printed to order', () => {
    const without = items.filter(({ facts }) => facts.manufacturerNumber === undefined);
    expect(
      without.every(({ facts }) =>
        [facts.childOf, facts.membership, facts.classId, facts.bundle, facts.isCustom].some((fact) => fact !== undefined),
      ),
    ).toBe(true);
  });
});
