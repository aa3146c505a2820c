import { describe, expect, it } from 'vitest';
import { verifyDemo } from '#tests/support/verify-demo.ts';
import { useShop } from '#tests/support/test-shop.ts';

const site = useShop();

describe('the shop of the demo, as it is loaded', () => {
  it('is whole: every part is there and its sums, references and stock agree', async () => {
    expect(await verifyDemo(site.database)).toEqual([]);
  });

  it('is not whole when the total of one past order is changed', async () => {
    const first = `order_number = (select min(order_number) from orders where origin = 'IMPORTED')`;
    await site.database.query(`update orders set total_cents = total_cents + 1 where ${first}`);
    expect(await verifyDemo(site.database)).toEqual(['past orders do not add up: 1', 'past payments do not cover their orders: 1']);
    await site.database.query(`update orders set total_cents = total_cents - 1 where ${first}`);
  });
});
