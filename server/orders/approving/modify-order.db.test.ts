import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApprovalDetail, ApprovalOrder } from '#contracts/approvals/approvals.ts';
import type { CartResponse } from '#contracts/cart.ts';
import type { Order } from '#contracts/orders.ts';
import { checkInvariants } from '#server/jobs/invariants.ts';
import { moveShipment } from '#server/orders/fulfilment/move-shipment.ts';
import { vendorsBooks } from '#tests/support/books.ts';
import { CARDS, CHECKOUT, ledgerOf, placeOrder, tokenFor } from '#tests/support/buyer.ts';
import { setStock, signedIn } from '#tests/support/shop-changes.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor, type Visitor } from '#tests/support/visitor.ts';

const site = useShop();

const HARBOR = '4410001';
const [BEA, ANN, GIL, ABE] = ['bea.buyer', 'ann.approver', 'gil.group', 'abe.admin'].map((name) => `${name}@harbordental.example`) as [
  string,
  string,
  string,
  string,
];
const CARL = 'carl.contract@harbordental.example';
const AXEL = 'axel.approver@cedarlegal.example';
const TESS = 'tess.teacher@northwindschools.example';
const PAPER = '100001';
const PENS = '100002';

const as = (email: string) => signedIn(site, email);
const orderOf = async (visitor: Visitor, number: string) => (await visitor.get<Order>(`/cc/api/orders/${number}`)).body;
const detailOf = async (visitor: Visitor, number: string) => (await visitor.get<ApprovalDetail>(`/cc/api/approvals/${number}`)).body;
const cents = (dollars: number | undefined) => Math.round((dollars ?? 0) * 100);
const modify = (visitor: Visitor, number: string, body: Record<string, unknown>, returnData = false) =>
  visitor.put<CartResponse & { orderNumber: string; status: string; code?: string; message?: string }>(
    `/cc/api/cart/default?tenantId=StaplesAdvantage&channel=WEB&actionType=MODIFY_CART&orderNumber=${number}&returnData=${returnData}`,
    body,
  );
const decide = (visitor: Visitor, action: 'approve' | 'decline', { orderNumber, cartId, ownerProfileId, version }: ApprovalOrder) =>
  visitor.post<{ results: { status: string | null; code?: string }[] }>(`/ele-lpd/api/approvalsProxy/order?action=${action}`, [
    { orderNumber, cartId, ownerProfileId, action: action === 'approve' ? 'ACCEPT' : 'DECLINE', version },
  ]);

/** What the center has spent and holds, what the credit holds, and the units of paper and pens that are left and held. */
async function books(): Promise<Record<string, number[]>> {
  const { rows: centers } = await site.database.query(
    "select spent_cents, held_cents from budget_centers where account_number = $1 and value = 'FRONT-DESK'",
    [HARBOR],
  );
  const { rows: credit } = await site.database.query('select held_cents from credit_accounts where account_number = $1', [HARBOR]);
  const { rows: stock } = await site.database.query(
    'select item_id, sum(available)::int as left, sum(held)::int as held from stock where item_id = any($1) group by item_id order by item_id',
    [[PAPER, PENS]],
  );
  return {
    center: [Number(centers[0]?.spent_cents), Number(centers[0]?.held_cents)],
    credit: [Number(credit[0]?.held_cents)],
    ...Object.fromEntries(stock.map((row) => [String(row.item_id), [Number(row.left), Number(row.held)]])),
  };
}

/** To whom mails with this subject went. */
async function toldOf(subject: string): Promise<string[]> {
  const folder = join(site.shop.settings.dataDir, 'outbox');
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(subject)).flatMap((mail) => /^To: (.+?)\r?$/m.exec(mail)?.[1] ?? []);
}

