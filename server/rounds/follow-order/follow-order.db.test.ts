import { expect, it, vi } from 'vitest';
import type { ApprovalDetail } from '#contracts/approvals/approvals.ts';
import type { Order } from '#contracts/orders.ts';
import { expireApprovals } from '#server/orders/approving/overdue-approvals.ts';
import { CARDS, CHECKOUT, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { act, addTo, aGuestOf, linkTo, moveToCart, openRound, roundOf, ROUNDS, changeRow } from '#tests/support/organizations/rounds.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, rowOf, type Visitor } from '#tests/support/visitor.ts';
import type { SharedLine } from '../papers/order-people.ts';
import { forgetGuests } from '../forget-guests.ts';

const site = useShop();
const [BEA, ANN, CARL, ABE] = ['bea.buyer', 'ann.approver', 'carl.contract', 'abe.admin'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
  string,
];
const [PAPER, PENS, TAPE] = ['100001', '100002', '100003'];
const as = (email: string) => signedIn(site, email);

/** All that anybody wants to hear of what happened was told. */
async function hear(): Promise<void> {
  for (let round = 0; round < 3; round += 1) await site.hearEvents();
}
async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  await hear();
  const { body } = await aVisitor(site).get<{ mails: { to: string; subject: string; text: string }[] }>('/api/dev/outbox');
  return body.mails.filter(({ to }) => to === email);
}
const texts = async (visitor: Visitor, roundId: string) => (await roundOf(visitor, roundId)).items.map(({ outcomeText }) => outcomeText);
const peopleOf = async (visitor: Visitor, number: string) =>
  (await visitor.get<{ lines: SharedLine[] }>(`/cc/api/orders/${number}/people`)).body.lines.map(({ itemId, people }) => [
    itemId,
    people.map(({ name, qty }) => `${name} ${qty}`),
  ]);

let rounds = 0;
/** A round of Bea's, in her cart: Carl wants paper, Abe pens. */
async function inCart(paper: number) {
  const [bea, carl, abe] = [await as(BEA), await as(CARL), await as(ABE)];
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  rounds += 1;
  const title = `Follow ${rounds}`;
  const roundId = await openRound(site, bea, { title });
  await addTo(carl, roundId, PAPER, paper);
  await addTo(abe, roundId, PENS, 2);
  await act(bea, roundId, 'CLOSE');
  expect((await moveToCart(bea, roundId)).body).toEqual({ added: 2, left: 0 });
  return { bea, carl, abe, roundId, title };
}

/** The same, ordered above Bea's limit: it waits for Ann. */
async function waiting() {
  const round = await inCart(14);
  const { bea } = round;
  await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: 'FRONT-DESK', invoice: true } });
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PENDING_APPROVAL');
  const { orderNumber = '' } = body;
  await hear();
  return { ...round, orderNumber };
}

async function decide(number: string, action: 'approve' | 'decline'): Promise<void> {
  const ann = await as(ANN);
  const { approval } = (await ann.get<ApprovalDetail>(`/cc/api/approvals/${number}`)).body;
  const { orderNumber, cartId, ownerProfileId, version } = approval;
  const entry = { orderNumber, cartId, ownerProfileId, version, action: action === 'approve' ? 'ACCEPT' : 'DECLINE' };
  const { body } = await ann.post<{ results: { status: string }[] }>(`/ele-lpd/api/approvalsProxy/order?action=${action}`, [entry]);
  expect(body.results[0]?.status).toBe(action === 'approve' ? 'APPROVED' : 'DECLINED');
  await hear();
}

it('waits for approval with its order, and is ordered with the yes: nobody is told before that it is', async () => {
  const { carl, bea, roundId, title, orderNumber } = await waiting();
  expect([(await roundOf(carl, roundId)).state, await texts(carl, roundId)]).toEqual([
    'WAITING',
    ['Waiting for approval', 'Waiting for approval'],
  ]);
  const subjects = async () => (await mailsTo(CARL)).map(({ subject }) => subject).filter((one) => one.includes(title));
  expect(await subjects()).toEqual([`“${title}” is waiting for approval`]);
  expect((await act(bea, roundId, 'CANCEL')).status).toBe(400);
  await decide(orderNumber, 'approve');
  expect([(await roundOf(carl, roundId)).state, await texts(carl, roundId)]).toEqual(['BOUGHT', ['Ordered', 'Ordered']]);
  expect((await subjects()).toSorted()).toEqual([`“${title}” is waiting for approval`, `“${title}” was ordered`]);
  expect((await act(bea, roundId, 'CLOSE')).status).toBe(400);
});

