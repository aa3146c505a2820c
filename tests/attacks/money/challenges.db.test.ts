import { describe, expect, it } from 'vitest';
import { CARDS, ledgerOf, placeOrder, readyToOrder } from '#tests/support/buyer.ts';
import { rowsOfOrder } from '#tests/support/order-rows.ts';
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
