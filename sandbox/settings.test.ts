import { describe, expect, it } from 'vitest';
import { settingsFrom } from './settings.ts';

describe('the settings', () => {
  it('have defaults for a demo on this machine', () => {
    expect(settingsFrom({ SHOP_WEBHOOK_URL: '' })).toMatchObject({
      ok: true,
      options: {
        port: 3001,
        host: '127.0.0.1',
        dataDir: '.data/sandbox',
        isDemo: true,
        webhookUrl: undefined,
        shopOrigins: ['http://localhost:3000', 'http://business.localhost:3000', 'http://hit.localhost:3000', 'http://sws.localhost:3000'],
        secretKey: 'sk_sandbox_demo',
        webhookSecret: 'whsec_sandbox_demo',
        brandName: 'Foolscap',
      },
    });
  });

  it.each([
    [{ SANDBOX_PORT: '65536' }, 'SANDBOX_PORT'],
    [{ SHOP_ORIGINS: 'http://localhost:3000/' }, 'SHOP_ORIGINS'],
    [{ SHOP_ORIGINS: 'http://localhost:3000,*' }, 'SHOP_ORIGINS'],
    [{ SHOP_WEBHOOK_URL: 'ftp://localhost' }, 'SHOP_WEBHOOK_URL'],
    [{ STORE_CARD_PREFIXES: '7972;6035' }, 'STORE_CARD_PREFIXES'],
    [{ DEMO: 'off' }, 'SANDBOX_SECRET_KEY'],
    [{ DEMO: 'off', SANDBOX_SECRET_KEY: 'a' }, 'SANDBOX_WEBHOOK_SECRET'],
  ])('%o is refused by the name of the setting', (environment, name) => {
    const settings = settingsFrom(environment);
    expect(settings).toEqual({ ok: false, problem: expect.stringContaining(name) });
  });

  it('run without the demo when the secrets are set', () => {
    const settings = settingsFrom({ DEMO: 'off', SANDBOX_SECRET_KEY: 'a', SANDBOX_WEBHOOK_SECRET: 'b' });
    expect(settings).toMatchObject({ ok: true, options: { isDemo: false, secretKey: 'a', webhookSecret: 'b' } });
  });
});
