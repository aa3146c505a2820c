import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { fetchComponentsModel, getBrand } from '#contracts/catalog/landing.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

type LandingAnswer = z.output<(typeof fetchComponentsModel)['answer']>;
type BrandAnswer = z.output<(typeof getBrand)['answer']>;
const site = useShop();
const PATH = '/ele-lpd/api/landingPages/fetchComponentsModel';

beforeAll(async () => {
  await site.database.query("update items set list_price_cents = price_cents + 500 where item_id in ('100001', '100002', '100044')");
  await site.database.query("insert into sku_lists values ('two', '{100002,100003,100044,999999}')");
  site.shop.catalog.forget();
});

const ask = (body: object, visitor = aVisitor(site)) => visitor.post<LandingAnswer>(PATH, body);
const ids = ({ body }: { body: LandingAnswer }) => body.data.items.map((tile) => tile.itemId).toSorted();

describe('a landing page', () => {
  it('answers with its parts, its items and their filters [S7-25]', async () => {
    const answer = await ask({ pageId: 'back-to-school' });
    expect(answer.status).toBe(200);
    const { name, components, filters, totalItems, items } = answer.body.data;
    expect(name).toBe('Back to School');
    expect(components.map(({ type }) => type)).toEqual(['BANNER', 'CATEGORIES', 'PRODUCTS']);
    expect(components.flatMap((part) => (part.type === 'CATEGORIES' ? part.categories.map(({ id }) => id) : []))).toContain(
      'notebooks-planners',
    );
    expect(items).toHaveLength(totalItems);
    const { rows } = await site.database.query<{ item_id: string }>(
      `select item_id from items where is_published and department_id in ('notebooks-planners', 'pens-pencils-markers', 'binders-filing')`,
    );
    expect(ids(answer)).toEqual(rows.map((row) => row.item_id).toSorted());
    expect(filters.map(({ key }) => key)).toEqual(expect.arrayContaining(['supercategory', 'brand']));
  });

  it('is narrowed down by brands, categories, pickup and promotions [S7-25]', async () => {
    expect(ids(await ask({ pageId: 'deals' }))).toEqual(['100001', '100002']);
    expect(ids(await ask({ pageId: 'deals', brands: ['Northline'] }))).toEqual(['100001']);
    expect(ids(await ask({ pageId: 'deals', categories: ['gel-pens'] }))).toEqual(['100002']);
    expect(ids(await ask({ pageId: 'back-to-school', promo: 'sale' }))).toEqual(['100002']);
    const near = aVisitor(site);
    near.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber: '1547' })));
    await site.database.query(
      "update stock set initial = initial - available, available = 0 where location_id = '1547' and item_id = '100001'",
    );
    expect(ids(await ask({ pageId: 'deals', bopis: true }, near))).toEqual(['100002']);
  });

  it('comes by how much is saved where that is asked for, and in no order that tells of prices to who is shown none [S7-25]', async () => {
    const { body } = await ask({ pageId: 'deals', sort: 'discount' });
    const savedOf = ({ originalPrice, priceValue }: (typeof body.data.items)[number]) => 1 - (priceValue ?? 0) / (originalPrice ?? 1);
    expect(body.data.items.map(({ itemId }) => itemId)).toEqual(['100002', '100001']);
    expect(body.data.items.map(savedOf)).toEqual(body.data.items.map(savedOf).toSorted((a, b) => b - a));
    const cleo = await signedIn(site, 'cleo.clerk@cedarlegal.example');
    const itemsIn = async (sort?: string, visitor?: Visitor) => (await ask({ pageId: 'back-to-school', sort }, visitor)).body.data.items;
    const inOrder = async (sort?: string, visitor?: Visitor) => (await itemsIn(sort, visitor)).map(({ itemId }) => itemId);
    const last = (await itemsIn()).findLast(({ priceValue, isOutOfStock }) => (priceValue ?? 0) > 0 && !isOutOfStock)?.itemId;
    expect(last).not.toBe((await inOrder())[0]);
    await site.database.query('update items set list_price_cents = price_cents * 3 where item_id = $1', [last]);
    site.shop.catalog.forget();
    expect((await inOrder('discount'))[0]).toBe(last);
    expect(await inOrder('discount', cleo)).toEqual(await inOrder(undefined, cleo));
    await site.database.query('update items set list_price_cents = null where item_id = $1', [last]);
    site.shop.catalog.forget();
  });

  it('of what is reduced begins with what saves the most, and goes on in that order [S7-25]', async () => {
    const { components, usualSort, items } = (await ask({ pageId: 'deals' })).body.data;
    expect(usualSort).toBe('savings');
    expect(items.map(({ itemId }) => itemId)).toEqual(['100002', '100001']);
    const savings = components.flatMap((part) => (part.type === 'PRODUCTS' ? [part] : []));
    expect(savings.map(({ title, items: most }) => [title, most.map(({ itemId }) => itemId)])).toEqual([
      ['Biggest savings', ['100002', '100001']],
    ]);
    expect((await ask({ pageId: 'back-to-school' })).body.data.usualSort).toBe('bestselling');
  });

  it('of what is reduced is none for who is shown no prices: it would tell of them', async () => {
    const cleo = await signedIn(site, 'cleo.clerk@cedarlegal.example');
    expect(await ask({ pageId: 'deals' }, cleo)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect((await ask({ pageId: 'back-to-school' }, cleo)).status).toBe(200);
    expect((await ask({ pageId: 'deals' }, await signedIn(site, 'bea.buyer@harbordental.example'))).status).toBe(200);
  });

  it('is of a list of items instead where one is named, of which nobody gets what they may not see [S7-25]', async () => {
    expect(ids(await ask({ pageId: 'deals', skuListId: 'two' }))).toEqual(['100002', '100003']);
    const walt = await signedIn(site, 'walt.wholesale@northwindschools.example');
    expect(ids(await ask({ pageId: 'deals', skuListId: 'two' }, walt))).toEqual(['100002', '100003', '100044']);
  });

  it('that is not written as pages are is not there, and the others are', async () => {
    const said = vi.spyOn(site.shop.log, 'error');
    await site.database.query(
      `insert into landing_pages values ('broken', 'Broken', '', '{}', '[{"type": "MARQUEE", "title": "Look"}]', 0)`,
    );
    site.shop.catalog.forget();
    expect(await ask({ pageId: 'broken' })).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    expect((await ask({ pageId: 'deals' })).status).toBe(200);
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ pageId: 'broken' }), expect.any(String));
    await site.database.query("delete from landing_pages where page_id = 'broken'");
    site.shop.catalog.forget();
  });

  it.each([
    {},
    { pageId: 'nothing' },
    { pageId: 'deals', skuListId: 'nothing' },
    { pageId: 'deals', promo: 'all' },
    { pageId: 'deals', brands: 'x'.repeat(81) },
  ])('that there is not, or that is asked for wrongly, is refused: %j', async (body) => {
    expect(await ask(body)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });
});

