import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { fetchComponentsModel, getBrand } from '#contracts/catalog/landing.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

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

  it('is of a list of items instead where one is named, of which nobody gets what they may not see [S7-25]', async () => {
    expect(ids(await ask({ pageId: 'deals', skuListId: 'two' }))).toEqual(['100002', '100003']);
    const walt = await signedIn(site, 'walt.wholesale@northwindschools.example');
    expect(ids(await ask({ pageId: 'deals', skuListId: 'two' }, walt))).toEqual(['100002', '100003', '100044']);
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
  it('shows all of its items, without a choice of brands', async () => {
    const { status, body } = await aVisitor(site).get<BrandAnswer>('/cc/api/brands/tallow-reed');
    expect(status).toBe(200);
    expect(body.brand).toEqual({ id: 'tallow-reed', name: 'Tallow & Reed' });
    expect(body.data.items.length).toBeGreaterThan(1);
    expect(body.data.items.every((tile) => tile.brand === 'Tallow & Reed')).toBe(true);
    expect(body.data.facets.map(({ key }) => key)).not.toContain('brand');
  });

  it.each(['nothing', 'Tallow%20%26%20Reed', 'constructor'])('that there is not is not found: %s', async (id) => {
    expect(await aVisitor(site).get(`/cc/api/brands/${id}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
