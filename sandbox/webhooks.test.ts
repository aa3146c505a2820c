import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aVendor, textOf, type TestVendor } from './a-vendor.test-builder.ts';
import { signatureOf } from './webhooks.ts';

const SECRET = 'whsec_test';
/** Events come in the background; on a busy machine that may take a while. */
const SOON = { timeout: 5000 };
const eventSchema = z.looseObject({
  id: z.string(),
  type: z.string(),
  authorizationId: z.string(),
  amount: z.number(),
});

interface Hook {
  event: z.output<typeof eventSchema>;
  isGenuine: boolean;
}

let server: Server | undefined;
afterEach(() => server?.close());

/** A shop that takes webhooks after `failures` errors, and a vendor that sends them. */
async function aShop(failures = 0): Promise<{ vendor: TestVendor; hooks: Hook[]; attempts: () => number }> {
  const hooks: Hook[] = [];
  let attempts = 0;
  server = createServer(async (request, response) => {
    attempts += 1;
    const body = Buffer.concat(await request.toArray()).toString();
    const signature = String(request.headers['sandbox-signature']);
    const seconds = Number(/^t=(\d+),v1=[0-9a-f]{64}$/.exec(signature)?.[1]);
    response.statusCode = attempts > failures ? 204 : 503;
    if (attempts > failures) {
      const isGenuine = signature === signatureOf(body, { secret: SECRET, seconds });
      hooks.push({ event: eventSchema.parse(JSON.parse(body)), isGenuine });
    }
    response.end();
  });
  const port = await new Promise<number>((resolve) => {
    server?.listen(0, '127.0.0.1', () => {
      const address = server?.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const webhookUrl = `http://127.0.0.1:${port}/hooks`;
  const vendor = await aVendor({ webhookUrl, webhookSecret: SECRET, webhookBackoffMs: [5, 5], webhookLateMs: 400 });
  return { vendor, hooks, attempts: () => attempts };
}

const token = 'tok_demo_visa_4242';

describe('webhooks', { timeout: 20_000 }, () => {
  it('tell the shop of each movement once, signed over time and body', async () => {
    const { vendor, hooks } = await aShop();
    const id = textOf(await vendor.authorize({ token, idempotencyKey: 'a', amount: 49.93 }), 'id');
    await expect.poll(() => hooks.length, SOON).toBe(1);
    for (const _ of [1, 2]) await vendor.post(`/v1/authorizations/${id}/capture`, { idempotencyKey: 'c' });
    await expect.poll(() => hooks.length, SOON).toBe(2);
    const common = { authorizationId: id, reference: 'R1', amount: 49.93, currency: 'USD', at: expect.any(String) };
    expect(hooks).toMatchObject([
      { isGenuine: true, event: { ...common, id: expect.stringMatching(/^evt_/), type: 'authorization.approved' } },
      { isGenuine: true, event: { ...common, type: 'capture.approved' } },
    ]);
  });

  it('tell of a gift card as of any other', async () => {
    const { vendor, hooks } = await aShop();
    const gift = await vendor.post('/v1/giftcards/tokens', { accountNumber: '6006491000000000011', pin: '1111' });
    const id = textOf(await vendor.authorize({ token: textOf(gift, 'token'), idempotencyKey: 'a', amount: 15 }), 'id');
    await expect.poll(() => hooks.length, SOON).toBe(1);
    await vendor.post(`/v1/authorizations/${id}/void`, { amount: 5, idempotencyKey: 'v' });
    await expect.poll(() => hooks.length, SOON).toBe(2);
    expect(hooks.map(({ event }) => [event.type, event.authorizationId, event.amount])).toEqual([
      ['authorization.approved', id, 15],
      ['void.approved', id, 5],
    ]);
  });

  it('are sent again while the shop does not take them, and not for ever', async () => {
    const taken = await aShop(2);
    await taken.vendor.authorize({ token, idempotencyKey: 'a' });
    await expect.poll(() => taken.hooks.length, SOON).toBe(1);
    server?.close();
    const refused = await aShop(99);
    await refused.vendor.authorize({ token, idempotencyKey: 'a' });
    await expect.poll(() => refused.attempts(), SOON).toBe(3);
    await expect.poll(() => refused.vendor.log(), SOON).toContain('retries are used up');
    expect(refused.attempts()).toBe(3);
  });

  it('come twice with the same id when asked to', async () => {
    const { vendor, hooks } = await aShop();
    await vendor.post('/v1/faults', { kind: 'webhook-twice', count: 1 });
    await vendor.authorize({ token, idempotencyKey: 'a' });
    await expect.poll(() => hooks.length, SOON).toBe(2);
    expect(new Set(hooks.map(({ event }) => event.id)).size).toBe(1);
  });

  it('come late when asked to', async () => {
    const { vendor, hooks } = await aShop();
    await vendor.post('/v1/faults', { kind: 'webhook-late', count: 1 });
    await vendor.authorize({ token, idempotencyKey: 'late' });
    await vendor.authorize({ token, idempotencyKey: 'prompt' });
    await expect.poll(() => hooks.map(({ event }) => event['idempotencyKey']), SOON).toEqual(['prompt', 'late']);
  });

  it('are joined by a forged one when asked to, which its signature gives away', async () => {
    const { vendor, hooks } = await aShop();
    await vendor.post('/v1/faults', { kind: 'webhook-forged', count: 1 });
    await vendor.authorize({ token, idempotencyKey: 'a', amount: 10 });
    await expect.poll(() => hooks.length, SOON).toBe(2);
    const amounts = hooks.map(({ event, isGenuine }) => [isGenuine, event.amount]).toSorted();
    expect(amounts).toEqual([
      [false, 110],
      [true, 10],
    ]);
  });
});
