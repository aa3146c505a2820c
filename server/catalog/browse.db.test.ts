import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getCategory, ProductDetails, ProductTile, search } from '#contracts/catalog.ts';
import { viewTiles } from '#server/catalog/index.ts';
import { buyingForUser } from '#server/shoppers/index.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

type CategoryAnswer = z.output<(typeof getCategory)['answer']>;
type SearchAnswer = z.output<(typeof search)['answer']>;
const site = useShop();

const find = async (query: string) => (await aVisitor(site).get<SearchAnswer>(`/ele-lpd/api/searchProxy/search?${query}`)).body;
const ids = (tiles: ProductTile[]) => tiles.map((tile) => tile.itemId);

describe('a product', () => {
  const product = async (itemId: string) =>
    (await aVisitor(site).get<{ product: ProductDetails }>(`/cc/api/products/${itemId}`)).body.product;

  it('is shown with price, pictures, facts, reviews and the day on which it would arrive', async () => {
    const paper = await product('100001');
    expect(paper).toMatchObject({
      itemId: '100001',
      price: '$46.99',
      priceValue: 46.99,
      isOutOfStock: false,
      ctaText: 'Add to cart',
      url: '/product_100001',
      delivery: {
        isAvailable: true,
        text: 'Get it Nov 23–27',
        minDeliveryDate: '2026-11-23',
        maxDeliveryDate: '2026-11-27',
        asksZip: true,
      },
    });
    expect(paper.specifications.length).toBeGreaterThan(3);
    expect(paper.pictures[0]?.alt).toContain('copy paper');
    expect(paper.path).toHaveLength(2);
  });

  it('that has none says so, and one without a price too [C5-64]', async () => {
    expect(await product('100008')).toMatchObject({ isOutOfStock: true, ctaText: 'View details', delivery: { isAvailable: false } });
    expect(await product('100015')).toMatchObject({ price: 'Price N/A', priceValue: null });
  });

  it('on back order names its day, a download comes by email', async () => {
    expect((await product('100025')).delivery.text).toMatch(/^Back order: expected by \w{3}, \w{3} \d+$/);
    expect((await product('100022')).delivery.text).toBe('Delivered by email');
  });

  it('asks for a store before it says anything about pickup, and shows a number only up to ten [C8-71 C4-54]', async () => {
    expect((await product('100006')).pickup).toMatchObject({ text: 'Choose store in cart to see availability.', isAvailable: false });
    const visitor = aVisitor(site);
    visitor.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber: '1547' })));
    const { body } = await visitor.get<{ product: ProductDetails }>('/cc/api/products/100006');
    expect(body.product.pickup).toMatchObject({ isAvailable: true, stock: '10+', storeNumber: '1547' });
  });

  it.each(['999999', '100047', '100044', "'"])(
    'that does not exist, is not published or not for this visitor is refused: %s [C8-21]',
    async (itemId) => {
      expect(await aVisitor(site).get(`/cc/api/products/${itemId}`)).toMatchObject({ status: 400, body: { code: 'SKU_INVALID' } });
    },
  );
});

