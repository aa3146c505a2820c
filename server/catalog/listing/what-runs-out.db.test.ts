import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { search } from '#contracts/catalog.ts';
import { isStockCounted } from '#domain/cart/offer.ts';
import type { ItemFacts } from '#domain/catalog/item-facts.ts';
import { changeItem, setStock } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
type Listed = z.output<(typeof search)['answer']>['data'];
const listed = async (query: string) => {
  site.shop.catalog.forget();
  return (await aVisitor(site).get<{ data: Listed }>(`/ele-lpd/api/searchProxy/search?q=&size=100&${query}`)).body.data.items;
};
const idsOf = (tiles: Listed['items']) => tiles.map(({ itemId }) => itemId);

/** Each that decides, and each beside every other. */
const DECIDING: readonly ItemFacts[] = [
  {},
  { productType: 'ESD' },
  { classId: '389' },
  { classId: '235' },
  { membership: 'SELECT' },
  { bundle: [{ itemId: '100001', qty: 1 }] },
  { backOrderDate: '2027-01-01' },
  { isPreOrder: true },
  { isPreOrder: false },
  { relation: 'WARRANTY' },
  { relation: 'ASSEMBLY' },
  { relation: 'TECHHELP' },
  { relation: 'ADDON' },
  { isWholesale: true },
];
const FACTS = DECIDING.flatMap((one) => DECIDING.map((other) => ({ ...one, ...other })));

it('the database counts the units of the same items as the program', async () => {
  const client = await site.database.connect();
  await client.query('begin');
  const differing: unknown[] = [];
  for (const facts of FACTS) {
    const { rows } = await client.query<{ is_stock_counted: boolean }>(
      "update items set facts = $1 where item_id = '100001' returning is_stock_counted",
      [facts],
    );
    if (rows[0]?.is_stock_counted !== isStockCounted(facts)) differing.push(facts);
  }
  await client.query('rollback');
  client.release();
  expect(differing).toEqual([]);
});

it('what was never delivered to the fulfilment centre is sold out to tiles and listings alike, until the first comes', async () => {
  const tileOf = async () => (await listed('')).find(({ itemId }) => itemId === '100001');
  const isFound = async () => idsOf(await listed('inStock=true')).includes('100001');
  expect([(await tileOf())?.isOutOfStock, await isFound()]).toEqual([false, true]);
  await setStock(site, '100001', undefined);
  expect([(await tileOf())?.isOutOfStock, await isFound()]).toEqual([true, false]);
  await site.database.query("insert into stock (item_id, location_id, initial, available) values ('100001', 'FC1', 5, 5)");
  expect([(await tileOf())?.isOutOfStock, await isFound()]).toEqual([false, true]);
  // What is about to run out is said, too.
  expect((await tileOf())?.fewLeft).toBe(5);
  await setStock(site, '100001', 6);
  expect((await tileOf())?.fewLeft).toBeUndefined();
});

it('an item that is deleted is sold out nowhere', async () => {
  const client = await site.database.connect();
  await client.query('begin');
  await client.query(
    `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents, uom,
       units_in_pack, unit_name, released_on, search_text)
     select 'NEW1', 'Ware', brand, department_id, category_id, '', '{}', '[]', pictures, 1000, 'Each', 1, 'each', released_on, ''
     from items where item_id = '100001'`,
  );
  const isSoldOut = async () => (await client.query("select from sold_out where item_id = 'NEW1'")).rowCount === 1;
  expect(await isSoldOut()).toBe(true);
  await client.query("insert into stock (item_id, location_id, initial, available) values ('NEW1', 'FC1', 5, 5)");
  expect(await isSoldOut()).toBe(false);
  await client.query("delete from stock where item_id = 'NEW1'");
  expect(await isSoldOut()).toBe(true);
  await client.query("delete from items where item_id = 'NEW1'");
  expect(await isSoldOut()).toBe(false);
  await client.query('rollback');
  client.release();
});

const FREE_SAMPLE = '100014';

it.each(['price_asc', 'price_desc'])(
  'a price that only the cart says, and what cannot be bought by itself, stand behind all others, ordered by %s',
  async (sort) => {
    await changeItem(site, '100002', { facts: { isPriceInCart: true } });
    const tiles = await listed(`sort=${sort}`);
    const shown = tiles.filter(
      ({ itemId, priceValue, seePriceInCart }) => priceValue !== null && !seePriceInCart && itemId !== FREE_SAMPLE,
    );
    expect(shown.length).toBeGreaterThan(10);
    expect(tiles.slice(0, shown.length)).toEqual(shown);
    expect(idsOf(tiles)).toContain(FREE_SAMPLE);
    await changeItem(site, '100002', { facts: { isPriceInCart: false } });
  },
);
