import { describe, expect, it } from 'vitest';
import { placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { aVisitor, rowOf, type Answer } from '#tests/support/visitor.ts';
import { CART, ITEM, manyRounds, readAfter, RIVAL_TIMEOUT_MS, rowsOf, useTwoNodes } from './two-nodes.ts';

const { site, alsoOnOtherNode } = useTwoNodes();

/** Two cases of paper in checkout, with everything that an order needs, at 99.85 with tax. */
async function aGuestAboutToOrder() {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 2 });
  const cart = await readyToOrder(site, guest);
  const { cartId, cartSummary } = cart;
  return { guest, twin: alsoOnOtherNode(guest), cart, shown: { cartId, ordTotal: cartSummary.ordTotal } };
}

/** An order is placed as it was shown, or it is not placed; a change is made, or refused. */
function outcome(placed: Awaited<ReturnType<typeof placeOrder>>, changed: Answer, shownTotal: number) {
  const isPlaced = placed.body.status === 'PLACED';
  if (isPlaced) {
    expect(placed.body.order?.cartSummary.ordTotal).toBe(shownTotal);
    expect(placed.body.order?.items).toMatchObject([{ itemId: '100001', qty: 2 }]);
  } else expect([400, 409]).toContain(placed.status);
  const isChanged = changed.status === 200;
  if (!isChanged) expect([400, 409]).toContain(changed.status);
  return { isPlaced, isChanged };
}

describe('an order is placed while something else is done', { timeout: RIVAL_TIMEOUT_MS }, () => {
  it('submit × add: what was shown is ordered; what is added is in the next cart or refused', async () => {
    await manyRounds(async () => {
      const { guest, twin, shown } = await aGuestAboutToOrder();
      const [placed, added] = await Promise.all([
        placeOrder(guest, shown),
        twin.post(`${ITEM}?responseType=WHOLE`, { items: [{ itemId: '100002', qty: 1 }] }),
      ]);
      const { isPlaced, isChanged } = outcome(placed, added, shown.ordTotal);
      const left = rowsOf(await readAfter(guest, [placed, added]));
      expect(left).toEqual([...(isPlaced ? [] : ['2 100001 STA']), ...(isChanged ? ['1 100002 STA'] : [])].toSorted());
    });
  });

  it('submit × remove: a row is ordered or removed, never both and never neither', async () => {
    await manyRounds(async () => {
      const { guest, twin, cart, shown } = await aGuestAboutToOrder();
      const [placed, removed] = await Promise.all([placeOrder(guest, shown), twin.delete(`${ITEM}/${rowOf(cart, '100001').cartItemId}`)]);
      const { isPlaced, isChanged } = outcome(placed, removed, shown.ordTotal);
      expect(isPlaced).toBe(!isChanged);
      expect(rowsOf(await readAfter(guest, [placed, removed]))).toEqual([]);
    });
  });

  it('submit × save for later: a row is ordered or saved, never both and never neither', async () => {
    await manyRounds(async () => {
      const { guest, twin, cart, shown } = await aGuestAboutToOrder();
      const [placed, saved] = await Promise.all([
        placeOrder(guest, shown),
        twin.post('/cc/api/sfl', { item: { itemId: '100001', cartItemId: rowOf(cart, '100001').cartItemId } }),
      ]);
      const { isPlaced, isChanged } = outcome(placed, saved, shown.ordTotal);
      expect(isPlaced).toBe(!isChanged);
      const { items, sflItems } = await readAfter(guest, [placed, saved]);
      expect([items.length, sflItems.length]).toEqual([0, isChanged ? 1 : 0]);
    });
  });

  it('submit × coupon: nobody pays another total than the one shown', async () => {
    await manyRounds(async () => {
      const { guest, twin, shown } = await aGuestAboutToOrder();
      const [placed, applied] = await Promise.all([
        placeOrder(guest, shown),
        twin.put(`${CART}?actionType=APPLY_COUPON`, { coupons: ['BASKET5'] }),
      ]);
      const { isPlaced, isChanged } = outcome(placed, applied, shown.ordTotal);
      const { coupons, items } = await readAfter(guest, [placed, applied]);
      expect(coupons.map((coupon) => coupon.code)).toEqual(isChanged ? ['BASKET5'] : []);
      expect(items).toHaveLength(isPlaced ? 0 : 1);
    });
  });
});
