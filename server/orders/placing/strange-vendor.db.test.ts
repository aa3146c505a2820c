import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signatureOf } from '#sandbox/webhooks.ts';
import type { VendorAnswer } from '#server/gateways/payment-vendor.ts';
import { makeSandboxPaymentVendor } from '#server/gateways/sandbox-payment-vendor.ts';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, ledgerOf, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
let liar: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  liar?.closeAllConnections();
  liar?.close();
});

async function aGuestReadyToOrder(number: string = CARDS.approved) {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  const { cartId } = await readyToOrder(site, guest, number);
  return { cartId, place: () => placeOrder(guest, { cartId }) };
}

/** The vendor takes the next payment as ever, and says something else about it. */
function vendorSaysOnce(answerOf: (told: VendorAnswer) => VendorAnswer): void {
  const { authorize } = site.shop.paymentVendor;
  vi.spyOn(site.shop.paymentVendor, 'authorize').mockImplementationOnce(async (request) => answerOf(await authorize(request)));
}

/** The vendor takes the next payment as ever, and its answer comes over the wire with these words in it. */
async function wireSaysOnce(words: Record<string, unknown>): Promise<void> {
  const { sandboxSecretKey: secretKey } = site.shop.settings;
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const told = await fetch(`${site.sandbox.origin}${request.url}`, { method: 'POST', headers, body });
    response.writeHead(told.status).end(JSON.stringify({ ...Object(await told.json()), ...words }));
  });
  liar = server;
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const { authorize } = makeSandboxPaymentVendor({ url, secretKey, metrics: site.shop.metrics, log: site.shop.log });
  vi.spyOn(site.shop.paymentVendor, 'authorize').mockImplementationOnce(authorize);
}

it('several presses while the vendor is silent wait for one answer, and it is asked by one of them; an add meanwhile is told what is so [T24]', async () => {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  const { cartId } = await readyToOrder(site, guest, CARDS.approved);
  const silence = Promise.withResolvers<VendorAnswer>();
  const asked = vi.spyOn(site.shop.paymentVendor, 'authorize').mockImplementation(() => silence.promise);
  const first = placeOrder(guest, { cartId });
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  const others = Array.from({ length: 5 }, () => placeOrder(guest, { cartId }));
  const add = await guest.post<{ code?: string; message?: string }>('/cc/api/checkout/default/item', {
    items: [{ itemId: '100002', qty: 1 }],
  });
  expect([add.status, add.body.code]).toEqual([409, 'CART_STATUS_ERROR']);
  expect(add.body.message).toContain('Your order is being placed right now');
  silence.resolve({ kind: 'UNKNOWN' });
  const answers = await Promise.all([first, ...others]);
  expect(answers.map(({ status, body }) => [status, body.status, body.orderNumber])).toEqual(
    Array.from({ length: 6 }, () => [200, 'PROCESSING', answers[0]?.body.orderNumber]),
  );
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockRestore();
  // Whoever presses later asks anew.
  const later = await placeOrder(guest, { cartId });
  expect([later.body.status, later.body.orderNumber]).toEqual(['PLACED', answers[0]?.body.orderNumber]);
});

describe('an answer under a name that no vendor gives', () => {
  it.each([
    { id: '' },
    { id: 'x'.repeat(1_000_000) },
    { id: 'a\0b' },
    { status: 'CHALLENGE', transactionId: 't\0', challengeUrl: 'http://localhost/' },
    { status: 'CHALLENGE', transactionId: 't1', challengeUrl: 'javascript:alert(1)' },
  ])('is none: the order waits, and is placed by what the vendor has in its records (%#)', async (words) => {
    const { place } = await aGuestReadyToOrder();
    await wireSaysOnce(words);
    const { status, body } = await place();
    expect({ status, body }).toEqual({ status: 200, body: { status: 'PROCESSING', orderNumber: expect.any(String) } });
    const begun = site.shop.now();
    site.setNow(new Date(begun.getTime() + 3_000));
    await reconcile(site.shop);
    site.setNow(begun);
    expect((await place()).body).toMatchObject({ status: 'PLACED', orderNumber: body.orderNumber });
    const [held] = await ledgerOf(site, body.orderNumber ?? '');
    const { rows } = await site.database.query('select vendor_id from order_payments where order_number = $1', [body.orderNumber]);
    expect(rows).toEqual([{ vendor_id: held?.id }]);
  });
});

