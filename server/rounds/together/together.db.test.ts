import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { getTogether } from '#contracts/rounds/together.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import type { Order } from '#contracts/orders.ts';
import { CHECKOUT, placeOrder } from '#tests/support/buyer.ts';
import { act, addTo, moveToCart, openRound } from '#tests/support/organizations/rounds.ts';
import { signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();
const [BEA, ANN, GIL] = ['bea.buyer', 'ann.approver', 'gil.group'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
];
// What the demo has is another test's.
beforeAll(async () => {
  await site.database.query('truncate rounds cascade');
  await site.database.query("update orders set placed_at = placed_at - interval '30 days' where account_number = '4410001'");
});
const [PAPER, PENS] = ['100001', '100002'];
const together = async (visitor: Visitor) => (await visitor.get<z.output<(typeof getTogether)['answer']>>('/cc/api/together')).body;
async function only(visitor: Visitor, itemId: string, qty = 1): Promise<void> {
  for (const { cartItemId } of (await visitor.cart()).items) await visitor.delete(`${CHECKOUT}/item/${cartItemId}`);
  await visitor.add({ itemId, qty });
}
async function ordered(visitor: Visitor, qty: number): Promise<string> {
  await only(visitor, PAPER, qty);
  await visitor.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  await visitor.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo: { budgetCenter: 'FRONT-DESK', invoice: true } });
  const { body } = await placeOrder(visitor);
  expect(['PLACED', 'PENDING_APPROVAL'], JSON.stringify(body)).toContain(body.status);
  return body.orderNumber ?? '';
}

it('says with the true figure what ordering together saves, where a fee is charged and colleagues order enough to the same place', async () => {
  const [bea, ann] = [await signedIn(site, BEA), await signedIn(site, ANN)];
  await only(ann, PENS);
  expect((await together(ann)).hint).toBeNull();
  const number = await ordered(bea, 2);
  const fee = (await ann.cart()).cartSummary.attributes.smallOrderFee ?? 0;
  expect(fee).toBeGreaterThan(0);
  const { hint } = await together(ann);
  expect(hint).toEqual({
    text: `A colleague is ordering to 40 Wharf St. Together you’d save the $${fee.toFixed(2)} small-order fee.`,
    saving: fee,
    orders: [{ orderNumber: number, name: 'Bea Buyer' }],
    rounds: [],
  });
  // Enough by itself: nothing is saved.
  await only(ann, PAPER, 3);
  expect((await together(ann)).hint).toBeNull();
  await only(ann, PENS);
  // Who may not see colleagues' orders is told of none.
  const gil = await signedIn(site, GIL);
  await only(gil, PENS);
  expect((await together(gil)).hint).toBeNull();
  expect((await gil.post('/cc/api/together/asks', { orderNumber: number })).status).toBe(404);
  expect(
    (await (await signedIn(site, 'axel.approver@cedarlegal.example')).post('/cc/api/together/asks', { orderNumber: number })).status,
  ).toBe(404);
  // The colleague is asked by mail, and nothing is changed.
  expect((await ann.post('/cc/api/together/asks', { orderNumber: number })).body).toEqual({ name: 'Bea Buyer' });
  await site.hearEvents();
  const { body: outbox } = await aVisitor(site).get<{ mails: { to: string; subject: string; text: string }[] }>('/api/dev/outbox');
  const mail = outbox.mails.find(({ subject }) => subject === 'Ann Approver asks to order together with you');
  expect(mail).toMatchObject({ to: BEA, text: expect.stringContaining(ANN) });
  // Packed: it is too late.
  const order = (await bea.get<Order>(`/cc/api/orders/${number}`)).body;
  for (const { shipmentId } of order.shipments) await moveShipment(site.shop, shipmentId, 'SHIPPED', 'warehouse');
  expect((await together(ann)).hint).toBeNull();
  expect((await ann.post('/cc/api/together/asks', { orderNumber: number })).status).toBe(404);
});

it('leads into a colleague’s open round, without a figure for who is shown no prices', async () => {
  // Gil orders for the Lab, which is somewhere else: here for where Bea orders to.
  await site.database.query(
    `update users set settings = settings - 'shipToAddressId' || coalesce((select jsonb_build_object('shipToAddressId', b.settings -> 'shipToAddressId') from users b where b.email = $2 and b.settings ? 'shipToAddressId'), '{}')
     where email = $1`,
    [GIL, BEA],
  );
  const [bea, gil] = [await signedIn(site, BEA), await signedIn(site, GIL)];
  await only(gil, PENS);
  const roundId = await openRound(site, bea, { title: 'Weekly' });
  expect((await together(gil)).hint).toBeNull();
  await addTo(bea, roundId, PAPER, 2);
  expect((await together(gil)).hint).toMatchObject({
    saving: expect.any(Number),
    orders: [],
    rounds: [{ roundId, title: 'Weekly', coordinator: 'Bea Buyer' }],
  });
  const hide = (rules: object) =>
    site.database.query(`update users set settings = jsonb_set(settings, '{displayRules}', $2::jsonb) where email = $1`, [
      GIL,
      JSON.stringify(rules),
    ]);
  await hide({ SHOW_PRICE: false });
  const { hint } = await together(await signedIn(site, GIL));
  expect([hint?.saving, hint?.text]).toEqual([null, expect.not.stringContaining('$')]);
  await hide({});
  await act(bea, roundId, 'CANCEL');
});

it('keeps in the cart for whom the rows of a round are', async () => {
  const [bea, ann] = [await signedIn(site, BEA), await signedIn(site, ANN)];
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  const roundId = await openRound(site, bea);
  await addTo(ann, roundId, PAPER, 2, 'blue');
  await addTo(bea, roundId, PAPER, 1);
  await act(bea, roundId, 'CLOSE');
  await moveToCart(bea, roundId);
  expect((await together(bea)).people).toMatchObject([
    {
      itemId: PAPER,
      people: [
        { name: 'Ann Approver', qty: 2, note: 'blue' },
        { name: 'Bea Buyer', qty: 1 },
      ],
    },
  ]);
});
