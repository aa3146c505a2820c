import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import { USUAL_SIZE } from '#database/demo/catalog/plan.ts';
import type { Suggestion } from '#contracts/search/suggest.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { addGeneratedItems } from './add-generated-items.ts';

type Listing = z.output<(typeof search)['answer']>['data'];

const site = useShop();

beforeAll(async () => {
  await addGeneratedItems(site, USUAL_SIZE);
  // It would count them meanwhile, and the shop would know.
  await site.database.query('alter table items set (autovacuum_enabled = false)');
}, 120_000);

/** Has the shop believe that it has so many items: it looks for ways that are quick where they are many. */
async function believe(items: number): Promise<void> {
  await site.database.query("update pg_class set reltuples = $1 where oid = 'items'::regclass", [items]);
  site.shop.catalog.forget();
}
const SMALL = 3_000;
const LARGE = 60_000;

const ask = async (visitor: Visitor, query: string) =>
  (await visitor.get<{ data: Listing }>(`/ele-lpd/api/searchProxy/search?${query}`)).body.data;
const idsOf = ({ items }: Listing) => items.map((tile) => tile.itemId);

const WORDS = ['', 'pack', 'black', 'notebook', 'paper', 'pen', 'blue pen'];
const SORTS = ['relevance', 'bestselling', 'price_asc', 'price_desc', 'rating', 'newest'];
const MORE = [
  '',
  '&page=2',
  '&page=9&size=50',
  '&inStock=true',
  '&promo=sale&page=2',
  '&price=5-40',
  '&brand=Pennock',
  '&attribute=Color:Black',
];

describe('of more items than can be counted at once', () => {
  it.each(['a guest', 'sam.shopper@example.com', 'rita.rewards@example.com', 'bea.buyer@harbordental.example'])(
    'the pages are those that counting gives, and what is not told as an estimate is right: for %s [K-45]',
    { timeout: 240_000 },
    async (who) => {
      const visitor = who === 'a guest' ? aVisitor(site) : await signedIn(site, who);
      const wishes = WORDS.flatMap((q) => SORTS.flatMap((sort) => MORE.map((more) => `q=${encodeURIComponent(q)}&sort=${sort}${more}`)));
      // Those who are signed in differ by prices alone: fewer tell as much. What is on a contract comes first by relevance.
      const asked = wishes.filter(
        (wish, index) => who === 'a guest' || index % 5 === 0 || (who.startsWith('bea') && wish.includes('relevance')),
      );
      await believe(SMALL);
      const counted = new Map<string, Listing>();
      for (const wish of asked) counted.set(wish, await ask(visitor, wish));
      await believe(LARGE);
      let estimates = 0;
      for (const [wish, exact] of counted) {
        const found = await ask(visitor, wish);
        expect(idsOf(found), wish).toEqual(idsOf(exact));
        if (found.isAbout !== true) expect(found.totalItems, wish).toBe(exact.totalItems);
        for (const facet of found.facets) {
          const same = exact.facets.find(({ key, label }) => key === facet.key && label === facet.label);
          if (facet.isAbout !== true) expect(facet, wish).toEqual(same);
          else estimates += 1;
        }
      }
      expect(estimates).toBeGreaterThan(0);
    },
  );

  it('estimates are near: a seventh off at the most where hundreds are counted', async () => {
    await believe(SMALL);
    const exact = await ask(aVisitor(site), 'q=');
    await believe(LARGE);
    const about = await ask(aVisitor(site), 'q=');
    expect([exact.isAbout, about.isAbout]).toEqual([undefined, true]);
    expect(Math.abs(about.totalItems / exact.totalItems - 1)).toBeLessThan(0.15);
    const inStock = ({ facets }: Listing) => facets.find(({ key }) => key === 'inStock')?.values[0]?.count ?? 0;
    expect(Math.abs(inStock(about) / inStock(exact) - 1)).toBeLessThan(0.15);
  });

  it('suggestions are products all the same, and what is hidden is offered to nobody', async () => {
    await believe(LARGE);
    await site.database.query("update items set name = 'Zwyblick', is_published = false where item_id = '200123'");
    const suggested = async (q: string) =>
      (await aVisitor(site).get<{ suggestions: Suggestion[] }>(`/search/suggest?q=${encodeURIComponent(q)}`)).body.suggestions;
    for (const q of ['no', 'blue pe', 'stap', 'copy pa'])
      expect(
        (await suggested(q)).map(({ kind }) => kind),
        q,
      ).toContain('PRODUCT');
    expect(await suggested('zwyb')).toEqual([]);
  });

  it('a thing in hundreds of colors and sizes is one tile: pages and numbers are those that counting gives, and it is not counted item by item', async () => {
    await site.database.query(
      `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents, uom, units_in_pack, unit_name, facts,
         is_published, popularity, released_on, search_text, kind_id, item_group, options)
       select 'HG' || n, 'Colossus Spiral Notebook, ' || color || ', ' || n || ' Sheets', brand, department_id, category_id, '', '{}', jsonb_build_array(jsonb_build_array('Color', color)),
         pictures, 300 + n, uom, units_in_pack, unit_name, '{}', true, n, '2026-01-01', '', kind_id, 'colossus', jsonb_build_array(jsonb_build_array('Color', color), jsonb_build_array('Sheets', n::text))
       from generate_series(1, 900) n, lateral (select (array['Blue', 'Black', 'Red'])[1 + n % 3] as color) c,
         (select * from items where kind_id = 'spiral-notebooks' and is_published order by item_id limit 1) i`,
    );
    const { rows } = await site.database.query<{ brand: string }>("select min(brand) as brand from items where item_group = 'colossus'");
    const brand = rows[0]?.brand ?? '';
    const wishes = ['notebook', 'spiral notebook', 'colossus', 'blue notebook'].flatMap((q) =>
      ['relevance', 'bestselling', 'price_asc', 'rating'].flatMap((sort) =>
        ['', '&page=2', '&attribute=Color:Blue', '&price=3-12', `&brand=${encodeURIComponent(brand)}`].map(
          (more) => `q=${encodeURIComponent(q)}&sort=${sort}${more}`,
        ),
      ),
    );
    await believe(SMALL);
    const counted = new Map<string, Listing>();
    for (const wish of wishes) counted.set(wish, await ask(aVisitor(site), wish));
    await believe(LARGE);
    let estimates = 0;
    for (const [wish, exact] of counted) {
      const found = await ask(aVisitor(site), wish);
      expect(idsOf(found), wish).toEqual(idsOf(exact));
      // There are few, and all of them were gone through.
      expect(found.totalItems, wish).toBe(exact.totalItems);
      estimates += found.facets.filter((facet) => facet.isAbout === true).length;
      const brands = ({ facets }: Listing) => facets.find(({ key }) => key === 'brand')?.values;
      if (wish.startsWith('q=notebook')) expect(brands(found), wish).toEqual(brands(exact));
    }
    expect(estimates).toBeGreaterThan(0);
    expect(idsOf(counted.get('q=colossus&sort=relevance') ?? { items: [], facets: [], totalItems: 0 })).toEqual(['HG900']);
    await site.database.query("delete from items where item_group = 'colossus'");
  }, 240_000);
});
