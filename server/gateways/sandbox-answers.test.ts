import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { Counter } from 'prom-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentVendor } from './payment-vendor.ts';
import { makeSandboxPaymentVendor } from './sandbox-payment-vendor.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A vendor that gives these answers in turn, the last one for ever, whatever it is asked. */
async function aVendorThatSays(...answers: [number, unknown][]): Promise<{
  vendor: PaymentVendor;
  url: string;
  asked: () => number;
  logged: string[];
  outcomes: () => Promise<string[]>;
  unclear: () => Promise<string[]>;
}> {
  let asked = 0;
  server = createServer((_request, response) => {
    const [status, body] = answers[Math.min(asked, answers.length - 1)] ?? [500, ''];
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    const said: unknown = typeof body === 'function' ? body() : body;
    if (said instanceof Readable) said.pipe(response);
    else response.end(typeof said === 'string' ? said : JSON.stringify(said));
  });
  const port = await new Promise<number>((resolve) => {
    server?.listen(0, '127.0.0.1', () => {
      const address = server?.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  const counter = () => new Counter({ name: 'calls', help: 'calls', labelNames: ['operation', 'outcome'], registers: [] });
  const [vendorCalls, vendorUnclear] = [counter(), counter()];
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });
  const vendor = makeSandboxPaymentVendor({ url, secretKey: 'sk', metrics: { vendorCalls, vendorUnclear }, log });
  const outcomes = async () => (await vendorCalls.get()).values.map(({ labels }) => `${labels.operation} ${labels.outcome}`);
  const unclear = async () => (await vendorUnclear.get()).values.map(({ labels }) => `${labels.operation} ${labels.outcome}`);
  return { vendor, url, asked: () => asked, logged, outcomes, unclear };
}

const REQUEST = { token: 'tok', amountCents: 1000, reference: 'R1', key: 'a', returnUrl: 'http://localhost/' };
const MOVE = { vendorId: 'auth_1', amountCents: 1000, key: 'k' };
/** What an honest vendor says again of what it was asked. */
const TOLD = { amount: 10, currency: 'USD', reference: 'R1', idempotencyKey: 'a' };
const challengeAt = (url: string) => ({
  ...TOLD,
  id: 'auth_1',
  status: 'CHALLENGE',
  transactionId: 't1',
  challengeUrl: `${url}/challenge/t1`,
});
const MOVED = { id: 'cap_1', status: 'APPROVED', authorizationId: 'auth_1', amount: 10, currency: 'USD', idempotencyKey: 'k' };
const REFUSED: [number, unknown][] = [
  [400, { code: 'INVALID_REQUEST' }],
  [401, { code: 'UNAUTHORIZED' }],
  [403, { code: 'FORBIDDEN' }],
  [404, '<html>Not found</html>'],
  [404, {}],
  [409, { code: 'CONFLICT' }],
  [422, { code: 'IDEMPOTENCY_MISMATCH' }],
  [422, { code: 'INVALID_RETURN_URL' }],
  [422, 'CARD_DECLINED'],
  [429, { code: 'TOO_MANY_REQUESTS' }],
  [429, { code: 'CARD_DECLINED' }],
  [302, ''],
  [200, ''],
  [200, '{"id":"auth_1","status":"APPR'],
  [200, { status: 'APPROVED' }],
  [200, { ...TOLD, ...MOVED, idempotencyKey: 'a', status: 'MAYBE' }],
  [200, { ...TOLD, ...MOVED, status: 'MAYBE' }],
  [200, { ...TOLD, id: 'auth_1', status: 'CHALLENGE', challengeUrl: 'http://bank.example/' }],
  [200, { ...TOLD, id: 'auth_1', status: 'CHALLENGE', transactionId: '', challengeUrl: 'http://bank.example/' }],
  [200, { ...TOLD, id: 'auth_1', status: 'CHALLENGE', transactionId: 't1' }],
  [500, { id: 'auth_1', status: 'DECLINED' }],
];

describe('an answer that decides nothing', () => {
  it.each(REFUSED)('%i %j leaves a payment open', async (status, body) => {
    const { vendor } = await aVendorThatSays([status, body]);
    expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'UNKNOWN' });
    expect(await vendor.find(REQUEST)).toEqual({ kind: 'UNKNOWN' });
  });

  it.each(REFUSED)('%i %j leaves a movement open', async (status, body) => {
    const { vendor } = await aVendorThatSays([status, body]);
    expect(await vendor.capture(MOVE)).toBe('UNKNOWN');
    expect(await vendor.release(MOVE)).toBe('UNKNOWN');
    expect(await vendor.refund(MOVE)).toBe('UNKNOWN');
  });

  it.each(REFUSED.filter(([status]) => status !== 200 && status !== 500))('%i %j is told of, whatever was asked', async (status, body) => {
    const { vendor, logged, unclear } = await aVendorThatSays([status, body]);
    const login = { accountNumber: '1', pin: '2' };
    await Promise.all([vendor.authorize(REQUEST), vendor.find(REQUEST), vendor.capture(MOVE), vendor.release(MOVE), vendor.refund(MOVE)]);
    await Promise.all([vendor.describe('tok'), vendor.exchangeGiftCard(login), vendor.giftCardBalance(login)]);
    expect((await unclear()).length).toBe(8);
    expect(logged.filter((line) => line.includes('decides nothing'))).toHaveLength(8);
  });

  it.each([
    [400, { code: 'INVALID_REQUEST' }] as const,
    [401, { code: 'UNAUTHORIZED' }] as const,
    [404, '<html>Not found</html>'] as const,
    [429, {}] as const,
    [200, ''] as const,
  ])('%i %j says nothing about a token or a gift card', async (status, body) => {
    const { vendor } = await aVendorThatSays([status, body]);
    expect(await vendor.describe('tok')).toBe('UNREACHABLE');
    expect(await vendor.exchangeGiftCard({ accountNumber: '1', pin: '2' })).toBe('UNREACHABLE');
    expect(await vendor.giftCardBalance({ accountNumber: '1', pin: '2' })).toBe('UNREACHABLE');
  });

  it('is asked for once more after a server error, under the same key, and no more often', async () => {
    const cured = await aVendorThatSays([500, 'oops'], [200, { ...TOLD, id: 'auth_1', status: 'APPROVED' }]);
    expect(await cured.vendor.authorize(REQUEST)).toEqual({ kind: 'APPROVED', vendorId: 'auth_1' });
    server?.close();
    const ill = await aVendorThatSays([503, '']);
    expect(await ill.vendor.authorize(REQUEST)).toEqual({ kind: 'UNKNOWN' });
    expect(ill.asked()).toBe(2);
  });
});

