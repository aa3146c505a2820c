import { describe, expect, it } from 'vitest';
import { aVendor } from '../a-vendor.test-builder.ts';

const PAST = '/v1/authorizations/auth_past_4100007_4993/refund';

describe("a charge of the demo's history", () => {
  it('can be refunded up to what its id says was charged, and not beyond', async () => {
    const vendor = await aVendor();
    expect((await vendor.post(PAST, { amount: 40, idempotencyKey: 'a' })).status).toBe(200);
    expect(await vendor.post(PAST, { amount: 10, idempotencyKey: 'b' })).toMatchObject({
      status: 409,
      body: { code: 'REFUND_EXCEEDS_CAPTURE' },
    });
    const again = await vendor.restart();
    expect((await again.post(PAST, { amount: 9.93, idempotencyKey: 'c' })).status).toBe(200);
    expect((await again.ledger('4100007')).map(({ type, amount }) => [type, amount])).toEqual([
      ['AUTHORIZE', 49.93],
      ['CAPTURE', 49.93],
      ['REFUND', 40],
      ['REFUND', 9.93],
    ]);
  });

  it('is unknown outside the demo', async () => {
    const vendor = await aVendor({ isDemo: false });
    expect((await vendor.post(PAST, { amount: 1, idempotencyKey: 'a' })).status).toBe(404);
  });
});
