import { describe, expect, it } from 'vitest';
import { aVendor, textOf, type Answer, type TestVendor } from '../a-vendor.test-builder.ts';

const DAY_MS = 24 * 60 * 60_000;
const START = new Date('2026-11-20T15:00:00Z').getTime();

/** A vendor whose clock can be moved on. */
async function aVendorInTime(options: Parameters<typeof aVendor>[0] = {}): Promise<TestVendor & { wait(days: number): void }> {
  const clock = { now: START };
  const vendor = await aVendor({ now: () => new Date(clock.now), ...options });
  return {
    ...vendor,
    wait: (days) => {
      clock.now += days * DAY_MS;
    },
  };
}

const call = (vendor: TestVendor, authorization: Answer, name: string, body: object) =>
  vendor.post(`/v1/authorizations/${textOf(authorization, 'id')}/${name}`, body);
const outcome = ({ status, body }: Answer) => [status, body['code'] ?? body['declineCode'] ?? body['status']];

describe('an authorization', () => {
  it('says when it runs out, and is captured until then', async () => {
    const vendor = await aVendorInTime();
    const first = await vendor.authorize({ token: 'tok_demo_visa_4242', idempotencyKey: 'a' });
    expect(first.body['expiresAt']).toBe('2026-11-27T15:00:00.000Z');
    vendor.wait(6.99);
    expect(outcome(await call(vendor, first, 'capture', { idempotencyKey: 'c', amount: 4 }))).toEqual([200, 'APPROVED']);
    vendor.wait(0.01);
    expect(outcome(await call(vendor, first, 'capture', { idempotencyKey: 'c2', amount: 4 }))).toEqual([409, 'AUTHORIZATION_EXPIRED']);
    expect(outcome(await call(vendor, first, 'refund', { idempotencyKey: 'r', amount: 4 }))).toEqual([200, 'APPROVED']);
  });

  it('that has run out is let go all the same, once', async () => {
    const vendor = await aVendorInTime();
    const first = await vendor.authorize({ token: 'tok_demo_visa_4242', idempotencyKey: 'a' });
    vendor.wait(8);
    expect(outcome(await call(vendor, first, 'void', { idempotencyKey: 'v' }))).toEqual([200, 'APPROVED']);
    expect(outcome(await call(vendor, first, 'void', { idempotencyKey: 'v2' }))).toEqual([409, 'ALREADY_VOIDED']);
  });

  it('on a card of the vendor’s own never runs out', async () => {
    const vendor = await aVendorInTime();
    const first = await vendor.authorize({ token: await vendor.token('5105105105105100'), idempotencyKey: 'a' });
    expect(first.body).not.toHaveProperty('expiresAt');
    vendor.wait(40);
    expect(outcome(await call(vendor, first, 'capture', { idempotencyKey: 'c' }))).toEqual([200, 'APPROVED']);
  });

  it('of what a payer has approved is free again once it has run out', async () => {
    const vendor = await aVendorInTime();
    const approval = await vendor.post('/v1/paypal/approvals', { email: 'approve@vendor.example', amount: 10 });
    const nonce = textOf(approval, 'paymentMethodNonce');
    const { token } = (await vendor.post(`/v1/vendor-payments/${nonce}/confirm`, { vendor: 'PAYPAL' })).body;
    const pay = (idempotencyKey: string) => vendor.authorize({ token: String(token), idempotencyKey });
    await pay('a');
    expect(outcome(await pay('b'))).toEqual([200, 'AMOUNT_NOT_APPROVED']);
    vendor.wait(8);
    expect(outcome(await pay('c'))).toEqual([200, 'APPROVED']);
  });
});

describe('renewing', () => {
  it('holds anew with the same source, as often as it is asked under one key', async () => {
    const vendor = await aVendorInTime();
    const first = await vendor.authorize({ token: 'tok_demo_visa_4242', idempotencyKey: 'a' });
    vendor.wait(8);
    const renewal = { token: 'tok_demo_visa_4242', idempotencyKey: 'b', renews: textOf(first, 'id') };
    const second = await vendor.authorize(renewal);
    expect(outcome(second)).toEqual([200, 'APPROVED']);
    expect((await vendor.authorize(renewal)).body).toEqual(second.body);
    expect(outcome(await vendor.authorize({ token: 'tok_demo_visa_4242', idempotencyKey: 'b' }))).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(outcome(await call(vendor, second, 'capture', { idempotencyKey: 'c' }))).toEqual([200, 'APPROVED']);
    expect((await vendor.ledger('R1')).map(({ type }) => type)).toEqual(['AUTHORIZE', 'AUTHORIZE', 'CAPTURE']);
  });

  it('is for what is left, and with the source of before', async () => {
    const vendor = await aVendorInTime();
    const first = await vendor.authorize({ token: 'tok_demo_visa_4242', idempotencyKey: 'a' });
    await call(vendor, first, 'capture', { idempotencyKey: 'c', amount: 4 });
    const renews = textOf(first, 'id');
    const other = await vendor.token('5555555555554444');
    const tries = [
      { token: 'tok_demo_visa_4242', amount: 6.01, renews },
      { token: other, amount: 6, renews },
      { token: 'tok_demo_visa_4242', amount: 6, renews: 'auth_x' },
    ];
    for (const [index, wanted] of tries.entries())
      expect(outcome(await vendor.authorize({ idempotencyKey: `b${index}`, ...wanted }))).toEqual([422, 'CANNOT_RENEW']);
    expect(outcome(await vendor.authorize({ token: 'tok_demo_visa_4242', idempotencyKey: 'b', amount: 6, renews }))).toEqual([
      200,
      'APPROVED',
    ]);
  });

  it.each([
    ['4000000000000341', 'CARD_DECLINED'],
    ['4000002500003155', 'PAYER_NEEDED'],
  ])('%s is declined as %s, though it paid with its payer there', async (number, declineCode) => {
    const vendor = await aVendorInTime();
    const token = await vendor.token(number);
    const first = await vendor.authorize({ token, idempotencyKey: 'a' });
    if (first.body['status'] === 'CHALLENGE') await vendor.post(`/v1/challenges/${textOf(first, 'transactionId')}`, { answer: 'approve' });
    const held = first.body['status'] === 'CHALLENGE' ? await vendor.authorize({ token, idempotencyKey: 'a' }) : first;
    vendor.wait(8);
    const renewal = await vendor.authorize({ token, idempotencyKey: 'b', renews: textOf(held, 'id') });
    expect([renewal.body['status'], renewal.body['declineCode']]).toEqual(['DECLINED', declineCode]);
  });

  it('of what a payer has approved does not count beside what it renews', async () => {
    const vendor = await aVendorInTime();
    const approval = await vendor.post('/v1/paypal/approvals', { email: 'approve@vendor.example', amount: 10 });
    const confirmed = await vendor.post(`/v1/vendor-payments/${textOf(approval, 'paymentMethodNonce')}/confirm`, { vendor: 'PAYPAL' });
    const token = textOf(confirmed, 'token');
    const first = await vendor.authorize({ token, idempotencyKey: 'a' });
    vendor.wait(6.5);
    expect(outcome(await vendor.authorize({ token, idempotencyKey: 'b', renews: textOf(first, 'id') }))).toEqual([200, 'APPROVED']);
  });
});
