import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aVendor, SHOP, textOf } from '../a-vendor.test-builder.ts';
import { settingsFrom } from '../settings.ts';

const VISA = { number: '4242424242424242', expiryMonth: '12', expiryYear: '2030', cvv: '987' };
const now = (): Date => new Date('2026-11-20T12:00:00Z');

describe('tokenising a card', () => {
  it('answers a token, the brand, the last four digits and the expiry', async () => {
    const vendor = await aVendor({ now });
    const answer = await vendor.post('/v1/tokens', VISA);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^tok_/),
      brand: 'VISA',
      lastFourDigit: '4242',
      expiryMonth: '12',
      expiryYear: '2030',
    });
  });

  it('sends Mastercard as MASTER_CARD [C5-45]', async () => {
    const vendor = await aVendor({ now });
    const answer = await vendor.post('/v1/tokens', { ...VISA, number: '5555 5555 5555 4444' });
    expect(answer.body['brand']).toBe('MASTER_CARD');
  });

  it('takes the store card without expiry and security code [C5-43]', async () => {
    const vendor = await aVendor({ now });
    const answer = await vendor.post('/v1/tokens', { number: '7972000000000009' });
    expect(answer.body).toEqual({ token: expect.any(String), brand: 'STORE_CARD', lastFourDigit: '0009' });
  });

  it('knows the store card by the prefixes that are set, in its calls, its frame and its own page [C5-40]', async () => {
    const settings = settingsFrom({ STORE_CARD_PREFIXES: '7972, 4999' });
    if (!settings.ok) throw new Error(settings.problem);
    const { storeCardPrefixes = [] } = settings.options;
    const number = '4999000000000005';
    const [usual, set] = [await aVendor({ now }), await aVendor({ now, storeCardPrefixes })];
    expect((await usual.post('/v1/tokens', { number })).body['errors'], 'a Visa card needs more').toHaveLength(2);
    expect((await set.post('/v1/tokens', { number })).body).toMatchObject({ brand: 'STORE_CARD', lastFourDigit: number.slice(-4) });
    expect((await set.post('/v1/tokens', { number: '6035000000000000' })).status, 'no longer one').toBe(422);
    expect((await set.post('/v1/tokens', { number: '7972000000000009' })).body).toMatchObject({ brand: 'STORE_CARD' });
    const frame = new URLSearchParams({ parentOrigin: SHOP, nonce: 'abcdefghijklmnop' });
    expect(textOf(await set.get(`/frame/card?${frame}`), 'text')).toContain('data-store-prefixes="7972,4999"');
    // Its own page takes the card without a date and leads back with a token; where it is no store card, the page says what is missing.
    const hosted = async ({ origin }: { origin: string }): Promise<number> => {
      const body = new URLSearchParams({ returnUrl: `${SHOP}/back`, number });
      return (await fetch(`${origin}/hosted/card`, { method: 'POST', body, redirect: 'manual' })).status;
    };
    expect([await hosted(usual), await hosted(set)]).toEqual([422, 303]);
  });

  it('refuses wrong fields with the text of the shop and names them [C8-85]', async () => {
    const vendor = await aVendor({ now });
    const answer = await vendor.post('/v1/tokens', { ...VISA, number: '4242424242424241', cvv: '1' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code: 'INVALID_CARD',
      message: 'Please verify the credit card number, expiration date, security code and billing address are correct and try again.',
      errors: [{ field: 'number' }, { field: 'cvv' }],
    });
  });

  it('coerces nothing: a number that is no text counts as missing', async () => {
    const vendor = await aVendor({ now });
    const answer = await vendor.post('/v1/tokens', { ...VISA, number: 4242424242424242 });
    expect(answer.body).toMatchObject({ code: 'INVALID_CARD', errors: [{ field: 'number', code: 'REQUIRED' }] });
  });

  it('keeps neither number nor security code, in no file and no log, whatever goes wrong', async () => {
    const vendor = await aVendor({ now });
    await vendor.post('/v1/tokens', VISA);
    await vendor.post('/v1/tokens', { ...VISA, number: '4242 4242 4242 4241' });
    await vendor.post('/v1/tokens', `{"number":"${VISA.number}"`);
    await vendor.get(`/v1/tokens/${VISA.number}?number=${VISA.number}`);
    await vendor.get('/v1/4242%204242%204242%204242', { 'x-request-id': VISA.number });
    await vendor.stop();
    const names = await readdir(vendor.dataDir);
    const files = await Promise.all(names.map((name) => readFile(join(vendor.dataDir, name), 'utf8')));
    expect(vendor.log()).toContain('[16 digits]');
    const written = [...files, vendor.log()].join('\n').replaceAll(/(?<=\d)( |%20|-)(?=\d)/g, '');
    expect(written).toContain('"lastFourDigit":"4242"');
    for (const secret of [VISA.number, '4242424242424241', '"987"', 'cvv']) expect(written).not.toContain(secret);
  });

  it('is told to the shop only with its secret key', async () => {
    const vendor = await aVendor({ now });
    const path = `/v1/tokens/${textOf(await vendor.post('/v1/tokens', { ...VISA, checkoutId: 'C7' }), 'token')}`;
    expect((await vendor.get(path)).body).toMatchObject({ kind: 'CREDIT_CARD', brand: 'VISA', checkoutId: 'C7' });
    for (const authorization of ['', 'Bearer', 'Bearer sk_other', 'Basic sk_test']) {
      const answer = await vendor.get(path, { authorization });
      expect([answer.status, answer.body['code']]).toEqual([401, 'UNAUTHORIZED']);
    }
    expect((await vendor.get('/v1/tokens/tok_unknown')).status).toBe(404);
  });

  it('survives a restart', async () => {
    const vendor = await aVendor({ now });
    const token = await vendor.token('5105105105105100');
    const again = await vendor.restart();
    expect((await again.get(`/v1/tokens/${token}`)).body).toMatchObject({
      kind: 'PREPAID_CARD',
      lastFourDigit: '5100',
    });
  });
});

