import { afterEach, describe, expect, it, vi } from 'vitest';
import { signatureOf } from '#sandbox/webhooks.ts';
import { reconcile } from '#server/orders/index.ts';
import { CARDS, ledgerOf, placeOrder, readyToOrder, tokenFor } from '#tests/support/buyer.ts';
import { rowsOfOrder } from '#tests/support/order-rows.ts';
import { useShop } from '#tests/support/test-shop.ts';
import { aVisitor } from '#tests/support/visitor.ts';

const site = useShop();
afterEach(() => vi.restoreAllMocks());

const AMOUNT = 49.93;
const seconds = () => Math.floor(Date.now() / 1000);
const secret = () => site.shop.settings.sandboxWebhookSecret;

/** An order of which the vendor's answer was lost, whether or not it held the money. */
async function anUnansweredOrder({ isCharged }: { isCharged: boolean }): Promise<string> {
  const guest = aVisitor(site);
  await guest.add({ itemId: '100001', qty: 1 });
  await readyToOrder(site, guest);
  const { authorize } = site.shop.paymentVendor;
  vi.spyOn(site.shop.paymentVendor, 'authorize').mockImplementationOnce(async (request) => {
    if (isCharged) await authorize(request);
    return { kind: 'UNKNOWN' };
  });
  const { status, body } = await placeOrder(guest);
  expect({ status, body }).toMatchObject({ status: 200, body: { status: 'PROCESSING' } });
  return body.orderNumber ?? '';
}

const eventOf = (reference: string, other: Record<string, unknown> = {}) => ({
  id: 'evt_1',
  type: 'authorization.approved',
  authorizationId: 'auth_1',
  reference,
  amount: AMOUNT,
  currency: 'USD',
  at: new Date().toISOString(),
  ...other,
});

async function deliver(payload: string, signature: string | undefined): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(signature !== undefined && { 'sandbox-signature': signature }) };
  return (await site.app.inject({ method: 'POST', url: '/webhooks/payment', headers, payload })).statusCode;
}

async function tell(event: Record<string, unknown>): Promise<number> {
  const payload = JSON.stringify(event);
  return deliver(payload, signatureOf(payload, { secret: secret(), seconds: seconds() }));
}

describe('a message in the name of the vendor [T25]', () => {
  const macOf = (header: string) => header.split('v1=')[1] ?? '';

  it.each<[string, (payload: string) => readonly [string, string | undefined]]>([
    ['unsigned', (payload) => [payload, undefined]],
    ['signed with nothing', (payload) => [payload, `t=${seconds()},v1=`]],
    ['signed with another key', (payload) => [payload, signatureOf(payload, { secret: 'another', seconds: seconds() })]],
    ['signed with an empty key', (payload) => [payload, signatureOf(payload, { secret: '', seconds: seconds() })]],
    ['cut off', (payload) => [payload.slice(0, -2), signatureOf(payload, { secret: secret(), seconds: seconds() })]],
    [
      'with a signature that is cut off',
      (payload) => [payload, signatureOf(payload, { secret: secret(), seconds: seconds() }).slice(0, -2)],
    ],
    [
      'with the signature of another',
      (payload) => [payload.replace('evt_1', 'evt_2'), signatureOf(payload, { secret: secret(), seconds: seconds() })],
    ],
    ['301 seconds old', (payload) => [payload, signatureOf(payload, { secret: secret(), seconds: seconds() - 302 })]],
    ['from the future', (payload) => [payload, signatureOf(payload, { secret: secret(), seconds: seconds() + 330 })]],
    [
      'old, with a new time',
      (payload) => [payload, `t=${seconds()},v1=${macOf(signatureOf(payload, { secret: secret(), seconds: seconds() - 400 }))}`],
    ],
    ['without a time', (payload) => [payload, `v1=${macOf(signatureOf(payload, { secret: secret(), seconds: seconds() }))}`]],
  ])('that is %s is refused, and nobody is asked about it', async (_how, forge) => {
    const orderNumber = await anUnansweredOrder({ isCharged: true });
    const before = await rowsOfOrder(site, orderNumber);
    const find = vi.spyOn(site.shop.paymentVendor, 'find');
    expect(await deliver(...forge(JSON.stringify(eventOf(orderNumber))))).toBe(403);
    expect(find).not.toHaveBeenCalled();
    expect(await rowsOfOrder(site, orderNumber)).toEqual(before);
  });

  it('that is its own is followed once, however often it is sent again', async () => {
    const orderNumber = await anUnansweredOrder({ isCharged: true });
    const payload = JSON.stringify(eventOf(orderNumber));
    const signature = signatureOf(payload, { secret: secret(), seconds: seconds() });
    expect(await deliver(payload, signature)).toBe(204);
    const placed = await rowsOfOrder(site, orderNumber);
    expect(JSON.stringify(placed)).toContain('PLACED');
    expect(await Promise.all(Array.from({ length: 10 }, () => deliver(payload, signature)))).toEqual(Array.from({ length: 10 }, () => 204));
    expect(await rowsOfOrder(site, orderNumber)).toEqual(placed);
    expect((await ledgerOf(site, orderNumber)).map(({ type }) => type)).toEqual(['AUTHORIZE']);
  });
});