describe('an answer to something else', () => {
  it.each([
    ['amount', { amount: 1 }],
    ['amount', { amount: '10' }],
    ['currency', { currency: 'CAD' }],
    ['reference', { reference: 'R2' }],
    ['idempotencyKey', { idempotencyKey: 'b' }],
    ['amount', { amount: undefined }],
  ])('in %s (%j) is no payment of ours, and is logged', async (name, other) => {
    for (const status of ['APPROVED', 'DECLINED', 'CHALLENGE']) {
      const { vendor, logged } = await aVendorThatSays([200, { id: 'auth_1', status, ...TOLD, ...other }]);
      expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'UNKNOWN' });
      expect(await vendor.find(REQUEST)).toEqual({ kind: 'UNKNOWN' });
      expect(logged.map((line) => JSON.parse(line))).toMatchObject([
        { operation: 'authorize', mismatches: [name], key: 'a' },
        { operation: 'find', mismatches: [name], key: 'a' },
      ]);
      server?.close();
    }
  });

  it.each([
    ['amount', { amount: 100 }],
    ['currency', { currency: 'CAD' }],
    ['authorizationId', { authorizationId: 'auth_2' }],
    ['idempotencyKey', { idempotencyKey: 'b' }],
  ])('in %s (%j) is no movement of ours, and is logged', async (name, other) => {
    const { vendor, logged } = await aVendorThatSays([200, { ...MOVED, ...other }]);
    expect([await vendor.capture(MOVE), await vendor.release(MOVE), await vendor.refund(MOVE)]).toEqual(['UNKNOWN', 'UNKNOWN', 'UNKNOWN']);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject(
      ['capture', 'release', 'refund'].map((operation) => ({ operation, mismatches: [name], key: 'k' })),
    );
  });

  it.each(['', 'x'.repeat(201), 'a\0b', 'auth 1', 'auth_é', 1, undefined])(
    'under the name %j is neither a payment nor a movement, and is logged and counted',
    async (id) => {
      for (const status of ['APPROVED', 'DECLINED']) {
        const { vendor, logged, outcomes } = await aVendorThatSays([200, { ...TOLD, status, id }]);
        expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'UNKNOWN' });
        expect(await vendor.find(REQUEST)).toEqual({ kind: 'UNKNOWN' });
        expect(logged.map((line) => JSON.parse(line).mismatches)).toEqual([['id'], ['id']]);
        expect(await outcomes()).toEqual(['authorize mismatch', 'find mismatch']);
        server?.close();
      }
      const { vendor, logged } = await aVendorThatSays([200, { ...MOVED, id }]);
      expect([await vendor.capture(MOVE), await vendor.release(MOVE), await vendor.refund(MOVE)]).toEqual([
        'UNKNOWN',
        'UNKNOWN',
        'UNKNOWN',
      ]);
      expect(logged.map((line) => JSON.parse(line).mismatches)).toEqual([['id'], ['id'], ['id']]);
    },
  );

  it.each([
    ['transactionId', { transactionId: '' }],
    ['transactionId', { transactionId: 't\0' }],
    ['transactionId', { transactionId: 'x'.repeat(201) }],
    ['challengeUrl', { challengeUrl: 'javascript:alert(1)' }],
    ['challengeUrl', { challengeUrl: 'https://bank.example/challenge/t1' }],
    ['challengeUrl', { challengeUrl: '/challenge/t1' }],
    ['challengeUrl', { challengeUrl: `data:text/html,${'x'.repeat(3_000)}` }],
  ])('that asks the payer by a %s that no vendor has (%j) asks nothing', async (name, other) => {
    const { vendor, logged, url } = await aVendorThatSays([200, () => ({ ...challengeAt(url), ...other })]);
    expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'UNKNOWN' });
    expect(logged.map((line) => JSON.parse(line).mismatches)).toEqual([[name]]);
  });

  it.each([
    (url: string) => `${url}.evil.example/t1`,
    (url: string) => url.replace('//', '//me@evil.example#'),
    (url: string) => `${url}/t\n1`,
  ])('that asks the payer on a page that only looks like one of the vendor (%s) asks nothing', async (pageAt) => {
    const { vendor, logged, url } = await aVendorThatSays([200, () => ({ ...challengeAt(url), challengeUrl: pageAt(url) })]);
    expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'UNKNOWN' });
    expect(logged.map((line) => JSON.parse(line).mismatches)).toEqual([['challengeUrl']]);
  });

  it('is a challenge on a page of the vendor itself', async () => {
    const { vendor, url } = await aVendorThatSays([200, () => challengeAt(url)]);
    const challengeUrl = `${url}/challenge/t1`;
    expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'CHALLENGE', vendorId: 'auth_1', transactionId: 't1', challengeUrl });
  });

  it.each([
    { token: 'a\0' },
    { token: '' },
    { brand: 'VI\0SA' },
    { lastFourDigit: '\0' },
    { expiryYear: 'soon' },
    { fingerprint: 'x'.repeat(201) },
  ])('about a token in words that no vendor has (%j) is none', async (other) => {
    const card = { token: 'tok', kind: 'CREDIT_CARD', brand: 'VISA', lastFourDigit: '4242', expiryMonth: '12', expiryYear: '2030' };
    const { vendor } = await aVendorThatSays([200, card], [200, { ...card, ...other }]);
    expect(await vendor.describe('tok')).toMatchObject({ token: 'tok', lastFour: '4242' });
    expect(await vendor.describe('tok')).toBe('UNREACHABLE');
  });

  it('is believed once it says what was asked', async () => {
    const { vendor, logged } = await aVendorThatSays([200, MOVED]);
    expect([await vendor.capture(MOVE), await vendor.release(MOVE), await vendor.refund(MOVE)]).toEqual(['DONE', 'DONE', 'DONE']);
    expect(await vendor.release({ vendorId: 'auth_1', key: 'k' })).toBe('DONE');
    expect(logged).toEqual([]);
  });
});

