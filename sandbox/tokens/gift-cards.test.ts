import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aVendor, textOf, type Answer, type TestVendor } from '../a-vendor.test-builder.ts';

const TWENTY = { accountNumber: '6006491000000000011', pin: '1111' };
const FIFTY = { accountNumber: '6006491000000000029', pin: '2222' };

function outcome({ status, body }: Answer): unknown[] {
  return [status, body['code'] ?? body['status']];
}

async function balanceOf(vendor: TestVendor, login: object): Promise<unknown> {
  const answer = await vendor.post('/v1/giftcards/balance', login);
  return answer.body['balance'] ?? answer.body['code'];
}

async function aToken(vendor: TestVendor, login = TWENTY): Promise<string> {
  return textOf(await vendor.post('/v1/giftcards/tokens', login), 'token');
}

describe('the balance of a gift card', () => {
  it.each([
    ['6006491000000000011', '1111', 20],
    ['6006491000000000029', '2222', 50],
    ['6006491000000000037', '3333', 250],
  ])('%s has its money', async (accountNumber, pin, balance) => {
    const vendor = await aVendor();
    const answer = await vendor.post('/v1/giftcards/balance', { accountNumber, pin });
    expect(answer.body).toEqual({ balance, status: 'ACTIVE' });
  });

  it.each([
    ['6006491000000000011', '1112', 'GIFT_CARD_D33'],
    ['6006491000000000012', '1111', 'GIFT_CARD_D33'],
    ['6006491000000000045', '4444', 'GIFT_CARD_D38'],
    ['6006491000000000045', '4445', 'GIFT_CARD_D33'],
    ['6006491000000000052', '5555', 'GIFT_CARD_D39'],
  ])('%s with %s is refused as %s', async (accountNumber, pin, code) => {
    const vendor = await aVendor();
    const answer = await vendor.post('/v1/giftcards/balance', { accountNumber, pin });
    expect([answer.status, answer.body['code']]).toEqual([422, code]);
    expect(answer.body['message']).toBe('Please verify the card number and try again.');
  });

  it('is told to the shop only', async () => {
    const vendor = await aVendor();
    expect((await vendor.post('/v1/giftcards/balance', TWENTY, { authorization: '' })).status).toBe(401);
  });
});

describe('a token for a gift card', () => {
  it('says what the card has and nothing of its number or PIN; the same card may have several', async () => {
    const vendor = await aVendor();
    const answer = await vendor.post('/v1/giftcards/tokens', TWENTY);
    expect(answer.status).toBe(201);
    const token = expect.stringMatching(/^gift_[\w-]{24}$/);
    const fingerprint = expect.stringMatching(/^[\w-]{43}$/);
    expect(answer.body).toEqual({ token, kind: 'GIFT_CARD', lastFourDigit: '0011', balance: 20, fingerprint });
    expect((await vendor.get(`/v1/tokens/${textOf(answer, 'token')}`)).body).toEqual(answer.body);
    expect(await aToken(vendor)).not.toBe(answer.body['token']);
    const again = await vendor.get(`/v1/tokens/${await aToken(vendor)}`);
    expect(again.body['fingerprint']).toBe(answer.body['fingerprint']);
  });

  it.each([
    ['6006491000000000011', '1112', 'GIFT_CARD_D33'],
    ['6006491000000000012', '1111', 'GIFT_CARD_D33'],
    ['6006491000000000045', '4444', 'GIFT_CARD_D38'],
    ['6006491000000000052', '5555', 'GIFT_CARD_D39'],
  ])('%s with %s is refused as %s', async (accountNumber, pin, code) => {
    const vendor = await aVendor();
    expect(outcome(await vendor.post('/v1/giftcards/tokens', { accountNumber, pin }))).toEqual([422, code]);
  });

  it('is given to the shop only', async () => {
    const vendor = await aVendor();
    expect((await vendor.post('/v1/giftcards/tokens', TWENTY, { authorization: '' })).status).toBe(401);
  });

  it('survives a restart, and neither number nor PIN is written anywhere', async () => {
    const vendor = await aVendor();
    const token = await aToken(vendor, FIFTY);
    await vendor.post('/v1/giftcards/tokens', { ...FIFTY, pin: '8765' });
    await vendor.post('/v1/giftcards/tokens', `{"accountNumber":"${FIFTY.accountNumber}","pin":"8765"`);
    await vendor.authorize({ token, idempotencyKey: 'a' });
    const again = await vendor.restart();
    expect((await again.get(`/v1/tokens/${token}`)).body).toMatchObject({ lastFourDigit: '0029', balance: 40 });
    await again.stop();
    const names = await readdir(vendor.dataDir);
    const files = await Promise.all(names.map((name) => readFile(join(vendor.dataDir, name), 'utf8')));
    const written = [...files, vendor.log(), again.log()].join('\n');
    expect(written).toContain('"giftCard":"0029"');
    for (const secret of [FIFTY.accountNumber, '600649', '"2222"', 'pin"']) expect(written).not.toContain(secret);
    expect(written).not.toMatch(/(?<![\d.])8765(?!\d)/); // a time of the log may hold the same four digits
  });
});

