import { describe, expect, it } from 'vitest';
import { aVendor } from '../a-vendor.test-builder.ts';

describe('authorizing a card', () => {
  it.each(['4242424242424242', '5555555555554444', '378282246310005', '6011000990139424', '7972000000000009'])(
    'approves %s and writes it down',
    async (number) => {
      const vendor = await aVendor();
      const answer = await vendor.authorize({ token: await vendor.token(number), idempotencyKey: 'a', amount: 49.93 });
      expect(answer.status).toBe(200);
      const asked = { amount: 49.93, currency: 'USD', reference: 'R1', idempotencyKey: 'a' };
      expect(answer.body).toEqual({ id: expect.stringMatching(/^auth_/), status: 'APPROVED', expiresAt: expect.any(String), ...asked });
      const entry = { type: 'AUTHORIZE', status: 'APPROVED', amount: 49.93, currency: 'USD', reference: 'R1' };
      expect(await vendor.ledger('R1')).toEqual([expect.objectContaining({ ...entry, idempotencyKey: 'a' })]);
    },
  );

  it.each([
    ['4000000000000002', 'CARD_DECLINED'],
    ['4000000000009995', 'INSUFFICIENT_FUNDS'],
  ])('declines %s as %s', async (number, declineCode) => {
    const vendor = await aVendor();
    const answer = await vendor.authorize({ token: await vendor.token(number), idempotencyKey: 'a' });
    expect(answer.body).toMatchObject({ status: 'DECLINED', declineCode });
    expect(await vendor.ledger('R1')).toEqual([expect.objectContaining({ type: 'AUTHORIZE', status: 'DECLINED' })]);
  });

  it('fails once with …0119 and then approves under the same key, once per token and across a restart', async () => {
    const vendor = await aVendor();
    const token = await vendor.token('4000000000000119');
    const failed = await vendor.authorize({ token, idempotencyKey: 'a' });
    expect([failed.status, failed.body['code']]).toEqual([500, 'TECHNICAL_PROBLEM']);
    expect(await vendor.ledger('R1')).toEqual([]);
    const again = await vendor.restart();
    expect((await again.authorize({ token, idempotencyKey: 'a' })).body['status']).toBe('APPROVED');
    const other = await again.token('4000000000000119');
    expect((await again.authorize({ token: other, idempotencyKey: 'b' })).status).toBe(500);
  });

  it('charges …0259 but loses the answer; asking afterwards finds it', async () => {
    const vendor = await aVendor({ holdMs: 50 });
    const token = await vendor.token('4000000000000259');
    await expect(vendor.authorize({ token, idempotencyKey: 'a' })).rejects.toThrow('fetch failed');
    expect(await vendor.ledger('R1')).toHaveLength(1);
    const found = await vendor.get('/v1/authorizations?idempotencyKey=a');
    expect(found.body).toMatchObject({ status: 'APPROVED', amount: 10, reference: 'R1' });
    expect((await vendor.authorize({ token, idempotencyKey: 'a' })).body['id']).toBe(found.body['id']);
    expect(await vendor.ledger('R1')).toHaveLength(1);
  });

  it('stops at once although an answer is being withheld', async () => {
    const vendor = await aVendor({ holdMs: 60_000 });
    const token = await vendor.token('4000000000000259');
    const lost = vendor.authorize({ token, idempotencyKey: 'a' }).catch(() => 'cut');
    await expect.poll(() => vendor.ledger('R1'), { timeout: 4000 }).toHaveLength(1);
    const startedAt = performance.now();
    await vendor.stop();
    expect(performance.now() - startedAt).toBeLessThan(5000);
    expect(await lost).toBe('cut');
  });

  it('declines a card that has expired since it was saved', async () => {
    const vendor = await aVendor();
    const answer = await vendor.authorize({ token: 'tok_demo_mastercard_4444_expired', idempotencyKey: 'a' });
    expect(answer.body).toMatchObject({ status: 'DECLINED', declineCode: 'EXPIRED_CARD' });
    const good = await vendor.authorize({ token: 'tok_demo_visa_4242', idempotencyKey: 'b' });
    expect(good.body['status']).toBe('APPROVED');
  });

  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: 0.001 },
    { amount: 1_000_000.01 },
    { amount: '10' },
    { currency: 'EUR' },
    { reference: '' },
    { priority: 'high' },
  ])('refuses %o', async (wrong) => {
    const vendor = await aVendor();
    const answer = await vendor.authorize({ token: 'tok_demo_visa_4242', idempotencyKey: 'a', ...wrong });
    expect([answer.status, answer.body['code']]).toEqual([400, 'INVALID_REQUEST']);
    expect(await vendor.ledger('R1')).toEqual([]);
  });

  it('refuses a token nobody was given, and callers without the key', async () => {
    const vendor = await aVendor();
    const answer = await vendor.authorize({ token: 'tok_x', idempotencyKey: 'a' });
    expect([answer.status, answer.body['code']]).toEqual([422, 'UNKNOWN_TOKEN']);
    expect((await vendor.post('/v1/authorizations', {}, { authorization: 'Bearer sk_x' })).status).toBe(401);
  });
});

describe('the same authorization again', () => {
  it('answers the same and writes nothing, also across a restart', async () => {
    const vendor = await aVendor();
    const token = await vendor.token('4242424242424242');
    const first = await vendor.authorize({ token, idempotencyKey: 'a' });
    expect((await vendor.authorize({ token, idempotencyKey: 'a' })).body).toEqual(first.body);
    const again = await vendor.restart();
    expect((await again.authorize({ token, idempotencyKey: 'a' })).body).toEqual(first.body);
    expect(await again.ledger('R1')).toHaveLength(1);
  });

  it('charges once when twenty arrive together', async () => {
    const vendor = await aVendor();
    const token = await vendor.token('4242424242424242');
    const answers = await Promise.all(Array.from({ length: 20 }, () => vendor.authorize({ token, idempotencyKey: 'a' })));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(await vendor.ledger('R1')).toHaveLength(1);
  });

  it('refuses another body under the same key', async () => {
    const vendor = await aVendor();
    const token = await vendor.token('4242424242424242');
    await vendor.authorize({ token, idempotencyKey: 'a' });
    for (const change of [{ amount: 10.01 }, { reference: 'R2' }, { token: 'tok_demo_visa_4242' }]) {
      const answer = await vendor.authorize({ token, idempotencyKey: 'a', ...change });
      expect([answer.status, answer.body['code']]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    }
  });
});

describe('asking for an authorization', () => {
  it('finds it by key and by reference, and answers 404 else', async () => {
    const vendor = await aVendor();
    const declined = await vendor.authorize({ token: await vendor.token('4000000000000002'), idempotencyKey: 'a' });
    const approved = await vendor.authorize({ token: 'tok_demo_visa_4242', idempotencyKey: 'b' });
    expect((await vendor.get('/v1/authorizations?idempotencyKey=a')).body).toMatchObject(declined.body);
    const byReference = await vendor.get('/v1/authorizations?reference=R1');
    expect(byReference.body).toMatchObject({ ...approved.body, authorizations: [declined.body, approved.body] });
    expect((await vendor.get('/v1/authorizations?idempotencyKey=c')).status).toBe(404);
    expect((await vendor.get('/v1/authorizations?reference=R2')).status).toBe(404);
    expect((await vendor.get('/v1/authorizations')).status).toBe(400);
  });
});
