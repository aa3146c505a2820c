import { describe, expect, it } from 'vitest';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const SAM = 'sam.shopper@example.com';
const labelsOf = async (visitor: Visitor, skus: string[]) =>
  (await visitor.post<{ labels: Record<string, string[]> }>('/cc/api/tile-labels', { skus })).body.labels;

/** Makes an order of the past one of this person, with nothing but this item. @returns its number. @param other one that is left as it is. */
async function bought(email: string, { itemId, placedAt, state }: { itemId: string; placedAt: string; state: string }, other = '') {
  const { rows } = await site.database.query<{ order_number: string }>(
    `update orders set placed_at = $3, user_id = (select user_id from users where email = $1), tenant = 'dotcom' where order_number =
       (select order_number from orders where state = $2 and origin = 'IMPORTED' and order_number <> $4 order by order_number limit 1) returning order_number`,
    [email, state, placedAt, other],
  );
  expect(rows).toHaveLength(1);
  await site.database.query('update order_lines set item_id = $2 where order_number = $1', [rows[0]?.order_number, itemId]);
  return rows[0]?.order_number;
}

describe('what tiles say of purchases', () => {
  it('is the month of the last one, to who bought and to nobody else [S3-63]', async () => {
    const sam = await signedIn(site, SAM);
    // After midnight by UTC, it is still March where Sam lives.
    await bought(SAM, { itemId: 'W-1', placedAt: '2026-04-01T02:00:00Z', state: 'DELIVERED' });
    expect(await labelsOf(sam, ['W-1', '999999'])).toEqual({ 'W-1': ['Purchased Mar, 2026'] });
    expect(await labelsOf(await signedIn(site, 'rita.rewards@example.com'), ['W-1'])).toEqual({});
  });

  it('is the day of the last one and its order, to who bought and to nobody else', async () => {
    const sam = await signedIn(site, SAM);
    const last = await bought(SAM, { itemId: 'W-3', placedAt: '2026-05-02T02:00:00Z', state: 'DELIVERED' });
    await bought(SAM, { itemId: 'W-3', placedAt: '2026-03-01T12:00:00Z', state: 'DELIVERED' }, last);
    const purchasesOf = async (visitor: Visitor) =>
      (await visitor.post<{ purchases: unknown }>('/cc/api/tile-labels', { skus: ['W-3', '999999'] })).body.purchases;
    expect(await purchasesOf(sam)).toEqual({ 'W-3': { boughtOn: '2026-05-01', orderNumber: last } });
    expect((await sam.get(`/cc/api/orders/${last}`)).status).toBe(200);
    expect(await purchasesOf(await signedIn(site, 'rita.rewards@example.com'))).toEqual({});
  });

  it('is nothing of an order that was cancelled', async () => {
    await bought(SAM, { itemId: 'W-2', placedAt: '2026-04-05T12:00:00Z', state: 'CANCELLED' });
    expect(await labelsOf(await signedIn(site, SAM), ['W-2'])).toEqual({});
  });

  it('is told to nobody who has not signed in, and not for nothing', async () => {
    expect((await aVisitor(site).post('/cc/api/tile-labels', { skus: ['W-1'] })).status).toBe(401);
    expect((await (await signedIn(site, SAM)).post('/cc/api/tile-labels', { skus: [] })).status).toBe(400);
  });
});
