import { expect, it } from 'vitest';
import type { ApprovalOrder } from '#contracts/approvals/approvals.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { PEOPLE } from '#tests/support/organization/waiting-order.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { placeWaitingOrders } from './waiting-orders-of-demo.ts';

const site = useShop();

it('an approver of the demo finds two orders that wait, each for another reason; the next start places none', async () => {
  const ann = await signedIn(site, PEOPLE.ann);
  const waiting = async () => {
    const { body } = await ann.post<{ data: { orders: ApprovalOrder[] } }>('/ele-lpd/api/sparxProxy/getApprovalOrdersData', {
      view: 'TO_DECIDE',
    });
    return body.data.orders.map(({ ownerName, reasons }) => [ownerName, reasons.map(({ kind }) => kind)]);
  };
  expect(await waiting()).toEqual([]);
  for (let start = 0; start < 2; start += 1) {
    await placeWaitingOrders(site.shop);
    expect(await waiting()).toEqual([
      ['Bea Buyer', ['ORDER_LIMIT']],
      ['Bea Buyer', ['BUDGET']],
    ]);
  }
  expect((await (await signedIn(site, PEOPLE.bea)).cart()).items).toEqual([]);
});
