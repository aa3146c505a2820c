import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getCategories, getCategory, getHome, search } from '#contracts/catalog.ts';
import type { Suggestion } from '#contracts/search/suggest.ts';
import { USUAL_SIZE } from '#database/demo/catalog/plan.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';
import { addGeneratedItems } from './add-generated-items.ts';

type Listing = z.output<(typeof search)['answer']>['data'];

const site = useShop();
const groupOf = new Map<string, string>();

beforeAll(async () => {
  await addGeneratedItems(site, USUAL_SIZE);
  const { rows } = await site.database.query<{ item_id: string; group_key: string }>('select item_id, group_key from items');
  for (const row of rows) groupOf.set(row.item_id, row.group_key);
}, 120_000);

const ask = async (visitor: Visitor, query: string) =>
  (await visitor.get<{ data: Listing }>(`/ele-lpd/api/searchProxy/search?${query}`)).body.data;
const idsOf = (items: readonly { itemId: string }[]) => items.map(({ itemId }) => itemId);
const groupsOf = (itemIds: readonly string[]) => itemIds.map((itemId) => groupOf.get(itemId));

/** All pages of a listing. */
async function whole(visitor: Visitor, query: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { items, totalItems } = await ask(visitor, `${query}&size=100&page=${page}`);
    found.push(...idsOf(items));
    if (items.length === 0 || found.length >= totalItems) return found;
  }
}

describe('what differs in color, size or pack alone', () => {
  it('is one tile of a listing, in every order, and the numbers are of tiles', async () => {
    for (const sort of ['relevance', 'bestselling', 'price_asc', 'price_desc', 'rating', 'discount', 'newest']) {
      for (const q of ['notebook', 'gel pens', 'black', '']) {
        const query = `q=${encodeURIComponent(q)}&sort=${sort}`;
        const { totalItems } = await ask(aVisitor(site), query);
        const itemIds = await whole(aVisitor(site), query);
        expect(new Set(groupsOf(itemIds)).size, query).toBe(itemIds.length);
        expect(itemIds.length, query).toBe(totalItems);
      }
    }
  }, 60_000);

  it('shows the one that comes first in the order that is asked for, of those that match', async () => {
    const first = async (query: string) => (await ask(aVisitor(site), query)).items[0];
    const { rows } = await site.database.query<{ item_id: string }>(
      `select item_id from items where is_published and name like 'Quillmark Glide %Red Ink%' order by popularity desc, item_id`,
    );
    expect(idsOf((await ask(aVisitor(site), `q=${encodeURIComponent('red glide pens')}`)).items)).toContain(rows[0]?.item_id);
    for (const { item_id: itemId } of rows) expect((await first(`q=${itemId}`))?.itemId).toBe(itemId);
    const cheapest = await whole(aVisitor(site), 'q=notebook&sort=price_asc');
    const { rows: prices } = await site.database.query<{ item_id: string; price_cents: number }>('select item_id, price_cents from items');
    const priceOf = new Map(prices.map((row) => [row.item_id, row.price_cents]));
    const { rows: lowest } = await site.database.query<{ group_key: string; low: number }>(
      "select group_key, min(price_cents) as low from items where is_published and kind_id = 'spiral-notebooks' group by group_key",
    );
    expect(lowest.length).toBeGreaterThan(3);
    for (const { group_key: group, low } of lowest) {
      const shown = cheapest.filter((itemId) => groupOf.get(itemId) === group);
      expect(shown.map((itemId) => priceOf.get(itemId))).toEqual([low]);
    }
  });

  it.each(['a guest', 'rita.rewards@example.com', 'bea.buyer@harbordental.example'])(
    'each number on a filter is how many tiles come when it is chosen: for %s [K-45]',
    { timeout: 120_000 },
    async (who) => {
      const visitor = who === 'a guest' ? aVisitor(site) : await signedIn(site, who);
      visitor.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber: '1547' })));
      const wishes = [
        'q=pens',
        'q=notebook&attribute=Color:Blue',
        'q=black&inStock=true',
        'q=binder&price=0-10',
        'q=paper&brand=Northline',
        'q=glove&rating=4',
      ];
      let compared = 0;
      for (const wish of wishes) {
        const listing = await ask(visitor, wish);
        for (const { key, values } of listing.facets) {
          for (const { value, count } of values.slice(0, 8)) {
            const others = new URLSearchParams(wish);
            const own = others.getAll(key).filter((one) => key !== 'attribute' || one.split(':')[0] === value.split(':')[0]);
            const kept = [...others].filter(([name, one]) => name !== key || !own.includes(one));
            const asked = new URLSearchParams([...kept, [key, value]]);
            expect((await ask(visitor, String(asked))).totalItems, `${wish}, ${key} ${value}`).toBe(count);
            compared += 1;
          }
        }
      }
      expect(compared).toBeGreaterThan(100);
    },
  );

  it('counts once for its category, its department, and among what sells best and what is reduced', async () => {
    const visitor = aVisitor(site);
    const { departments } = (await visitor.get<z.output<(typeof getCategories)['answer']>>('/cc/api/categories')).body;
    for (const { id, itemCount } of departments.flatMap((department) => [department, ...department.children]).slice(0, 30)) {
      const { body } = await visitor.get<z.output<(typeof getCategory)['answer']>>(`/cc/api/categories/${id}?size=1`);
      expect(body.data.totalItems, id).toBe(itemCount);
    }
    const { deals, bestSellers } = (await visitor.get<z.output<(typeof getHome)['answer']>>('/cc/api/home')).body;
    for (const row of [deals, bestSellers]) expect(new Set(groupsOf(idsOf(row))).size).toBe(row.length);
    expect(deals.length + bestSellers.length).toBeGreaterThan(20);
  });

  it('is offered once while somebody types, but for a number: that is one item', async () => {
    const suggested = async (q: string) =>
      (await aVisitor(site).get<{ suggestions: Suggestion[] }>(`/search/suggest?q=${encodeURIComponent(q)}`)).body.suggestions.flatMap(
        ({ kind, url }) => (kind === 'PRODUCT' ? [url.replace('/product_', '')] : []),
      );
    for (const q of ['glide', 'spiral note', 'trash bag', 'blue pe']) {
      const itemIds = await suggested(q);
      expect(itemIds.length, q).toBeGreaterThan(1);
      expect(new Set(groupsOf(itemIds)).size, q).toBe(itemIds.length);
    }
    expect(await suggested('200123')).toEqual(['200123']);
  });

  it('is in one part of the items, whole, so that a part tells of tiles', async () => {
    const { rows } = await site.database.query<{ parts: number }>(
      'select count(distinct sample)::int as parts from items where item_group is not null group by item_group having count(distinct sample) > 1',
    );
    expect(rows).toEqual([]);
  });

  it('stands apart where it is of another brand or category, though it names the same group', async () => {
    const { rows } = await site.database.query<{ n: number }>(
      `select count(distinct group_key_of(item_id, 'one', brand, category_id))::int as n
        from (values ('1', 'A', 'pens'), ('2', 'A', 'pens'), ('3', 'B', 'pens'), ('4', 'A', 'paper')) i(item_id, brand, category_id)`,
    );
    expect(rows).toEqual([{ n: 3 }]);
  });
});
