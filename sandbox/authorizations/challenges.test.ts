import { describe, expect, it } from 'vitest';
import { CHALLENGE_LIFETIME_MS } from './challenges.ts';
import { aVendor, SHOP, squeezed, textOf, type Answer, type TestVendor } from '../a-vendor.test-builder.ts';

const ASKED = { amount: 1249.93, currency: 'USD', reference: 'R1', idempotencyKey: 'a' };

/** A vendor with an authorization that waits for its payer. */
async function aChallenge(
  vendor: TestVendor,
): Promise<{ opened: Answer; transactionId: string; again: (on?: TestVendor) => Promise<Answer> }> {
  const card = { number: '4000002500003155', expiryMonth: '12', expiryYear: '2035', cvv: '123', checkoutId: 'C7' };
  const token = textOf(await vendor.post('/v1/tokens', card), 'token');
  const again = (on = vendor): Promise<Answer> =>
    on.authorize({ token, idempotencyKey: 'a', amount: 1249.93, returnUrl: `${SHOP}/cc/sparq/checkout` });
  const opened = await again();
  return { opened, transactionId: textOf(opened, 'transactionId'), again };
}

describe('a card that asks its payer', () => {
  it('answers CHALLENGE, the same while nobody has answered, and books nothing', async () => {
    const vendor = await aVendor();
    const { opened, transactionId, again } = await aChallenge(vendor);
    const challengeUrl = `${vendor.origin}/challenge/${transactionId}`;
    expect(opened.body).toEqual({ id: expect.any(String), status: 'CHALLENGE', transactionId, challengeUrl, ...ASKED });
    expect((await again()).body).toEqual(opened.body);
    expect(await vendor.ledger('R1')).toEqual([]);
    expect((await vendor.get('/v1/authorizations?idempotencyKey=a')).body).toMatchObject(opened.body);
  });

  it.each([
    ['approve', 'Y', { status: 'APPROVED' }],
    ['deny', 'N', { status: 'DECLINED', declineCode: 'CHALLENGE_FAILED' }],
  ])('goes on under the same key after %s', async (answer, status, outcome) => {
    const vendor = await aVendor();
    const { opened, transactionId, again } = await aChallenge(vendor);
    const answered = await vendor.post(`/v1/challenges/${transactionId}`, { answer }, { authorization: '', origin: SHOP });
    expect(answered.body).toEqual({ checkoutId: 'C7', transactionId, status });
    const restarted = await vendor.restart();
    expect((await again(restarted)).body).toMatchObject({ id: opened.body['id'], transactionId, ...ASKED, ...outcome });
    expect(await restarted.ledger('R1')).toHaveLength(1);
  });

  it('lets the first answer stand', async () => {
    const vendor = await aVendor();
    const { transactionId, again } = await aChallenge(vendor);
    await vendor.post(`/v1/challenges/${transactionId}`, { answer: 'deny' });
    const later = await vendor.post(`/v1/challenges/${transactionId}`, { answer: 'approve' });
    expect(later.body['status']).toBe('N');
    expect((await again()).body['status']).toBe('DECLINED');
  });

  it('counts as denied when the time is over', async () => {
    let time = Date.parse('2026-11-20T12:00:00Z');
    const vendor = await aVendor({ now: () => new Date(time) });
    const { transactionId, again } = await aChallenge(vendor);
    time += CHALLENGE_LIFETIME_MS - 1;
    expect((await again()).body['status']).toBe('CHALLENGE');
    time += 1;
    expect((await vendor.post(`/v1/challenges/${transactionId}`, { answer: 'approve' })).body['status']).toBe('N');
    expect((await again()).body['status']).toBe('DECLINED');
  });

  it.each(['nobody', 'approve', 'deny'])(
    'is closed by a void when the answer so far is that of %s; a later one changes nothing',
    async (answer) => {
      const vendor = await aVendor();
      const { opened, transactionId, again } = await aChallenge(vendor);
      if (answer !== 'nobody') await vendor.post(`/v1/challenges/${transactionId}`, { answer });
      const path = `/v1/authorizations/${textOf(opened, 'id')}/void`;
      const closed = await vendor.post(path, { idempotencyKey: 'v' });
      expect([closed.status, closed.body['status']]).toEqual([200, 'APPROVED']);
      if (answer === 'nobody') {
        expect((await vendor.post(`/v1/challenges/${transactionId}`, { answer: 'approve' })).body['status']).toBe('N');
      }
      const restarted = await vendor.restart();
      expect((await restarted.post(path, { idempotencyKey: 'v2' })).body).toEqual({ ...closed.body, idempotencyKey: 'v2' });
      expect((await again(restarted)).body).toMatchObject({ id: opened.body['id'], status: 'DECLINED', declineCode: 'CHALLENGE_VOIDED' });
      expect((await restarted.get('/v1/authorizations?idempotencyKey=a')).body['status']).toBe('DECLINED');
      expect(await restarted.ledger('R1')).toMatchObject([{ type: 'AUTHORIZE', status: 'DECLINED' }]);
    },
  );

  it('releases no part of what it does not hold yet; once approved it is voided like any other', async () => {
    const vendor = await aVendor();
    const { opened, transactionId, again } = await aChallenge(vendor);
    const release = (body: object): Promise<Answer> => vendor.post(`/v1/authorizations/${textOf(opened, 'id')}/void`, body);
    expect((await release({ amount: 1, idempotencyKey: 'v' })).body['code']).toBe('VOID_EXCEEDS_AUTHORIZATION');
    await vendor.post(`/v1/challenges/${transactionId}`, { answer: 'approve' });
    expect((await again()).body['status']).toBe('APPROVED');
    expect((await release({ amount: 1, idempotencyKey: 'v' })).status).toBe(200);
    expect(await vendor.ledger('R1')).toMatchObject([{ type: 'AUTHORIZE' }, { type: 'VOID', amount: 1 }]);
  });

  it('returns only to the shop', async () => {
    const vendor = await aVendor();
    const token = await vendor.token('4000002500003155');
    for (const returnUrl of [
      'https://evil.example/',
      `${SHOP}.evil.example/`,
      '/cc',
      'javascript:alert(1)',
      'http://a:b@shop.localhost:3000/',
    ]) {
      const answer = await vendor.authorize({ token, idempotencyKey: 'a', returnUrl });
      expect([answer.status, answer.body['code']]).toEqual([422, 'INVALID_RETURN_URL']);
    }
  });

  it('is unknown under another id', async () => {
    const vendor = await aVendor();
    expect((await vendor.post('/v1/challenges/txn_x', { answer: 'approve' })).status).toBe(404);
    expect((await vendor.get('/challenge/txn_x')).status).toBe(404);
  });
});

describe('the challenge page', () => {
  it('shows shop, amount and card and leads back to the shop with the answer', async () => {
    const vendor = await aVendor({ brandName: 'Foolscap' });
    const { transactionId } = await aChallenge(vendor);
    const page = await vendor.get(`/challenge/${transactionId}`);
    for (const text of ['Foolscap', '$1,249.93', 'ending in 3155', 'Approve', 'Deny']) {
      expect(page.body['text']).toContain(text);
    }
    const answered = await fetch(`${vendor.origin}/challenge/${transactionId}`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      headers: { origin: vendor.origin },
    });
    const markup = squeezed(await answered.text());
    expect(markup).toContain(`action="${SHOP}/cc/api/tdprocess"`);
    for (const [name, value] of Object.entries({ checkoutId: 'C7', transactionId, status: 'Y' })) {
      expect(markup).toContain(`<input type="hidden" name="${name}" value="${value}">`);
    }
    expect(answered.headers.get('content-security-policy')).toContain(`form-action 'self' ${SHOP};`);
    expect(answered.headers.get('referrer-policy')).toBe('strict-origin');
  });
});
