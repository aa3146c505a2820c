import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the origins that may show the shop in a frame', () => {
  it('are none by default, and a list otherwise', () => {
    expect(readSettings({}).parentOrigins).toEqual([]);
    expect(readSettings({ PARENT_ORIGINS: 'https://portal.example, http://localhost:8080' }).parentOrigins).toEqual([
      'https://portal.example',
      'http://localhost:8080',
    ]);
  });

  it.each(['*', 'portal.example', 'https://portal.example/', 'https://portal.example/path', 'null', 'https://*.example', 'data:x'])(
    'are never everybody or half an address: %s',
    (origin) => {
      expect(() => readSettings({ PARENT_ORIGINS: origin })).toThrow('PARENT_ORIGINS');
    },
  );
});

describe('who sells, as invoices name them,', () => {
  const REAL = {
    DEMO_DATA: 'off',
    PUBLIC_URL: 'https://shop.example',
    SESSION_SECRET: 's'.repeat(32),
    SANDBOX_URL: 'https://pay.example',
    SANDBOX_SECRET_KEY: 'k'.repeat(32),
    SANDBOX_WEBHOOK_SECRET: 'w'.repeat(32),
  };

  it('is invented in the demo; a real shop has no tax number that is not its own', () => {
    expect(readSettings({}).merchant).toMatchObject({ name: 'Foolscap Office Supply, Inc.', taxId: 'EIN 00-0000000 (demo)' });
    expect(readSettings({ ...REAL, BRAND_NAME: 'Ledger', RETURNS_ADDRESS: '1 Dock|Lynn, MA 01901' }).merchant).toEqual({
      name: 'Ledger',
      address: ['1 Dock', 'Lynn, MA 01901'],
      taxId: undefined,
      payTo: { payee: 'Ledger', remitTo: ['1 Dock', 'Lynn, MA 01901'], ach: [] },
    });
  });

  it('is whoever is set', () => {
    const set = {
      MERCHANT_NAME: 'Ledger LLC',
      MERCHANT_ADDRESS: '2 Main St | Lynn, MA 01901',
      MERCHANT_TAX_ID: 'EIN 12-3456789',
      REMIT_TO: 'PO Box 7|Lynn, MA 01903',
      REMIT_BANK: 'Bay Bank|Routing 1|Account 2',
    };
    expect(readSettings({ ...REAL, ...set }).merchant).toEqual({
      name: 'Ledger LLC',
      address: ['2 Main St', 'Lynn, MA 01901'],
      taxId: 'EIN 12-3456789',
      payTo: { payee: 'Ledger LLC', remitTo: ['PO Box 7', 'Lynn, MA 01903'], ach: ['Bay Bank', 'Routing 1', 'Account 2'] },
    });
  });
});

describe('a portal that shows the shop in a frame, where browsers keep a session for its own site alone,', () => {
  const start = (PUBLIC_URL: string, PARENT_ORIGINS: string, TENANT_HOSTS = '') =>
    readSettings({ PUBLIC_URL, PARENT_ORIGINS, TENANT_HOSTS }).parentOrigins;

  it.each([
    ['https://shop.portal.example', 'https://portal.example'],
    ['https://portal.example', 'https://intranet.portal.example:8443'],
    ['https://shop.portal.co.uk', 'https://portal.co.uk'],
    ['https://192.0.2.1', 'https://192.0.2.1:8443'],
    ['http://localhost:3000', 'https://portal.example'],
    ['http://127.0.0.1:3000', 'http://localhost:8080'],
  ])('is of that site, or the shop is tried out on its own machine: %s in %s', (shop, portal) =>
    expect(start(shop, portal)).toEqual([portal]),
  );

  it('may be of the site of any host of the shop', () => {
    expect(start('https://shop.example', 'https://intranet.buyers.test', 'buy.buyers.test=SBA')).toHaveLength(1);
  });

  it.each([
    ['https://shop.example', 'https://portal.example'],
    ['https://shop.example.com', 'http://portal.example.com'],
    ['https://shop.co.uk', 'https://portal.co.uk'],
    ['https://192.0.2.1', 'https://203.0.2.1'],
    ['https://shop.example', 'http://localhost:8080'],
    ['https://shop.example', 'https://shop.example.evil.test'],
  ])('is not of another: %s in %s', (shop, portal) => {
    expect(() => start(shop, portal)).toThrow(`The setting PARENT_ORIGINS is wrong: "${portal}" is of another site than the shop`);
  });
});

