import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allItems, generatedItems } from '../load/catalog-rows.ts';
import { aPictureBook } from './a-picture-book.test-builder.ts';
import { categories } from './departments.ts';
import { families } from './families/families.ts';
import type { DemoItem } from './item.ts';
import { KIND_WORDS } from './words/kind-words.ts';
import { USUAL_SIZE } from './plan.ts';
import { specimens } from '../specimens/specimens.ts';

const today = new Date('2026-11-20T00:00:00Z');
const book = aPictureBook();
const items = [...allItems({ catalogSize: USUAL_SIZE, book, today })];

function hashOf(some: readonly DemoItem[]): string {
  return createHash('sha256').update(JSON.stringify(some)).digest('hex');
}

function textsOf(item: DemoItem): string[] {
  return [
    item.name,
    item.description,
    item.searchText,
    ...item.highlights,
    ...item.specifications.flat(),
    ...item.reviews.flatMap(({ title, body }) => [title, body]),
  ];
}

const countOf = (ratings: readonly number[]) => ratings.reduce((sum, count) => sum + count, 0);

describe('the usual catalogue', () => {
  it('is the same every time it is made', () => {
    const first = [...generatedItems({ catalogSize: 300, book, today })];
    const again = [...generatedItems({ catalogSize: 300, book, today })];
    expect(hashOf(again)).toBe(hashOf(first));
  });

  it('has gloves for every office beside those that are for healthcare alone', () => {
    const gloves = items.filter(({ categoryId, name }) => categoryId === 'exam-gloves' && name.includes('Gloves'));
    const ofHealthcare = (material: string) => [
      ...new Set(gloves.filter(({ name }) => name.includes(material)).map(({ facts }) => facts.isHealthcare === true)),
    ];
    expect([ofHealthcare('Vinyl'), ofHealthcare('Nitrile')]).toEqual([[false], [true]]);
  });

  it('begins with the same items whatever its size', () => {
    const small = [...generatedItems({ catalogSize: 80, book, today })];
    expect(hashOf(items.slice(specimens.length, specimens.length + 80))).toBe(hashOf(small));
  });

  it('has 3,520 generated items beside the 55 specimens, each with a number and a name of its own', () => {
    expect(items).toHaveLength(3575);
    expect(new Set(items.map(({ itemId }) => itemId)).size).toBe(3575);
    expect(new Set(items.map(({ name }) => name.toLowerCase())).size).toBe(3575);
    expect(items.slice(specimens.length).every(({ itemId }) => /^\d{6,7}$/.test(itemId) && Number(itemId) >= 200_001)).toBe(true);
  });

  it('has at least 12 departments and 60 categories, all with something in them', () => {
    const departments = categories.filter(({ parentId }) => parentId === null);
    const leaves = categories.filter(({ parentId }) => parentId !== null);
    const filled = new Set(items.map(({ categoryId }) => categoryId));
    expect(departments.length).toBeGreaterThanOrEqual(12);
    expect(leaves.length).toBeGreaterThanOrEqual(60);
    expect(leaves.map(({ id }) => id).filter((id) => !filled.has(id))).toEqual([]);
  });

  it('puts every item into a category of its department', () => {
    const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
    expect(items.filter(({ categoryId, departmentId }) => parents.get(categoryId) !== departmentId)).toEqual([]);
  });

  it("shows at least 35 brands, and the shop's own among them", () => {
    const brands = new Set(items.map(({ brand }) => brand));
    expect(brands.size).toBeGreaterThanOrEqual(35);
    expect(brands).toContain('Foolscap');
  });

  it('leaves no gap and no bracket in any text', () => {
    const odd = items.flatMap(textsOf).filter((text) => /[{}[\]]|\s{2}|undefined|,,| ,|,$|^\s*$/.test(text));
    expect(odd).toEqual([]);
  });

  it('describes every item in two or three sentences and three lines', () => {
    const short = items
      .slice(specimens.length)
      .filter(
        ({ description, highlights }) =>
          (description.match(/[.!?](?= |$)/g) ?? []).length < 2 || highlights.length !== 3 || new Set(highlights).size !== 3,
      );
    expect(short.map(({ name }) => name)).toEqual([]);
  });

  it('has prices, packs and a picture for every generated item', () => {
    const odd = items
      .slice(specimens.length)
      .filter(
        (item) => (item.priceCents ?? 0) < 29 || item.unitsInPack < 1 || item.pictures.length === 0 || item.specifications.length < 3,
      );
    expect(odd.map(({ name }) => name)).toEqual([]);
  });

  it('says of all things of a kind what they are chosen by: gloves by the glove, cartridges by who makes them, packs beside what is sold singly', () => {
    const said = (item: DemoItem, label: string) => item.specifications.find(([one]) => one === label)?.[1];
    const gloves = items.filter(({ categoryId }) => categoryId === 'exam-gloves');
    expect(new Set(gloves.map(({ unitName }) => unitName))).toEqual(new Set(['glove']));
    expect(new Set(gloves.map((item) => said(item, 'Quantity')))).toEqual(new Set(['100 per box', '400 per case', '1,000 per case']));
    const cartridges = items.filter(({ departmentId }) => departmentId === 'ink-toner');
    expect(new Set(cartridges.map((item) => said(item, 'Make')))).toEqual(new Set(['Original', 'Remanufactured', 'Compatible']));
    expect(cartridges.filter((item) => said(item, 'Quantity') === '1 each').length).toBeGreaterThan(20);
    expect(items.filter((item) => item.categoryId === 'task-chairs' && said(item, 'Quantity') !== undefined)).toEqual([]);
  });

  it('is liked well, not perfectly, and by many or few', () => {
    const rated = items.filter(({ ratings }) => countOf(ratings) > 0);
    const meanOf = (ratings: readonly number[]) => ratings.reduce((sum, count, index) => sum + count * (index + 1), 0) / countOf(ratings);
    const mean = rated.reduce((sum, { ratings }) => sum + meanOf(ratings), 0) / rated.length;
    expect(mean).toBeGreaterThan(4.1);
    expect(mean).toBeLessThan(4.5);
    expect(rated.every(({ ratings }) => ratings.length === 5 && ratings.every((count) => Number.isInteger(count) && count >= 0))).toBe(
      true,
    );
    expect(Math.max(...items.map(({ ratings }) => countOf(ratings)))).toBeGreaterThan(1000);
  });

  it('keeps some reviews of most items, at most seven of one, praise and complaint', () => {
    const reviews = items.flatMap((item) => item.reviews);
    const stars = [1, 2, 3, 4, 5].map((count) => reviews.filter((review) => review.stars === count).length);
    expect(Math.max(...items.map((item) => item.reviews.length))).toBe(7);
    expect(reviews.length / items.length).toBeGreaterThan(2);
    expect(reviews.length / items.length).toBeLessThan(3.5);
    expect(stars.every((count) => count > 10)).toBe(true);
  });

  it('counts every written review among the ratings with its stars', () => {
    const written = (item: DemoItem, stars: number) => item.reviews.filter((review) => review.stars === stars).length;
    expect(items.filter((item) => item.ratings.some((count, index) => count < written(item, index + 1)))).toEqual([]);
  });

  it('never says the same twice about one item', () => {
    const repeated = items.filter(({ reviews }) => new Set(reviews.map(({ body }) => body)).size < reviews.length);
    expect(repeated.length).toBeLessThan(items.length * 0.01);
  });

  it('dates everything before the day of the load', () => {
    const latest = items
      .flatMap((item) => [item.releasedOn, ...item.reviews.map(({ writtenOn }) => writtenOn)])
      .toSorted()
      .at(-1);
    expect(latest !== undefined && latest < '2026-11-20').toBe(true);
  });
});

describe('what people call the things of the shop', () => {
  const names = Object.values(KIND_WORDS).map((all) => all.split(', '));

  it('is told of every family, and of nothing that is not there', () => {
    const kinds = Object.keys(KIND_WORDS);
    const ofFamilies = families.map(({ id, axes }) => Object.values(axes)[0]?.[0]?.kind ?? id);
    expect(ofFamilies.filter((id) => !kinds.includes(id))).toEqual([]);
    const used = new Set(items.map(({ kindId }) => kindId));
    expect(kinds.filter((kind) => !used.has(kind))).toEqual([]);
  });

  it('is in plain words, each name once', () => {
    for (const all of names) {
      expect(new Set(all).size).toBe(all.length);
      expect(all.filter((name) => !/^[a-z\d.]+(?: [a-z\d.]+)*$/.test(name))).toEqual([]);
    }
  });
});