describe('a challenge under the name of another payment', () => {
  it('says nothing about this one: it is logged and counted, and the order is placed once the vendor tells of its own', async () => {
    const first = await (await aGuestReadyToOrder(CARDS.challenged)).place();
    const { transactionId = '', challengeUrl = '' } = first.body;
    const guest = await aGuestReadyToOrder();
    vendorSaysOnce(() => ({ kind: 'CHALLENGE', vendorId: 'auth_1', transactionId, challengeUrl }));
    const { status, body } = await guest.place();
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'PROCESSING' } });
    expect(site.logged.filter((line) => line.includes('under the name of another payment') && line.includes(transactionId))).toHaveLength(
      1,
    );
    expect(await site.shop.metrics.text()).toContain('shop_vendor_calls_total{operation="challenge",outcome="mismatch"} 1');
    const begun = site.shop.now();
    site.setNow(new Date(begun.getTime() + 3_000));
    await reconcile(site.shop);
    site.setNow(begun);
    expect((await guest.place()).body).toMatchObject({ status: 'PLACED', orderNumber: body.orderNumber });
  });
});

async function mismatches(): Promise<number> {
  const { values } = await site.shop.metrics.vendorUnclear.get();
  return values.find(({ labels: { operation, outcome } }) => operation === 'authorize' && outcome === 'mismatch')?.value ?? 0;
}

async function vendorIdOf(orderNumber = ''): Promise<string> {
  const { rows } = await site.database.query('select vendor_id from order_payments where order_number = $1', [orderNumber]);
  return rows[0].vendor_id;
}

describe('an approval under the id of another payment', () => {
  it('says nothing about this one: it is logged and counted, and the order is placed once the vendor tells of its own', async () => {
    const first = await (await aGuestReadyToOrder()).place();
    const vendorId = await vendorIdOf(first.body.orderNumber);
    const guest = await aGuestReadyToOrder();
    const before = await mismatches();
    vendorSaysOnce((told) => ({ ...told, kind: 'APPROVED', vendorId }));
    const { status, body } = await guest.place();
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'PROCESSING' } });
    expect(site.logged.filter((line) => line.includes('under the name of another payment') && line.includes(vendorId))).toHaveLength(1);
    expect(await mismatches()).toBe(before + 1);
    const begun = site.shop.now();
    site.setNow(new Date(begun.getTime() + 3_000));
    await reconcile(site.shop);
    site.setNow(begun);
    expect((await guest.place()).body).toMatchObject({ status: 'PLACED', orderNumber: body.orderNumber });
    const [held] = await ledgerOf(site, body.orderNumber ?? '');
    expect([await vendorIdOf(body.orderNumber), await vendorIdOf(first.body.orderNumber)]).toEqual([held?.id, vendorId]);
  });
});

/** What the vendor tells of an order over its own way, signed. */
async function tell(event: Record<string, unknown>): Promise<number> {
  const payload = JSON.stringify({ id: 'evt_1', authorizationId: 'auth_1', currency: 'USD', at: new Date().toISOString(), ...event });
  const signature = { secret: site.shop.settings.sandboxWebhookSecret, seconds: Math.floor(Date.now() / 1000) };
  const headers = { 'content-type': 'application/json', 'sandbox-signature': signatureOf(payload, signature) };
  return (await site.app.inject({ method: 'POST', url: '/webhooks/payment', headers, payload })).statusCode;
}

async function oneMinuteLater(act: () => Promise<unknown>): Promise<void> {
  const begun = site.shop.now();
  site.setNow(new Date(begun.getTime() + 61_000));
  await act();
  site.setNow(begun);
}

