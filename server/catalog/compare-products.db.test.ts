import { describe, expect, it } from 'vitest';
import type { ComparedProduct } from '#contracts/catalog.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const compare = async (itemIds: readonly string[], visitor: Visitor = aVisitor(site)) =>
  await visitor.get<{ products: ComparedProduct[] }>(`/cc/api/compared-products?${itemIds.map((id) => `itemId=${id}`).join('&')}`);
const found = async (...itemIds: string[]) => (await compare(itemIds)).body.products.map(({ itemId }) => itemId);

describe('items that are compared', () => {
  it('come with price and specifications, in the order asked for, each once', async () => {
    expect(await found('100006', '100001', '100006')).toEqual(['100006', '100001']);
    const [paper] = (await compare(['100001'])).body.products;
    expect(paper).toMatchObject({ price: '$46.99', unitPrice: expect.any(String), deliveryText: 'Get it Nov 23–27' });
    expect(paper?.specifications.length).toBeGreaterThan(3);
  });

  it('come with the day on which their prices hold', async () => {
    const { body } = await aVisitor(site).get<{ asOf: string }>('/cc/api/compared-products?itemId=100001');
    expect(body.asOf).toBe('2026-11-20');
  });

  it('are compared under their own number [S3-60]', async () => {
    const { products } = (await compare(['100001', '100006'])).body;
    expect(products.map(({ compareItemID }) => compareItemID)).toEqual(['100001', '100006']);
  });

  it('are left out when there is none of that number, it is not published or not for this visitor', async () => {
    expect(await found('999999', '100047', '100044', '100001')).toEqual(['100001']);
    expect(await found('999999', "'")).toEqual([]);
  });

  it('are four at most: more are refused [S4-24 S9-12]', async () => {
    const four = ['100001', '100002', '100003', '100006'];
    expect(await found(...four)).toEqual(four);
    expect(await compare([...four, '100010'])).toMatchObject({ status: 400 });
    expect(await compare([])).toMatchObject({ status: 400 });
  });

  it('have the prices of who asks', async () => {
    const bea = aVisitor(site, { host: 'business.localhost' });
    await bea.post('/cc/api/auth/login', { email: 'bea.buyer@harbordental.example', password: 'Foolscap-demo-1' });
    expect((await compare(['100001'], bea)).body.products[0]).toMatchObject({ price: '$41.29', onContract: true });
  });
});