describe('a gift card that is issued', () => {
  it('has its money, is the same again under its key, also after a restart, and stands in no file', async () => {
    const vendor = await aVendor();
    const issue = (key: string, amount = 50, on = vendor) => on.post('/v1/giftcards', { idempotencyKey: key, amount });
    const first = await issue('a');
    expect(first.status).toBe(201);
    const login = { accountNumber: textOf(first, 'accountNumber'), pin: textOf(first, 'pin') };
    expect((await issue('a')).body).toEqual(first.body);
    expect((await issue('b')).body['accountNumber']).not.toBe(login.accountNumber);
    expect(outcome(await issue('a', 60))).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
    expect((await issue('c', 0)).status).toBe(400);
    const again = await vendor.restart();
    expect(await balanceOf(again, login)).toBe(50);
    const token = await aToken(again, login);
    await again.authorize({ token, idempotencyKey: 'pays', amount: 20 });
    expect(await balanceOf(again, login)).toBe(30);
    expect((await again.get(`/v1/tokens/${token}`)).body).toMatchObject({ lastFourDigit: login.accountNumber.slice(-4), balance: 30 });
    const last = await again.restart();
    expect(await balanceOf(last, login)).toBe(30);
    await last.stop();
    const names = await readdir(vendor.dataDir);
    const files = await Promise.all(names.map((name) => readFile(join(vendor.dataDir, name), 'utf8')));
    expect([...files, vendor.log(), again.log()].join('\n')).not.toContain(login.accountNumber);
  });

  it('is issued for the shop only', async () => {
    const vendor = await aVendor();
    expect((await vendor.post('/v1/giftcards', { idempotencyKey: 'a', amount: 5 }, { authorization: '' })).status).toBe(401);
  });
});