describe('a decline that did charge', () => {
  const DECLINED = () => ({ kind: 'DECLINED', vendorId: undefined }) as const;

  async function aDecline(answerOf: (told: VendorAnswer) => VendorAnswer, number?: string) {
    const { cartId, place } = await aGuestReadyToOrder(number);
    vendorSaysOnce(answerOf);
    expect(await place()).toMatchObject({ status: 400, body: { code: 'PAYMENT_OPERATION_FAILED' } });
    const { rows } = await site.database.query('select order_number, state from orders where cart_id = $1', [cartId]);
    expect(rows).toMatchObject([{ state: 'ABANDONED' }]);
    const reference: string = rows[0].order_number;
    const tenders = () =>
      site.database.query('select state, vendor_id, release_due_at from order_payments where order_number = $1', [reference]);
    return { reference, tender: async () => (await tenders()).rows[0] };
  }

  it('is let go once the vendor tells that it holds the money, told as often as it likes', async () => {
    const { reference, tender } = await aDecline(DECLINED);
    for (let count = 0; count < 3; count += 1) expect(await tell({ type: 'authorization.approved', reference, amount: 49.93 })).toBe(204);
    const entries = await ledgerOf(site, reference);
    expect(entries.map(({ type, amount }) => [type, amount])).toEqual([
      ['AUTHORIZE', 49.93],
      ['VOID', 49.93],
    ]);
    expect(await tender()).toEqual({ state: 'VOIDED', vendor_id: entries[0]?.id, release_due_at: null });
  });

  it('is let go later where the vendor cannot be asked at once', async () => {
    const { reference, tender } = await aDecline(DECLINED);
    vi.spyOn(site.shop.paymentVendor, 'find').mockResolvedValueOnce({ kind: 'UNKNOWN' });
    expect(await tell({ type: 'authorization.approved', reference, amount: 49.93 })).toBe(204);
    expect(await tender()).toMatchObject({ state: 'DECLINED', release_due_at: expect.any(Date) });
    const begun = site.shop.now();
    site.setNow(new Date(begun.getTime() + 10_000));
    await reconcile(site.shop);
    site.setNow(begun);
    expect(await tender()).toMatchObject({ state: 'VOIDED', release_due_at: null });
    expect((await ledgerOf(site, reference)).map(({ type }) => type)).toEqual(['AUTHORIZE', 'VOID']);
  });

  it('is let go under its own id and no other: what another payment holds stays held', async () => {
    const first = await (await aGuestReadyToOrder()).place();
    const vendorId = await vendorIdOf(first.body.orderNumber);
    const { reference, tender } = await aDecline(DECLINED);
    vi.spyOn(site.shop.paymentVendor, 'find').mockResolvedValueOnce({ kind: 'APPROVED', vendorId });
    expect(await tell({ type: 'authorization.approved', reference, amount: 49.93 })).toBe(204);
    expect((await ledgerOf(site, first.body.orderNumber ?? '')).map(({ type }) => type)).toEqual(['AUTHORIZE']);
    expect(await tender()).toMatchObject({ state: 'DECLINED', release_due_at: expect.any(Date) });
    await oneMinuteLater(() => reconcile(site.shop));
    expect((await ledgerOf(site, reference)).map(({ type }) => type)).toEqual(['AUTHORIZE', 'VOID']);
    expect(await tender()).toMatchObject({ state: 'VOIDED', release_due_at: null });
  });

  it('is found out about without any message: the vendor is asked once more, and lets go', async () => {
    const { reference, tender } = await aDecline(DECLINED);
    expect(await ledgerOf(site, reference)).toMatchObject([{ type: 'AUTHORIZE', status: 'APPROVED' }]);
    await oneMinuteLater(() => reconcile(site.shop));
    expect(await tender()).toMatchObject({ state: 'VOIDED', release_due_at: null });
    expect((await ledgerOf(site, reference)).map(({ type }) => type)).toEqual(['AUTHORIZE', 'VOID']);
  });

  it('that is one is asked about once, a minute later, and then no more', async () => {
    const { tender } = await aDecline((told) => told, CARDS.declined);
    const find = vi.spyOn(site.shop.paymentVendor, 'find');
    await reconcile(site.shop);
    expect(find).not.toHaveBeenCalled();
    for (let rounds = 0; rounds < 2; rounds += 1) await oneMinuteLater(() => reconcile(site.shop));
    expect(find).toHaveBeenCalledTimes(1);
    expect(await tender()).toMatchObject({ state: 'DECLINED', release_due_at: null });
  });

  it('is none by the word of a message alone: a decline that holds nothing stays one', async () => {
    const { reference, tender } = await aDecline((told) => told, CARDS.declined);
    expect(await tell({ type: 'authorization.approved', reference, amount: 49.93 })).toBe(204);
    expect(await tender()).toMatchObject({ state: 'DECLINED' });
    expect((await ledgerOf(site, reference)).map(({ type, status }) => [type, status])).toEqual([['AUTHORIZE', 'DECLINED']]);
  });
});

describe('a signed message that tells of no order of ours', () => {
  it.each([
    { reference: 'a\0b' },
    { reference: '' },
    { reference: '\ud800' },
    { reference: 'x'.repeat(10_000) },
    { amount: 1e300 },
    { amount: 1e8 },
    { amount: -1 },
    { amount: 0 },
    { amount: 0.001 },
    { amount: null },
    { type: 'a\0' },
  ])('%j is taken, and nothing is done', async (other) => {
    const find = vi.spyOn(site.shop.paymentVendor, 'find');
    expect(await tell({ type: 'authorization.approved', reference: '10000001', amount: 1, ...other })).toBe(204);
    expect(find).not.toHaveBeenCalled();
  });
});
