import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProductDetails, ProductTile } from '#contracts/catalog.ts';
import { MOST_TILES } from '#domain/catalog/listing-limits.ts';
import { changeItem, setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const PATH = '/ele-lpd/api/productTileProxy/getProductTileData';

type Home = { deals: ProductTile[]; bestSellers: ProductTile[] };
type Asked = { skus?: unknown; inputs?: unknown; itemReqObj?: unknown };
const ask = (query: Asked, visitor: Visitor = aVisitor(site)) =>
  visitor.post<{ data: ProductTile[] }>(PATH, { serviceContext: { anything: 1 }, query });
const tilesOf = async (query: Asked, visitor?: Visitor) => (await ask(query, visitor)).body.data;
const tileOf = async (sku: string, visitor?: Visitor) => (await tilesOf({ skus: [sku] }, visitor))[0];

afterEach(() => vi.restoreAllMocks());

describe('tiles that are asked for by their numbers', () => {
  it('come in the order asked, each once; what there is not or is not seen is left out [S7-09]', async () => {
    const data = await tilesOf({ skus: ['100002', '999999', '100001', '100044', '100047', '100002'], inputs: { any: 'thing' } });
    expect(data.map(({ itemId, resolvedItemId }) => [itemId, resolvedItemId])).toEqual([
      ['100002', '100002'],
      ['100001', '100001'],
    ]);
    expect(await tilesOf({ skus: ['999999'] })).toEqual([]);
  });

  it.each([
    ['no numbers', {}],
    ['an empty list', { skus: [] }],
    ['more than 50', { skus: Array.from({ length: MOST_TILES + 1 }, (_, n) => String(100_001 + n)) }],
    ['no texts', { skus: [7] }],
  ])('are refused to who names %s', async (_what, query) => {
    expect(await ask(query)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
  });

  it('are 50 at once [S7-09]', async () => {
    const { rows } = await site.database.query<{ item_id: string }>(
      'select item_id from items where is_published and not is_wholesale order by item_id limit $1',
      [MOST_TILES],
    );
    const wanted = rows.map((row) => row.item_id);
    const tiles = await tilesOf({ skus: [...wanted, ...Array.from({ length: MOST_TILES - wanted.length }, (_, n) => `no-such-${n}`)] });
    expect(wanted.length).toBeGreaterThan(30);
    expect(tiles.map(({ itemId }) => itemId)).toEqual(wanted);
  });

  it('are those of the numbers that are named, whatever else a number holds: what nobody has spoils nothing for others', async () => {
    const { body } = await aVisitor(site).get<Home>('/cc/api/home');
    const lists = [body.bestSellers, body.deals].map((tiles) => tiles.map(({ itemId }) => itemId));
    site.shop.catalog.forget();
    for (const list of lists)
      for (const sign of [' ', ',', '","'])
        await ask({ skus: Array.from({ length: Math.ceil(list.length / 3) }, (_, n) => list.slice(n * 3, n * 3 + 3).join(sign)) });
    const { body: after } = await aVisitor(site).get<Home>('/cc/api/home');
    expect([after.bestSellers, after.deals].map((tiles) => tiles.map(({ itemId }) => itemId))).toEqual(lists);
  });

  it('begin no session and claim no key', async () => {
    const visitor = aVisitor(site);
    const asked: string[] = [];
    const query = site.database.query.bind(site.database);
    vi.spyOn(site.database, 'query').mockImplementation(((given: { name: string }, ...rest: []) => {
      asked.push(given.name);
      return query(given as never, ...rest);
    }) as never);
    const sent = { query: { skus: ['100001', '100008', '100009'] } };
    expect((await visitor.post(PATH, sent, { headers: { 'idempotency-key': 'the-same-key' } })).status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    expect(asked.join()).not.toMatch(/idempotency|session|insert|update/);
  });

  it('say all that a tile carries [S3-48 S3-49 S3-50 S3-51 S3-52 S3-57 S3-58 S3-59]', async () => {
    const beacons = { impression: 'https://seen.example/1', click: 'https://pressed.example/1' };
    await changeItem(site, '100002', {
      facts: { cId: 'c-1', assetId: 'a-1', isSspt: true, swatch: { label: 'Blue', isColor: true }, beacons },
    });
    const { rows } = await site.database.query<{ name: string; price: number; rating: number; n: number }>(
      "select name, price_cents as price, (round(rating_sum * 10.0 / rating_count) / 10)::float8 as rating, rating_count as n from items where item_id = '100002'",
    );
    const [{ name, price, rating, n } = { name: '', price: 0, rating: 0, n: 0 }] = rows;
    expect(await tileOf('100002')).toMatchObject({
      itemId: '100002',
      resolvedItemId: '100002',
      partNumber: '100002',
      title: name,
      image: { key: expect.stringContaining('/'), alt: expect.any(String), color: expect.stringMatching(/^#/) },
      price: `$${(price / 100).toFixed(2)}`,
      priceValue: price / 100,
      units: expect.stringMatching(/^\d+\/\w+$/),
      unitsNum: expect.any(Number),
      rating,
      ratingCount: n,
      isOutOfStock: false,
      isDeliveryInstock: true,
      bopisEligible: true,
      catalogId: 'dotcom',
      cId: 'c-1',
      assetId: 'a-1',
      baseCatId: expect.any(String),
      compareItemID: '100002',
      swatchLabel: 'Blue',
      isColorSwatch: true,
      isSSPT: true,
      isSKUSET: false,
      isCustomSKU: false,
      customSkuCode: null,
      isSurchargeSub: false,
      surchgOrgItemId: null,
      altFactor: null,
      impBeacon: beacons.impression,
      clickBeacon: beacons.click,
      restrictionDetails: null,
      badgeDetails: { productBadge: null },
      notificationText: null,
      actionLabel: 'ADD',
    });
    expect(await tileOf('100043')).toMatchObject({ isCustomSKU: true, customSkuCode: 'FPC-250-M', ctaText: 'Customize' });
    expect(await tileOf('100001', await signedIn(site, 'carl.contract@harbordental.example'))).toMatchObject({ catalogId: 'SBA' });
  });

  it('show no price that only the cart says, nor does any other call [A-159]', async () => {
    await changeItem(site, '100002', { facts: { isPriceInCart: true } });
    const hidden = {
      price: 'See price in cart',
      priceValue: null,
      originalPrice: null,
      memberPrice: null,
      unitPrice: null,
      seePriceInCart: true,
    };
    expect(await tileOf('100002')).toMatchObject(hidden);
    const selma = await signedIn(site, 'selma.select@example.com');
    expect(await tileOf('100002', selma)).toMatchObject(hidden);
    const told: unknown[] = [];
    for (const path of [
      '/cc/api/products/100002',
      '/cc/api/compared-products?itemId=100001&itemId=100002',
      '/ele-lpd/api/searchProxy/search?q=100002',
      '/search/suggest?q=100002',
      '/cc/api/home',
    ])
      told.push((await selma.get(path)).body);
    expect(JSON.stringify(told[1])).toContain('See price in cart');
    const { rows } = await site.database.query<{ cents: number }>(
      "select unnest(array[price_cents, list_price_cents, member_price_cents]) as cents from items where item_id = '100002'",
    );
    const prices = rows.flatMap(({ cents }) => (cents === null ? [] : [(cents / 100).toFixed(2), String(cents / 100)]));
    expect(prices.length).toBeGreaterThan(2);
    for (const price of prices) expect(JSON.stringify(told)).not.toContain(price);
    await changeItem(site, '100002', { facts: { isPriceInCart: false } });
  });

  it('have no place among deals by a price that only the cart says; what says that it does not is as any other', async () => {
    const { rows } = await site.database.query<{ list: number }>("select list_price_cents as list from items where item_id = '100002'");
    await site.database.query("update items set list_price_cents = price_cents * 90 where item_id = '100002'");
    const deals = async () => {
      const { body } = await aVisitor(site).get<{ deals: { itemId: string }[] }>('/cc/api/home');
      return body.deals.map(({ itemId }) => itemId);
    };
    await changeItem(site, '100002', { facts: { isPriceInCart: true } });
    expect(await deals()).not.toContain('100002');
    await changeItem(site, '100002', { facts: { isPriceInCart: false, isWholesale: false } });
    expect((await deals())[0]).toBe('100002');
    expect((await tileOf('100002'))?.priceValue).toBeGreaterThan(0);
    await site.database.query(
      "update items set list_price_cents = $1, facts = facts - '{isPriceInCart,isWholesale}'::text[] where item_id = '100002'",
      [rows[0]?.list],
    );
    site.shop.catalog.forget();
  });

  it('name nothing that goes with them but what may be seen', async () => {
    const fitting = async () => [
      (await tileOf('100035'))?.compatibility?.itemIds,
      (await aVisitor(site).get<{ product: ProductDetails }>('/cc/api/products/100035')).body.product.compatibility?.itemIds,
    ];
    expect((await fitting()).map((ids) => ids?.includes('100038'))).toEqual([true, true]);
    await changeItem(site, '100038', { isPublished: false });
    expect((await fitting()).map((ids) => ids?.includes('100038'))).toEqual([false, false]);
    await changeItem(site, '100038', { isPublished: true });
  });

  it('show no price to who may not see prices, and so does every listing [S7-09 C6-31]', async () => {
    const nothing = { price: 'Price N/A', priceValue: null, originalPrice: null, memberPrice: null, unitPrice: null };
    const cleo = await signedIn(site, 'cleo.clerk@cedarlegal.example');
    expect(await tileOf('100001', cleo)).toMatchObject(nothing);
    expect((await cleo.get<{ product: ProductDetails }>('/cc/api/products/100001')).body.product).toMatchObject(nothing);
    expect((await tileOf('100001', await signedIn(site, 'bo.buyer@cedarlegal.example')))?.priceValue).toBeGreaterThan(0);
  });

  it('show what an item of the contract costs without it', async () => {
    const { rows } = await site.database.query<{ item_id: string; price: number; site: number }>(
      `select p.item_id, p.price_cents as price, i.price_cents as site from contract_prices p join items i using (item_id)
       where p.account_number = (select account_number from users where email = 'carl.contract@harbordental.example') and i.price_cents > p.price_cents and i.is_published limit 1`,
    );
    const [one] = rows;
    expect(one).toBeDefined();
    const tile = await tileOf(one?.item_id ?? '', await signedIn(site, 'carl.contract@harbordental.example'));
    expect(tile).toMatchObject({ onContract: true, priceValue: (one?.price ?? 0) / 100, originalPrice: (one?.site ?? 0) / 100 });
  });
});

describe('what could be taken instead', () => {
  const alternatesOf = (tile: Pick<ProductTile, 'restrictionDetails'> | undefined) =>
    (tile?.restrictionDetails?.altProducts ?? []).map(({ itemId }) => itemId);

  it('of something discontinued is its successor first [S3-53 S3-55 S4-15]', async () => {
    const tile = await tileOf('100009');
    expect(tile?.restrictionDetails).toMatchObject({ type: 'FULLHARDSUB', alternateItemURL: '/product_100010' });
    expect(alternatesOf(tile)[0]).toBe('100010');
    expect(tile?.notificationText).toBe('Discontinued');
  });

  it('names its successor with what that costs whoever asks, and without a price who is shown none [S3-53 S3-55]', async () => {
    const textFor = async (visitor: Visitor) => {
      const { body } = await visitor.get<{ product: ProductDetails }>('/cc/api/products/100009');
      return body.product.restrictionDetails?.alternateText;
    };
    const { body } = await aVisitor(site).get<{ product: ProductDetails }>('/cc/api/products/100010');
    expect(await textFor(aVisitor(site))).toBe(`${body.product.title} · ${body.product.price}`);
    expect(await textFor(await signedIn(site, 'cleo.clerk@cedarlegal.example'))).toBe(body.product.title);
  });

  it('of what is out of stock is like it, and can be had: at most ten, never itself [S3-53 S3-54 S4-14]', async () => {
    await site.database.query("update items set category_id = (select category_id from items where item_id = '100008') where is_published");
    site.shop.catalog.forget();
    const tile = await tileOf('100008');
    expect(tile?.restrictionDetails).toMatchObject({ type: 'OUTOFSTOCK', alternateItemURL: null });
    const found = tile?.restrictionDetails?.altProducts ?? [];
    expect(found).toHaveLength(10);
    expect(found.every(({ isOutOfStock, actionLabel, itemId }) => !isOutOfStock && actionLabel === 'ADD' && itemId !== '100008')).toBe(
      true,
    );
    expect(alternatesOf(tile).some((id) => ['100044', '100047', '100009'].includes(id))).toBe(false);
  });

  it('is on the page of the product, too', async () => {
    const { body } = await aVisitor(site).get<{ product: ProductDetails }>('/cc/api/products/100009');
    expect(alternatesOf(body.product)[0]).toBe('100010');
  });

  it('of what is only offered is a replacement beside it [S3-56]', async () => {
    expect((await tileOf('100011'))?.restrictionDetails).toMatchObject({ type: 'PARTIALHARDSUB', alternateItemURL: '/product_100012' });
  });

  it('is never what this shopper may not see', async () => {
    await changeItem(site, '100010', { isPublished: false });
    const tile = await tileOf('100009');
    expect(tile?.restrictionDetails).toMatchObject({ type: 'OUTOFSTOCK', alternateItemURL: null });
    expect(JSON.stringify(tile)).not.toContain('100010');
    await changeItem(site, '100010', { isPublished: true });
  });

  it('is not what has run out itself', async () => {
    await setStock(site, '100010', 0);
    site.shop.catalog.forget();
    expect(alternatesOf(await tileOf('100009'))).not.toContain('100010');
    await setStock(site, '100010', 50);
    site.shop.catalog.forget();
  });

  it('of a cartridge goes into the same printers', async () => {
    await setStock(site, '100035', 0);
    await changeItem(site, '100036', { facts: { printerModels: ['Ardent L99'] } });
    expect(alternatesOf(await tileOf('100035'))).toEqual([]);
    await changeItem(site, '100036', { facts: { printerModels: ['Ardent L48'] } });
    expect(alternatesOf(await tileOf('100035'))).toEqual(['100036']);
    expect((await tileOf('100036'))?.compatibility).toEqual({ kind: 'PRINTERS', models: ['Ardent L48'], itemIds: ['100038'] });
    expect((await tileOf('100038'))?.compatibility).toEqual({ kind: 'CARTRIDGES', models: [], itemIds: ['100035', '100036'] });
  });

  it('with a limit says how many [S3-53]', async () => {
    const { rows } = await site.database.query<{ item_id: string; n: number }>(
      "select item_id, (facts ->> 'limitPerOrder')::int as n from items where facts ? 'limitPerOrder' and is_published limit 1",
    );
    const tile = await tileOf(rows[0]?.item_id ?? '');
    expect(tile?.restrictionDetails?.limitedQtyTxt).toBe(`Limited Quantities: ${rows[0]?.n} per order`);
  });
});

describe('larger packs without the courier surcharge', () => {
  it('come with who asks for them, marked with what they stand for [S3-58 S7-10]', async () => {
    const [water, pack] = await tilesOf({ skus: ['100004'], itemReqObj: { surchgOrgItemId: '100004', qty: 6 } });
    expect(water).toMatchObject({ itemId: '100004', isSurchargeSub: false, altFactor: null });
    expect(pack).toMatchObject({ itemId: '100005', isSurchargeSub: true, surchgOrgItemId: '100004', altFactor: 4 });
  });

  it('come only when one is filled, and to nobody for an item that is not seen [S7-10]', async () => {
    const idsOf = async (itemReqObj: unknown) => (await tilesOf({ skus: ['100001'], itemReqObj })).map(({ itemId }) => itemId);
    expect(await idsOf({ surchgOrgItemId: '100004', qty: 3 })).toEqual(['100001']);
    expect(await idsOf({ surchgOrgItemId: '100004', qty: 4 })).toEqual(['100001', '100005']);
    await changeItem(site, '100004', { isPublished: false });
    expect(await idsOf({ surchgOrgItemId: '100004', qty: 4 })).toEqual(['100001']);
    await changeItem(site, '100004', { isPublished: true });
  });
});
