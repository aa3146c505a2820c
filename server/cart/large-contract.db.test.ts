import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { rowOf, type Visitor } from '#tests/support/visitor.ts';

const ITEMS = 50_000;
const ITEM = '/cc/api/checkout/default/item';
const site = useShop();

/** The names of the statements that reach PostgreSQL while something is done. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.flatMap(([asked]) => {
      const name: unknown = Reflect.get(Object(asked), 'name');
      return typeof name === 'string' ? [name] : [];
    });
  } finally {
    query.mockRestore();
  }
}

const add = (visitor: Visitor, itemId: string) => visitor.post(ITEM, { items: [{ itemId, qty: 1 }] });

describe('an account with a contract of 50,000 items', () => {
  beforeAll(async () => {
    const client = await site.database.connect();
    await client.query('set statement_timeout = 0');
    await client.query(
      `insert into items (item_id, name, brand, department_id, category_id, description, highlights, specifications, pictures, price_cents, uom,
         units_in_pack, unit_name, released_on, search_text)
       select 'L' || n, 'Ware', brand, department_id, category_id, '', '{}', '[]', pictures, 1000, 'Each', 1, 'each', released_on, ''
       from items, generate_series(1, $1) n where item_id = '100001'`,
      [ITEMS],
    );
    await client.query(
      `insert into contract_prices (account_number, item_id, price_cents, customer_sku) select '4410001', 'L' || n, 700, 'OWN-' || n from generate_series(1, $1) n`,
      [ITEMS],
    );
    await client.query(
      "insert into stock (item_id, location_id, initial, available) select 'L' || n, 'FC1', 1000, 1000 from generate_series(1, 100) n",
    );
    await client.query('analyze items; analyze contract_prices');
    client.release(true);
  }, 120_000);

  it('pays its prices, and an add asks, budgets and all, the database no more than anybody else’s', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    await add(bea, 'L1');
    await add(bea, 'L2');
    expect(await statementsOf(() => add(bea, 'L1'))).toEqual(['cart_of_spender', 'cart_save']);
    const row = rowOf(await bea.cart(), 'L1');
    expect(row).toMatchObject({ qty: 2, onContract: true, customerSku: 'OWN-1', priceInfo: { basePricePerUnit: 7 } });
    const sam = await signedIn(site, 'sam.shopper@example.com');
    await add(sam, 'L1');
    expect(await statementsOf(() => add(sam, 'L1'))).toEqual(['cart_of_user', 'cart_save']);
    expect(rowOf(await sam.cart(), 'L1')).toMatchObject({ onContract: false, customerSku: null, priceInfo: { basePricePerUnit: 10 } });
  });

  it('pays what was agreed since it last looked, without anybody telling the shop', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    await add(bea, 'L3');
    await site.database.query("update contract_prices set price_cents = 650 where account_number = '4410001' and item_id = 'L3'");
    expect(rowOf(await bea.cart(), 'L3').priceInfo.basePricePerUnit).toBe(6.5);
  });

  it('is asked about what goes along with rows too', async () => {
    const bea = await signedIn(site, 'bea.buyer@harbordental.example');
    await site.database.query("insert into contract_prices (account_number, item_id, price_cents) values ('4410001', '100017', 5000)");
    await add(bea, '100016');
    const cart = await bea.cart();
    expect(rowOf(cart, '100016').onContract).toBe(false);
    const offered = [...cart.relatedItems, ...cart.warrantyItems].filter((related) => related.itemId === '100017');
    expect(offered.map((related) => related.price)).toEqual(expect.arrayContaining([50]));
    expect(new Set(offered.map((related) => related.price)).size).toBe(1);
  });
});