describe('a message of the vendor about another payment [T26]', () => {
  /** The vendor has really taken a dollar, and calls it a payment of this order. */
  async function aDollarFor(reference: string): Promise<void> {
    const response = await fetch(`${site.sandbox.origin}/v1/authorizations`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.shop.settings.sandboxSecretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        token: await tokenFor(site, CARDS.approved),
        amount: 1,
        currency: 'USD',
        reference,
        idempotencyKey: `own ${reference}`,
      }),
    });
    expect(response.status).toBe(200);
  }

  it.each<[string, Record<string, unknown>]>([
    ['amount', { amount: 1 }],
    ['amount, a cent less', { amount: AMOUNT - 0.01 }],
    ['currency', { currency: 'CAD' }],
    ['type', { type: 'capture.approved' }],
    ['authorization', { authorizationId: 'auth_of_another' }],
    ['nothing but what was paid', {}],
  ])('that is signed and has another %s pays for no order', async (_field, other) => {
    const orderNumber = await anUnansweredOrder({ isCharged: false });
    await aDollarFor(orderNumber);
    expect(await tell(eventOf(orderNumber, other))).toBe(204);
    expect(JSON.stringify(await rowsOfOrder(site, orderNumber))).not.toMatch(/"PLACED"|"APPROVED"/);
  });

  it('that names the order of somebody else pays for neither', async () => {
    const [mine, theirs] = [await anUnansweredOrder({ isCharged: true }), await anUnansweredOrder({ isCharged: false })];
    expect(await tell(eventOf(theirs))).toBe(204);
    expect(JSON.stringify(await rowsOfOrder(site, theirs))).not.toMatch(/"PLACED"|"APPROVED"/);
    expect(JSON.stringify(await rowsOfOrder(site, mine))).not.toContain('"PLACED"');
  });
});

describe('messages of the vendor in any order [T27]', () => {
  const TYPES = [
    'authorization.approved',
    'authorization.approved',
    'authorization.declined',
    'capture.approved',
    'refund.approved',
    'void.approved',
  ];
  /** VENDOR_ORDERS=720 sends all of them. */
  const TRIED = Number(process.env['VENDOR_ORDERS'] ?? 24);

  function permutation(index: number): string[] {
    const left = [...TYPES];
    let rest = index;
    return TYPES.map(() => {
      const [type = ''] = left.splice(rest % left.length, 1);
      rest = Math.floor(rest / (left.length + 1));
      return type;
    });
  }

  const outcomeOf = async (orderNumber: string) => {
    const { rows } = await site.database.query(
      `select o.state, p.state as paid, p.captured_cents, p.released_cents, p.refunded_cents, p.release_due_at is not null as is_asked
       from orders o join order_payments p using (order_number) where order_number = $1`,
      [orderNumber],
    );
    return [rows, (await ledgerOf(site, orderNumber)).map(({ type, status }) => [type, status])];
  };

  it.each([true, false])('come to the same end, charged: %s', { timeout: 30_000 + TRIED * 2_000 }, async (isCharged) => {
    const quiet = await anUnansweredOrder({ isCharged });
    const orders: string[] = [];
    for (let index = 0; index < TRIED; index += 1) {
      const orderNumber = await anUnansweredOrder({ isCharged });
      orders.push(orderNumber);
      for (const type of permutation(index * Math.floor(720 / TRIED))) expect(await tell(eventOf(orderNumber, { type }))).toBe(204);
    }
    const begun = site.shop.now();
    site.setNow(new Date(begun.getTime() + 60_000));
    await reconcile(site.shop);
    site.setNow(begun);
    const expected = await outcomeOf(quiet);
    expect(JSON.stringify(expected)).toContain(isCharged ? 'PLACED' : 'ABANDONED');
    for (const orderNumber of orders) expect([orderNumber, await outcomeOf(orderNumber)]).toEqual([orderNumber, expected]);
  });
});
