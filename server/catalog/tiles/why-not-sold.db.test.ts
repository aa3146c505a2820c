import { beforeAll, expect, it } from 'vitest';
import type { ProductDetails, ProductTile } from '#contracts/catalog.ts';
import { changeItem, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const PATH = '/ele-lpd/api/productTileProxy/getProductTileData';
const tileOf = async (itemId: string, visitor: Visitor = aVisitor(site)) =>
  (await visitor.post<{ data: ProductTile[] }>(PATH, { query: { skus: [itemId] } })).body.data[0];

beforeAll(async () => {
  await site.database.query(`insert into account_policies (account_number, blocked_item_id) values ('4410001', '100002')`);
  site.shop.catalog.forget();
});

it('an item that a company blocks says so, and promises no day; to others it is what it was', async () => {
  const blocked = await tileOf('100002', await signedIn(site, 'bea.buyer@harbordental.example'));
  expect(blocked).toMatchObject({
    ctaText: 'View details',
    refusalText: 'Your company doesn’t allow this item.',
    deliveryText: null,
  });
  expect(blocked?.orderByText).toBeUndefined();
  const bea = await signedIn(site, 'bea.buyer@harbordental.example');
  const { delivery } = (await bea.get<{ product: ProductDetails }>('/cc/api/products/100002')).body.product;
  expect(delivery).toEqual({ text: blocked?.refusalText, isAvailable: false, minDeliveryDate: null, maxDeliveryDate: null });
  expect(await tileOf('100002')).toMatchObject({
    ctaText: 'Add to cart',
    refusalText: null,
    deliveryText: expect.stringMatching(/^Get it /),
  });
});

it('what is sold in stores only promises no delivery, and is fetched', async () => {
  expect(await tileOf('100027')).toMatchObject({ ctaText: 'Pick up today', deliveryText: null, refusalText: null });
});

it('what is never sold by itself says why', async () => {
  await changeItem(site, '100003', { facts: { isFreeSample: true } });
  expect(await tileOf('100003')).toMatchObject({
    refusalText: 'This item is a free sample and cannot be purchased individually.',
    deliveryText: null,
  });
});
