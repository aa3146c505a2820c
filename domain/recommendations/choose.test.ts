import { describe, expect, it } from 'vitest';
import { companionsOf, mixOf, type Sort } from './choose.ts';

const of = (itemId: string, others: Readonly<Record<string, number>>) => ({
  itemId,
  orders: 40,
  others: Object.entries(others).map(([id, together]) => ({ itemId: id, together, orders: 50 })),
});
const ids = (found: readonly { readonly itemId: string }[]) => found.map(({ itemId }) => itemId);

describe('what goes with some items', () => {
  it('is first what goes with several of them, and never one of them', () => {
    const found = companionsOf([of('stapler', { staples: 20, tray: 12, paper: 30 }), of('paper', { tray: 14, staples: 4 })], 1_000);
    expect(ids(found)).toEqual(['tray', 'staples']);
  });

  it('names the item because of which it is there', () => {
    expect(companionsOf([of('stapler', { tray: 12 }), of('paper', { tray: 14 })], 1_000)).toEqual([{ itemId: 'tray', because: 'paper' }]);
  });

  it('is nothing where chance explains it', () => {
    expect(companionsOf([of('stapler', { tray: 2 })], 1_000)).toEqual([]);
    expect(companionsOf([of('stapler', { tray: 10 })], 100)).toEqual([]);
  });
});

describe('a mix', () => {
  const SORTS: Readonly<Record<string, Partial<Sort>>> = {
    pen: { categoryId: 'pens', group: 'gel' },
    bluePen: { categoryId: 'pens', group: 'gel' },
    marker: { categoryId: 'pens' },
    pencil: { categoryId: 'pens' },
    tray: { categoryId: 'trays' },
    toner: { categoryId: 'toner', models: ['Ardent L48'] },
    otherToner: { categoryId: 'toner', models: ['Calder 9'] },
  };
  const sortOf = (id: string): Sort | undefined => SORTS[id] && { categoryId: '', group: undefined, models: [], ...SORTS[id] };
  const mix = (wanted: readonly string[], enough: readonly string[] = [], models: readonly string[] = []) =>
    ids(
      mixOf(
        wanted.map((itemId) => ({ itemId })),
        sortOf,
        { enough: new Set(enough), models: new Set(models) },
      ),
    );

  it('has two of a category, and one of what differs in color alone', () => {
    expect(mix(['pen', 'bluePen', 'marker', 'pencil', 'tray'])).toEqual(['pen', 'marker', 'tray']);
  });

  it('has nothing of a category of which there is enough, and nothing twice', () => {
    expect(mix(['pen', 'tray', 'tray'], ['pens'])).toEqual(['tray']);
  });

  it('has of what goes into printers only what goes into those that are there', () => {
    expect(mix(['toner', 'otherToner', 'tray'])).toEqual(['tray']);
    expect(mix(['toner', 'otherToner', 'tray'], [], ['Calder 9'])).toEqual(['otherToner', 'tray']);
  });

  it('leaves out what nobody knows', () => {
    expect(mix(['unknown', 'tray'])).toEqual(['tray']);
  });
});