it.each([
  ['declined', 'Not ordered: the order was declined', (number: string) => decide(number, 'decline')],
  [
    'expired',
    'Not ordered: nobody approved the order in time',
    async (number: string) => {
      await site.database.query('update approvals set expires_at = $2 where order_number = $1', [number, site.shop.now()]);
      await expireApprovals(site.shop);
    },
  ],
  [
    'canceled',
    'Not ordered: the order was canceled',
    async (number: string) => {
      expect((await (await as(BEA)).post(`/cc/api/orders/${number}/cancel`)).status).toBe(200);
    },
  ],
])('is free again when its order is %s: who added hears, and it is moved once more', async (_how, text, end) => {
  const { bea, carl, roundId, title, orderNumber } = await waiting();
  await end(orderNumber);
  await hear();
  expect([(await roundOf(carl, roundId)).state, await texts(carl, roundId)]).toEqual(['CLOSED', [text, text]]);
  const told = (await mailsTo(CARL)).find(({ subject }) => subject === `Items you added to “${title}” weren’t ordered`);
  expect(told?.text).toContain(text);
  expect((await moveToCart(bea, roundId)).body).toEqual({ added: 2, left: 0 });
  expect(await texts(carl, roundId)).toEqual(['In the cart', 'In the cart']);
});

it('is free again when what was ordered is canceled', async () => {
  const { bea, carl, roundId } = await inCart(2);
  await readyToOrder(site, bea, CARDS.approved, BEA);
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PLACED');
  await hear();
  expect((await roundOf(carl, roundId)).state).toBe('BOUGHT');
  expect((await bea.post(`/cc/api/orders/${body.orderNumber}/cancel`)).status).toBe(200);
  await hear();
  expect([(await roundOf(carl, roundId)).state, await texts(carl, roundId)]).toEqual([
    'CLOSED',
    ['Not ordered: the order was canceled', 'Not ordered: the order was canceled'],
  ]);
});

it('keeps whom a row is for when its approver puts another item in its place, and removes for them what the approver takes out [S7-20]', async () => {
  const { bea, carl, abe, roundId, title, orderNumber } = await waiting();
  const ann = await as(ANN);
  const { items } = (await bea.get<Order>(`/cc/api/orders/${orderNumber}`)).body;
  const lineOf = (itemId: string) => items.find((item) => item.itemId === itemId)?.cartItemId ?? '';
  const changed = await ann.put(
    `/cc/api/cart/default?tenantId=StaplesAdvantage&channel=WEB&actionType=MODIFY_CART&orderNumber=${orderNumber}`,
    {
      items: [
        { cartItemId: lineOf(PENS), itemId: TAPE, qty: 2 },
        { cartItemId: lineOf(PAPER), status: 'DELETED' },
      ],
    },
  );
  expect([changed.status, changed.body]).toEqual([200, { orderNumber, status: 'PENDING_APPROVAL' }]);
  expect(await peopleOf(bea, orderNumber)).toEqual([[TAPE, ['Abe Admin 2']]]);
  const [gone] = (await roundOf(carl, roundId)).items.filter(({ isOwn }) => isOwn);
  expect(gone).toMatchObject({ isRemoved: true, changedBy: 'Ann Approver', outcomeText: null });
  const [swapped] = (await roundOf(abe, roundId)).items.filter(({ isOwn }) => isOwn);
  expect(swapped).toMatchObject({ item: { itemId: TAPE }, changedBy: 'Ann Approver', outcomeText: 'Waiting for approval' });
  expect((await mailsTo(CARL)).map(({ subject }) => subject)).toContain(`What you added to “${title}” was changed`);
  await decide(orderNumber, 'approve');
  expect((await roundOf(carl, roundId)).items.find(({ isOwn }) => isOwn)).toMatchObject({ isRemoved: true, outcomeText: null });
});

it('mails whom a row is for once, however often its approver changes it, and the rest in the next mail', async () => {
  const { bea, title, orderNumber } = await waiting();
  const ann = await as(ANN);
  const mails = async () => (await mailsTo(CARL)).filter(({ subject }) => subject === `What you added to “${title}” was changed`);
  const swap = async (from: string, itemId: string) => {
    const { items } = (await bea.get<Order>(`/cc/api/orders/${orderNumber}`)).body;
    const cartItemId = items.find((item) => item.itemId === from)?.cartItemId;
    const path = `/cc/api/cart/default?tenantId=StaplesAdvantage&channel=WEB&actionType=MODIFY_CART&orderNumber=${orderNumber}`;
    expect((await ann.put(path, { items: [{ cartItemId, itemId, qty: 14 }] })).status).toBe(200);
  };
  await swap(PAPER, TAPE);
  expect(await mails()).toHaveLength(1);
  for (const [from, to] of [
    [TAPE, PAPER],
    [PAPER, TAPE],
  ] as const)
    await swap(from, to);
  expect(await mails()).toHaveLength(1);
  site.setNow(new Date(site.shop.now().getTime() + 601_000));
  expect(await mails()).toHaveLength(2);
  await decide(orderNumber, 'decline');
});

