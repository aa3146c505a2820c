import { describe, expect, it } from 'vitest';
import { aPictureBook } from '../catalog/a-picture-book.test-builder.ts';
import { isHeavy } from '#domain/delivery/deliverable-item.ts';
import type { DemoItem } from '../catalog/item.ts';
import { allItems } from '../load/catalog-rows.ts';
import { specimenStockRows } from '../load/stock.ts';

const friday = new Date('2026-11-20T00:00:00Z');
const byId = new Map([...allItems({ catalogSize: 0, book: aPictureBook(), today: friday })].map((item) => [item.itemId, item]));

function specimen(itemId: string): DemoItem {
  const item = byId.get(itemId);
  if (item === undefined) throw new Error(`no item ${itemId}`);
  return item;
}

function stockOf(itemId: string): Map<unknown, unknown> {
  return new Map(
    specimenStockRows()
      .filter(([id]) => id === itemId)
      .map(([, place, , available]) => [place, available]),
  );
}

const prices: readonly (readonly [string, number | null])[] = [
  ['100001', 4699],
  ['100002', 1849],
  ['100003', 2000],
  ['100004', 1000],
  ['100005', 4000],
  ['100006', 425],
  ['100007', 5900],
  ['100008', 3400],
  ['100009', 1200],
  ['100010', 1350],
  ['100011', 2499],
  ['100012', 2799],
  ['100013', 1500],
  ['100014', 0],
  ['100015', null],
  ['100016', 64_900],
  ['100017', 8900],
  ['100018', 12_900],
  ['100019', 3900],
  ['100020', 42_900],
  ['100021', 7900],
  ['100022', 12_900],
  ['100023', 4900],
  ['100024', 5900],
  ['100025', 23_900],
  ['100026', 99_900],
  ['100027', 79_900],
  ['100028', 21_900],
  ['100029', 29_900],
  ['100030', 4900],
  ['100031', 5000],
  ['100032', 5000],
  ['100033', 249],
  ['100034', 1199],
  ['100035', 7200],
  ['100036', 10_400],
  ['100037', 19_900],
  ['100038', 27_900],
  ['100039', 4500],
  ['100040', 1900],
  ['100041', 1200],
  ['100042', 900],
  ['100043', 2400],
  ['100044', 6100],
  ['100045', 3200],
  ['100046', 699],
  ['100047', 900],
  ['100048', 800],
  ['100049', 750],
  ['100050', 7900],
  ['100051', 2500],
  ['100052', 10_000],
  ['100053', 2500],
  ['100054', 10_000],
  ['100055', 4200],
];

