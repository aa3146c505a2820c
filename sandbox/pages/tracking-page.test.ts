import { expect, it } from 'vitest';
import { aVendor } from '../a-vendor.test-builder.ts';

it('the page of the demo’s carrier names the package; it knows no other numbers, and takes none for markup', async () => {
  const vendor = await aVendor({ now: () => new Date('2026-11-20T12:00:00Z') });
  const known = await vendor.get('/track/FS1234567890US');
  expect(known.status).toBe(200);
  expect(String(known.body['text'])).toContain('<dd>FS1234567890US</dd>');
  const unknown = await vendor.get(`/track/${encodeURIComponent('<b>1')}`);
  expect(unknown.status).toBe(404);
  expect(String(unknown.body['text'])).not.toContain('<b>1');
});
