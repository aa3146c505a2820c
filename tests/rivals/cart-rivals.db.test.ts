import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CartResponse } from '#contracts/cart.ts';
import { aVisitor, rowOf } from '#tests/support/visitor.ts';
import { CART, ITEM, manyRounds, readAfter, RIVAL_TIMEOUT_MS, rowsOf, useTwoNodes } from './two-nodes.ts';

const { site, alsoOnOtherNode } = useTwoNodes();
const timeout = RIVAL_TIMEOUT_MS;

async function aGuestWith(...items: Record<string, unknown>[]) {
  const guest = aVisitor(site);
  const cart = await guest.add(...items);
  return { guest, cart, twin: alsoOnOtherNode(guest) };
}

describe('two changes of one cart at once', { timeout }, () => {
  it('add × add: of 32 at once none is lost', async () => {
    await manyRounds(async () => {
      const { guest, twin } = await aGuestWith({ itemId: '100001', qty: 1 });
      const add = (index: number) =>
        (index % 2 === 0 ? guest : twin).post(`${ITEM}?responseType=WHOLE`, {
          items: [{ itemId: index % 4 < 2 ? '100002' : '100003', qty: 1 }],
        });
      const answers = await Promise.all(Array.from({ length: 32 }, (_, index) => add(index)));
      expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
      expect(rowsOf(await readAfter(guest, answers))).toEqual(['1 100001 STA', '16 100002 STA', '16 100003 STA']);
    });
  });

  it('add × the same add, sent again to the other node: it is done once, and all hear the one answer', async () => {
    await manyRounds(async () => {
      const { guest, twin } = await aGuestWith({ itemId: '100001', qty: 1 });
      const headers = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all(
        [guest, twin, guest, twin].map((node) => node.post(ITEM, { items: [{ itemId: '100002', qty: 1 }] }, { headers })),
      );
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, answers[0]?.body]));
      expect(rowsOf(await readAfter(guest, answers))).toEqual(['1 100001 STA', '1 100002 STA']);
    });
  });

  it('removal × the same removal, sent again to the other node: the one that finds no row says what the other did', async () => {
    await manyRounds(async () => {
      const { guest, twin, cart } = await aGuestWith({ itemId: '100001', qty: 1 }, { itemId: '100003', qty: 1 });
      const headers = { 'idempotency-key': randomUUID() };
      const path = `${ITEM}/${rowOf(cart, '100001').cartItemId}`;
      const answers = await Promise.all([guest, twin].map((node) => node.delete(path, {}, { headers })));
      expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, answers[0]?.body]));
    });
  });

  it('add × remove: the row that is removed takes nothing of the other along, and what is added to it is not lost silently', async () => {
    await manyRounds(async (round) => {
      const { guest, twin, cart } = await aGuestWith({ itemId: '100001', qty: 2 }, { itemId: '100003', qty: 1 });
      const itemId = round % 2 === 0 ? '100001' : '100002';
      const [removed, added] = await Promise.all([
        guest.delete(`${ITEM}/${rowOf(cart, '100001').cartItemId}`),
        twin.post<CartResponse>(`${ITEM}?responseType=WHOLE`, { items: [{ itemId, qty: 1 }] }),
      ]);
      expect([removed.status, added.status]).toEqual([200, 200]);
      const rows = rowsOf(await readAfter(guest, [removed, added]));
      const wasFirst = rowOf(added.body.cartInfo, itemId).qty === 3;
      expect(rows).toEqual(wasFirst ? ['1 100003 STA'] : [`1 ${itemId} STA`, '1 100003 STA'].toSorted());
    });
  });

  it('update × update without a version: the last one holds, whole', async () => {
    await manyRounds(async () => {
      const { guest, twin, cart } = await aGuestWith({ itemId: '100002', qty: 1 });
      const { cartItemId } = rowOf(cart, '100002');
      const answers = await Promise.all([
        guest.put(ITEM, { items: [{ cartItemId, qty: 5 }] }),
        twin.put(ITEM, { items: [{ cartItemId, qty: 7, deliveryType: 'STS', pickupStoreNumber: '1547' }] }),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect([['5 100002 STS'], ['7 100002 STS']]).toContainEqual(rowsOf(await readAfter(guest, answers)));
    });
  });

  it('update × update with the version that both have seen: one wins, the other is told and changes nothing', async () => {
    await manyRounds(async () => {
      const { guest, twin, cart } = await aGuestWith({ itemId: '100002', qty: 1 });
      const { cartItemId } = rowOf(cart, '100002');
      const set = (qty: number) => ({ items: [{ cartItemId, qty }], version: cart.version });
      const answers = await Promise.all([guest.put(ITEM, set(5)), twin.put(ITEM, set(7))]);
      expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
      const winner = answers[0]?.status === 200 ? 5 : 7;
      expect(rowsOf(await readAfter(guest, answers))).toEqual([`${winner} 100002 STA`]);
      const loser = answers.find((answer) => answer.status === 409);
      expect(loser?.body).toMatchObject({ code: 'CART_STATUS_ERROR', cartInfo: { items: [{ qty: winner }] } });
    });
  });

  it('split × update: pieces go to the store once, and the other row has what was said last', async () => {
    await manyRounds(async () => {
      const { guest, twin, cart } = await aGuestWith({ itemId: '100002', qty: 5 });
      const { cartItemId } = rowOf(cart, '100002');
      const items = [{ cartItemId, deliveryType: 'ISP', pickupStoreNumber: '1547', qty: 2 }];
      const answers = await Promise.all([
        guest.put(`${CART}?actionType=UPDATE_DELIVERY`, { items }),
        twin.put(ITEM, { items: [{ cartItemId, qty: 3 }] }),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      const rows = rowsOf(await readAfter(guest, answers));
      expect([
        ['2 100002 ISP', '3 100002 STA'],
        ['1 100002 STA', '2 100002 ISP'],
      ]).toContainEqual(rows);
    });
  });

  it('a gift is chosen × the order is lowered below what it takes: no gift stays', async () => {
    await manyRounds(async () => {
      const { guest, twin, cart } = await aGuestWith({ itemId: '100002', qty: 2 });
      const answers = await Promise.all([
        guest.put(ITEM, { freeItems: [{ itemId: '100014', qty: 1, promotionId: 'FREEPEN' }] }),
        twin.put(ITEM, { items: [{ cartItemId: rowOf(cart, '100002').cartItemId, qty: 1 }] }),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect(rowsOf(await readAfter(guest, answers))).toEqual(['1 100002 STA']);
    });
  });
});

describe('what is saved for later', { timeout }, () => {
  it('move × move: it is in the cart once, and not saved any more', async () => {
    await manyRounds(async (round) => {
      const { guest, twin } = await aGuestWith({ itemId: '100001', qty: 1 });
      const { body } = await guest.post<CartResponse>('/cc/api/sfl', { item: { itemId: '100002', qty: 3 } });
      const items = body.cartInfo.sflItems.map(({ listItemId }) => ({ listItemId }));
      const wish = round % 2 === 0 ? {} : { items };
      const answers = await Promise.all([guest, twin].map((one) => one.post('/cc/api/sfl/move', wish)));
      // The slower one finds nothing to move: no fault when all is meant, an unknown item when that one is.
      expect(answers.map((answer) => answer.status).toSorted()).toEqual(round % 2 === 0 ? [200, 200] : [200, 400]);
      const cart = await readAfter(guest, answers);
      expect(rowsOf(cart)).toEqual(['1 100001 STA', '3 100002 STA']);
      expect(cart.sflItems).toEqual([]);
    });
  });

  it('save × add: the row is saved with all its pieces, or what is added comes after', async () => {
    await manyRounds(async () => {
      const { guest, twin, cart } = await aGuestWith({ itemId: '100002', qty: 3 });
      const answers = await Promise.all([
        guest.post('/cc/api/sfl', { item: { itemId: '100002', cartItemId: rowOf(cart, '100002').cartItemId } }),
        twin.post(`${ITEM}?responseType=WHOLE`, { items: [{ itemId: '100002', qty: 1 }] }),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      const { items, sflItems } = await readAfter(guest, answers);
      expect([...items, ...sflItems].reduce((sum, item) => sum + item.qty, 0)).toBe(4);
    });
  });
});

describe('a sign-in at the same time', { timeout }, () => {
  const SAM = { email: 'sam.shopper@example.com', password: 'Foolscap-demo-1' };
  const PASSWORD = { firstName: 'Mo', lastName: 'Model', password: SAM.password };
  let people = 0;

  it('× add: what the guest adds meanwhile goes along, or is refused: nothing that was added is in a cart that nobody sees', async () => {
    await manyRounds(async () => {
      const { guest, twin } = await aGuestWith({ itemId: '100001', qty: 1 });
      const email = `rival.${(people += 1)}@model.example`;
      const [signedIn, added] = await Promise.all([
        guest.post('/cc/api/auth/register', { email, ...PASSWORD }),
        twin.post<CartResponse>(`${ITEM}?responseType=WHOLE`, { items: [{ itemId: '100002', qty: 1 }] }),
      ]);
      expect([signedIn.status, [200, 409].includes(added.status)]).toEqual([200, true]);
      expect(rowsOf(await guest.cart())).toEqual(added.status === 200 ? ['1 100001 STA', '1 100002 STA'] : ['1 100001 STA']);
      expect(rowsOf(await twin.cart())).toEqual([]);
    });
  });

  it('× the same sign-in: what the guest had is there once', async () => {
    await manyRounds(async () => {
      const email = `rival.${(people += 1)}@model.example`;
      expect((await aVisitor(site).post('/cc/api/auth/register', { email, ...PASSWORD })).status).toBe(200);
      const { guest, twin } = await aGuestWith({ itemId: '100001', qty: 2 });
      const answers = await Promise.all([guest, twin].map((one) => one.post('/cc/api/auth/login', { email, password: SAM.password })));
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      expect(rowsOf(await readAfter(guest, []))).toEqual(['2 100001 STA']);
      expect(rowsOf(await twin.cart())).toEqual(['2 100001 STA']);
    });
  });
});
