import { describe, expect, it } from 'vitest';
import { createFaults, MAX_FAULTS } from './faults.ts';
import { aVendor, type Answer, type TestVendor } from '../a-vendor.test-builder.ts';

const token = 'tok_demo_visa_4242';

async function aFaultyVendor(kind: string, count = 1): Promise<TestVendor> {
  const vendor = await aVendor({ holdMs: 50, slowMs: 60 });
  expect((await vendor.post('/v1/faults', { kind, count })).status).toBe(204);
  return vendor;
}

function pay(vendor: TestVendor, idempotencyKey: string): Promise<Answer> {
  return vendor.authorize({ token, idempotencyKey });
}

describe('a fault that was asked for', () => {
  it('decline: happens as often as asked, in order, and then no more', async () => {
    const vendor = await aFaultyVendor('decline', 2);
    for (const key of ['a', 'b']) expect((await pay(vendor, key)).body['status']).toBe('DECLINED');
    expect((await pay(vendor, 'c')).body['status']).toBe('APPROVED');
  });

  it('is not used up by a request that was answered before', async () => {
    const vendor = await aVendor();
    await pay(vendor, 'a');
    await vendor.post('/v1/faults', { kind: 'decline', count: 1 });
    expect((await pay(vendor, 'a')).body['status']).toBe('APPROVED');
    expect((await pay(vendor, 'b')).body['status']).toBe('DECLINED');
  });

  it('timeout-before: nothing is charged, and the same key may try again', async () => {
    const vendor = await aFaultyVendor('timeout-before');
    await expect(pay(vendor, 'a')).rejects.toThrow('fetch failed');
    expect(await vendor.ledger('R1')).toEqual([]);
    expect((await pay(vendor, 'a')).body['status']).toBe('APPROVED');
  });

  it('timeout-after-charge: it is charged once, and only the answer is lost', async () => {
    const vendor = await aFaultyVendor('timeout-after-charge');
    await expect(pay(vendor, 'a')).rejects.toThrow('fetch failed');
    expect((await pay(vendor, 'a')).body['status']).toBe('APPROVED');
    expect(await vendor.ledger('R1')).toHaveLength(1);
  });

  it('error-after-charge: it is charged once, and the answer is an error', async () => {
    const vendor = await aFaultyVendor('error-after-charge');
    expect((await pay(vendor, 'a')).status).toBe(500);
    expect((await pay(vendor, 'a')).body['status']).toBe('APPROVED');
    expect(await vendor.ledger('R1')).toHaveLength(1);
  });

  it('slow: the answer comes late', async () => {
    const vendor = await aFaultyVendor('slow');
    const startedAt = performance.now();
    expect((await pay(vendor, 'a')).body['status']).toBe('APPROVED');
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(55);
  });

  it('can be taken back', async () => {
    const vendor = await aFaultyVendor('decline', 5);
    await fetch(`${vendor.origin}/v1/faults`, { method: 'DELETE' });
    expect((await pay(vendor, 'a')).body['status']).toBe('APPROVED');
  });

  it('has to be one of the list, and the list has an end', async () => {
    const vendor = await aVendor();
    for (const body of [{ kind: 'fire' }, { kind: 'decline', count: 0 }, { kind: 'decline', count: MAX_FAULTS + 1 }]) {
      expect((await vendor.post('/v1/faults', body)).status).toBe(400);
    }
    const faults = createFaults();
    faults.add('decline', MAX_FAULTS);
    faults.add('slow', 1);
    for (let taken = 0; taken < MAX_FAULTS; taken += 1) expect(faults.take()).toBe('decline');
    expect(faults.take()).toBeUndefined();
  });

  it('exists only in the demo', async () => {
    const vendor = await aVendor({ isDemo: false });
    expect((await vendor.post('/v1/faults', { kind: 'decline', count: 1 })).status).toBe(404);
    expect((await pay(vendor, 'a')).body['status']).toBe('APPROVED');
  });
});
