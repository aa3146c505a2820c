import { describe, expect, it } from 'vitest';
import { aVendor, SHOP, squeezed, textOf, type Answer, type TestVendor } from '../a-vendor.test-builder.ts';

const RETURN = `${SHOP}/cc/sparq/checkout/approval`;
const AT_PAYPAL = { returnUrl: RETURN, state: 's1', checkoutId: 'C7', amount: '49.93' };

async function aNonce(vendor: TestVendor, email = 'approve@vendor.example', more: object = {}): Promise<string> {
  return textOf(await vendor.post('/v1/paypal/approvals', { email, ...more }), 'paymentMethodNonce');
}

const confirm = (vendor: TestVendor, nonce: string, body: object = {}): Promise<Answer> =>
  vendor.post(`/v1/vendor-payments/${nonce}/confirm`, body);

const tokenOf = async (vendor: TestVendor, nonce: string) => textOf(await confirm(vendor, nonce), 'token');

describe('a payment that was approved at its vendor', () => {
  it.each([
    ['/v1/paypal/approvals', 'paymentMethodNonce', ['paymentMethodNonce', 'payerId', 'payPalEmail']],
    ['/v1/wallet/payments', 'callId', ['encPaymentData', 'apiKey', 'callId']],
    ['/v1/paylater/sessions', 'klarnaToken', ['klarnaToken']],
    ['/v1/applepay/payments', 'applePayToken', ['applePayToken']],
  ])('%s gives what the shop sends on, and what the shop gets for it can be charged', async (path, field, fields) => {
    const vendor = await aVendor();
    const answer = await vendor.post(path, { email: 'approve@vendor.example' });
    expect(Object.keys(answer.body)).toEqual(fields);
    const token = await tokenOf(vendor, textOf(answer, field));
    const charge = await vendor.authorize({ token, idempotencyKey: 'a' });
    expect(charge.body['status']).toBe('APPROVED');
  });

  it('is charged with what the shop got for it, never with what went through the browser', async () => {
    const vendor = await aVendor();
    const nonce = await aNonce(vendor);
    expect((await vendor.authorize({ token: nonce, idempotencyKey: 'a' })).body['code']).toBe('UNKNOWN_TOKEN');
    const first = await confirm(vendor, nonce);
    expect(first.body).toEqual({
      status: 'APPROVED',
      vendor: 'PAYPAL',
      email: 'approve@vendor.example',
      payerId: 'PAYER-APPROVE',
      token: expect.stringMatching(/^pay_/),
    });
    expect((await confirm(vendor, nonce)).body).toEqual(first.body);
    expect((await vendor.authorize({ token: nonce, idempotencyKey: 'a' })).body['code']).toBe('UNKNOWN_TOKEN');
    const again = await vendor.restart();
    expect((await confirm(again, nonce)).body).toEqual(first.body);
  });

  it('names the card of its payer’s wallet by what stands for its number, the same each time', async () => {
    const vendor = await aVendor();
    const fingerprintOf = async (path: string, field: string, email: string) =>
      textOf(await confirm(vendor, textOf(await vendor.post(path, { email }), field)), 'fingerprint');
    const first = await fingerprintOf('/v1/wallet/payments', 'callId', 'approve@vendor.example');
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await fingerprintOf('/v1/wallet/payments', 'callId', 'approve@vendor.example')).toBe(first);
    expect(await fingerprintOf('/v1/applepay/payments', 'applePayToken', 'Approve@vendor.example')).toBe(first);
    expect(await fingerprintOf('/v1/wallet/payments', 'callId', 'broke@vendor.example')).not.toBe(first);
  });

  it('ends as its payer is known to', async () => {
    const vendor = await aVendor();
    const status = async (nonce: string) => (await confirm(vendor, nonce)).body['status'];
    const [declined, retried, stuck] = [
      await aNonce(vendor, 'decline@vendor.example'),
      await aNonce(vendor, 'Retry@vendor.example'),
      await aNonce(vendor, 'stuck@vendor.example'),
    ];
    expect([await status(declined), await status(declined)]).toEqual(['DECLINED', 'DECLINED']);
    expect([await status(retried), await status(retried)]).toEqual(['RETRY', 'APPROVED']);
    expect([await status(stuck), await status(stuck)]).toEqual(['RETRY', 'RETRY']);
    const token = await tokenOf(vendor, await aNonce(vendor, 'broke@vendor.example'));
    const broke = await vendor.authorize({ token, idempotencyKey: 'a' });
    expect(broke.body).toMatchObject({ status: 'DECLINED', declineCode: 'VENDOR_DECLINED' });
  });

  it('pays no more than its payer agreed to, and what is let go can be held again [T5]', async () => {
    const vendor = await aVendor();
    const nonce = await aNonce(vendor, undefined, { amount: 49.93, checkoutId: 'C7' });
    expect((await confirm(vendor, nonce)).body).toMatchObject({ amount: 49.93, currency: 'USD', checkoutId: 'C7' });
    const token = await tokenOf(vendor, nonce);
    const pay = async (idempotencyKey: string, amount: number) => {
      const { body } = await vendor.authorize({ token, idempotencyKey, amount });
      return body['declineCode'] ?? body['status'];
    };
    expect(await pay('a', 49.94)).toBe('AMOUNT_NOT_APPROVED');
    const held = await vendor.authorize({ token, idempotencyKey: 'b', amount: 49.93 });
    expect(held.body['status']).toBe('APPROVED');
    expect(await pay('c', 0.01)).toBe('AMOUNT_NOT_APPROVED');
    await vendor.post(`/v1/authorizations/${textOf(held, 'id')}/void`, { idempotencyKey: 'v' });
    expect(await pay('d', 40)).toBe('APPROVED');
    expect(await (await vendor.restart()).authorize({ token, idempotencyKey: 'e', amount: 10 })).toMatchObject({
      body: { declineCode: 'AMOUNT_NOT_APPROVED' },
    });
  });

  it('buys once, and within three hours', async () => {
    let now = new Date('2026-11-20T12:00:00Z');
    const vendor = await aVendor({ now: () => now });
    const [nonce, late] = [await aNonce(vendor), await aNonce(vendor)];
    const token = await tokenOf(vendor, nonce);
    expect((await vendor.authorize({ token, idempotencyKey: 'a' })).body['status']).toBe('APPROVED');
    expect((await confirm(vendor, nonce)).body['code']).toBe('APPROVAL_USED');
    expect((await vendor.authorize({ token, idempotencyKey: 'b' })).body['declineCode']).toBe('APPROVAL_USED');
    now = new Date('2026-11-20T15:00:01Z');
    expect((await confirm(vendor, late)).body['code']).toBe('APPROVAL_EXPIRED');
  });

  it('is told to the shop alone, as that vendor’s alone, and to strangers not at all', async () => {
    const vendor = await aVendor();
    const stranger = await vendor.post('/v1/paypal/approvals', { email: 'nobody@vendor.example' });
    expect([stranger.status, stranger.body['code']]).toEqual([422, 'UNKNOWN_PAYER']);
    const nonce = await aNonce(vendor);
    expect((await vendor.post(`/v1/vendor-payments/${nonce}/confirm`, {}, { authorization: '' })).status).toBe(401);
    expect((await confirm(vendor, nonce, { vendor: 'KLARNA' })).status).toBe(404);
    expect((await confirm(vendor, 'tok_demo_visa_4242')).status).toBe(404);
    expect((await confirm(vendor, nonce, { vendor: 'PAYPAL' })).status).toBe(200);
  });

  it('is confirmed although the answer is lost, and asked again it answers', async () => {
    const vendor = await aVendor({ holdMs: 50 });
    const nonce = await aNonce(vendor);
    await vendor.post('/v1/faults', { kind: 'confirm-lost', count: 1 });
    await expect(confirm(vendor, nonce)).rejects.toThrow('fetch failed');
    expect((await confirm(vendor, nonce)).body['status']).toBe('APPROVED');
  });
});

