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

const real = { DEMO_DATA: 'off', SESSION_SECRET: 'x'.repeat(32), SANDBOX_SECRET_KEY: 'sk_real', SANDBOX_WEBHOOK_SECRET: 'whsec_real' };

describe('a shop that is no demo', () => {
  it.each(['SESSION_SECRET', 'SANDBOX_SECRET_KEY', 'SANDBOX_WEBHOOK_SECRET'])('does not start without %s', (name) => {
    expect(() => readSettings({ ...real, [name]: undefined })).toThrow(`${name} is missing`);
  });
});

describe('the step of the fulfilment', () => {
  it('is a minute in the demo, or as it is set; nothing moves by itself outside the demo, whatever is set', () => {
    expect(readSettings({}).fulfilmentStepSeconds).toBe(60);
    expect(readSettings({ FULFILMENT_STEP_SECONDS: '0' }).fulfilmentStepSeconds).toBe(0);
    expect(readSettings({ ...real, FULFILMENT_STEP_SECONDS: '5' }).fulfilmentStepSeconds).toBe(0);
  });
});
