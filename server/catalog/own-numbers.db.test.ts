import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { getProduct, search } from '#contracts/catalog.ts';
import type { suggest } from '#contracts/search/suggest.ts';
import { LONGEST_OWN_NUMBER } from '#domain/catalog/numbers/item-number.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
let bea: Visitor;
let walt: Visitor;

/** Somebody who has signed in on the business site. */
async function from(email: string): Promise<Visitor> {
  const visitor = aVisitor(site, { host: 'business.localhost' });
  await visitor.post('/cc/api/auth/login', { email, password: 'Foolscap-demo-1' });
  return visitor;
}

const found = async (visitor: Visitor, typed: string, more = '') => {
  const { body } = await visitor.get<z.output<(typeof search)['answer']>>(
    `/ele-lpd/api/searchProxy/search?q=${encodeURIComponent(typed)}${more}`,
  );
  return body.data.items.map(({ itemId }) => itemId);
};
const suggested = async (visitor: Visitor, typed: string) =>
  (await visitor.get<z.output<(typeof suggest)['answer']>>(`/search/suggest?q=${encodeURIComponent(typed)}`)).body.suggestions;

beforeAll(async () => {
  await site.database.query(`insert into contract_prices (account_number, item_id, price_cents, customer_sku) values
    ('4410001', '100017', 700, 'HD-4711/a'), ('4410001', '100006', 700, 'HD-4712'), ('4410001', '100002', 700, 'PEN')
    on conflict (account_number, item_id) do update set customer_sku = excluded.customer_sku`);
  site.shop.catalog.forget();
  [bea, walt] = await Promise.all([from('bea.buyer@harbordental.example'), from('walt.wholesale@northwindschools.example')]);
});