describe('an answer that is longer than any', () => {
  const APPROVED = { ...TOLD, id: 'auth_1', status: 'APPROVED' };
  const KB = 1024;
  const padded = (bytes: number) => JSON.stringify({ ...APPROVED, more: 'x'.repeat(bytes) });

  it('is none, however good its words are: 256 kB are read', async () => {
    const { vendor, outcomes } = await aVendorThatSays([200, padded(255 * KB)], [200, padded(257 * KB)]);
    expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'APPROVED', vendorId: 'auth_1' });
    expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'UNKNOWN' });
    expect(await outcomes()).toEqual(['authorize 200', 'authorize no_answer']);
  });

  it('is not read to its end', async () => {
    let sent = 0;
    const chunks = function* () {
      yield '{"more":"';
      for (; sent < 64 * KB * KB; sent += 64 * KB) yield 'x'.repeat(64 * KB);
    };
    const { vendor, asked } = await aVendorThatSays([200, () => Readable.from(chunks())], [200, APPROVED]);
    expect(await vendor.find({ amountCents: 1000, reference: 'R1', key: 'a' })).toEqual({ kind: 'UNKNOWN' });
    expect(sent).toBeLessThan(16 * KB * KB);
    expect([await vendor.authorize(REQUEST), asked()]).toEqual([{ kind: 'APPROVED', vendorId: 'auth_1' }, 2]);
  });
});