describe('a brand', () => {
  it('whose name is written in another script has a page, and two that have one address have one of the things of both', async () => {
    const names = ['三菱', 'Pen & Gear', 'Pen+Gear'];
    const { rows } = await site.database.query<{ item_id: string; brand: string }>(
      `select item_id, brand from items where is_published and not is_wholesale and item_group is null order by item_id limit 3`,
    );
    expect(rows).toHaveLength(3);
    const setBrand = (itemId: string, brand: string) =>
      site.database.query('update items set brand = $2 where item_id = $1', [itemId, brand]);
    for (const [index, { item_id: itemId }] of rows.entries()) await setBrand(itemId, names[index] ?? '');
    site.shop.catalog.forget();
    const [mitsubishi, both] = await Promise.all(
      ['三菱', 'pen-gear'].map((id) => aVisitor(site).get<BrandAnswer>(`/cc/api/brands/${encodeURIComponent(id)}`)),
    );
    expect(mitsubishi?.body.data.items.map(({ brand }) => brand)).toEqual(['三菱']);
    expect(both?.body.brand).toEqual({ id: 'pen-gear', name: 'Pen & Gear', about: null });
    expect(both?.body.data.items.map(({ brand }) => brand).toSorted()).toEqual(['Pen & Gear', 'Pen+Gear']);
    for (const { item_id: itemId, brand } of rows) await setBrand(itemId, brand);
    site.shop.catalog.forget();
  });

  it('says what it is known for, where that is written down', async () => {
    const about = async (id: string) => (await aVisitor(site).get<BrandAnswer>(`/cc/api/brands/${id}`)).body.brand.about;
    await site.database.query("delete from brand_words where brand = 'Tallow & Reed'");
    expect(await about('tallow-reed')).toBeNull();
    await site.database.query("insert into brand_words values ('Tallow & Reed', 'Paper that ink sits well on.')");
    site.shop.catalog.forget();
    expect(await about('tallow-reed')).toBe('Paper that ink sits well on.');
  });

  it('shows all of its items, without a choice of brands', async () => {
    const { status, body } = await aVisitor(site).get<BrandAnswer>('/cc/api/brands/tallow-reed');
    expect(status).toBe(200);
    expect(body.brand).toMatchObject({ id: 'tallow-reed', name: 'Tallow & Reed' });
    expect(body.data.items.length).toBeGreaterThan(1);
    expect(body.data.items.every((tile) => tile.brand === 'Tallow & Reed')).toBe(true);
    expect(body.data.facets.map(({ key }) => key)).not.toContain('brand');
  });

  it('says of which kinds its items are, with a picture of each, and how many there are', async () => {
    const { body } = await aVisitor(site).get<BrandAnswer>('/cc/api/brands/tallow-reed');
    expect(body.kinds.length).toBeGreaterThan(1);
    expect(body.kinds.reduce((sum, { itemCount }) => sum + itemCount, 0)).toBe(body.data.totalItems);
    expect(body.kinds.every(({ name, image }) => name !== '' && image.key !== '')).toBe(true);
  });

  it('of wholesale wares alone is found by who may see them, and by nobody else', async () => {
    await site.database.query("update items set brand = 'Only Wholesale' where item_id = '100044'");
    site.shop.catalog.forget();
    const walt = await signedIn(site, 'walt.wholesale@northwindschools.example');
    const found = await walt.get<BrandAnswer>('/cc/api/brands/only-wholesale');
    expect([found.status, found.body.data.items.map(({ itemId }) => itemId)]).toEqual([200, ['100044']]);
    for (const visitor of [aVisitor(site), await signedIn(site, 'bea.buyer@harbordental.example')])
      expect((await visitor.get('/cc/api/brands/only-wholesale')).status).toBe(404);
  });

  it.each(['nothing', 'Tallow%20%26%20Reed', 'constructor'])('that there is not is not found: %s', async (id) => {
    expect(await aVisitor(site).get(`/cc/api/brands/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