describe('a category', () => {
  it('shows its items by page, with brands to narrow them down', async () => {
    const { body } = await aVisitor(site).get<{ departments: { id: string; children: { id: string }[] }[] }>('/cc/api/categories');
    expect(body.departments.length).toBeGreaterThanOrEqual(12);
    const { body: paper } = await aVisitor(site).get<CategoryAnswer>('/cc/api/categories/copy-paper?size=5');
    expect(ids(paper.data.items)).toContain('100001');
    expect(paper.category).toMatchObject({ id: 'copy-paper', path: [{ id: 'paper' }, { id: 'copy-paper' }] });
    // All of it is of one brand: there is none to choose.
    expect(paper.data.facets.map(({ key }) => key)).not.toContain('brand');
    const { body: desk } = await aVisitor(site).get<CategoryAnswer>('/cc/api/categories/desk-supplies');
    expect(desk.data.facets[0]).toMatchObject({ key: 'brand' });
    const brand = desk.data.facets[0]?.values[0];
    const { body: narrowed } = await aVisitor(site).get<CategoryAnswer>(
      `/cc/api/categories/desk-supplies?brand=${encodeURIComponent(brand?.value ?? '')}`,
    );
    expect(narrowed.data.totalItems).toBe(brand?.count);
  });

  it('says what sells best of it, on its first page in that order, and for a list what its items say of themselves [S7-49]', async () => {
    const ask = async (query: string) => (await aVisitor(site).get<SearchAnswer>(`/ele-lpd/api/searchProxy/search?q=&${query}`)).body.data;
    const badges = async (query: string) => (await ask(query)).items.map(({ badgeDetails }) => badgeDetails.productBadge);
    expect((await ask('')).items.length).toBeGreaterThanOrEqual(5);
    const [first, ...others] = await badges('');
    expect(first).toBe('Best seller');
    expect(others).not.toContain('Best seller');
    for (const query of ['sort=price_asc', 'sort=newest', 'page=2&size=2']) expect(await badges(query)).not.toContain('Best seller');
    expect(await ask('')).not.toHaveProperty('specifications');
    const { items, specifications } = await ask('specifications=true');
    expect(Object.keys(specifications ?? {}).toSorted()).toEqual(ids(items).toSorted());
    expect((await ask('brand=Northline&specifications=true')).specifications?.['100001']).toContainEqual(['Brightness', '92']);
  });

  it('that does not exist is refused, and so is a page that is none', async () => {
    expect(await aVisitor(site).get('/cc/api/categories/nothing')).toMatchObject({ status: 404 });
    expect(await aVisitor(site).get('/cc/api/categories/copy-paper?page=0')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
    expect(await aVisitor(site).get('/cc/api/categories/copy-paper?size=1000')).toMatchObject({ status: 400 });
  });
});

describe('the filters of a listing', () => {
  const all = async (query: string) => {
    const { status, body } = await aVisitor(site).get<SearchAnswer>(`/ele-lpd/api/searchProxy/search?size=100&${query}`);
    expect(status).toBe(200);
    return body.data;
  };
  /** What is one of a group stands for all of it: which one comes is another question. */
  const alone = (items: readonly ProductTile[]) => items.filter(({ variantSummary }) => variantSummary === null);
  const facet = (data: SearchAnswer['data'], label: string) => data.facets.find((one) => one.label === label);

  it('leave what a tile says is out of stock, and have it, and what comes later, last where nothing is asked of the stock', async () => {
    const everything = await all('');
    expect(everything.items.some((tile) => tile.isOutOfStock)).toBe(true);
    // What is on back order, not sold yet, or without a price, comes no sooner than what has run out.
    expect(everything.items.some(({ price }) => price === 'Price N/A')).toBe(true);
    const comesLater = everything.items.map(
      ({ isOutOfStock, deliveryText, badgeDetails, price }) =>
        isOutOfStock ||
        price === 'Price N/A' ||
        deliveryText?.startsWith('Back order') === true ||
        /Coming soon|Pre-order/.test(badgeDetails.productBadge ?? ''),
    );
    expect(comesLater).toEqual(comesLater.toSorted((a, b) => Number(a) - Number(b)));
    expect(everything.items.some(({ deliveryText }) => deliveryText?.startsWith('Back order') === true)).toBe(true);
    const inStock = await all('inStock=true');
    expect(ids(inStock.items)).toEqual(ids(everything.items.filter((tile) => !tile.isOutOfStock)));
    expect(facet(everything, 'Availability')?.values).toEqual([{ value: 'true', label: 'In stock', count: inStock.totalItems }]);
  });

  it('know at once what has just been sold out, and what is there again', async () => {
    const stock = (sql: string) => site.database.query(`update stock set ${sql} where item_id = '100001' and location_id = 'FC1'`);
    const has = async () => {
      site.shop.catalog.forget();
      return ids((await all('inStock=true')).items).includes('100001');
    };
    expect(await has()).toBe(true);
    await stock('sold = sold + available, available = 0');
    expect(await has()).toBe(false);
    await stock('available = sold, sold = 0');
    expect(await has()).toBe(true);
  });

  it('leave prices within the ranges, of which none holds a price that only the cart says', async () => {
    const narrowed = await all('price=10-25&price=100-250');
    const isWithin = (price: number | null) => price !== null && ((price >= 10 && price < 25) || (price >= 100 && price < 250));
    expect(narrowed.items.length).toBeGreaterThan(1);
    expect(narrowed.items.every((tile) => isWithin(tile.priceValue) && !tile.seePriceInCart)).toBe(true);
    const expected = (await all('')).items.filter((tile) => isWithin(tile.priceValue) && !tile.seePriceInCart);
    expect(ids(alone(narrowed.items)).toSorted()).toEqual(ids(alone(expected)).toSorted());
  });

  it('leave what is rated so or better, and what is on sale', async () => {
    const everything = (await all('')).items;
    const rated = await all('rating=4');
    expect(ids(alone(rated.items)).toSorted()).toEqual(ids(alone(everything).filter((tile) => tile.rating >= 4)).toSorted());
    await site.database.query("update items set list_price_cents = price_cents + 500 where item_id in ('100001', '100003')");
    site.shop.catalog.forget();
    const onSale = await all('promo=sale');
    expect(ids(onSale.items).toSorted()).toEqual(['100001', '100003']);
    expect(onSale.items.every((tile) => tile.originalPrice !== null)).toBe(true);
    await site.database.query('update items set list_price_cents = null');
    site.shop.catalog.forget();
  });

  it('leave what is made for any of the printers that are named, and count each of them', async () => {
    const narrowed = await all('printer=Ardent%20L40&printer=Ardent%20L48&q=toner');
    expect(ids(narrowed.items).toSorted()).toEqual(['100035', '100036']);
    expect(facet(narrowed, 'Printer')).toEqual({
      key: 'printer',
      label: 'Printer',
      values: [
        { value: 'Ardent L40', label: 'Ardent L40', count: 1 },
        { value: 'Ardent L48', label: 'Ardent L48', count: 2 },
      ],
    });
    expect(facet(await all('q=toner'), 'Printer')).toBeUndefined();
    const none = await all('q=toner&printer=Ardent');
    expect([none.totalItems, facet(none, 'Printer')?.values]).toEqual([0, [{ value: 'Ardent', label: 'Unknown printer', count: 0 }]]);
  });

  it('leave all, and put first of a kind what is made for printers that are to come first', async () => {
    for (const first of ['100036', '100035']) {
      const other = first === '100036' ? '100035' : '100036';
      const modelOf = async (itemId: string, model: string) =>
        site.database.query(
          `update items set facts = jsonb_set(facts, '{printerModels}', $2), search_text = search_text || ' ' || $3 where item_id = $1`,
          [itemId, JSON.stringify([model]), model],
        );
      const saved = await site.database.query<{ item_id: string; facts: object; search_text: string }>(
        "select item_id, facts, search_text from items where item_id in ('100035', '100036')",
      );
      await modelOf(first, 'Ardent L91');
      site.shop.catalog.forget();
      const found = await all('q=toner&fitsFirst=Ardent%20L91');
      expect(ids(found.items)[0]).toBe(first);
      expect(ids(found.items)).toContain(other);
      expect(found.totalItems).toBe((await all('q=toner')).totalItems);
      // Of what is no ink nothing changes.
      expect(ids((await all('q=paper&fitsFirst=Ardent%20L91')).items)).toEqual(ids((await all('q=paper')).items));
      for (const { item_id: itemId, facts, search_text: text } of saved.rows)
        await site.database.query('update items set facts = $2, search_text = $3 where item_id = $1', [itemId, facts, text]);
      site.shop.catalog.forget();
    }
  });

  it('are one where items say the same under several names, and count each item once', async () => {
    const said = [
      ['100002', '[["Ink color", "Bright Assorted"], ["Color", "Assorted"]]'],
      ['100006', '[["Colors", "Assorted Brights"]]'],
      ['100010', '[["Color", "Red"]]'],
    ] as const;
    const { rows } = await site.database.query<{ item_id: string; specifications: unknown }>(
      "select item_id, specifications from items where item_id in ('100002', '100006', '100010')",
    );
    for (const [itemId, specifications] of said)
      await site.database.query('update items set specifications = $2 where item_id = $1', [itemId, specifications]);
    site.shop.catalog.forget();
    const brands = new Set(
      (await find('q=&size=48')).data.items.flatMap(({ itemId, brand }) => (said.some(([id]) => id === itemId) ? brand : [])),
    );
    const within = [...brands].map((brand) => `brand=${encodeURIComponent(brand)}`).join('&');
    for (const value of ['Color:Assorted', 'Ink color:Bright Assorted']) {
      const { data } = await find(`q=&${within}&attribute=${encodeURIComponent(value)}`);
      expect(
        ids(data.items)
          .filter((itemId) => said.some(([id]) => id === itemId))
          .toSorted(),
      ).toEqual(['100002', '100006']);
      expect(data.totalItems).toBe(data.items.length);
    }
    const facets = (await find(`q=&${within}&attribute=${encodeURIComponent('Color:Assorted')}`)).data.facets.filter(
      ({ key }) => key === 'attribute',
    );
    expect(facets.map(({ label }) => label)).toContain('Color');
    expect(facets.map(({ label }) => label)).not.toContain('Ink color');
    for (const { item_id: itemId, specifications } of rows)
      await site.database.query('update items set specifications = $2 where item_id = $1', [itemId, JSON.stringify(specifications)]);
    site.shop.catalog.forget();
  });

  it('are not offered for lines that hold a list: one who has a printer would miss what fits that and others', async () => {
    const everything = await all('q=TN-40');
    expect(facet(everything, 'Yield class')?.values.map(({ count }) => count)).toEqual([1, 1]);
    expect(facet(everything, 'Yield class')?.values.map(({ label }) => label)).toEqual(['Standard Yield', 'High Yield']);
    expect(facet(everything, 'Compatible printers')).toBeUndefined();
    expect(ids((await all('q=TN-40&printer=Ardent%20L48')).items).toSorted()).toEqual(['100035', '100036']);
  });

  it('leave all that is made for a printer where nothing else is looked for', async () => {
    const narrowed = await all('printer=Ardent%20L40');
    expect(ids(narrowed.items)).toEqual(['100035']);
    expect(facet(narrowed, 'Printer')?.values).toEqual([{ value: 'Ardent L40', label: 'Ardent L40', count: 1 }]);
    expect((await all('printer=Ardent%20L48&brand=Northline')).totalItems).toBe(0);
  });

  it("take any value of a label, and all labels: 'Color' in two colors counts the other colors under everything else", async () => {
    const { items } = (await all('')) satisfies { items: ProductTile[] };
    const specifications = new Map<string, [string, string][]>();
    for (const { itemId } of items) {
      const { body } = await aVisitor(site).get<{ product: ProductDetails }>(`/cc/api/products/${itemId}`);
      specifications.set(itemId, body.product.specifications);
    }
    // Items write it under several names, and what is of several colors in several ways.
    const isColor = (label: string) => ['Color', 'Colors', 'Ink color'].includes(label);
    const colorIn = (value: string) => (/^(?:bright )?assorted(?: brights?| colors)?$|^multicolor$/i.test(value) ? 'Assorted' : value);
    const withColor = (...colors: string[]) =>
      items.filter(({ itemId }) => specifications.get(itemId)?.some(([label, value]) => isColor(label) && colors.includes(colorIn(value))));
    const narrowed = await all('attribute=Color:Black&attribute=Color:White');
    expect(narrowed.totalItems).toBeGreaterThan(1);
    expect(ids(narrowed.items).toSorted()).toEqual(ids(withColor('Black', 'White')).toSorted());
    const colors = facet(narrowed, 'Color')?.values ?? [];
    expect(colors.length).toBeGreaterThan(2);
    for (const { value, label, count } of colors) {
      expect(value).toBe(`Color:${label}`);
      expect(count, label).toBe(withColor(label).length);
    }
  });

  it("leave what lies in the shopper's store, and mean nothing without one", async () => {
    const everything = await all('bopis=true');
    expect(everything.totalItems).toBe((await all('')).totalItems);
    expect(facet(everything, 'Pickup')).toBeUndefined();
    const visitor = aVisitor(site);
    visitor.cookies.set('YourStore', encodeURIComponent(JSON.stringify({ storeNumber: '1547' })));
    const { data } = (await visitor.get<SearchAnswer>('/ele-lpd/api/searchProxy/search?size=100&bopis=true')).body;
    expect(data.items.length).toBeGreaterThan(1);
    expect(data.totalItems).toBeLessThan(everything.totalItems);
    expect(data.facets.find(({ key }) => key === 'bopis')?.values[0]).toMatchObject({
      label: expect.stringMatching(/^Pick up today at \w/),
      count: data.totalItems,
    });
    const { rows } = await site.database.query<{ item_id: string }>(
      "select item_id from stock where location_id = '1547' and available > 0",
    );
    const lying = new Set(rows.map((row) => row.item_id));
    expect(data.items.every((tile) => lying.has(tile.itemId) && tile.bopisEligible)).toBe(true);
  });

  it('tell no price to who may not see prices: neither by ranges, nor by their counts, nor by an order [C6-31]', async () => {
    const cleo = await signedIn(site, 'cleo.clerk@cedarlegal.example');
    const ask = async (query: string) => (await cleo.get<SearchAnswer>(`/ele-lpd/api/searchProxy/search?size=100&${query}`)).body.data;
    const everything = await ask('');
    expect(everything.facets.map(({ key }) => key)).not.toContain('price');
    expect(ids((await ask('price=10-25')).items)).toEqual(ids(everything.items));
    expect(ids((await ask('sort=price_asc')).items)).toEqual(ids(everything.items));
    expect(everything.facets.map(({ key }) => key)).not.toContain('promo');
    expect(ids((await ask('promo=sale')).items)).toEqual(ids(everything.items));
    const bo = await signedIn(site, 'bo.buyer@cedarlegal.example');
    const { data } = (await bo.get<SearchAnswer>('/ele-lpd/api/searchProxy/search?size=100&price=10-25')).body;
    expect(data.facets.map(({ key }) => key)).toContain('price');
    expect(data.totalItems).toBeLessThan(everything.totalItems);
  });

  it.each([
    'price=cheap',
    'price=25-10',
    'rating=7',
    'rating=x',
    'promo=everything',
    'attribute=Color',
    'inStock=perhaps',
    'rating=3.5',
    `attribute=${'A:b&attribute=A:'.repeat(25)}c`,
  ])('refuse what is none: %s', async (query) => {
    expect(await aVisitor(site).get(`/ele-lpd/api/searchProxy/search?q=pen&${query}`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_REQUEST' },
    });
  });
});

describe('search', () => {
  it('finds by words and by item number, by a GET, and counts the facets [S7-49]', async () => {
    expect(ids((await find('q=copy+paper')).data.items)).toContain('100001');
    expect(ids((await find('q=100001')).data.items)).toEqual(['100001']);
    expect((await find('q=stapler')).data.facets.map((facet) => facet.key)).toEqual([
      'supercategory',
      'brand',
      'attribute',
      'attribute',
      'inStock',
    ]);
  });

  it('sorts by price both ways', async () => {
    const prices = async (sort: string) => (await find(`q=mouse&sort=${sort}`)).data.items.map((tile) => tile.priceValue ?? 0);
    const up = await prices('price_asc');
    expect(up.length).toBeGreaterThan(1);
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(await prices('price_desc')).toEqual(up.toReversed());
  });

  it("comes in the order of the business user's SEARCH_ permission, unless another is asked for [C6-18]", async () => {
    await site.database.query("update users set permissions = permissions || array['SEARCH_PRICE_ASC'] where email = $1", [
      'walt.wholesale@northwindschools.example',
    ]);
    const walt = await signedIn(site, 'walt.wholesale@northwindschools.example');
    const search = async (query: string) => {
      const { data } = (await walt.get<SearchAnswer>(`/ele-lpd/api/searchProxy/search?${query}`)).body;
      return data.items.map((tile) => tile.priceValue ?? 0);
    };
    const usual = await search('q=mouse');
    expect(usual.length).toBeGreaterThan(1);
    expect(usual).toEqual(usual.toSorted((a, b) => a - b));
    expect(await search('q=mouse&sort=price_desc')).toEqual(usual.toReversed());
  });

  it('takes words that nothing has for those that are meant, unless they are meant as they stand', async () => {
    const found = await find('q=stapeler');
    expect(found.correction).toBe('stapler');
    expect(found.data.items[0]?.baseCatId).toBe('staplers');
    expect(await find('q=stapeler&exact=true')).toMatchObject({ data: { totalItems: 0 }, correction: null });
    expect(await find('q=qqqqzzzz')).toMatchObject({ data: { totalItems: 0, items: [] }, correction: null });
  });

  it('knows no word of what is for wholesalers alone, not even to correct another by it', async () => {
    await site.database.query(
      "update items set name = name || ' Zymurgite', search_text = search_text || ' zymurgite' where item_id = '100044'",
    );
    site.shop.catalog.forget();
    expect(await find('q=zymurgit')).toMatchObject({ data: { totalItems: 0 }, correction: null });
    const walt = await signedIn(site, 'walt.wholesale@northwindschools.example');
    const { body } = await walt.get<SearchAnswer>('/ele-lpd/api/searchProxy/search?q=zymurgite');
    expect(ids(body.data.items)).toEqual(['100044']);
  });

  it('keeps as much of what is asked for as there is, and says what there is not; an amount is not missed', async () => {
    const closest = async (query: string) => {
      const { data, missing } = await find(`q=${encodeURIComponent(query)}`);
      return { kinds: [...new Set(data.items.map((tile) => tile.baseCatId))].join(), missing };
    };
    expect(await closest('stapler')).toEqual({ kinds: 'staplers', missing: null });
    expect(await closest('stapler 4711 pack')).toEqual({ kinds: 'staplers', missing: null });
    expect(await closest('4711x4712 stapler')).toEqual({ kinds: 'staplers', missing: '4711x4712' });
    expect(await closest('unheardof red stapler')).toEqual({ kinds: 'staplers', missing: 'unheardof' });
    expect(await closest('unheardof')).toEqual({ kinds: '', missing: null });
    // A number says nothing of a thing that nobody knows.
    expect(await closest('unheardof 100')).toEqual({ kinds: '', missing: null });
  });

  it('says what is not carried, and what it shows instead', async () => {
    const told = async (query: string) => {
      const { data, missing, notCarried } = await find(`q=${encodeURIComponent(query)}`);
      return { kind: data.items[0]?.baseCatId, missing, notCarried };
    };
    expect(await told('swingline')).toEqual({ kind: 'staplers', missing: null, notCarried: { said: 'swingline', near: 'staplers' } });
    expect(await told('red swinglines unheardof')).toEqual({
      kind: 'staplers',
      missing: 'unheardof',
      notCarried: { said: 'swinglines', near: 'staplers' },
    });
    // What is found says all of it, and is another thing.
    await site.database.query("update items set search_text = search_text || ' quuxmagnet' where kind_id = 'staplers'");
    await site.database.query(`insert into search_synonyms (said, means) values ('qx', '{quuxmagnet}')`);
    await site.database.query(`update product_kinds set part_names = part_names || '{quux stapler}' where kind_id = 'staplers'`);
    site.shop.catalog.forget();
    expect(await told('quuxmagnets for staplers')).toEqual({
      kind: 'staplers',
      missing: null,
      notCarried: { said: 'quuxmagnets for staplers', near: null },
    });
    expect(await told('quuxmagnet stapler')).toMatchObject({ kind: 'staplers', missing: null, notCarried: null });
    // There is no truck, and what is stapled is nothing near one; nor is a stapler near its museum.
    expect(await told('stapling truck')).toEqual({ kind: undefined, missing: null, notCarried: { said: 'stapling truck', near: null } });
    expect(await told('stapler museum')).toEqual({ kind: undefined, missing: null, notCarried: { said: 'stapler museum', near: null } });
    // Of what is no word it is not known what it is.
    expect(await told('stapling trukkk')).toEqual({ kind: undefined, missing: null, notCarried: null });
    expect(await told('stapler wood')).toMatchObject({ kind: 'staplers', missing: 'wood', notCarried: null });
    expect(await told('bx staplers')).toMatchObject({ kind: 'staplers', missing: null, notCarried: null });
    expect(await told('quux staplers')).toMatchObject({ missing: 'quux', notCarried: { said: 'quux staplers', near: 'staplers' } });
  });

  it('finds a model and the number of an item however they are written, the number from four digits on', async () => {
    const found = async (query: string) => ids((await find(`q=${encodeURIComponent(query)}`)).data.items).toSorted();
    for (const model of ['TN-40', 'tn 40', 'TN40']) expect(await found(model)).toEqual(['100035', '100036']);
    expect(await found('100035')).toEqual(['100035']);
    const begun = await found('10003');
    expect(begun).toContain('100035');
    expect(begun.filter((id) => !id.startsWith('10003'))).toEqual([]);
    expect(await found('100')).not.toContain('100035');
  });

  it('hides what is not published and what only wholesalers may see [C1-13 C6-07]', async () => {
    const all = (await find('q=&size=100')).data.items;
    expect(ids(all)).not.toContain('100047');
    expect(ids(all)).not.toContain('100044');
    const walt = aVisitor(site, { host: 'business.localhost' });
    await walt.post('/cc/api/auth/login', { email: 'walt.wholesale@northwindschools.example', password: 'Foolscap-demo-1' });
    const { body } = await walt.get<SearchAnswer>('/ele-lpd/api/searchProxy/search?q=100044');
    expect(ids(body.data.items)).toContain('100044');
  });
});

describe('tiles', () => {
  it('show the member price to members only [C1-26]', async () => {
    const tileOf = (answer: SearchAnswer) => answer.data.items.find((tile) => tile.itemId === '100002');
    expect(tileOf(await find('q=100002'))?.memberPrice).toBeNull();
    const selma = aVisitor(site);
    await selma.post('/cc/api/auth/login', { email: 'selma.select@example.com', password: 'Foolscap-demo-1' });
    const { body } = await selma.get<SearchAnswer>('/ele-lpd/api/searchProxy/search?q=100002');
    expect(tileOf(body)).toMatchObject({ priceValue: 18.49, memberPrice: 16.49 });
  });
});

describe('a search for what is written in the shop itself', () => {
  it('finds each category and department by its name, and tells of nothing missing', async () => {
    type Card = { id: string; name: string; itemCount: number; children?: Card[] };
    const { departments } = (await aVisitor(site).get<{ departments: Card[] }>('/cc/api/categories')).body;
    const all = departments.flatMap((department) => [department, ...(department.children ?? [])]);
    expect(all.length).toBeGreaterThan(40);
    const wrong: string[] = [];
    for (const { name } of all) {
      const answer = await find(`q=${encodeURIComponent(name)}`);
      if (answer.data.totalItems === 0 || answer.missing !== null || answer.notCarried !== null) wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it('finds each item by its name, whole and up to the first comma, among the first five', async () => {
    const { rows } = await site.database.query<{ item_id: string; name: string }>(
      "select item_id, name from items where is_published and not is_wholesale and facts - 'manufacturerNumber' - 'gtin' = '{}' order by item_id",
    );
    expect(rows.length).toBeGreaterThan(10);
    const wrong: string[] = [];
    for (const { item_id: itemId, name } of rows)
      for (const typed of [name, name.split(',')[0] ?? '']) {
        const answer = await find(`q=${encodeURIComponent(typed)}`);
        const isThere = answer.data.items.slice(0, 5).some((tile) => tile.itemId === itemId);
        if (!isThere || answer.missing !== null || answer.notCarried !== null) wrong.push(typed);
      }
    expect(wrong).toEqual([]);
  });
});

describe('a department', () => {
  it('begins with a mix of its categories: what sells best of each in turns, the more the more is spent on it', async () => {
    const { body } = await aVisitor(site).get<CategoryAnswer>('/cc/api/categories/desk-supplies?size=60');
    const tiles = body.data.items.filter(
      ({ isOutOfStock, isBackOrder, deliveryText }) => !isOutOfStock && !isBackOrder && deliveryText !== null,
    );
    const { rows } = await site.database.query<{ item_id: string; popularity: number }>(
      "select item_id, popularity from items where department_id = 'desk-supplies'",
    );
    const sales = new Map(rows.map((row) => [row.item_id, row.popularity]));
    const byCategory = Map.groupBy(tiles, ({ baseCatId }) => baseCatId);
    expect(byCategory.size).toBeGreaterThan(2);
    for (const own of byCategory.values()) {
      const sold = own.map(({ itemId }) => sales.get(itemId) ?? 0);
      expect(sold).toEqual(sold.toSorted((one, other) => other - one));
    }
    // A clock is bought more often than a chair, and less is spent on it.
    const spent = (of: string) =>
      (byCategory.get(of) ?? []).reduce((sum, { itemId, priceValue }) => sum + (sales.get(itemId) ?? 0) * (priceValue ?? 0), 0);
    const firsts = [...byCategory.keys()];
    expect(firsts.map(spent)).toEqual(firsts.map(spent).toSorted((one, other) => other - one));
  });
});

describe('what sells best, on the home page', () => {
  type Home = { bestSellers: ProductTile[] };
  const atHome = async () => {
    site.shop.catalog.forget();
    return ids((await aVisitor(site).get<Home>('/cc/api/home')).body.bestSellers);
  };
  const set = (change: string) => site.database.query(`update items set ${change} where item_id = '100001'`);

  it('is what can be bought as it stands, whatever else is known of it, and is not sold out', async () => {
    const { rows } = await site.database.query<{ facts: string; popularity: number }>(
      "select facts::text, popularity from items where item_id = '100001'",
    );
    try {
      await set("popularity = 1000000, facts = '{}'");
      expect((await atHome())[0]).toBe('100001');
      await set(`facts = '{"fitsItemIds": ["100002"], "swatch": {"label": "Blue", "isColor": true}}'`);
      expect((await atHome())[0]).toBe('100001');
      for (const fact of ['{"isComingSoon": true}', '{"childOf": ["100002"]}', '{"isDiscontinued": true}']) {
        await set(`facts = '${fact}'`);
        expect(await atHome(), fact).not.toContain('100001');
      }
      await set("facts = '{}'");
      const before = await site.database.query('select location_id, available from stock where item_id = $1', ['100001']);
      await site.database.query("update stock set initial = initial - available, available = 0 where item_id = '100001'");
      expect(await atHome()).not.toContain('100001');
      for (const { location_id, available } of before.rows)
        await site.database.query('update stock set initial = initial + $2, available = $2 where item_id = $3 and location_id = $1', [
          location_id,
          available,
          '100001',
        ]);
    } finally {
      await site.database.query("update items set facts = $1, popularity = $2 where item_id = '100001'", [
        rows[0]?.facts,
        rows[0]?.popularity,
      ]);
      site.shop.catalog.forget();
    }
  });
});

describe('what an account’s policies block', () => {
  const CATEGORIES = '/cc/api/categories';
  type Home = { deals: ProductTile[]; bestSellers: ProductTile[] };
  type Departments = { departments: { id: string; itemCount: number; children: { id: string; itemCount: number }[] }[] };

  /** The energy drink as this visitor sees it. */
  async function seenBy(visitor: Visitor, categoryId: string) {
    const { body } = await visitor.get<Departments>(CATEGORIES);
    const { body: listing } = await visitor.get<SearchAnswer>('/ele-lpd/api/searchProxy/search?q=100045');
    const { body: home } = await visitor.get<Home>('/cc/api/home');
    const { status } = await visitor.get('/cc/api/products/100045');
    return {
      count: body.departments.flatMap((department) => department.children).find(({ id }) => id === categoryId)?.itemCount,
      found: ids(listing.data.items),
      atHome: ids([...home.deals, ...home.bestSellers]).includes('100045'),
      status,
    };
  }

  it('is nowhere for those from whom it is hidden, and shown but not sold to the others [C6-11 C6-13]', async () => {
    // It would stand first on the home page.
    await site.database.query("update items set popularity = 1000000, list_price_cents = 1000000, facts = '{}' where item_id = '100045'");
    site.shop.catalog.forget();
    const [carl, bea, sam] = await Promise.all(
      ['carl.contract@harbordental.example', 'bea.buyer@harbordental.example', 'sam.shopper@example.com'].map((email) =>
        signedIn(site, email),
      ),
    );
    if (carl === undefined || bea === undefined || sam === undefined) throw new Error('nobody is there');
    const { rows } = await site.database.query<{ id: string; count: number }>(
      `select category_id as id, count(*)::int from items where is_published
       and category_id = (select category_id from items where item_id = '100045') group by category_id`,
    );
    const { id = '', count } = rows[0] ?? {};
    expect(await seenBy(carl, id)).toEqual({ count: undefined, found: [], atHome: false, status: 400 });
    expect(await seenBy(bea, id)).toEqual({ count, found: ['100045'], atHome: true, status: 200 });
    expect(await seenBy(sam, id)).toEqual({ count, found: ['100045'], atHome: true, status: 200 });
    const { body } = await bea.get<{ product: ProductDetails }>('/cc/api/products/100045');
    expect(body.product).toMatchObject({ ctaText: 'View details', actionLabel: 'VIEW' });
  });

  it('is left out of the tiles of whatever list it stands in', async () => {
    const looking = async (email: string) => {
      const { rows } = await site.database.query<{ user_id: string }>('select user_id from users where email = $1', [email]);
      const buying = await buyingForUser(site.shop, {
        userId: rows[0]?.user_id ?? '',
        tenant: 'SBA',
        actor: { kind: 'JOB', name: 'test' },
      });
      if (buying === undefined) throw new Error(`nobody is ${email}`);
      return ids(await viewTiles(site.shop, buying.shopper, ['100045', '100047', '100001', 'no such', '100044', '100003']));
    };
    expect(await looking('carl.contract@harbordental.example')).toEqual(['100001', '100003']);
    expect(await looking('bea.buyer@harbordental.example')).toEqual(['100045', '100001', '100003']);
    expect(await looking('walt.wholesale@northwindschools.example')).toEqual(['100045', '100001', '100044', '100003']);
  });
});

describe('a set', () => {
  const buttonOf = async (visitor: Visitor, itemId = '100039') => {
    site.shop.catalog.forget();
    const { body } = await visitor.get<{ product: ProductDetails }>(`/cc/api/products/${itemId}`);
    return [body.product.actionLabel, body.product.ctaText];
  };

  it('can be added on its own page, to which its tile leads [A-157]', async () => {
    expect(await buttonOf(aVisitor(site))).toEqual(['ADD', 'Add to cart']);
    const tile = (await find('q=100039')).data.items.find(({ itemId }) => itemId === '100039');
    expect([tile?.actionLabel, tile?.ctaText]).toEqual(['VIEW', 'View details']);
  });

  it('that somebody may not buy cannot be added on its page either', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    expect(await buttonOf(bea)).toEqual(['ADD', 'Add to cart']);
    await site.database.query("insert into account_policies (account_number, blocked_item_id) values ('4410001', '100039')");
    expect(await buttonOf(bea)).toEqual(['VIEW', 'View details']);
    await site.database.query("delete from account_policies where blocked_item_id = '100039'");
    await changeItem(site, '100039', { facts: { isComingSoon: true } });
    expect(await buttonOf(aVisitor(site))).toEqual(['VIEW', 'View details']);
    await changeItem(site, '100039', { facts: { isComingSoon: false } });
  });
});

describe('the on-contract filter', () => {
  it('is for those who have it, and leads to what their account has agreed on [C6-09 C1-10]', async () => {
    const path = '/ele-lpd/api/searchProxy/search?q=paper&onContract=true';
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    const { data } = (await bea.get<SearchAnswer>(path)).body;
    expect(ids(data.items)).toContain('100001');
    expect(data.items.every((tile) => tile.onContract)).toBe(true);
    expect(data.facets.find((facet) => facet.key === 'onContract')?.values).toEqual([
      { value: 'true', label: 'On contract', count: data.totalItems },
    ]);
    const walt = await signedIn(site, 'walt.wholesale@northwindschools.example');
    const { data: others } = (await walt.get<SearchAnswer>(path)).body;
    expect(others.facets.map((facet) => facet.key)).toEqual(['supercategory', 'brand']);
    expect(others.totalItems).toBe((await find('q=paper')).data.totalItems);
  });

  it('is offered where something is on contract, or where it is chosen [C6-09]', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    const offered = async (query: string) => {
      const { data } = (await bea.get<SearchAnswer>(`/ele-lpd/api/searchProxy/search?${query}`)).body;
      expect(data.facets.flatMap(({ values }) => values).filter(({ count }) => count === 0)).toHaveLength(
        query.includes('onContract') ? 1 : 0,
      );
      return data.facets.find(({ key }) => key === 'onContract')?.values[0]?.count;
    };
    expect(await offered('q=paper')).toBeGreaterThan(0);
    expect(await offered('q=stapler')).toBeUndefined();
    expect(await offered('q=stapler&onContract=true')).toBe(0);
  });
});