/** An order of Bea's for paper and pens, above her limit, that waits; on invoice or by card. */
async function waiting({ paper = 14, card }: { paper?: number; card?: string } = {}) {
  const bea = await as(BEA);
  for (const { cartItemId } of (await bea.cart()).items) await bea.delete(`${CHECKOUT}/item/${cartItemId}`);
  await bea.add({ itemId: PAPER, qty: paper });
  await bea.add({ itemId: PENS, qty: 2 });
  await bea.put(`${CHECKOUT}?actionType=PROCEED_CHECKOUT`, { proceedCheckout: true });
  const accountingInfo = { budgetCenter: 'FRONT-DESK', invoice: card === undefined };
  await bea.put(`${CHECKOUT}?actionType=UPDATE_ACCOUNTING`, { accountingInfo });
  if (card !== undefined) await bea.post(`${CHECKOUT}/payment`, { paymentType: 'CREDIT_CARD', token: await tokenFor(site, card) });
  const { body } = await placeOrder(bea);
  expect(body.status, JSON.stringify(body)).toBe('PENDING_APPROVAL');
  const { orderNumber = '' } = body;
  const { approval, order } = await detailOf(bea, orderNumber);
  const lineOf = (itemId: string) => order.items.find((item) => item.itemId === itemId)?.cartItemId ?? '';
  const row = { ...approval, items: [] };
  return { bea, orderNumber, row, paper: lineOf(PAPER), pens: lineOf(PENS), totalCents: cents(approval.ordTotal) };
}

afterEach(async () => {
  await site.hearEvents();
  expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
});

