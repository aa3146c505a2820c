import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '#tests/support/free-port.ts';
import { startVendor } from './stage/vendor.ts';

it('a mood of the vendor that nobody has met proves nothing, and is no round that was kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foolscap-vendor-'));
  const vendor = await startVendor(folder, [await freePort(), await freePort()]);
  try {
    vendor.setMood(({ answer }) => answer({ status: 418, text: '{}' }));
    await expect(vendor.untilMet(50)).rejects.toThrow('nobody met the mood');
    expect((await fetch(`${vendor.url}/v1/authorizations`)).status).toBe(418);
    await vendor.untilMet(50);
  } finally {
    await vendor.close();
    await rm(folder, { recursive: true });
  }
});
