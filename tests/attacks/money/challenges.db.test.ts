import { afterEach, describe, expect, it, vi } from 'vitest';
import { signatureOf } from '#sandbox/webhooks.ts';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, ledgerOf, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { rowsOfOrder } from '#tests/support/order-rows.ts';
import { TEST_NOW } from '#tests/support/database-server.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();

/** Somebody whose bank wants to hear from them. */
async function aChallenged() {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  const { cartId } = await readyToOrder(site, guest, CARDS.challenged);
  const place = () => placeOrder(guest, { cartId });
  const { body } = await place();
  expect(body.status).toBe('CHALLENGE');
  const transactionId = body.transactionId ?? '';
  const { rows } = await site.database.query<{ order_number: string }>(
    'select order_number from order_payments where transaction_id = $1',
    [transactionId],
  );
  return { guest, place, transactionId, orderNumber: rows[0]?.order_number ?? '' };
}

/** What anybody may send who claims to come from the bank. */
const claim = (transactionId: string, status: string) =>
  aVisitor(site).post('/cc/api/tdprocess', new URLSearchParams({ transactionId, status }).toString(), {
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });

async function answerAtBank(transactionId: string, answer: 'approve' | 'deny'): Promise<void> {
  const response = await fetch(`${site.sandbox.origin}/v1/challenges/${transactionId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
  });
  expect(response.status).toBe(200);
}

const held = async (orderNumber: string) =>
  (await ledgerOf(site, orderNumber)).filter(({ status }) => status === 'APPROVED').map(({ type }) => type);

describe('the question of a bank [T28]', () => {
  it('cannot be skipped: placing the order again asks it again', async () => {
    const { place, transactionId, orderNumber } = await aChallenged();
    for (let tries = 0; tries < 5; tries += 1) expect((await place()).body).toMatchObject({ status: 'CHALLENGE', transactionId });
    expect(await held(orderNumber)).toEqual([]);
  });

  it('is not answered by who only says that the bank agreed', async () => {
    const { place, transactionId, orderNumber } = await aChallenged();
    for (const status of ['Y', 'y', 'A', '1', 'true']) await claim(transactionId, status);
    for (let tries = 0; tries < 3; tries += 1) expect((await place()).body.status).toBe('CHALLENGE');
    expect(await held(orderNumber)).toEqual([]);
  });

  it("is not answered by another payment's answer, whichever way they are swapped", async () => {
    const [mine, theirs] = [await aChallenged(), await aChallenged()];
    await answerAtBank(mine.transactionId, 'approve');
    // Mine is agreed to, and told as theirs; mine is told, and theirs is placed.
    await claim(theirs.transactionId, 'Y');
    expect((await theirs.place()).body.status).toBe('CHALLENGE');
    await claim(mine.transactionId, 'Y');
    expect((await theirs.place()).body.status).toBe('CHALLENGE');
    expect(await held(theirs.orderNumber)).toEqual([]);
    expect((await mine.place()).body).toMatchObject({ status: 'PLACED', orderNumber: mine.orderNumber });
    expect(await held(mine.orderNumber)).toEqual(['AUTHORIZE']);
  });

  it('is asked of who ordered: the answer places no order for anybody else', async () => {
    const { transactionId, orderNumber } = await aChallenged();
    await answerAtBank(transactionId, 'approve');
    await claim(transactionId, 'Y');
    const stranger = aVisitor(site);
    expect((await placeOrder(stranger)).status).toBe(400);
    expect((await stranger.get(`/cc/api/orders/${orderNumber}`)).status).toBe(404);
  });

  it('is answered once: an answer that is sent again, or taken back, changes nothing', async () => {
    const { place, transactionId, orderNumber } = await aChallenged();
    await answerAtBank(transactionId, 'approve');
    await claim(transactionId, 'Y');
    expect((await place()).body.status).toBe('PLACED');
    const before = await rowsOfOrder(site, orderNumber);
    for (const status of ['Y', 'N', 'Y']) await claim(transactionId, status);
    for (let tries = 0; tries < 3; tries += 1) expect((await place()).body).toMatchObject({ status: 'PLACED', orderNumber });
    expect(await rowsOfOrder(site, orderNumber)).toEqual(before);
    expect(await held(orderNumber)).toEqual(['AUTHORIZE']);
  });

  it('that was denied stays so, whatever is claimed afterwards', async () => {
    const { place, transactionId, orderNumber } = await aChallenged();
    await answerAtBank(transactionId, 'deny');
    await claim(transactionId, 'Y');
    expect(await place()).toMatchObject({ status: 400, body: { code: 'PAYMENT_OPERATION_FAILED' } });
    await claim(transactionId, 'Y');
    expect(await held(orderNumber)).toEqual([]);
  });

  it('belongs to its order: what was denied for one pays for no next one', async () => {
    const { place, guest, transactionId } = await aChallenged();
    await answerAtBank(transactionId, 'deny');
    await claim(transactionId, 'N');
    expect((await place()).status).toBe(400);
    const next = await placeOrder(guest);
    expect(next.body.status ?? next.body.code).not.toBe('PLACED');
    await claim(transactionId, 'Y');
    expect((await placeOrder(guest)).body.status).not.toBe('PLACED');
  });
});

describe('the answer to a bank of a payer who does not come back [T28]', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    site.setNow(TEST_NOW);
  });

  const elevenMinutesLater = async () => {
    site.setNow(new Date(site.shop.now().getTime() + 11 * 60_000));
    await reconcile(site.shop);
  };
  const endOf = async (orderNumber: string) => {
    const { rows } = await site.database.query(
      'select o.state, p.state as tender, told_at is not null as "isTold" from orders o join order_payments p using (order_number) where order_number = $1',
      [orderNumber],
    );
    return rows;
  };
  const mailsAbout = async (orderNumber: string) => {
    await site.hearEvents();
    const { rows } = await site.database.query<{ kind: string }>(
      "select distinct kind from outbox where payload->>'orderNumber' = $1 and handler like '%mail'",
      [orderNumber],
    );
    return rows.map(({ kind }) => kind);
  };

  it('is asked of the bank when the time is up: a no is a declined card', async () => {
    const { transactionId, orderNumber } = await aChallenged();
    await answerAtBank(transactionId, 'deny');
    await elevenMinutesLater();
    expect(await endOf(orderNumber)).toEqual([{ state: 'ABANDONED', tender: 'DECLINED', isTold: false }]);
    expect(await held(orderNumber)).toEqual([]);
  });

  it('is asked of the bank when the time is up: a yes places the order, and its payer is written to', async () => {
    const { guest, transactionId, orderNumber } = await aChallenged();
    await answerAtBank(transactionId, 'approve');
    await elevenMinutesLater();
    expect(await endOf(orderNumber)).toEqual([{ state: 'PLACED', tender: 'APPROVED', isTold: false }]);
    expect(await mailsAbout(orderNumber)).toEqual(['order.placed']);
    expect((await guest.cart()).items).toEqual([]);
  });

  it('is asked of the bank when the vendor tells of it', async () => {
    const { transactionId, orderNumber } = await aChallenged();
    await answerAtBank(transactionId, 'approve');
    const { rows } = await site.database.query('select amount_cents from order_payments where order_number = $1', [orderNumber]);
    const event = { type: 'authorization.approved', reference: orderNumber, amount: rows[0].amount_cents / 100, currency: 'USD' };
    const payload = JSON.stringify(event);
    const signature = signatureOf(payload, { secret: site.shop.settings.sandboxWebhookSecret, seconds: Math.floor(Date.now() / 1000) });
    const headers = { 'content-type': 'application/json', 'sandbox-signature': signature };
    expect((await site.app.inject({ method: 'POST', url: '/webhooks/payment', headers, payload })).statusCode).toBe(204);
    expect(await endOf(orderNumber)).toEqual([{ state: 'PLACED', tender: 'APPROVED', isTold: false }]);
  });

  it('that nobody can be asked about ends the order, and its payer is written to', async () => {
    const { transactionId, orderNumber } = await aChallenged();
    await answerAtBank(transactionId, 'approve');
    vi.spyOn(site.shop.paymentVendor, 'authorize').mockResolvedValueOnce({ kind: 'UNKNOWN' });
    await elevenMinutesLater();
    expect(await endOf(orderNumber)).toEqual([{ state: 'ABANDONED', tender: 'VOIDED', isTold: true }]);
    expect(await mailsAbout(orderNumber)).toEqual(['order.given-up']);
  });

  it('that was never given writes to nobody', async () => {
    const { orderNumber } = await aChallenged();
    await elevenMinutesLater();
    expect(await endOf(orderNumber)).toEqual([{ state: 'ABANDONED', tender: 'VOIDED', isTold: false }]);
    expect(await mailsAbout(orderNumber)).toEqual([]);
  });
});