describe('an account’s own number of an item', () => {
  it('is found by its index among 20,000', async () => {
    const asked = vi.spyOn(site.database, 'query');
    for (const typed of ['HD-4711/a', 'hd-47', 'copy paper']) await found(bea, typed);
    const statements = asked.mock.calls.map(([one]) => one as unknown as { name: string; text: string; values: unknown[] });
    asked.mockRestore();
    const lookups = statements.filter(({ name }) => name === 'contract_own_numbers');
    expect(lookups).toHaveLength(3);
    const client = await site.database.connect();
    await client.query('begin; set local plan_cache_mode = force_generic_plan; set local statement_timeout = 0');
    await client.query(`insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures,
        price_cents, uom, units_in_pack, unit_name, released_on, search_text)
      select 'L' || n, 'Ware', brand, department_id, category_id, '', '{}', '[]', pictures, 1000, 'Each', 1, 'each', released_on, ''
      from items, generate_series(1, 20000) n where item_id = '100001'`);
    await client.query(`insert into contract_prices (account_number, item_id, price_cents, customer_sku)
      select '4410001', 'L' || n, 700, 'OWN-' || n from generate_series(1, 20000) n`);
    await client.query('analyze contract_prices');
    const [{ text, values } = { text: '', values: [] }] = lookups;
    await client.query(`prepare lookup (text, text, text, int) as ${text}`);
    const literals = values.map((value) => (typeof value === 'number' ? String(value) : client.escapeLiteral(String(value))));
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) execute lookup (${literals.join(', ')})`);
    await client.query('rollback');
    client.release(true);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/using contract_prices_by_customer_sku .*Index Cond: [^\n]*~<~/s);
    expect(plan).not.toMatch(/Rows Removed/);
  });

  it.each(['HD-4711/a', 'hd4711a', ' hd 4711 A '])('finds it alone, however it is written: "%s"', async (typed) => {
    expect(await found(bea, typed)).toEqual(['100017']);
  });

  it('finds those that begin with it, of four letters and digits or more', async () => {
    expect((await found(bea, 'hd-471')).toSorted()).toEqual(['100006', '100017']);
    expect(await found(bea, 'hd-')).not.toContain('100017');
  });

  it('may be a word, of which no beginning is taken for it', async () => {
    expect(await found(bea, 'pen')).toEqual(['100002']);
    expect((await found(bea, 'pape')).length).toBeGreaterThan(0);
    expect(await found(bea, 'ens')).not.toEqual(['100002']);
  });

  it('gives way to the number that the shop has for an item', async () => {
    await site.database.query("update contract_prices set customer_sku = '100009' where account_number = '4410001' and item_id = '100017'");
    site.shop.catalog.forget();
    expect(await found(bea, '100009')).toContain('100009');
    await site.database.query(
      "update contract_prices set customer_sku = 'HD-4711/a' where account_number = '4410001' and item_id = '100017'",
    );
    site.shop.catalog.forget();
  });

  it('may be as long as a file brings it', async () => {
    const long = `L-${'7'.repeat(LONGEST_OWN_NUMBER - 2)}`;
    await site.database.query("update contract_prices set customer_sku = $1 where account_number = '4410001' and item_id = '100017'", [
      long,
    ]);
    expect(await found(bea, long)).toEqual(['100017']);
    await site.database.query(
      "update contract_prices set customer_sku = 'HD-4711/a' where account_number = '4410001' and item_id = '100017'",
    );
    site.shop.catalog.forget();
  });

  it('is suggested first while it is typed', async () => {
    expect((await suggested(bea, 'hd4712'))[0]).toMatchObject({ kind: 'PRODUCT', url: '/product_100006', ownNumber: 'HD-4712' });
    const begun = (await suggested(bea, 'HD-4')).slice(0, 2);
    expect(begun.map(({ url }) => url).toSorted()).toEqual(['/product_100006', '/product_100017']);
    expect((await suggested(bea, 'HD')).filter(({ ownNumber }) => ownNumber !== null)).toEqual([]);
  });

  it('is nothing to other accounts, nor to those who may not see the item', async () => {
    expect(await found(walt, 'hd-4712')).not.toContain('100006');
    expect(await suggested(walt, 'hd4712')).toEqual([]);
    await site.database.query("update items set is_published = false where item_id = '100006'");
    site.shop.catalog.forget();
    expect(await found(bea, 'hd-4712')).not.toContain('100006');
    expect(await suggested(bea, 'hd4712')).toEqual([]);
    await site.database.query("update items set is_published = true where item_id = '100006'");
    site.shop.catalog.forget();
  });

  it('is on its tile and its product, for people of the account on their site, and for nobody else', async () => {
    const shown = async (visitor: Visitor) => {
      const { items } = (await visitor.get<z.output<(typeof search)['answer']>>('/ele-lpd/api/searchProxy/search?q=100017')).body.data;
      const { product } = (await visitor.get<z.output<(typeof getProduct)['answer']>>('/cc/api/products/100017')).body;
      return [items.find(({ itemId }) => itemId === '100017')?.customerSku, product.customerSku];
    };
    const onConsumerSite = aVisitor(site);
    await onConsumerSite.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    expect(await shown(bea)).toEqual(['HD-4711/a', 'HD-4711/a']);
    for (const visitor of [walt, onConsumerSite, aVisitor(site)]) expect(await shown(visitor)).toEqual([null, null]);
    await site.database.query("update contract_prices set customer_sku = null where account_number = '4410001' and item_id = '100017'");
    site.shop.catalog.forget();
    expect(await shown(bea)).toEqual([null, null]);
    await site.database.query(
      "update contract_prices set customer_sku = 'HD-4711/a' where account_number = '4410001' and item_id = '100017'",
    );
    site.shop.catalog.forget();
  });

  it('is no pattern: what is typed is taken as it is', async () => {
    for (const typed of ['HD%', 'H_____2', '%4712', "'; drop table items; --1"]) expect(await found(bea, typed)).not.toContain('100006');
  });
});

it('what is on the account’s contract comes before what is as good', async () => {
  await site.database.query(
    `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents, uom,
       units_in_pack, unit_name, released_on, search_text, kind_id, popularity)
     select 'P' || n, 'Zebra Wonder Pens, Black', brand, department_id, category_id, '', '{}', '[]', pictures, 1000, 'Each', 1, 'each', released_on,
       '', kind_id, 100 - n from items, generate_series(1, 2) n where item_id = '100002'`,
  );
  site.shop.catalog.forget();
  const order = (visitor: Visitor) => found(visitor, 'zebra wonder pens');
  expect(await order(bea)).toEqual(['P1', 'P2']);
  await site.database.query("insert into contract_prices (account_number, item_id, price_cents) values ('4410001', 'P2', 1000)");
  site.shop.catalog.forget();
  expect(await order(bea)).toEqual(['P2', 'P1']);
  expect(await order(walt)).toEqual(['P1', 'P2']);
});
