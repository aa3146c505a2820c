import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { CartResponse } from '#contracts/cart.ts';
import type { compareProducts, ProductDetails, search } from '#contracts/catalog.ts';
import type { getProductTileData } from '#contracts/tiles.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
const ID = '100002';

const histogramOf = async () => (await aVisitor(site).get<{ product: ProductDetails }>(`/cc/api/products/${ID}`)).body.product.histogram;

/** Score and number of ratings of an item, wherever they are told. */
async function told() {
  const visitor = aVisitor(site);
  const { product } = (await visitor.get<{ product: ProductDetails }>(`/cc/api/products/${ID}`)).body;
  const found = await visitor.get<z.output<(typeof search)['answer']>>(`/ele-lpd/api/searchProxy/search?q=${ID}`);
  const compared = await visitor.get<z.output<(typeof compareProducts)['answer']>>(`/cc/api/compared-products?itemId=${ID}`);
  const tiles = await visitor.post<z.output<(typeof getProductTileData)['answer']>>('/ele-lpd/api/productTileProxy/getProductTileData', {
    query: { skus: [ID] },
  });
  const saved = await visitor.post<CartResponse>('/cc/api/sfl', { item: { itemId: ID, qty: 1 } });
  const { reviewRating, reviewCount } = saved.body.cartInfo.sflItems[0]?.itemDetails ?? {};
  const shown = [product, found.body.data.items[0], compared.body.products[0], tiles.body.data[0]].map((one) => [
    one?.rating,
    one?.ratingCount,
  ]);
  return [...shown, [reviewRating, reviewCount]];
}

/** What a histogram, which begins with one star, comes to. */
function scoreOf(histogram: readonly number[]): [number, number] {
  const count = histogram.reduce((sum, n) => sum + n, 0);
  return [Math.round((histogram.reduce((sum, n, index) => sum + n * (index + 1), 0) / count) * 10) / 10, count];
}

const review = async (sql: string) => {
  const { rows } = await site.database.query<{ review_id: string }>(sql);
  site.shop.catalog.forget();
  return rows[0]?.review_id ?? '';
};

const add = (state: string, stars: number) =>
  review(`insert into reviews (item_id, author, stars, title, body, written_on, is_verified, user_id, state, sent_at)
    select '${ID}', 'Sam S.', ${stars}, 'Fine', 'It does what it should.', '2026-11-20', true, user_id, '${state}', now()
    from users where email = 'sam.shopper@example.com' returning review_id`);

it('is what the bars come to: on the page, on tiles, in compare and in lists [S3-50 C3-101]', async () => {
  const score = scoreOf(await histogramOf());
  expect(score[1]).toBeGreaterThan(3);
  expect(await told()).toEqual(Array.from({ length: 5 }, () => score));
});

it('counts a review while it is shown: with its stars, and not before or after', async () => {
  const before = await histogramOf();
  const id = await add('WAITING', 1);
  expect(await histogramOf()).toEqual(before);
  await review(`update reviews set state = 'PUBLISHED' where review_id = ${id}`);
  expect(await histogramOf()).toEqual(before.with(0, (before[0] ?? 0) + 1));
  expect(await told()).toEqual(Array.from({ length: 5 }, () => scoreOf(before.with(0, (before[0] ?? 0) + 1))));
  await review(`update reviews set stars = 2 where review_id = ${id}`);
  expect(await histogramOf()).toEqual(before.with(1, (before[1] ?? 0) + 1));
  await review(`update reviews set state = 'WITHDRAWN' where review_id = ${id}`);
  expect(await histogramOf()).toEqual(before);
  await review(`delete from reviews where review_id = ${id}`);
  expect(await histogramOf()).toEqual(before);
});

it('has a bar for each review that is shown', async () => {
  const { rows } = await site.database.query<{ item_id: string }>(
    `select i.item_id from items i join (select item_id, stars, count(*) as n from reviews where state = 'PUBLISHED' group by item_id, stars) r using (item_id)
      where i.ratings[r.stars] < r.n`,
  );
  expect(rows).toEqual([]);
});
