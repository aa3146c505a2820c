import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import type { getCategory } from '#contracts/catalog.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const PAPER = '/cc/api/categories/copy-paper';
type Category = z.output<(typeof getCategory)['answer']>;

const HOME = '/cc/api/home';
const compressed = async () => (await site.app.inject({ url: HOME, headers: { host: 'localhost', 'accept-encoding': 'br' } })).rawPayload;

it('many who ask for the same category get one answer, which is made once and the same in every encoding', async () => {
  const readsOf = async (visitors: number) => {
    site.shop.catalog.forget();
    const now = vi.spyOn(site.shop.catalog, 'items');
    const answers = await Promise.all(Array.from({ length: visitors }, () => aVisitor(site).get<Category>(PAPER)));
    const reads = now.mock.calls.length;
    now.mockRestore();
    return { answers, reads };
  };
  const ofOne = await readsOf(1);
  const { answers, reads } = await readsOf(20);
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBe(ofOne.reads);
  const [first] = answers;
  expect(first?.body.data.items.length).toBeGreaterThan(0);
  for (const { body } of answers) expect(body).toEqual(first?.body);
  const home = await aVisitor(site).get(HOME);
  for (const bytes of [await compressed(), await compressed()])
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(home.body);
});

it('a change of the catalogue is told at once', async () => {
  const nameOf = async () => (await aVisitor(site).get<Category>(PAPER)).body.category.name;
  const before = await nameOf();
  await site.database.query("update categories set name = 'Paper for copiers' where category_id = 'copy-paper'");
  expect(await nameOf()).toBe(before);
  site.shop.catalog.forget();
  expect(await nameOf()).toBe('Paper for copiers');
  await site.database.query('update categories set name = $1 where category_id = $2', [before, 'copy-paper']);
  site.shop.catalog.forget();
});

it('nothing is kept that was read before a change of the catalogue', async () => {
  const { catalog } = site.shop;
  type Departments = { departments: { id: string; name: string }[] };
  const nameOf = async () =>
    (await aVisitor(site).get<Departments>('/cc/api/categories')).body.departments.find(({ id }) => id === 'paper')?.name;
  const before = await nameOf();
  catalog.forget();
  const read = catalog.categories;
  vi.spyOn(catalog, 'categories').mockImplementationOnce(async () => {
    const categories = await read();
    await site.database.query("update categories set name = 'Papers' where category_id = 'paper'");
    catalog.forget();
    return categories;
  });
  await nameOf();
  expect(await nameOf()).toBe('Papers');
  await site.database.query('update categories set name = $1 where category_id = $2', [before, 'paper']);
  catalog.forget();
});

it('what is kept for who has signed in is given to nobody who has not: the business site asks first', async () => {
  const bea = aVisitor(site, { host: 'business.localhost' });
  await bea.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
  expect((await bea.get(PAPER)).status).toBe(200);
  expect((await aVisitor(site, { host: 'business.localhost' }).get(PAPER)).status).toBe(401);
});
