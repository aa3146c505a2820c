import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeItem } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';
import { manageCatalog } from './index.ts';

const site = useShop();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-volume-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function manage(...words: readonly string[]) {
  const lines: string[] = [];
  const isDone = await manageCatalog(site.shop, words, { line: (text) => lines.push(text), progress: () => undefined });
  site.shop.catalog.forget();
  return { isDone, said: lines.join('\n') };
}

async function importing(content: string) {
  const path = join(folder, 'volume.csv');
  await writeFile(path, content);
  return manage('import', path, '--as', 'volume-prices');
}

const pricesOf = async (itemId: string) =>
  (await site.database.query('select volume_prices from items where item_id = $1', [itemId])).rows[0].volume_prices;

describe('a file of prices by quantity', () => {
  it('says what items cost by quantity, for everybody and for an account, and takes it away again', async () => {
    expect((await importing('sku,account,volume prices\n100006,,"5: 4.10 | 10+: $3.99"\n100001,4410001,20: 39.00\n')).said).toContain(
      '0 added, 2 changed',
    );
    expect(await pricesOf('100006')).toEqual([
      [5, 410],
      [10, 399],
    ]);
    const { items } = await aVisitor(site).add({ itemId: '100006', qty: 10 });
    expect(items[0]?.priceInfo.finalPriceBeforeBasketCoupons).toBe(39.9);
    const path = join(folder, 'exported.csv');
    expect((await manage('export', path, '--as', 'volume-prices')).isDone).toBe(true);
    const exported = await readFile(path, 'utf8');
    expect(exported).toContain('100006,,5: 4.10 | 10: 3.99');
    expect(exported).toContain('100001,4410001,20: 39.00');
    expect((await importing('item_id,volume_prices\n100006,\n')).said).toContain('1 changed');
    expect(await pricesOf('100006')).toEqual([]);
  });

  it('takes what was exported after one alone had become cheaper, and refuses it of whoever has it not', async () => {
    await importing('sku,account,volume prices\n100006,,5: 4.10 | 10: 3.99\n100001,4410001,20: 39.00\n');
    const contract = async (priceCents: number) =>
      site.database.query(`update contract_prices set price_cents = $1 where (account_number, item_id) = ('4410001', '100001')`, [
        priceCents,
      ]);
    await changeItem(site, '100006', { priceCents: 405 });
    await contract(3900);
    const path = join(folder, 'after-a-sale.csv');
    expect((await manage('export', path, '--as', 'volume-prices')).isDone).toBe(true);
    const again = await manage('import', path, '--as', 'volume-prices');
    expect(again.said).toContain('0 added, 0 changed');
    expect(again.said).toContain('2 rows with a price by quantity that is not below what one costs now');
    expect(again.isDone).toBe(true);
    expect((await importing('sku,volume prices\n100006,5: 4.09 | 10: 3.99\n')).said).toContain('than one by itself, which is 4.05');
    expect((await importing('sku,volume prices\n100006,\n')).said).toContain('1 changed');
    await changeItem(site, '100006', { priceCents: 425 });
    await contract(4129);
  });

  it('says what cannot be, and changes nothing', async () => {
    const { isDone, said } = await importing(
      [
        'item_id,account,volume_prices',
        '100006,,5: 4.10 | 5: 3.99',
        '100006,,5: 3.99 | 10: 4.10',
        'none,,5: 1.00',
        '100006,nobody,5: 1.00',
        '100006,4410001,5: 1.00',
        '100006,,5: 4.25',
        '100006,,9: -4',
        '100013,,2: 1.00',
        '100013,,3: 1.00',
      ].join('\n'),
    );
    expect(isDone).toBe(false);
    for (const text of [
      'line 2, volume_prices: “5: 4.10 | 5: 3.99” has two prices from 5 pieces on',
      'line 3, volume_prices: “5: 3.99 | 10: 4.10” costs no less from 10 pieces on than from 5 on',
      'line 4, item_id: “none” is no item',
      'line 5, account: “nobody” is no account',
      'line 6, account: has “100006” not on its contract',
      'line 7, volume_prices: costs no less from 5 pieces on than one by itself, which is 4.25',
      'is less than nothing',
      'line 10: “100013 ” stands in line 9, too',
    ])
      expect(said).toContain(text);
    expect(await pricesOf('100013')).toEqual([]);
  });
});