it('keeps everybody’s names when a row of the cart is split in two, once each: in the cart and with the order', async () => {
  const { bea, carl, roundId } = await inCart(2);
  const { cartItemId } = rowOf(await bea.cart(), PAPER);
  const moved = await bea.put(`${CHECKOUT}?actionType=UPDATE_DELIVERY`, {
    items: [{ cartItemId, deliveryType: 'ISP', pickupStoreNumber: '1547', qty: 1 }],
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect((await bea.cart()).items.filter(({ itemId }) => itemId === PAPER)).toHaveLength(2);
  const together = await bea.get<{ people: { itemId: string; people: { name: string; qty: number }[] }[] }>('/cc/api/together');
  expect(together.body.people.find(({ itemId }) => itemId === PAPER)?.people).toMatchObject([{ name: 'Carl Contract', qty: 2 }]);
  await readyToOrder(site, bea, CARDS.approved, BEA);
  const { body } = await placeOrder(bea);
  await hear();
  expect(await texts(carl, roundId)).toEqual(['Ordered', 'Ordered']);
  expect((await peopleOf(bea, body.orderNumber ?? '')).toSorted()).toEqual([
    [PAPER, ['Carl Contract 1']],
    [PAPER, ['Carl Contract 1']],
    [PENS, ['Abe Admin 2']],
  ]);
});

it('of which a row is deleted from the cart says so, and moves it once more; it can be changed, too', async () => {
  const { bea, carl, roundId } = await inCart(3);
  await bea.delete(`${CHECKOUT}/item/${rowOf(await bea.cart(), PAPER).cartItemId}`);
  const gone = 'Not ordered: it was taken out of the cart';
  expect(await texts(carl, roundId)).toEqual([gone, 'In the cart']);
  const { items, mayDo } = await roundOf(bea, roundId);
  expect([items.map(({ mayChange }) => mayChange), mayDo.includes('CART')]).toEqual([[true, false], true]);
  // Fewer than were in the cart.
  expect((await changeRow(bea, roundId, items[0]?.rowId ?? '', { qty: 1 })).status).toBe(200);
  expect((await moveToCart(bea, roundId)).body).toEqual({ added: 1, left: 0 });
  expect(await texts(carl, roundId)).toEqual(['In the cart', 'In the cart']);
  expect(rowOf(await bea.cart(), PAPER).qty).toBe(1);
  await bea.delete(`${CHECKOUT}/item/${rowOf(await bea.cart(), PAPER).cartItemId}`);
  expect((await moveToCart(bea, roundId)).body).toEqual({ added: 1, left: 0 });
});

it('that is canceled tells the truth of what is in the cart', async () => {
  const { bea, roundId, title } = await inCart(1);
  await bea.delete(`${CHECKOUT}/item/${rowOf(await bea.cart(), PENS).cartItemId}`);
  expect((await act(bea, roundId, 'CANCEL')).body.state).toBe('CANCELLED');
  const subject = `“${title}” was canceled`;
  expect((await mailsTo(CARL)).find((one) => one.subject === subject)?.text).toContain(
    'Your items are in Bea Buyer’s cart and may still be ordered.',
  );
  expect((await mailsTo(ABE)).find((one) => one.subject === subject)?.text).toContain('None of your items will be ordered.');
});

it('forgets who was in it without an account ninety days after it ended, and nobody else', async () => {
  const bea = await as(BEA);
  const roundId = await openRound(site, bea, { letsGuestsIn: true, title: 'Long ago' });
  const hal = await aGuestOf(site, await linkTo(bea, roundId), 'Hal Hygienist');
  await addTo(hal, roundId, PENS, 1, 'for Hal');
  await addTo(await as(CARL), roundId, PENS, 1, 'for Carl');
  await act(bea, roundId, 'CLOSE');
  const seen = async () => (await roundOf(bea, roundId)).items.map(({ name, note }) => [name, note]);
  const age = (days: number) =>
    site.database.query(
      `update rounds set closes_at = $2::timestamptz - make_interval(days => $3), state_at = $2::timestamptz - make_interval(days => $3) where round_id = $1`,
      [roundId, site.shop.now(), days],
    );
  await age(89);
  await forgetGuests(site.shop);
  expect(await seen()).toEqual([
    ['Hal Hygienist', 'for Hal'],
    ['Carl Contract', 'for Carl'],
  ]);
  await age(91);
  await forgetGuests(site.shop);
  expect(await seen()).toEqual([
    ['Former guest', ''],
    ['Carl Contract', 'for Carl'],
  ]);
  expect((await hal.get(`${ROUNDS}/${roundId}`)).status).toBe(404);
});

it('is found by its key: no table of rounds, orders or carts is read whole for it', async () => {
  const { bea, roundId } = await inCart(1);
  const asked = vi.spyOn(site.database, 'query');
  await roundOf(bea, roundId);
  const statements = asked.mock.calls.map(([one]) => one as unknown as { name: string; text: string; values: unknown[] });
  asked.mockRestore();
  const connection = await site.database.connect();
  await connection.query('begin; set local enable_seqscan = off');
  const readWhole: string[] = [];
  for (const { name, text, values } of statements.filter(({ name: of }) => /^rounds?(?:_|$)/.test(of ?? ''))) {
    const { rows } = await connection.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    if (rows.some((row) => /Seq Scan/.test(row['QUERY PLAN']))) readWhole.push(name);
  }
  await connection.query('rollback');
  connection.release();
  expect(statements.map(({ name }) => name)).toContain('round_rows');
  expect(readWhole).toEqual([]);
  expect((await bea.get(`${ROUNDS}/not-an-id`)).status).toBe(404);
});
