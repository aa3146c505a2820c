import { createServer, type Server } from 'node:http';
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
async function aVendorThatSays(...answers: [number, unknown][]): Promise<{ vendor: PaymentVendor; asked: () => number }> {
  let asked = 0;
  server = createServer((_request, response) => {
    const [status, body] = answers[Math.min(asked, answers.length - 1)] ?? [500, ''];
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const port = await new Promise<number>((resolve) => {
    server?.listen(0, '127.0.0.1', () => {
      const address = server?.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const vendorCalls = new Counter({ name: 'calls', help: 'calls', labelNames: ['operation', 'outcome'], registers: [] });
  const vendor = makeSandboxPaymentVendor({ url: `http://127.0.0.1:${port}`, secretKey: 'sk', metrics: { vendorCalls } });
  return { vendor, asked: () => asked };
}

const REQUEST = { token: 'tok', amountCents: 1000, reference: 'R1', key: 'a', returnUrl: 'http://localhost/' };
const MOVE = { vendorId: 'auth_1', amountCents: 1000, key: 'k' };
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
  [200, { id: 'auth_1', status: 'MAYBE' }],
  [500, { id: 'auth_1', status: 'DECLINED' }],
];

describe('an answer that decides nothing', () => {
  it.each(REFUSED)('%i %j leaves a payment open', async (status, body) => {
    const { vendor } = await aVendorThatSays([status, body]);
    expect(await vendor.authorize(REQUEST)).toEqual({ kind: 'UNKNOWN' });
    expect(await vendor.find('a')).toEqual({ kind: 'UNKNOWN' });
  });

  it.each(REFUSED)('%i %j leaves a movement open', async (status, body) => {
    const { vendor } = await aVendorThatSays([status, body]);
    expect(await vendor.capture(MOVE)).toBe('UNKNOWN');
    expect(await vendor.release(MOVE)).toBe('UNKNOWN');
    expect(await vendor.refund(MOVE)).toBe('UNKNOWN');
  });

  it.each([[401, { code: 'UNAUTHORIZED' }] as const, [404, '<html>Not found</html>'] as const, [429, {}] as const, [200, ''] as const])(
    '%i %j says nothing about a token or a gift card',
    async (status, body) => {
      const { vendor } = await aVendorThatSays([status, body]);
      expect(await vendor.describe('tok')).toBe('UNREACHABLE');
      expect(await vendor.exchangeGiftCard({ accountNumber: '1', pin: '2' })).toBe('UNREACHABLE');
      expect(await vendor.giftCardBalance({ accountNumber: '1', pin: '2' })).toBe('UNREACHABLE');
    },
  );

  it('is asked for once more after a server error, under the same key, and no more often', async () => {
    const cured = await aVendorThatSays([500, 'oops'], [200, { id: 'auth_1', status: 'APPROVED' }]);
    expect(await cured.vendor.authorize(REQUEST)).toEqual({ kind: 'APPROVED', vendorId: 'auth_1' });
    server?.close();
    const ill = await aVendorThatSays([503, '']);
    expect(await ill.vendor.authorize(REQUEST)).toEqual({ kind: 'UNKNOWN' });
    expect(ill.asked()).toBe(2);
  });
});

describe('a decline', () => {
  it.each([
    [200, { id: 'auth_1', status: 'DECLINED', declineCode: 'CARD_DECLINED' }, 'auth_1'],
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
    const { vendor } = await aVendorThatSays([200, { id: 'ref_1', status: 'DECLINED' }]);
    expect(await vendor.refund(MOVE)).toBe('REFUSED');
  });
});