describe('an order that waits for an approval', () => {
  it('is changed by who decides: priced and held anew for its buyer, who is told, and then approved as it is [C7-35 S7-20]', async () => {
    const before = await books();
    const { bea, orderNumber, row, paper, pens, totalCents } = await waiting();
    const ann = await as(ANN);
    const { status, body } = await modify(ann, orderNumber, {
      items: [
        { cartItemId: paper, qty: 13 },
        { cartItemId: pens, status: 'DELETED' },
      ],
    });
    expect([status, body]).toEqual([200, { orderNumber, status: 'PENDING_APPROVAL' }]);
    const order = await orderOf(bea, orderNumber);
    const nowCents = cents(order.cartSummary.ordTotal);
    expect(order.items.map(({ itemId, qty }) => [itemId, qty])).toEqual([[PAPER, 13]]);
    expect(nowCents).toBeLessThan(totalCents);
    const [spent = 0, held = 0] = before.center ?? [];
    const [left = 0, kept = 0] = before[PAPER] ?? [];
    expect(await books()).toEqual({
      center: [spent, held + nowCents],
      credit: [(before.credit?.[0] ?? 0) + nowCents],
      [PAPER]: [left - 13, kept + 13],
      [PENS]: before[PENS],
    });
    expect(order.orderPayment.map(({ amountApplied }) => cents(amountApplied))).toEqual([nowCents]);
    const { entries, approval } = await detailOf(bea, orderNumber);
    expect(entries.at(-1)).toMatchObject({ kind: 'CHANGED', by: 'Ann Approver' });
    expect(entries.at(-1)?.comment).toMatch(/: 14 → 13; .+ removed\. What was removed is saved for later$/);
    expect(approval.reasons.map(({ text }) => text)).toEqual([`$${((nowCents - 50_000) / 100).toFixed(2)} over a $500.00 order limit`]);
    await site.hearEvents();
    const told = await toldOf(`Ann Approver changed order ${orderNumber}`);
    expect(told).toEqual(expect.arrayContaining([BEA, GIL]));
    expect(told).not.toContain(ANN);
    expect((await decide(ann, 'approve', { ...row, version: 1 })).body.results[0]).toMatchObject({ status: 'APPROVED' });
    expect(await books()).toMatchObject({ center: [spent + nowCents, held] });
    await site.hearEvents();
    for (const to of ['SHIPPED', 'DELIVERED'] as const)
      for (const { shipmentId } of (await orderOf(bea, orderNumber)).shipments) await moveShipment(site.shop, shipmentId, to, 'warehouse');
    expect((await orderOf(bea, orderNumber)).status).toBe('DELIVERED');
    expect(cents((await orderOf(bea, orderNumber)).paid)).toBe(nowCents);
  });

  it('is changed by its owner as often as they like, up as well on invoice, and answers it as a cart [C7-35 S7-20]', async () => {
    const before = await books();
    const { bea, orderNumber, paper, totalCents } = await waiting();
    for (const qty of [13, 16, 14]) {
      const { status, body } = await modify(bea, orderNumber, { items: [{ cartItemId: paper, qty }] }, true);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body.cartInfo.cartAttributes.orderNumber).toBe(orderNumber);
      expect(body.cartInfo.items.find((item) => item.cartItemId === paper)?.qty).toBe(qty);
      expect(cents(body.cartInfo.cartSummary.ordTotal)).toBe(cents((await orderOf(bea, orderNumber)).cartSummary.ordTotal));
      expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
    }
    expect(cents((await orderOf(bea, orderNumber)).cartSummary.ordTotal)).toBe(totalCents);
    const said = (await detailOf(bea, orderNumber)).entries.length;
    // The same again changes nothing, and is told to nobody.
    expect((await modify(bea, orderNumber, { items: [{ cartItemId: paper, qty: 14 }] })).status).toBe(200);
    expect((await detailOf(bea, orderNumber)).entries).toHaveLength(said);
    expect((await modify(bea, orderNumber, { accountingInfo: { poNumber: 'PO-77' } })).status).toBe(200);
    expect((await orderOf(bea, orderNumber)).poNumber).toBe('PO-77');
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
    expect(await books()).toEqual(before);
  });

  it('still waits when no reason is left, and lets go what a card holds too much; a card pays for no more [C7-35]', async () => {
    const before = await books();
    const { bea, orderNumber, row, paper, totalCents } = await waiting({ card: CARDS.approved });
    const up = await modify(bea, orderNumber, { items: [{ cartItemId: paper, qty: 15 }] });
    expect(up.body).toMatchObject({ code: 'CART_STATUS_ERROR', message: expect.stringMatching(/^This order is paid up to \$/) });
    expect((await modify(await as(GIL), orderNumber, { items: [{ cartItemId: paper, qty: 3 }] })).status).toBe(200);
    const { approval, order } = await detailOf(bea, orderNumber);
    const nowCents = cents(approval.ordTotal);
    expect(approval).toMatchObject({ status: 'PENDING_APPROVAL', reasons: [] });
    expect(nowCents).toBeLessThan(totalCents);
    expect(order.orderPayment[0]).toMatchObject({
      amountApplied: nowCents / 100,
      money: { held: nowCents / 100, releasing: 0, released: 0 },
    });
    expect(vendorsBooks(await ledgerOf(site, orderNumber)).held).toBe(nowCents);
    expect((await decide(await as(ANN), 'approve', { ...row, version: 1 })).body.results[0]).toMatchObject({ status: 'APPROVED' });
    await site.hearEvents();
    for (const to of ['SHIPPED', 'DELIVERED'] as const)
      for (const { shipmentId } of (await orderOf(bea, orderNumber)).shipments) await moveShipment(site.shop, shipmentId, to, 'warehouse');
    const { captured, held } = vendorsBooks(await ledgerOf(site, orderNumber));
    expect([captured, held]).toEqual([nowCents, 0]);
    expect((await books()).credit).toEqual(before.credit);
  });

  it('keeps what it is when a change cannot be made: more than there is, nothing left, a row or a code that is not its own', async () => {
    const { bea, orderNumber, paper, pens } = await waiting();
    const before = await books();
    const { rows } = await site.database.query("select available from stock where item_id = $1 and location_id = 'FC1'", [PAPER]);
    await setStock(site, PAPER, 0);
    const refusals = [
      [{ items: [{ cartItemId: paper, qty: 15 }] }, 'CART_ITEMS_OOS_OR_PARTIAL_AVAILABILITY'],
      [{ items: [paper, pens].map((cartItemId) => ({ cartItemId, qty: 0 })) }, 'EMPTY_CART'],
      [{ items: [{ cartItemId: orderNumber.padStart(36, '0'), qty: 1 }] }, undefined],
      [{ items: [{ cartItemId: '00000000-0000-4000-8000-000000000000', qty: 1 }] }, 'CART_ITEM_ID_NOT_FOUND'],
      [{ items: [{ cartItemId: paper, qty: -1 }] }, 'INVALID_REQUEST'],
      [{ items: [{ cartItemId: paper, status: 'GONE' }] }, 'INVALID_REQUEST'],
      [{ coupons: ['SAVE10'] }, 'INVALID_REQUEST'],
      [{ accountingInfo: { poNumber: '<b>' } }, 'INVALID_REQUEST'],
    ] as const;
    for (const [body, code] of refusals) {
      const reply = await modify(bea, orderNumber, body);
      expect(reply.status, JSON.stringify(body)).toBe(400);
      if (code !== undefined) expect(reply.body.code, JSON.stringify(body)).toBe(code);
    }
    await setStock(site, PAPER, Number(rows[0]?.available));
    expect(await books()).toEqual(before);
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
  });

  it('is asked about anew: a yes of a step before counts no more [C7-35]', async () => {
    const { bea, orderNumber, row, paper } = await waiting();
    expect(row.version).toBe(0);
    await site.database.query(
      `update approvals set steps = (select jsonb_build_array(steps -> 0, steps -> 0) from approvals where order_number = $1) where order_number = $1`,
      [orderNumber],
    );
    expect((await decide(await as(ANN), 'approve', row)).body.results[0]).toMatchObject({ status: 'PENDING_APPROVAL' });
    expect((await detailOf(bea, orderNumber)).steps.map(({ state }) => state)).toEqual(['DONE', 'NOW']);
    expect((await modify(bea, orderNumber, { items: [{ cartItemId: paper, qty: 13 }] })).status).toBe(200);
    expect((await detailOf(bea, orderNumber)).steps.map(({ state }) => state)).toEqual(['NOW']);
    // Who has the page of before open says yes to nothing that they did not see.
    const { results } = (await decide(await as(GIL), 'approve', row)).body;
    expect(results[0]).toMatchObject({
      status: 'PENDING_APPROVAL',
      code: 'CART_STATUS_ERROR',
      message: expect.stringMatching(/was changed/),
    });
    const now = { ...(await detailOf(bea, orderNumber)).approval, items: [] };
    expect(now.version).toBe(1);
    expect((await decide(await as(GIL), 'decline', now)).body.results[0]?.status).toBe('DECLINED');
  });
});

