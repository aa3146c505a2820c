import { describe, expect, it } from 'vitest';
import { aVendor, SHOP, squeezed, type TestVendor } from '../a-vendor.test-builder.ts';

const now = (): Date => new Date('2026-11-20T12:00:00Z');
const RETURN = `${SHOP}/cc/sparq/checkout?step=payment`;
const SHOPPER = { returnUrl: RETURN, state: 's1', checkoutId: 'C7', amount: '49.93' };
const CARD = { number: '4242 4242 4242 4242', expiry: '12/30', cvv: '123' };

async function open(vendor: TestVendor, query: Record<string, string>): Promise<{ status: number; text: string }> {
  const answer = await vendor.get(`/hosted/card?${new URLSearchParams(query)}`);
  return { status: answer.status, text: String(answer.body['text']) };
}

function send(vendor: TestVendor, form: Record<string, string>, origin = vendor.origin): Promise<Response> {
  const body = new URLSearchParams(form);
  return fetch(`${vendor.origin}/hosted/card`, { method: 'POST', body, headers: { origin }, redirect: 'manual' });
}

describe('the card page for shoppers without JavaScript', () => {
  it('leads from the shop through its form back to the shop with a token that pays', async () => {
    const vendor = await aVendor({ now });
    const { status, text } = await open(vendor, SHOPPER);
    expect(status).toBe(200);
    const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
    const form = Object.fromEntries(hidden.map(([, name, value]) => [name ?? '', value ?? '']));
    const answer = await send(vendor, { ...form, ...CARD });
    expect(answer.status).toBe(303);
    const back = new URL(answer.headers.get('location') ?? '');
    expect(back.href.startsWith(RETURN)).toBe(true);
    expect(back.searchParams.get('state')).toBe('s1');
    const token = back.searchParams.get('token') ?? '';
    expect((await vendor.get(`/v1/tokens/${token}`)).body).toMatchObject({ lastFourDigit: '4242', checkoutId: 'C7' });
    expect((await vendor.authorize({ token, idempotencyKey: 'a' })).body['status']).toBe('APPROVED');
  });

  it('shows what the card is for, that it is a sandbox, and the way back', async () => {
    const vendor = await aVendor({ now, brandName: 'Foolscap & Co' });
    const { text } = await open(vendor, SHOPPER);
    for (const part of ['Foolscap &amp; Co', '$49.93', 'Sandbox: test cards only', '4000 0025 0000 3155']) {
      expect(text).toContain(part);
    }
    const cancel = /href="([^"]+)">Back to/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    expect(cancel).toBe(`${RETURN}&cancelled=1&state=s1`);
  });

  it('names wrong fields beside them, keeps the expiry, and never repeats number or code [C8-85]', async () => {
    const vendor = await aVendor({ now });
    const answer = await send(vendor, { ...SHOPPER, number: '4242424242424241', expiry: '7/30', cvv: '98765' });
    expect(answer.status).toBe(422);
    const text = squeezed(await answer.text());
    expect(text).toContain(
      'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
    );
    expect(text).toContain('<p class="error" id="number-error">Check the card number</p>');
    expect(text).toContain('aria-describedby="cvv-error"');
    expect(text).toContain('value="07/30"');
    expect(text).not.toContain('4242424242424241');
    expect(text).not.toContain('98765');
    expect(text).toContain('name="state" value="s1"');
  });

  it('takes the store card with its number alone [C5-43]', async () => {
    const vendor = await aVendor({ now });
    const answer = await send(vendor, { ...SHOPPER, number: '7972000000000009', expiry: '', cvv: '' });
    expect(answer.status).toBe(303);
  });

  it.each(['https://evil.example/', '//evil.example', '/cc', `${SHOP}@evil.example/`, `${SHOP}.evil.example/`, 'javascript:alert(1)', ''])(
    'sends nobody to %j',
    async (returnUrl) => {
      const vendor = await aVendor({ now });
      const page = await open(vendor, { ...SHOPPER, returnUrl });
      expect(page.status).toBe(400);
      expect(page.text).not.toContain('evil');
      const answer = await send(vendor, { ...SHOPPER, ...CARD, returnUrl });
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    },
  );

  it('escapes all that came with the request', async () => {
    const vendor = await aVendor({ now });
    const attack = `"'><script>alert(1)</script>`;
    const returnUrl = `${SHOP}/?x=${attack}`;
    const page = await open(vendor, { returnUrl, state: attack, checkoutId: attack, amount: attack });
    const answer = await send(vendor, {
      returnUrl,
      state: attack,
      checkoutId: attack,
      amount: '1',
      expiry: attack,
      number: attack,
      cvv: attack,
    });
    for (const text of [page.text, await answer.text()]) expect(text).not.toMatch(/<script|"'>/);
    expect([page.status, answer.status]).toEqual([200, 422]);
  });

  it('may not be framed, and its form leads nowhere but to the shop', async () => {
    const vendor = await aVendor({ now });
    const answer = await fetch(`${vendor.origin}/hosted/card?${new URLSearchParams(SHOPPER)}`);
    const policy = (answer.headers.get('content-security-policy') ?? '').split('; ');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${SHOP}`);
  });

  it('takes forms from itself only, and no JSON', async () => {
    const vendor = await aVendor({ now });
    expect((await send(vendor, { ...SHOPPER, ...CARD }, 'https://evil.example')).status).toBe(403);
    expect((await vendor.post('/hosted/card', { ...SHOPPER, ...CARD })).status).toBe(415);
  });
});