describe('the address of the database', () => {
  it.each([
    'postgres://shop@db.example/shop',
    'postgresql://a:b@db.example:5432/shop',
    'postgres://postgres@localhost/postgres?host=%2Ftmp%2Fx',
  ])('is one of PostgreSQL: %s', (url) => {
    expect(readSettings({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  it.each(['hello', 'https://db.example', 'postgres:shop', '/tmp'])('is told to be none: %s', (url) => {
    expect(() => readSettings({ DATABASE_URL: url })).toThrow('The setting DATABASE_URL is wrong: it is no address like');
  });
});

const real = {
  DEMO_DATA: 'off',
  PUBLIC_URL: 'https://shop.example',
  SESSION_SECRET: 'x'.repeat(32),
  SANDBOX_URL: 'https://vendor.example',
  SANDBOX_SECRET_KEY: `sk_${'x'.repeat(29)}`,
  SANDBOX_WEBHOOK_SECRET: `whsec_${'x'.repeat(26)}`,
};

describe('a shop that is no demo', () => {
  it('is told of everything that is missing at once', () => {
    expect(() => readSettings({ DEMO_DATA: 'off' })).toThrow(
      /^PUBLIC_URL is missing.*\nSESSION_SECRET is missing.*\nSANDBOX_URL is missing.*\nSANDBOX_SECRET_KEY is missing.*\nSANDBOX_WEBHOOK_SECRET is missing.*$/,
    );
    expect(readSettings(real).isDemo).toBe(false);
  });

  it.each([
    ['SANDBOX_SECRET_KEY', 'sk_sandbox_demo'],
    ['SANDBOX_WEBHOOK_SECRET', 'whsec_sandbox_demo'],
    ['RATE_LIMITS', 'off'],
    ['SHOP_CLOCK', '2026-11-20T15:00:00Z'],
  ])("does not take the demo's %s, whatever DEMO_DATA says [T66]", (name, value) => {
    expect(readSettings({ ...real, DEMO_DATA: undefined, [name]: value }, 'DEMO').isDemo).toBe(true);
    for (const DEMO_DATA of ['off', 'on', undefined])
      expect(() => readSettings({ ...real, DEMO_DATA, [name]: value }, 'REAL')).toThrow(name);
  });
});

describe('a shop that is no demo, and its vendor,', () => {
  it.each(['PUBLIC_URL', 'SANDBOX_URL'])('are found under HTTPS alone: %s [T66]', (name) => {
    for (const url of ['http://shop.example', 'http://localhost:3001']) {
      expect(() => readSettings({ ...real, [name]: url })).toThrow(`${name}=${url} is refused`);
      expect(readSettings({ ...real, DEMO_DATA: undefined, [name]: url }).isDemo).toBe(true);
    }
  });

  it.each(['SANDBOX_SECRET_KEY', 'SANDBOX_WEBHOOK_SECRET'] as const)('share a %s that nobody guesses [T66]', (name) => {
    expect(() => readSettings({ ...real, [name]: real[name].slice(1) })).toThrow(`${name} is too short`);
    expect(readSettings(real).isDemo).toBe(false);
  });
});

describe('the step of the fulfilment', () => {
  it('is a minute in the demo, or as it is set; nothing moves by itself outside the demo, whatever is set', () => {
    expect(readSettings({}).fulfilmentStepSeconds).toBe(60);
    expect(readSettings({ FULFILMENT_STEP_SECONDS: '0' }).fulfilmentStepSeconds).toBe(0);
    expect(readSettings({ ...real, FULFILMENT_STEP_SECONDS: '5' }).fulfilmentStepSeconds).toBe(0);
  });
});

describe('the proxies that are believed', () => {
  it('are none by default, and otherwise networks', () => {
    for (const none of [undefined, '', 'off']) expect(readSettings({ TRUST_PROXY: none }).trustedProxies).toEqual([]);
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, fc00::/7,127.0.0.1' }).trustedProxies).toEqual(['10.0.0.0/8', 'fc00::/7', '127.0.0.1']);
    const dressed = '::ffff:10.0.0.0/104';
    expect(readSettings({ TRUST_PROXY: dressed }).trustedProxies).toEqual([dressed]);
  });

  it.each([
    'on',
    'true',
    '1',
    '*',
    '0.0.0.0/0',
    '::/0',
    '0.0.0.0/1',
    '128.0.0.0/1',
    '64.0.0.0/7',
    '::/1',
    '8000::/1',
    '::/8',
    '::ffff:0:0/96',
    '::ffff:0.0.0.0/97',
    'fe80::1%eth0/10',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0/8',
    '10.0.0.0/',
    'proxy.example',
  ])('are never everybody, and a start with %s ends [T63]', (value) => {
    expect(() => readSettings({ TRUST_PROXY: `10.0.0.0/8,${value}` })).toThrow('TRUST_PROXY');
  });
});