describe('who may change one [T8]', () => {
  it('is its owner and who decides now; to others it is no order, or none of theirs', async () => {
    const { bea, orderNumber, row, paper } = await waiting();
    const body = { items: [{ cartItemId: paper, qty: 1 }] };
    const asked = async (email: string, number = orderNumber) => {
      const reply = await modify(await as(email), number, body);
      return [reply.status, reply.body.code];
    };
    const unknown = [400, 'CART_ID_NOT_FOUND'];
    expect(await asked(AXEL)).toEqual(unknown);
    expect(await asked(ANN, '99999999')).toEqual(unknown);
    expect(await asked(ANN, 'x')).toEqual(unknown);
    for (const colleague of [ABE, CARL, TESS]) expect(await asked(colleague), colleague).toEqual([403, 'FORBIDDEN']);
    expect((await modify(aVisitor(site, { host: 'business.localhost' }), orderNumber, body)).status).toBe(401);
    for (const query of ['actionType=UPDATE_CART', 'actionType=modify_cart', ''])
      expect(
        (await bea.put(`/cc/api/cart/default?tenantId=StaplesAdvantage&channel=WEB&orderNumber=${orderNumber}&${query}`, body)).status,
      ).toBe(400);
    expect((await orderOf(bea, orderNumber)).items[0]?.qty).toBe(14);
    await decide(await as(ANN), 'decline', row);
    for (const late of [ANN, BEA]) expect(await asked(late)).toEqual([409, 'CART_STATUS_ERROR']);
  });
});