describe('a decline', () => {
  it.each([
    [200, { ...TOLD, id: 'auth_1', status: 'DECLINED', declineCode: 'CARD_DECLINED' }, 'auth_1'],
    [402, { code: 'INSUFFICIENT_FUNDS' }, undefined],
    [422, { code: 'CARD_DECLINED' }, undefined],
    [422, { code: 'UNKNOWN_TOKEN' }, undefined],
  ])('is %i %j', async (status, body, vendorId) => {
    const { vendor, asked } = await aVendorThatSays([status, body]);
    expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'DECLINED', vendorId });
    expect(asked()).toBe(1);
  });
});

describe('a movement that the vendor will never do', () => {
  it.each([
    [404, 'NOT_FOUND'],
    [409, 'NOT_APPROVED'],
    [409, 'ALREADY_VOIDED'],
    [409, 'ALREADY_CAPTURED'],
    [409, 'CAPTURE_EXCEEDS_AUTHORIZATION'],
    [409, 'REFUND_EXCEEDS_CAPTURE'],
  ])('is %i %s', async (status, code) => {
    const { vendor } = await aVendorThatSays([status, { code }]);
    expect(await vendor.capture(MOVE)).toBe('REFUSED');
    expect(await vendor.refund(MOVE)).toBe('REFUSED');
  });

  it('is one that it has declined', async () => {
    const { vendor } = await aVendorThatSays([200, { ...MOVED, id: 'ref_1', status: 'DECLINED' }]);
    expect(await vendor.refund(MOVE)).toBe('REFUSED');
  });
});
