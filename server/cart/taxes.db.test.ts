import { beforeAll, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

beforeAll(async () => {
  await site.database.query(`update items set facts = facts || '{"taxClass": "FOOD"}' where item_id = '100002'`);
  site.shop.catalog.forget();
});

/** The tax of a cart of one case of paper and one pack that is food, for a ZIP code. */
async function taxAt(zip: string): Promise<number> {
  const visitor = aVisitor(site);
  await visitor.add({ itemId: '100001', qty: 1 }, { itemId: '100002', qty: 1 });
  await visitor.put('/cc/api/checkout/default?actionType=UPDATE_CART', { zipcode: zip });
  return (await visitor.cart()).cartSummary.totalTax;
}

it('goods are taxed by what they are where they go: food is free in Massachusetts, and at five percent in Mississippi', async () => {
  // 46.99 at 6.25 %.
  expect(await taxAt('01702')).toBe(2.94);
  // 46.99 at 7 %, 18.49 at 5 %.
  expect(await taxAt('39201')).toBe(3.29 + 0.92);
  expect(await taxAt('03060')).toBe(0);
});
