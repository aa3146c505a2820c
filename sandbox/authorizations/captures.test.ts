import { describe, expect, it } from 'vitest';
import { aVendor, textOf, type Answer, type TestVendor } from '../a-vendor.test-builder.ts';

/** An approved authorization of 10.00, with its calls. */
async function anAuthorization(vendor: TestVendor, number = '4242424242424242'): Promise<(call: string, body: object) => Promise<Answer>> {
  const answer = await vendor.authorize({ token: await vendor.token(number), idempotencyKey: 'auth' });
  const id = textOf(answer, 'id');
  return (call, body) => vendor.post(`/v1/authorizations/${id}/${call}`, body);
}

function outcome({ status, body }: Answer): unknown[] {
  return [status, body['code'] ?? body['status']];
}

describe('capturing', () => {
  it('takes all that is authorized when no amount is named', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor);
    expect(outcome(await call('capture', { idempotencyKey: 'c' }))).toEqual([200, 'APPROVED']);
    expect(await vendor.ledger('R1')).toMatchObject([{ type: 'AUTHORIZE' }, { type: 'CAPTURE', amount: 10 }]);
  });

  it('takes parts up to the cent and not one more', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor);
    expect(outcome(await call('capture', { amount: 4.01, idempotencyKey: 'c1' }))).toEqual([200, 'APPROVED']);
    expect(outcome(await call('capture', { amount: 6, idempotencyKey: 'c2' }))).toEqual([409, 'CAPTURE_EXCEEDS_AUTHORIZATION']);
    expect(outcome(await call('capture', { amount: 5.99, idempotencyKey: 'c2' }))).toEqual([200, 'APPROVED']);
    expect(outcome(await call('capture', { idempotencyKey: 'c3' }))).toEqual([409, 'ALREADY_CAPTURED']);
  });

  it('answers the same key the same, once for rivals and across a restart, and refuses another body', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor);
    const rivals = await Promise.all([1, 2, 3].map(() => call('capture', { amount: 10, idempotencyKey: 'c' })));
    expect(new Set(rivals.map(({ body }) => body['id'])).size).toBe(1);
    expect(outcome(await call('capture', { amount: 9, idempotencyKey: 'c' }))).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    const again = await vendor.restart();
    expect((await again.ledger('R1')).filter(({ type }) => type === 'CAPTURE')).toHaveLength(1);
  });

  it('needs an approved authorization', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor, '4000000000000002');
    expect(outcome(await call('capture', { idempotencyKey: 'c' }))).toEqual([409, 'NOT_APPROVED']);
    expect(outcome(await vendor.post('/v1/authorizations/auth_x/capture', { idempotencyKey: 'c' }))).toEqual([404, 'NOT_FOUND']);
    expect((await vendor.post('/v1/authorizations/auth_x/capture', {})).status).toBe(400);
  });
});

describe('voiding', () => {
  it('gives an authorization up, once, and nothing can be captured any more', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor);
    const first = await call('void', { idempotencyKey: 'v' });
    expect((await call('void', { idempotencyKey: 'v' })).body).toEqual(first.body);
    expect(outcome(await call('void', { idempotencyKey: 'v2' }))).toEqual([409, 'ALREADY_VOIDED']);
    expect(outcome(await call('capture', { idempotencyKey: 'c' }))).toEqual([409, 'ALREADY_VOIDED']);
    expect(await vendor.ledger('R1')).toMatchObject([{ type: 'AUTHORIZE' }, { type: 'VOID', amount: 10 }]);
  });

  it('releases after captures what is left, once', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor);
    await call('capture', { amount: 1, idempotencyKey: 'c1' });
    await call('capture', { amount: 2.5, idempotencyKey: 'c2' });
    const first = await call('void', { idempotencyKey: 'v' });
    expect((await call('void', { idempotencyKey: 'v' })).body).toEqual(first.body);
    expect(outcome(await call('void', { idempotencyKey: 'v2' }))).toEqual([409, 'ALREADY_VOIDED']);
    expect(outcome(await call('capture', { amount: 1, idempotencyKey: 'c3' }))).toEqual([409, 'ALREADY_VOIDED']);
    expect((await vendor.ledger('R1')).at(-1)).toMatchObject({ type: 'VOID', amount: 6.5 });
    expect((await vendor.get('/v1/authorizations?idempotencyKey=auth')).body).toMatchObject({ capturedAmount: 3.5, voidedAmount: 6.5 });
    expect(outcome(await call('refund', { amount: 3.5, idempotencyKey: 'r' }))).toEqual([200, 'APPROVED']);
  });

  it('releases a part, and captures can take only what is left, also across a restart', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor);
    expect(outcome(await call('void', { amount: 10.01, idempotencyKey: 'v1' }))).toEqual([409, 'VOID_EXCEEDS_AUTHORIZATION']);
    expect(outcome(await call('void', { amount: 4, idempotencyKey: 'v1' }))).toEqual([200, 'APPROVED']);
    expect(outcome(await call('void', { amount: 5, idempotencyKey: 'v1' }))).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect(outcome(await call('capture', { amount: 6.01, idempotencyKey: 'c' }))).toEqual([409, 'CAPTURE_EXCEEDS_AUTHORIZATION']);
    const again = await vendor.restart();
    const { id } = (await again.get('/v1/authorizations?idempotencyKey=auth')).body;
    const captured = await again.post(`/v1/authorizations/${String(id)}/capture`, { idempotencyKey: 'c' });
    expect(outcome(captured)).toEqual([200, 'APPROVED']);
    expect((await again.ledger('R1')).map(({ amount }) => amount)).toEqual([10, 4, 6]);
  });

  it('is refused when all is captured', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor);
    await call('capture', { idempotencyKey: 'c' });
    expect(outcome(await call('void', { idempotencyKey: 'v' }))).toEqual([409, 'ALREADY_CAPTURED']);
  });

  it('and capturing at once never move more than was held', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor);
    const rivals = Array.from({ length: 20 }, (_, index) =>
      call(index % 2 === 0 ? 'void' : 'capture', { amount: 3, idempotencyKey: `k${index}` }),
    );
    expect((await Promise.all(rivals)).filter(({ status }) => status === 200)).toHaveLength(3);
  });
});

