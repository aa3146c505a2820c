import { beforeEach, describe, expect, it } from 'vitest';
import type { ProductDetails, ProductTile } from '#contracts/catalog.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

/** What a shopper at a zip is told of copy paper: on a tile, on its page, and over its group in the cart. */
async function told(zip = '01702'): Promise<Record<'tile' | 'page' | 'cart', string>> {
  const visitor = aVisitor(site);
  visitor.cookies.set('zipcode', zip);
  const listing = await visitor.get<{ data: { items: ProductTile[] } }>('/ele-lpd/api/searchProxy/search?q=100001');
  const tile = listing.body.data.items.find(({ itemId }) => itemId === '100001');
  const { delivery } = (await visitor.get<{ product: ProductDetails }>('/cc/api/products/100001')).body.product;
  const [group] = (await visitor.add({ itemId: '100001', qty: 1 })).deliveryGroups;
  return {
    tile: `${tile?.deliveryText} ${tile?.orderByText ?? '-'}`,
    page: `${delivery.text} ${delivery.orderByText ?? '-'}`,
    cart: `${group?.title} ${group?.orderByText ?? '-'}`,
  };
}

/** Over a group of the cart it is said in other words: C §4 has those. */
const everywhere = (text: string) => ({ tile: text, page: text, cart: text.replace('Get it by', 'Delivered by') });

describe('until when to order for what is promised', () => {
  beforeEach(() => site.setNow(TEST_NOW));

  it('is said until the cut-off of a business day, by the clock of the place it goes to', async () => {
    site.setNow(new Date('2026-11-20T21:58:00Z'));
    expect(await told()).toEqual(everywhere('Get it by Mon, Nov 23 Order by 5 PM'));
    site.setNow(new Date('2026-11-20T22:00:00Z'));
    expect(await told()).toEqual(everywhere('Get it by Tue, Nov 24 -'));
    expect(await told('98101')).toEqual(everywhere('Get it by Fri, Nov 27 Order by 5 PM'));
  });

  it('is not said on a weekend, and no order of that weekend comes before one of another hour of it', async () => {
    for (const at of ['2026-11-21T05:01:00Z', '2026-11-22T15:00:00Z', '2026-11-23T04:59:00Z']) {
      site.setNow(new Date(at));
      expect([at, await told()]).toEqual([at, everywhere('Get it by Tue, Nov 24 -')]);
    }
    site.setNow(new Date('2026-11-23T05:01:00Z'));
    expect(await told()).toEqual(everywhere('Get it by Tue, Nov 24 Order by 5 PM'));
  });

  it('is no business of a later day that the shopper chose', async () => {
    const visitor = aVisitor(site);
    await visitor.add({ itemId: '100001', qty: 1 });
    const { body } = await visitor.put<{ cartInfo: { deliveryGroups: { title: string; orderByText?: string }[] } }>(
      '/cc/api/checkout/default?actionType=UPDATE_CART',
      { futureDelivery: { date: '2026-11-30' } },
    );
    expect(body.cartInfo.deliveryGroups).toMatchObject([{ title: 'Delivered by Mon, Nov 30' }]);
    expect(body.cartInfo.deliveryGroups[0]?.orderByText).toBeUndefined();
  });
});
