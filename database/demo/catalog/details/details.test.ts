import { describe, expect, it } from 'vitest';
import { allItems } from '../../load/catalog-rows.ts';
import { specimens } from '../../specimens/specimens.ts';
import { aPictureBook } from '../a-picture-book.test-builder.ts';
import { families } from '../families/families.ts';
import { USUAL_SIZE } from '../plan.ts';
import { details, detailsOf, labelsToRead } from './details.ts';

const items = [...allItems({ catalogSize: USUAL_SIZE, book: aPictureBook(), today: new Date('2026-11-20T00:00:00Z') })];
const ofKind = (kindId: string) => items.filter((item) => item.kindId === kindId);

describe('what items say of themselves besides their names', () => {
  it('is taken from brand and series, the longest that fits, and from their own lines', () => {
    const told = Object.fromEntries(
      detailsOf({
        kindId: 'task-chairs',
        name: 'Aldergate Studio Mesh Task Chair, Armless, Black',
        lines: [
          ['Back', 'Mesh'],
          ['Arms', 'None'],
        ],
      }),
    );
    expect(told).toMatchObject({ 'Weight capacity': '350 lb', 'Back height': '22 in', Warranty: '12 years' });
    expect(told).not.toHaveProperty('Armrest height');
    expect(detailsOf({ kindId: 'cables', name: 'Kestrel Cable', lines: [] })).toEqual([]);
  });

  it('never says again what an item says itself, and no label twice', () => {
    expect(
      detailsOf({ kindId: 'task-chairs', name: 'Foolscap Chair', lines: [['Warranty', 'None']] }).map(([label]) => label),
    ).not.toContain('Warranty');
    expect(items.filter(({ specifications }) => new Set(specifications.map(([label]) => label)).size < specifications.length)).toEqual([]);
  });

  it.each(Object.keys(details))('is known of things that there are: %s', (kindId) => {
    const some = ofKind(kindId);
    expect(some.length).toBeGreaterThan(0);
    for (const { label, by, texts } of details[kindId] ?? []) {
      const said = new Set(some.flatMap(({ specifications }) => specifications.filter(([name]) => name === label).map(([, text]) => text)));
      expect(said.size, `${label} of ${kindId}`).toBeGreaterThan(0);
      const reachable = by ?? [];
      const lines = families.flatMap(({ specs }) => specs.map(([name]) => name));
      expect(reachable.filter((name) => !lines.includes(name) && name !== 'Quantity')).toEqual([]);
      const begins = Object.keys(texts).filter(() => by === undefined);
      const brandsAndSeries = families.flatMap(({ lines: all }) => all.flatMap(({ brand, series }) => [brand, `${brand} ${series}`]));
      expect(begins.filter((beginning) => !brandsAndSeries.some((one) => one === beginning))).toEqual([]);
    }
  });

  it('tells at least eight things of two chairs, shredders or printers apart from each other', () => {
    for (const kindId of ['task-chairs', 'executive-chairs', 'shredders', 'laser-printers']) {
      const labels = ofKind(kindId).flatMap(({ specifications }) => specifications.map(([label, text]) => ({ label, text })));
      const differing = [...Map.groupBy(labels, ({ label }) => label).values()].filter(
        (lines) => new Set(lines.map(({ text }) => text)).size > 1,
      );
      expect(differing.length, kindId).toBeGreaterThanOrEqual(8);
    }
  });

  it('takes no filter away from things that have it in their names', () => {
    const own = new Set(
      [...families.flatMap(({ specs }) => specs), ...specimens.flatMap(({ specifications }) => specifications)].map(([label]) => label),
    );
    expect(labelsToRead.filter((label) => own.has(label))).toEqual([]);
  });

  it('is not searched: what is found stays what names and kinds say', () => {
    expect(items.filter(({ searchText }) => searchText.includes('tools included'))).toEqual([]);
  });
});
