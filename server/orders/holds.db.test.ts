import { expect, it } from 'vitest';
import { aClaimedOrder } from '#tests/support/claimed-orders.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { findOrder } from './order.repository.ts';
import { settle } from './placing/settle-order.ts';

const site = useShop();

it('an order that holds what only a newer node knows is left to that one: nothing of it is begun', async () => {
  const number = await aClaimedOrder(site);
  await site.database.query(`update orders set details = '{"holds": ["stock", "a newer one"]}' where order_number = $1`, [number]);
  const [order] = await findOrder(site.database, [number]);
  if (order === undefined) throw new Error('There is no order.');
  let begun = 0;
  site.database.on('acquire', () => void (begun += 1));
  const options = { returnUrl: 'http://localhost/cc/api/tdprocess', actor: 'reconciler', as: 'CLEARS_UP' } as const;
  await expect(settle(site.shop, order, options, { lines: [], tenders: [] })).rejects.toThrow('Invalid option');
  expect(begun).toBe(0);
  await site.database.query(`update orders set state = 'ABANDONED', changed_by = 'test', updated_at = $2 where order_number = $1`, [
    number,
    site.shop.now(),
  ]);
});