describe('paying with a gift card', () => {
  it('holds the amount, once per key, and is found under it', async () => {
    const vendor = await aVendor();
    const token = await aToken(vendor);
    const answers = await Promise.all([1, 2, 3].map(() => vendor.authorize({ token, idempotencyKey: 'a', amount: 12.5 })));
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1);
    expect(await balanceOf(vendor, TWENTY)).toBe(7.5);
    expect((await vendor.get('/v1/authorizations?idempotencyKey=a')).body).toMatchObject({ status: 'APPROVED', amount: 12.5 });
    expect(outcome(await vendor.authorize({ token, idempotencyKey: 'a', amount: 1 }))).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('is declined when less than the amount is left', async () => {
    const vendor = await aVendor();
    const token = await aToken(vendor);
    const declined = await vendor.authorize({ token, idempotencyKey: 'a', amount: 20.01 });
    expect(declined.body).toMatchObject({ status: 'DECLINED', declineCode: 'INSUFFICIENT_FUNDS' });
    expect((await vendor.authorize({ token, idempotencyKey: 'b', amount: 20 })).body['status']).toBe('APPROVED');
    expect(await balanceOf(vendor, TWENTY)).toBe('GIFT_CARD_D39');
    expect((await vendor.get(`/v1/tokens/${token}`)).body['balance']).toBe(0);
  });

  it('never takes more than is there, though a hundred come at once with tokens of their own', async () => {
    const vendor = await aVendor();
    const rivals = Array.from({ length: 100 }, async (_, index) =>
      vendor.authorize({ token: await aToken(vendor, FIFTY), idempotencyKey: `k${index}`, amount: 7 }),
    );
    expect((await Promise.all(rivals)).filter(({ body }) => body['status'] === 'APPROVED')).toHaveLength(7);
    expect(await balanceOf(vendor, FIFTY)).toBe(1);
    expect(await balanceOf(await vendor.restart(), FIFTY)).toBe(1);
  });

  it('is captured in parts, the rest is released, and what comes back can be spent again', async () => {
    const vendor = await aVendor();
    const token = await aToken(vendor);
    const id = textOf(await vendor.authorize({ token, idempotencyKey: 'a', amount: 20 }), 'id');
    const call = async (name: string, body: object, on = vendor): Promise<unknown[]> =>
      outcome(await on.post(`/v1/authorizations/${id}/${name}`, body));
    expect(await call('capture', { amount: 5, idempotencyKey: 'c1' })).toEqual([200, 'APPROVED']);
    expect(await call('capture', { amount: 6, idempotencyKey: 'c2' })).toEqual([200, 'APPROVED']);
    expect(await balanceOf(vendor, TWENTY)).toBe('GIFT_CARD_D39');
    expect(await call('void', { idempotencyKey: 'v' })).toEqual([200, 'APPROVED']);
    expect(await balanceOf(vendor, TWENTY)).toBe(9);
    expect(await call('refund', { amount: 4, idempotencyKey: 'r1' })).toEqual([200, 'APPROVED']);
    const again = await vendor.restart();
    expect(await call('refund', { amount: 7.01, idempotencyKey: 'r2' }, again)).toEqual([409, 'REFUND_EXCEEDS_CAPTURE']);
    expect(await call('refund', { amount: 7, idempotencyKey: 'r2' }, again)).toEqual([200, 'APPROVED']);
    expect(await balanceOf(again, TWENTY)).toBe(20);
    expect((await again.authorize({ token, idempotencyKey: 'b', amount: 20 })).body['status']).toBe('APPROVED');
    const lines = await again.ledger('R1');
    expect(lines.map(({ type, amount }) => [type, amount])).toEqual([
      ['AUTHORIZE', 20],
      ['CAPTURE', 5],
      ['CAPTURE', 6],
      ['VOID', 9],
      ['REFUND', 4],
      ['REFUND', 7],
      ['AUTHORIZE', 20],
    ]);
    expect(new Set(lines.map((line) => line['tender']))).toEqual(new Set(['GIFT_CARD']));
    expect(JSON.stringify(lines)).not.toMatch(/600649|1111/);
  });

  it('goes wrong as asked for, like a card', async () => {
    const vendor = await aVendor({ holdMs: 50 });
    const token = await aToken(vendor);
    for (const kind of ['timeout-before', 'timeout-after-charge', 'decline']) await vendor.post('/v1/faults', { kind, count: 1 });
    await expect(vendor.authorize({ token, idempotencyKey: 'a', amount: 15 })).rejects.toThrow('fetch failed');
    expect(await balanceOf(vendor, TWENTY)).toBe(20);
    await expect(vendor.authorize({ token, idempotencyKey: 'a', amount: 15 })).rejects.toThrow('fetch failed');
    expect(await balanceOf(vendor, TWENTY)).toBe(5);
    expect((await vendor.authorize({ token, idempotencyKey: 'a', amount: 15 })).body['status']).toBe('APPROVED');
    expect((await vendor.authorize({ token, idempotencyKey: 'b', amount: 1 })).body['status']).toBe('DECLINED');
    expect(await balanceOf(vendor, TWENTY)).toBe(5);
  });
});

describe("the issuer's list", () => {
  it('has each card that was issued, and each that was ended, once, a page at a time, also after a restart', async () => {
    const vendor = await aVendor();
    const cards = [];
    for (const key of ['a', 'b', 'a']) cards.push(await vendor.post('/v1/giftcards', { idempotencyKey: key, amount: 50 }));
    for (const _ of ['once', 'again'])
      expect(outcome(await vendor.post('/v1/giftcards/void', { idempotencyKey: 'a' }))).toEqual([200, 'APPROVED']);
    const listed = async (on: TestVendor, query = '') => {
      const { entries } = (await on.get(`/v1/giftcards/entries${query}`)).body;
      return z.array(z.looseObject({ id: z.string() })).parse(entries);
    };
    const [a, b] = cards.map(({ body }) => body['id']);
    const all = await listed(vendor);
    expect(all).toMatchObject([
      { type: 'ISSUE', card: a, idempotencyKey: 'a', amount: 50 },
      { type: 'ISSUE', card: b, idempotencyKey: 'b', amount: 50 },
      { type: 'VOID', card: a, idempotencyKey: 'a', amount: 50 },
    ]);
    const again = await vendor.restart();
    expect(await listed(again)).toEqual(all);
    expect(await listed(again, `?after=${all[0]?.id}&limit=1`)).toEqual([all[1]]);
    expect(await listed(again, '?after=unknown')).toEqual([]);
    expect((await again.get('/v1/giftcards/entries', { authorization: '' })).status).toBe(401);
    const login = { accountNumber: cards[0]?.body['accountNumber'], pin: cards[0]?.body['pin'] };
    expect(await balanceOf(again, login)).toBe('GIFT_CARD_D38');
  });

  it('ends no card of which a part is spent, and none that was not issued', async () => {
    const vendor = await aVendor();
    const card = await vendor.post('/v1/giftcards', { idempotencyKey: 'a', amount: 50 });
    const token = await aToken(vendor, { accountNumber: textOf(card, 'accountNumber'), pin: textOf(card, 'pin') });
    await vendor.authorize({ token, idempotencyKey: 'pays', amount: 1 });
    expect(outcome(await vendor.post('/v1/giftcards/void', { idempotencyKey: 'a' }))).toEqual([409, 'GIFT_CARD_SPENT']);
    expect(outcome(await vendor.post('/v1/giftcards/void', { idempotencyKey: 'b' }))).toEqual([404, 'NOT_FOUND']);
    expect((await vendor.post('/v1/giftcards/void', { idempotencyKey: 'a' }, { authorization: '' })).status).toBe(401);
  });
});