describe('refunding', () => {
  it('gives back what was captured and not one cent more', async () => {
    const vendor = await aVendor();
    const call = await anAuthorization(vendor);
    expect(outcome(await call('refund', { amount: 1, idempotencyKey: 'r0' }))).toEqual([409, 'REFUND_EXCEEDS_CAPTURE']);
    await call('capture', { amount: 8, idempotencyKey: 'c' });
    expect(outcome(await call('refund', { amount: 5, idempotencyKey: 'r1' }))).toEqual([200, 'APPROVED']);
    expect(outcome(await call('refund', { amount: 3.01, idempotencyKey: 'r2' }))).toEqual([409, 'REFUND_EXCEEDS_CAPTURE']);
    expect(outcome(await call('refund', { amount: 3, idempotencyKey: 'r2' }))).toEqual([200, 'APPROVED']);
    expect((await call('refund', { idempotencyKey: 'r3' })).status).toBe(400);
  });
});

describe('the prepaid card', () => {
  it('pays until its 25.00 are gone; void and refund give back, also across a restart', async () => {
    const vendor = await aVendor();
    const token = await vendor.token('5105105105105100');
    const balance = async (from: TestVendor): Promise<unknown> => (await from.get(`/v1/tokens/${token}`)).body['balance'];
    const first = await vendor.authorize({ token, idempotencyKey: 'a', amount: 20 });
    expect([first.body['status'], await balance(vendor)]).toEqual(['APPROVED', 5]);
    const second = await vendor.authorize({ token, idempotencyKey: 'b', amount: 5.01 });
    expect(second.body).toMatchObject({ status: 'DECLINED', declineCode: 'INSUFFICIENT_FUNDS' });
    const third = await vendor.authorize({ token, idempotencyKey: 'c', amount: 5 });
    expect([third.body['status'], await balance(vendor)]).toEqual(['APPROVED', 0]);
    await vendor.post(`/v1/authorizations/${textOf(third, 'id')}/void`, { idempotencyKey: 'v' });
    await vendor.post(`/v1/authorizations/${textOf(first, 'id')}/capture`, { idempotencyKey: 'cap' });
    expect(await balance(vendor)).toBe(5);
    await vendor.post(`/v1/authorizations/${textOf(first, 'id')}/refund`, { amount: 2.5, idempotencyKey: 'r' });
    expect(await balance(vendor)).toBe(7.5);
    expect(await balance(await vendor.restart())).toBe(7.5);
  });

  it('is never overdrawn by rivals', async () => {
    const vendor = await aVendor();
    const token = await vendor.token('5105105105105100');
    const rivals = Array.from({ length: 10 }, (_, index) => vendor.authorize({ token, idempotencyKey: `k${index}`, amount: 10 }));
    const approved = (await Promise.all(rivals)).filter(({ body }) => body['status'] === 'APPROVED');
    expect(approved).toHaveLength(2);
  });

  it('is captured in parts and has what was released to spend again', async () => {
    const vendor = await aVendor();
    const token = await vendor.token('5105105105105100');
    const id = textOf(await vendor.authorize({ token, idempotencyKey: 'a', amount: 25 }), 'id');
    await vendor.post(`/v1/authorizations/${id}/capture`, { amount: 5, idempotencyKey: 'c1' });
    await vendor.post(`/v1/authorizations/${id}/void`, { amount: 10, idempotencyKey: 'v1' });
    await vendor.post(`/v1/authorizations/${id}/capture`, { amount: 6, idempotencyKey: 'c2' });
    await vendor.post(`/v1/authorizations/${id}/void`, { idempotencyKey: 'v2' });
    expect((await vendor.get(`/v1/tokens/${token}`)).body['balance']).toBe(14);
    expect((await vendor.authorize({ token, idempotencyKey: 'b', amount: 14 })).body['status']).toBe('APPROVED');
  });

  it('has a balance, where a credit card has none that anybody is told', async () => {
    const vendor = await aVendor();
    expect((await vendor.get('/v1/tokens/tok_demo_visa_4242')).body).not.toHaveProperty('balance');
  });
});
