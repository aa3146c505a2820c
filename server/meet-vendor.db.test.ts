import { describe, expect, it } from 'vitest';
import { useShop } from '#tests/support/test-shop.ts';
import { freePort } from '#tests/support/free-port.ts';
import type { Settings } from './config/settings.ts';
import { meetVendor } from './meet-vendor.ts';

const site = useShop();

const settingsOf = (more: Partial<Settings>): Settings => ({ ...site.shop.settings, isSandboxElsewhere: true, ...more });
const noneIsStarted = () => Promise.reject(new Error('a sandbox was started'));
const frameFor = async (parentOrigin: string) =>
  fetch(`${site.sandbox.origin}/frame/card?${new URLSearchParams({ parentOrigin, nonce: 'n'.repeat(20) })}`);

describe('a node that shares the sandbox of another', () => {
  it('may show the card frame on its pages, and nobody else may [T35]', async () => {
    const port = await freePort();
    const second = `http://localhost:${port}`;
    expect((await frameFor(second)).status).toBe(400);
    await meetVendor(settingsOf({ port, publicUrl: second }), site.shop.log, noneIsStarted);
    for (const origin of [second, `http://business.localhost:${port}`, `http://127.0.0.1:${port}`]) {
      const frame = await frameFor(origin);
      expect(frame.status, origin).toBe(200);
      expect(frame.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin}`);
    }
    for (const origin of ['http://evil.example', `http://localhost:${port + 1}`]) expect((await frameFor(origin)).status, origin).toBe(400);
  });

  it('does not start with another key', async () => {
    await expect(meetVendor(settingsOf({ sandboxSecretKey: 'sk_another' }), site.shop.log, noneIsStarted)).rejects.toThrow(
      'does not take our SANDBOX_SECRET_KEY',
    );
  });
});

describe('a vendor whose pages are elsewhere than SANDBOX_URL says', () => {
  it('is found out at the start: the shop sends no payer there, so every question of a bank would stay open [T28]', async () => {
    const sandboxUrl = site.sandbox.origin.replace('localhost', '127.0.0.1');
    await expect(meetVendor(settingsOf({ sandboxUrl }), site.shop.log, noneIsStarted)).rejects.toThrow(
      `says that its pages are at ${site.sandbox.origin}`,
    );
    await expect(meetVendor(settingsOf({ sandboxUrl, isDemo: false }), site.shop.log, noneIsStarted)).rejects.toThrow('SANDBOX_PUBLIC_URL');
  });

  it('or who does not answer is no reason not to start outside the demo: it is said in the log', async () => {
    const sandboxUrl = `http://127.0.0.1:${await freePort()}`;
    await meetVendor(settingsOf({ sandboxUrl, isDemo: false }), site.shop.log, noneIsStarted);
    expect(site.logged.join('')).toContain('nobody can pay until it does');
  });
});
