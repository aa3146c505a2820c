import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { Counter } from 'prom-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startSandbox, type Sandbox } from '#sandbox/sandbox.ts';
import type { PaymentVendor, VendorToken } from './payment-vendor.ts';
import { makeSandboxPaymentVendor } from './sandbox-payment-vendor.ts';

const TWENTY = { accountNumber: '6006491000000000011', pin: '1111' };
const SHOP = 'http://shop.localhost:3000';

let folder = '';
let sandbox: Sandbox;
let vendor: PaymentVendor;
let vendorCalls: Counter<'operation' | 'outcome'>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'payment-vendor-'));
  sandbox = await startSandbox({ dataDir: folder, shopOrigins: [SHOP], secretKey: 'sk_test', logLevel: 'silent', holdMs: 50 });
  vendorCalls = new Counter({ name: 'calls', help: 'calls', labelNames: ['operation', 'outcome'], registers: [] });
  vendor = makeSandboxPaymentVendor({
    url: sandbox.origin,
    secretKey: 'sk_test',
    metrics: { vendorCalls, vendorUnclear: vendorCalls },
    log: pino({ level: 'silent' }),
  });
});

afterEach(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

async function call(path: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer sk_test' };
  const response = await fetch(sandbox.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await response.text();
  return z.record(z.string(), z.unknown()).parse(text === '' ? {} : JSON.parse(text));
}

async function cardToken(number: string): Promise<string> {
  const { token } = await call('/v1/tokens', { number, expiryMonth: '12', expiryYear: '2035', cvv: '123' });
  return z.string().parse(token);
}

async function giftCard(): Promise<VendorToken> {
  const exchanged = await vendor.exchangeGiftCard(TWENTY);
  if (typeof exchanged === 'string') throw new Error(exchanged);
  return exchanged;
}

async function balanceOf(token: string): Promise<number | undefined> {
  const described = await vendor.describe(token);
  return typeof described === 'object' ? described.balanceCents : undefined;
}

function authorize(token: string, amountCents: number, key = 'a'): ReturnType<PaymentVendor['authorize']> {
  return vendor.authorize({ token, amountCents, reference: 'R1', key, returnUrl: `${SHOP}/cc/sparq/checkout` });
}

function found(amountCents: number): ReturnType<PaymentVendor['find']> {
  return vendor.find({ amountCents, reference: 'R1', key: 'a' });
}

/** The vendor's id of an approved authorisation. */
async function approved(token: string, amountCents: number): Promise<string> {
  const answer = await authorize(token, amountCents);
  if (answer.kind !== 'APPROVED') throw new Error(answer.kind);
  return answer.vendorId;
}

async function outcomes(): Promise<unknown[]> {
  const { values } = await vendorCalls.get();
  return values.map(({ labels }) => `${labels.operation} ${labels.outcome}`);
}

describe('a token', () => {
  it('of a credit card has brand, date and a fingerprint that is the same for every token of it, and no balance', async () => {
    const token = await cardToken('4242424242424242');
    const described = await vendor.describe(token);
    const another = await vendor.describe(await cardToken('4242424242424242'));
    expect(described).toMatchObject({ cardKey: Reflect.get(Object(another), 'cardKey') });
    expect(await vendor.describe(await cardToken('4000000000000002'))).not.toMatchObject({
      cardKey: Reflect.get(Object(another), 'cardKey'),
    });
    expect(described).toEqual({
      token,
      kind: 'CREDIT_CARD',
      brand: 'VISA',
      lastFour: '4242',
      expiryMonth: 12,
      expiryYear: 2035,
      cardKey: expect.stringMatching(/^[\w-]{22}$/),
      balanceCents: undefined,
    });
  });

  it('of a prepaid card has a balance too', async () => {
    const token = await cardToken('5105105105105100');
    expect(await vendor.describe(token)).toMatchObject({ kind: 'PREPAID_CARD', balanceCents: 2500 });
  });

  it('is given for the number and PIN of a gift card, and has its balance', async () => {
    const exchanged = await giftCard();
    const { token } = exchanged;
    expect(exchanged).toEqual({
      token,
      kind: 'GIFT_CARD',
      brand: 'GIFT_CARD',
      lastFour: '0011',
      expiryMonth: undefined,
      expiryYear: undefined,
      cardKey: expect.stringMatching(/^[\w-]{43}$/),
      balanceCents: 2000,
    });
    expect(await vendor.describe(token)).toEqual(exchanged);
    expect(await vendor.giftCardBalance(TWENTY)).toEqual({ balanceCents: 2000 });
  });

  it('that nobody was given is unknown', async () => {
    expect(await vendor.describe('gift_x')).toBeUndefined();
    expect(await vendor.describe('x'.repeat(300))).toBeUndefined();
  });

  it.each([
    ['6006491000000000011', '1112', 'GIFT_CARD_D33'],
    ['6006491000000000012', '1111', 'GIFT_CARD_D33'],
    ['6006491000000000045', '4444', 'GIFT_CARD_D38'],
    ['6006491000000000052', '5555', 'GIFT_CARD_D39'],
    ['6'.repeat(65), '1111', 'UNREACHABLE'],
  ])('is not given for %s with %s, nor is a balance: %s', async (accountNumber, pin, code) => {
    expect(await vendor.exchangeGiftCard({ accountNumber, pin })).toBe(code);
    expect(await vendor.giftCardBalance({ accountNumber, pin })).toBe(code);
  });

  it('cannot be asked for while the vendor is away, nor with another key', async () => {
    const stranger = makeSandboxPaymentVendor({
      url: sandbox.origin,
      secretKey: 'sk_x',
      metrics: { vendorCalls, vendorUnclear: vendorCalls },
      log: pino({ level: 'silent' }),
    });
    expect(await stranger.exchangeGiftCard(TWENTY)).toBe('UNREACHABLE');
    await sandbox.close();
    expect(await vendor.describe('tok_demo_visa_4242')).toBe('UNREACHABLE');
    expect(await vendor.exchangeGiftCard(TWENTY)).toBe('UNREACHABLE');
    expect(await vendor.giftCardBalance(TWENTY)).toBe('UNREACHABLE');
  });
});

describe('money on a gift card', () => {
  it('is held, captured in parts, released for the rest and refunded', async () => {
    const { token } = await giftCard();
    const vendorId = await approved(token, 1800);
    expect(await found(1800)).toEqual({ kind: 'APPROVED', vendorId });
    expect(await balanceOf(token)).toBe(200);
    expect(await vendor.capture({ vendorId, amountCents: 799, key: 'c1' })).toBe('DONE');
    expect(await vendor.capture({ vendorId, amountCents: 799, key: 'c1' })).toBe('DONE');
    expect(await vendor.release({ vendorId, amountCents: 500, key: 'v1' })).toBe('DONE');
    expect(await vendor.capture({ vendorId, amountCents: 502, key: 'c2' })).toBe('REFUSED');
    expect(await vendor.capture({ vendorId, amountCents: 1, key: 'c2' })).toBe('DONE');
    expect(await vendor.release({ vendorId, key: 'v2' })).toBe('DONE');
    expect(await balanceOf(token)).toBe(1200);
    expect(await vendor.refund({ vendorId, amountCents: 300, key: 'r1' })).toBe('DONE');
    expect(await vendor.refund({ vendorId, amountCents: 501, key: 'r2' })).toBe('REFUSED');
    expect(await vendor.refund({ vendorId, amountCents: 500, key: 'r2' })).toBe('DONE');
    expect(await balanceOf(token)).toBe(2000);
  });

  it('that is not there is declined', async () => {
    const { token } = await giftCard();
    expect(await authorize(token, 2001)).toMatchObject({ kind: 'DECLINED' });
    expect(await balanceOf(token)).toBe(2000);
  });

  it('is held once though the answer is lost, and found under the key', async () => {
    const { token } = await giftCard();
    await call('/v1/faults', { kind: 'timeout-after-charge', count: 1 });
    expect(await authorize(token, 1500)).toEqual({ kind: 'UNKNOWN' });
    expect(await found(1500)).toMatchObject({ kind: 'APPROVED' });
    expect(await balanceOf(token)).toBe(500);
  });
});

describe('a release', () => {
  it('is done where nothing is reserved: unknown, declined, released already', async () => {
    expect(await vendor.release({ vendorId: 'auth_x', key: 'v' })).toBe('DONE');
    const declined = await authorize(await cardToken('4000000000000002'), 1000, 'declined');
    if (declined.kind !== 'DECLINED') throw new Error(declined.kind);
    expect(await vendor.release({ vendorId: declined.vendorId ?? '', key: 'v' })).toBe('DONE');
    const vendorId = await approved('tok_demo_visa_4242', 1000);
    for (const key of ['v1', 'v1', 'v2']) expect(await vendor.release({ vendorId, key })).toBe('DONE');
    expect(await vendor.capture({ vendorId, amountCents: 1000, key: 'c' })).toBe('REFUSED');
  });

  it('is refused when the money has been captured, or when there is less', async () => {
    const vendorId = await approved('tok_demo_visa_4242', 1000);
    expect(await vendor.release({ vendorId, amountCents: 1001, key: 'v' })).toBe('REFUSED');
    await vendor.capture({ vendorId, amountCents: 1000, key: 'c' });
    expect(await vendor.release({ vendorId, key: 'v' })).toBe('REFUSED');
  });

  it('closes an open challenge: the payment is declined for good', async () => {
    const token = await cardToken('4000002500003155');
    const asked = await authorize(token, 1000);
    if (asked.kind !== 'CHALLENGE') throw new Error(asked.kind);
    const { vendorId, transactionId } = asked;
    expect(await vendor.release({ vendorId, key: 'v' })).toBe('DONE');
    expect(await call(`/v1/challenges/${transactionId}`, { answer: 'approve' })).toMatchObject({ status: 'N' });
    expect(await authorize(token, 1000)).toEqual({ kind: 'DECLINED', vendorId });
    expect(await found(1000)).toEqual({ kind: 'DECLINED', vendorId });
  });
});

describe('a key that was used for something else', () => {
  it('leaves open what became of the payment or movement, and is counted', async () => {
    const vendorId = await approved('tok_demo_visa_4242', 1000);
    expect(await authorize('tok_demo_visa_4242', 1001)).toEqual({ kind: 'UNKNOWN' });
    await vendor.capture({ vendorId, amountCents: 500, key: 'c' });
    expect(await vendor.capture({ vendorId, amountCents: 400, key: 'c' })).toBe('UNKNOWN');
    await vendor.release({ vendorId, amountCents: 100, key: 'v' });
    expect(await vendor.release({ vendorId, amountCents: 200, key: 'v' })).toBe('UNKNOWN');
    await vendor.refund({ vendorId, amountCents: 100, key: 'r' });
    expect(await vendor.refund({ vendorId, amountCents: 200, key: 'r' })).toBe('UNKNOWN');
    const mismatches = ['authorize', 'capture', 'release', 'refund'].map((operation) => `${operation} IDEMPOTENCY_MISMATCH`);
    expect(await outcomes()).toEqual(expect.arrayContaining(mismatches));
  });
});

describe('what is found under a key', () => {
  it('is not ours where it is of another amount or another order', async () => {
    await approved('tok_demo_visa_4242', 1000);
    expect(await vendor.find({ amountCents: 1001, reference: 'R1', key: 'a' })).toEqual({ kind: 'UNKNOWN' });
    expect(await vendor.find({ amountCents: 1000, reference: 'R2', key: 'a' })).toEqual({ kind: 'UNKNOWN' });
  });
});

describe('a token that the vendor never gave', () => {
  it('is a decline: nothing can ever be reserved with it', async () => {
    expect(await authorize('tok_x', 1000)).toEqual({ kind: 'DECLINED', vendorId: undefined });
    expect(await found(1000)).toBe('NONE');
  });
});
