import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContractLine, PriceList } from '#contracts/organization/contract.ts';
import { manageCatalog } from '#server/catalog-files/catalog-command.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { turnContractDays } from './contract-days.ts';

const site = useShop({ hasPages: true });
const PATH = '/cc/api/organization/contract';
const BEA = 'bea.buyer@harbordental.example';
const BO = 'bo.buyer@cedarlegal.example';
const DAY_MS = 86_400_000;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foolscap-contracts-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Contract = { lists: PriceList[]; total: number; lines: ContractLine[] };
const contract = async (visitor: Visitor, query = '') => (await visitor.get<Contract>(`${PATH}${query}`)).body;
const dayIn = (days: number) => new Date(site.shop.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
async function importing(content: string) {
  const path = join(folder, 'contract.csv');
  await writeFile(path, content);
  const lines: string[] = [];
  const isDone = await manageCatalog(site.shop, ['import', path, '--as', 'contracts'], {
    line: (text) => void lines.push(text),
    progress: () => undefined,
  });
  site.shop.catalog.forget();
  return { isDone, said: lines.join('\n') };
}
type Product = { product: { priceValue: number; onContract: boolean; additionalMsg: string | null } };
const product = async (visitor: Visitor, itemId: string) => (await visitor.get<Product>(`/cc/api/products/${itemId}`)).body.product;
const priceInCart = async (visitor: Visitor, itemId: string) =>
  (await visitor.cart()).items.find((row) => row.itemId === itemId)?.priceInfo.basePricePerUnit;
/** Goes on by so many days, and lets the day turn. */
async function after(days: number) {
  site.setNow(new Date(site.shop.now().getTime() + days * DAY_MS));
  await turnContractDays(site.shop);
}

it('a price list has its days: it begins on its first, is told of before its end, ends after its last, and a cart says what changed [C1-49]', async () => {
  const start = site.shop.now();
  const bo = await signedIn(site, BO);
  const site5 = (await product(bo, '100005')).priceValue;
  const header = 'account,item_id,price,price_list,valid_from,valid_until';
  const { isDone, said } = await importing(
    `${header}\n4410003,100002,1.11,Now,,${dayIn(20)}\n4410003,100005,0.99,Later,${dayIn(5)},${dayIn(60)}\n4410003,100003,2.22,Open,,\n`,
  );
  expect([isDone, said]).toEqual([true, expect.stringContaining('3 added')]);
  const { lists } = await contract(bo);
  expect(lists.map(({ name, items, isComing, endsSoon }) => [name, items, isComing, endsSoon])).toEqual([
    ['Now', 1, false, true],
    ['Open', 1, false, false],
    ['Later', 1, true, false],
  ]);
  expect((await contract(bo, '?sort=ENDS')).lines.map(({ itemId, list }) => [itemId, list])).toEqual([
    ['100002', 'Now'],
    ['100003', 'Open'],
  ]);
  expect(await product(bo, '100002')).toMatchObject({ onContract: true, priceValue: 1.11 });
  expect((await product(bo, '100002')).additionalMsg).toMatch(/^Contract price ends \w{3} \d+$/);
  expect((await contract(bo)).lines.find(({ itemId }) => itemId === '100002')?.endsText).toMatch(/^Contract price ends/);
  expect((await product(bo, '100003')).additionalMsg).toBe(null);
  expect(await product(bo, '100005')).toMatchObject({ onContract: false, priceValue: site5 });
  await bo.add({ itemId: '100002', qty: 1 }, { itemId: '100005', qty: 1 });
  expect([await priceInCart(bo, '100002'), await priceInCart(bo, '100005')]).toEqual([1.11, site5]);
  await after(5);
  expect(await product(bo, '100005')).toMatchObject({ onContract: true, priceValue: 0.99 });
  expect(await priceInCart(bo, '100005')).toBe(0.99);
  // Its last day is a day of it; the day after, it is over.
  await after(15);
  expect((await product(bo, '100002')).additionalMsg).toBe('Contract price ends today');
  expect(await priceInCart(bo, '100002')).toBe(1.11);
  await after(1);
  expect((await product(bo, '100002')).onContract).toBe(false);
  expect(await priceInCart(bo, '100002')).toBeGreaterThan(1.11);
  expect((await contract(bo)).lists.map(({ name }) => name)).toEqual(['Later', 'Open']);
  await after(0);
  site.setNow(start);
});

it('says what cannot be: an end that has passed or lies before the first day, and a later price without an amount', async () => {
  const { isDone, said } = await importing(
    `account,item_id,price,valid_from,valid_until\n4410003,100001,1,,${dayIn(-1)}\n4410003,100004,1,${dayIn(9)},${dayIn(8)}\n4410003,100006,,${dayIn(3)},\n`,
  );
  expect(isDone).toBe(false);
  for (const text of [
    'line 2, valid_until: has passed',
    'line 3, valid_until: is before',
    'line 4, price: is missing, and a price that begins later',
  ])
    expect(said).toContain(text);
});

it('is looked through by name, own number and saving; nobody else’s is seen, nor by who may see no prices [T41 C6-31]', async () => {
  await importing('account,item_id,price\n4410001,100002,1\n4410001,100003,2\n4410001,100005,3\n');
  const bea = await signedIn(site, BEA);
  const all = await contract(bea);
  expect(all.total).toBeGreaterThan(3);
  expect((await contract(bea, '?q=PAPER-A')).lines).toMatchObject([{ itemId: '100001', price: 41.29, customerSku: 'PAPER-A' }]);
  const savings = all.lines.map(({ price, sitePrice }) => (sitePrice === null ? 0 : Math.round((sitePrice - price) * 100)));
  expect(savings).toEqual(savings.toSorted((a, b) => b - a));
  expect((await bea.get<string>('/organization/contract')).body).toContain('Paper and toner');
  const tess = await signedIn(site, 'tess.teacher@northwindschools.example');
  expect(await contract(tess)).toMatchObject({ lists: [], total: 0, lines: [] });
  expect((await tess.get<string>('/organization/contract?q=PAPER-A')).body).toContain('No contract prices');
  const cleo = await signedIn(site, 'cleo.clerk@cedarlegal.example');
  expect((await cleo.get(PATH)).status).toBe(403);
  expect((await (await signedIn(site, 'sam.shopper@example.com')).get(PATH)).status).toBe(403);
});
