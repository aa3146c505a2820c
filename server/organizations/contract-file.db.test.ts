import { Readable } from 'node:stream';
import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { importCatalogFile } from '#server/catalog-files/import-file.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';

/** More than a file of them is read by at a time, and no whole number of parts. */
const PRICES = 5_600;
const CEDAR = '4410003';
const site = useShop({ hasPages: true });

beforeAll(async () => {
  await site.database.query(
    `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents, uom,
       units_in_pack, unit_name, released_on, search_text)
     select 'F' || lpad(n::text, 5, '0'), 'Ware "' || n || '"', brand, department_id, category_id, '', '{}', '[]', pictures, 1000, 'Each', 1, 'each', released_on, ''
     from items, generate_series(1, $1) n where item_id = '100001'`,
    [PRICES],
  );
});

async function* rows() {
  yield Buffer.from('account,item_id,price,customer_number,price_list,valid_until\n');
  for (let n = 1; n <= PRICES; n += 1)
    yield Buffer.from(`${CEDAR},F${String(n).padStart(5, '0')},7.${String(n % 100).padStart(2, '0')},CL-${n},Everyday,2027-12-31\n`);
}

it('thousands of prices are loaded from a file a part at a time, and given back as one that no spreadsheet carries out', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { written } = await importCatalogFile(site.shop, { from: Readable.from(rows()), name: 'contracts.csv', kind: 'contracts' });
  expect(written).toMatchObject({ rows: PRICES, added: PRICES });
  // No statement has more of the file than a part of it, however long the file is.
  const parts = query.mock.calls.flatMap(([asked]) => {
    const values: unknown = Reflect.get(Object(asked), 'values');
    return Reflect.get(Object(asked), 'name') === 'contract_file_set' && Array.isArray(values) ? [String(values[0])] : [];
  });
  query.mockRestore();
  expect(parts).toHaveLength(Math.ceil(PRICES / 500));
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(500 * 250);
  site.shop.catalog.forget();
  await site.database.query(
    "update contract_prices set customer_sku = '=1+1', price_list = '@list' where account_number = $1 and item_id = 'F00002'",
    [CEDAR],
  );
  const bo = await signedIn(site, 'bo.buyer@cedarlegal.example');
  const { status, body, headers } = await bo.get<string>('/organization/contract/prices.csv');
  expect([status, headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'attachment; filename="contract-prices.csv"',
    'no-store',
  ]);
  const lines = body.trimEnd().split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    '"Item","Your number","Name","Brand","Contract price","Site price","Price list","From","Through"',
    '"F00001","CL-1","Ware ""1""","Northline","7.01","10","Everyday","","2027-12-31"',
    `"F00002","'=1+1","Ware ""2""","Northline","7.02","10","'@list","","2027-12-31"`,
  ]);
  expect(new Set(lines).size).toBe(PRICES + 1);
  expect(lines.at(-1)).toContain(`"F0${PRICES}"`);
  // It is the organization's own, and of nobody who is shown no prices.
  expect(
    (await (await signedIn(site, 'bea.buyer@harbordental.example')).get<string>('/organization/contract/prices.csv')).body,
  ).not.toContain('F00001');
  expect((await (await signedIn(site, 'cleo.clerk@cedarlegal.example')).get<string>('/organization/contract/prices.csv')).status).toBe(403);
});