async function open(vendor: TestVendor, query: Record<string, string>, path = 'paypal'): Promise<{ status: number; text: string }> {
  const answer = await vendor.get(`/approve/${path}?${new URLSearchParams(query)}`);
  return { status: answer.status, text: String(answer.body['text']) };
}

function send(vendor: TestVendor, form: Record<string, string>, origin = vendor.origin): Promise<Response> {
  return fetch(`${vendor.origin}/approve/paypal`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers: { origin },
    redirect: 'manual',
  });
}

function fieldsIn(text: string): Record<string, string> {
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  return Object.fromEntries(hidden.map(([, name, value]) => [name ?? '', value ?? '']));
}

describe('the page on which a payer approves', () => {
  it('leads from the shop through sign-in and consent back to the shop with a nonce that pays', async () => {
    const vendor = await aVendor();
    const { status, text } = await open(vendor, AT_PAYPAL);
    expect(status).toBe(200);
    expect(text).toContain('$49.93');
    const review = await send(vendor, { ...fieldsIn(text), email: 'approve@vendor.example' });
    const shown = squeezed(await review.text());
    expect(shown).toContain('Hi, Avery Approve');
    const answer = await send(vendor, { ...fieldsIn(shown), decision: 'approve' });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect([back.origin + back.pathname, back.searchParams.get('state')]).toEqual([RETURN, 's1']);
    expect((await confirm(vendor, back.searchParams.get('nonce') ?? '')).body).toMatchObject({
      vendor: 'PAYPAL',
      amount: 49.93,
      checkoutId: 'C7',
      email: 'approve@vendor.example',
    });
  });

  it.each([
    [{}, 'When your order ships', 'only when your order ships'],
    [{ handing: 'PICKED_UP' }, 'When you pick up your order', 'only when you pick up your order'],
    [{ handing: 'BOTH' }, 'When your order ships or you pick it up', 'only when your order ships or you pick it up'],
    [{ handing: 'BY_PIGEON' }, 'When your order ships', 'only when your order ships'],
  ])('says when it is charged, by how the payer gets what they pay for: %j', async (handing: Record<string, string>, first, note) => {
    const vendor = await aVendor();
    const { text } = await open(vendor, { ...AT_PAYPAL, ...handing }, 'klarna');
    const headers = { origin: vendor.origin };
    const body = new URLSearchParams({ ...fieldsIn(text), email: 'approve@vendor.example' });
    const review = squeezed(await (await fetch(`${vendor.origin}/approve/klarna`, { method: 'POST', body, headers })).text());
    expect(review).toContain(`<span>${first}</span>`);
    expect(review).toContain(note);
  });

  it('leads back without a nonce for who cancels, at each of its steps', async () => {
    const vendor = await aVendor();
    const { text } = await open(vendor, AT_PAYPAL);
    const review = squeezed(await (await send(vendor, { ...AT_PAYPAL, email: 'approve@vendor.example' })).text());
    for (const page of [text, review])
      expect(/href="([^"]+)">Cancel/.exec(page)?.[1]?.replaceAll('&amp;', '&')).toBe(`${RETURN}?cancelled=1&state=s1`);
  });

  it('knows its payers, and says so where somebody is unknown', async () => {
    const vendor = await aVendor();
    const answer = await send(vendor, { ...AT_PAYPAL, email: 'nobody@vendor.example', decision: 'approve' });
    expect(answer.status).toBe(422);
    expect(squeezed(await answer.text())).toContain('id="email-error">We don’t know this email.');
  });

  it.each(['https://evil.example/', '//evil.example', `${SHOP}.evil.example/`, 'javascript:alert(1)', ''])(
    'sends nobody to %j',
    async (returnUrl) => {
      const vendor = await aVendor();
      expect((await open(vendor, { ...AT_PAYPAL, returnUrl })).status).toBe(400);
      const answer = await send(vendor, { ...AT_PAYPAL, returnUrl, email: 'approve@vendor.example', decision: 'approve' });
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    },
  );

  it('escapes all that came with the request, may not be framed, and takes forms from itself only [T34 T35]', async () => {
    const vendor = await aVendor();
    const attack = `"'><script>alert(1)</script>`;
    const form = { returnUrl: `${SHOP}/?x=${attack}`, state: attack, checkoutId: attack, amount: attack };
    const pages = [(await open(vendor, form)).text, await (await send(vendor, { ...form, email: attack })).text()];
    for (const text of pages) expect(text).not.toMatch(/<script|"'>/);
    const page = await fetch(`${vendor.origin}/approve/paypal?${new URLSearchParams(AT_PAYPAL)}`);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const foreign = await send(vendor, { ...AT_PAYPAL, email: 'approve@vendor.example', decision: 'approve' }, 'https://evil.example');
    expect(foreign.status).toBe(403);
  });

  it('stands where a vendor is', async () => {
    const vendor = await aVendor();
    expect((await open(vendor, AT_PAYPAL, 'nowhere')).status).toBe(404);
  });
});