describe('the pages that may call the vendor', () => {
  it('are those of the shop', async () => {
    const vendor = await aVendor({ now });
    const answer = await vendor.post('/v1/tokens', VISA, { origin: SHOP });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, SHOP]);
    const wrong = await vendor.post('/v1/tokens', {}, { origin: SHOP });
    expect([wrong.status, wrong.headers.get('access-control-allow-origin')]).toEqual([422, SHOP]);
  });

  it('are the own ones', async () => {
    const vendor = await aVendor({ now });
    expect((await vendor.post('/v1/tokens', VISA, { origin: vendor.origin })).status).toBe(201);
  });

  it.each(['https://evil.example', 'null', `${SHOP}.evil.example`])('are not those of %s', async (origin) => {
    const vendor = await aVendor({ now });
    const answer = await vendor.post('/v1/tokens', VISA, { origin });
    expect([answer.status, answer.body['code']]).toEqual([403, 'FORBIDDEN']);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('ask first, and only those of the shop are let in', async () => {
    const vendor = await aVendor({ now });
    const ask = (origin: string): Promise<Response> =>
      fetch(`${vendor.origin}/v1/tokens`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await ask(SHOP);
    expect([allowed.status, allowed.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type']);
    expect((await ask('https://evil.example')).status).toBe(403);
  });
});

describe('every answer', () => {
  it('is not to be stored, has an id, and an error has a shape', async () => {
    const vendor = await aVendor({ now });
    const answer = await vendor.get('/nowhere', { 'x-request-id': 'from-the-shop' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-request-id')).toBe('from-the-shop');
    expect(answer.body).toEqual({ status: 404, code: 'NOT_FOUND', message: expect.any(String) });
  });

  it('refuses bodies above 16 KB and other kinds of content', async () => {
    const vendor = await aVendor({ now });
    const large = await vendor.post('/v1/tokens', { number: 'x'.repeat(17_000) });
    expect([large.status, large.body['code']]).toEqual([413, 'BODY_TOO_LARGE']);
    const text = await vendor.post('/v1/tokens', VISA, { 'content-type': 'text/plain' });
    expect([text.status, text.body['code']]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});