describe('the specimens', () => {
  it.each(prices)('sells %s at %s cents', (itemId, cents) => {
    expect(specimen(itemId).priceCents).toBe(cents);
  });

  it('are fifty-five, with pictures, descriptions and no doubt about where they belong', () => {
    expect(byId.size).toBe(55);
    expect(
      [...byId.values()].every(
        ({ pictures, description, specifications }) => pictures.length === 1 && description.length > 60 && specifications.length >= 3,
      ),
    ).toBe(true);
  });

  it('give members the gel pens at 16.49', () => {
    expect(specimen('100002').memberPriceCents).toBe(1649);
  });

  it('charge the courier for small packs of water and not for the pallet', () => {
    expect(specimen('100004').facts.surcharge).toEqual({ feePerUnitCents: 150, alternates: [{ itemId: '100005', factor: 4 }] });
    expect(specimen('100005').facts.surcharge).toBeUndefined();
    // One case flies, four on a pallet do not: the heavier one is never the quicker one.
    expect(['100004', '100005'].map((itemId) => isHeavy(specimen(itemId).facts))).toEqual([false, true]);
  });

  it('replace the stapler wholly and the mouse in part', () => {
    expect(specimen('100009').facts.substitute).toEqual({ kind: 'FULLHARDSUB', itemId: '100010' });
    expect(specimen('100011').facts.substitute).toEqual({ kind: 'PARTIALHARDSUB', itemId: '100012' });
  });

  it('let plans and services go only with their parents', () => {
    expect(['100017', '100018', '100019', '100021'].map((itemId) => specimen(itemId).facts.childOf?.[0])).toEqual([
      '100016',
      '100016',
      '100016',
      '100020',
    ]);
    expect(['100017', '100018', '100019', '100021'].map((itemId) => specimen(itemId).facts.relation)).toEqual([
      'WARRANTY',
      'WARRANTY',
      'TECHHELP',
      'ASSEMBLY',
    ]);
    expect(specimen('100016').facts).toMatchObject({ warrantyItemIds: ['100017', '100018'], techHelpItemIds: ['100019'] });
    expect(specimen('100020').facts).toMatchObject({ furnitureRates: { BASC: 4500, CUST: 0 }, assemblyItemIds: ['100021'] });
  });

  it('match cartridges and printers in both directions', () => {
    const pairs = ['100035', '100036', '100037', '100038'].flatMap((itemId) =>
      (specimen(itemId).facts.fitsItemIds ?? []).map((other) => [itemId, other]),
    );
    expect(pairs.every(([one = '', other = '']) => specimen(other).facts.fitsItemIds?.includes(one))).toBe(true);
    expect(specimen('100036').facts).toMatchObject({ fitsItemIds: ['100038'], pageYield: 8000 });
  });

  it('have gift cards of three amounts, each worth what it costs, by mail and by email', () => {
    const cards = [...byId.values()].filter(({ categoryId }) => categoryId === 'gift-cards');
    const amounts = Map.groupBy(cards, ({ itemGroup }) => itemGroup);
    expect([...amounts.keys()].toSorted()).toEqual(['gift-card-by-email', 'gift-card-by-mail']);
    for (const group of amounts.values())
      expect(group.map(({ options, priceCents }) => [options, priceCents]).toSorted()).toEqual([
        [[['Amount', '$100']], 10_000],
        [[['Amount', '$25']], 2500],
        [[['Amount', '$50']], 5000],
      ]);
    for (const { facts, priceCents } of amounts.get('gift-card-by-email') ?? []) expect(facts.giftCents).toBe(priceCents);
  });

  it('sell the desk set with one pad, two trays and one cup', () => {
    expect(specimen('100039').facts.bundle).toEqual([
      { itemId: '100040', qty: 1 },
      { itemId: '100041', qty: 2 },
      { itemId: '100042', qty: 1 },
    ]);
  });

  it('release the tax program on the first Monday at least 30 days ahead', () => {
    expect(specimen('100024').facts.streetDate).toBe('2026-12-21');
  });

  it('expect the chair ten business days ahead, over Thanksgiving', () => {
    expect(specimen('100025').facts.backOrderDate).toBe('2026-12-07');
  });

  it('are picked up in stores, but for furniture, water and what is no thing', () => {
    const delivered = [...byId.values()].filter(({ facts }) => facts.isPickupEligible === false).map(({ itemId }) => itemId);
    expect(delivered).toEqual([
      '100004',
      '100005',
      '100017',
      '100018',
      '100019',
      '100020',
      '100021',
      '100022',
      '100023',
      '100025',
      '100029',
      '100030',
      '100032',
      '100053',
      '100054',
    ]);
  });

  it('keep one item from being seen', () => {
    expect([...byId.values()].filter(({ isPublished }) => !isPublished).map(({ itemId }) => itemId)).toEqual(['100047']);
  });
});

describe('stock of the specimens', () => {
  it.each([
    ['100006', 'FC1', 40],
    ['100006', '1547', 25],
    ['100006', '0008', 0],
    ['100007', 'FC1', 5],
    ['100007', '1547', 0],
    ['100008', 'FC1', 0],
    ['100008', '0101', 0],
    ['100009', 'FC1', 0],
    ['100011', 'FC1', 3],
    ['100016', 'FC1', 30],
    ['100018', 'FC1', 0],
    ['100025', 'FC1', 0],
    ['100049', 'FC1', 12_000],
    ['100050', '1547', 20],
    ['100050', 'FC1', 20],
  ])('has of %s at %s: %i', (itemId, place, pieces) => {
    expect(stockOf(itemId).get(place)).toBe(pieces);
  });

  it('does not run dry under a load test', () => {
    expect(['100001', '100002', '100003', '100010'].map((itemId) => stockOf(itemId).get('FC1'))).toEqual([
      5_000_000, 1_000_000, 1_000_000, 1_000_000,
    ]);
  });

  it('has at least 20 in every store where nothing else is said', () => {
    const special = new Set(['100006', '100007', '100008', '100009', '100018', '100025', '100026']);
    expect(
      specimenStockRows().filter(
        ([itemId, place, , available]) => !special.has(String(itemId)) && place !== 'FC1' && Number(available) < 20,
      ),
    ).toEqual([]);
  });

  it('is not kept of downloads, services and memberships', () => {
    expect(
      ['100017', '100019', '100021', '100022', '100023', '100029', '100030', '100032'].flatMap((itemId) => [...stockOf(itemId).keys()]),
    ).toEqual([]);
  });
});