describe('a row of an order that waits', () => {
  const [NOTEBOOK, SOLD_OUT, BLOCKED] = ['100006', '100008', '100045'] as const;
  beforeEach(() => site.database.query('delete from saved_items'));
  const savedOf = async (email: string) => {
    const { rows } = await site.database.query(
      'select s.item_id, s.qty from saved_items s join users u using (user_id) where u.email = $1 order by s.item_id',
      [email],
    );
    return rows.map((row) => `${String(row.qty)} ${String(row.item_id)}`);
  };

  it('is swapped for another item, priced and held for the buyer [C7-35 S7-20]', async () => {
    const before = await books();
    const { bea, orderNumber, pens, paper } = await waiting();
    const ann = await as(ANN);
    const swapped = await modify(ann, orderNumber, { items: [{ cartItemId: pens, itemId: NOTEBOOK, qty: 3 }] }, true);
    expect([swapped.status, swapped.body.cartInfo.items.map(({ itemId, qty }) => `${qty} ${itemId}`)]).toEqual([
      200,
      [`14 ${PAPER}`, `3 ${NOTEBOOK}`],
    ]);
    const { rows } = await site.database.query(
      "select item_id, sum(qty)::int as qty from stock_holds where order_number = $1 and state = 'HELD' group by item_id order by item_id",
      [orderNumber],
    );
    expect(rows).toEqual([
      { item_id: PAPER, qty: 14 },
      { item_id: NOTEBOOK, qty: 3 },
    ]);
    const { entries } = await detailOf(bea, orderNumber);
    expect(entries.at(-1)?.comment).toMatch(/Pens.* removed; .*: 3 added$/);
    expect(await savedOf(BEA)).toEqual([]);
    // As many as the row has, where none is said; and the first item is not forgotten.
    expect((await modify(ann, orderNumber, { items: [{ cartItemId: paper, itemId: PENS }] })).status).toBe(200);
    expect((await orderOf(bea, orderNumber)).items.map(({ itemId, qty }) => `${qty} ${itemId}`).toSorted()).toEqual([
      `14 ${PENS}`,
      `3 ${NOTEBOOK}`,
    ]);
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
    expect(await books()).toEqual(before);
  });

  it('stays where the other item cannot be had, is none, or is not for this buyer', async () => {
    const { bea, orderNumber, pens } = await waiting();
    const ann = await as(ANN);
    const was = await detailOf(bea, orderNumber);
    for (const [itemId, qty, told] of [
      ['nothing', 1, /There is no item nothing\./],
      [BLOCKED, 1, /can’t be ordered instead of .*Pens/],
      [SOLD_OUT, 1, /can’t be ordered instead of .*Pens/],
      [NOTEBOOK, 9999, /can’t be ordered instead of .*Pens/],
    ] as const) {
      const { status, body } = await modify(ann, orderNumber, { items: [{ cartItemId: pens, itemId, qty }] });
      expect([status, body.code]).toEqual([400, 'INVALID_ITEM']);
      expect(body.message).toMatch(told);
    }
    expect((await modify(ann, orderNumber, { items: [{ cartItemId: 'none', itemId: NOTEBOOK }] })).body.code).toBe(
      'CART_ITEM_ID_NOT_FOUND',
    );
    expect(await detailOf(bea, orderNumber)).toEqual(was);
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
  });

  it('that somebody else takes out is in the buyer’s saved items, once with all its pieces; what they take out themselves is not', async () => {
    const ann = await as(ANN);
    for (const wanted of ['2 100002', '4 100002']) {
      const { bea, orderNumber, pens } = await waiting();
      await modify(ann, orderNumber, { items: [{ cartItemId: pens, qty: 0 }] });
      expect(await savedOf(BEA)).toEqual([wanted]);
      expect((await detailOf(bea, orderNumber)).entries.at(-1)?.comment).toMatch(/removed\. What was removed is saved for later$/);
      await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
    }
    const { bea, orderNumber, pens } = await waiting();
    await modify(bea, orderNumber, { items: [{ cartItemId: pens, qty: 0 }] });
    expect(await savedOf(BEA)).toEqual(['4 100002']);
    await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
  });
});

describe('a change and a decision at once [T8]', () => {
  it('come one after the other: what is approved is what was approved, and all sums are right', async () => {
    const [ann, gil] = [await as(ANN), await as(GIL)];
    const before = await books();
    for (let round = 0; round < 8; round += 1) {
      const { bea, orderNumber, row, paper, pens } = await waiting();
      const acts = [
        () => decide(ann, 'approve', row),
        () => modify(gil, orderNumber, { items: [{ cartItemId: paper, qty: 13 }] }),
        () => modify(bea, orderNumber, { items: [{ cartItemId: pens, qty: 0 }] }),
      ];
      await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
      const { status, items, cartSummary } = await orderOf(bea, orderNumber);
      expect(['APPROVED', 'PENDING_APPROVAL']).toContain(status);
      const { rows } = await site.database.query('select sum(qty)::int as qty from stock_holds where order_number = $1 and state <> $2', [
        orderNumber,
        'RELEASED',
      ]);
      expect(rows[0]?.qty).toBe(items.reduce((sum, { qty }) => sum + qty, 0));
      const { rows: charged } = await site.database.query(
        `select sum(case kind when 'HELD' then amount_cents else 0 end)::int as cents from budget_entries where order_number = $1`,
        [orderNumber],
      );
      expect(charged[0]?.cents).toBe(cents(cartSummary.ordTotal));
      expect(await checkInvariants(site.database, site.shop.now())).toEqual([]);
      await bea.post(`/cc/api/orders/${orderNumber}/cancel`);
      expect(await books()).toEqual(before);
    }
  });
});
