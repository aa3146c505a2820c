import { describe, expect, it } from 'vitest';
import { isLaterUse, LONGEST_PASSKEY_NAME, passkeyHost, passkeyName } from './passkey.ts';

describe('the name of a passkey', () => {
  it('is what was typed, or what the browser is called, or just that', () => {
    expect(passkeyName('  My   laptop ', 'Chrome on Mac')).toBe('My laptop');
    expect(passkeyName(' \n ', 'Chrome on Mac')).toBe('Chrome on Mac');
    expect(passkeyName('', '')).toBe('Passkey');
  });

  it('has as many characters as there is room for, whole ones', () => {
    expect(passkeyName('🔑'.repeat(60), '')).toBe('🔑'.repeat(LONGEST_PASSKEY_NAME));
    expect(passkeyName(`${'x'.repeat(LONGEST_PASSKEY_NAME - 1)} y`, '')).toBe('x'.repeat(LONGEST_PASSKEY_NAME - 1));
  });
});

describe('where passkeys are made', () => {
  it('is one host, whatever its port', () => {
    expect(passkeyHost('http://localhost:3000')).toBe('localhost');
    expect(passkeyHost('http://business.localhost:3000')).toBe('business.localhost');
    expect(passkeyHost('https://Shop.example')).toBe('shop.example');
  });

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'nonsense', ''])('is not %s', (origin) => {
    expect(passkeyHost(origin)).toBe(undefined);
  });
});

describe('how often a passkey was used', () => {
  it('rises, or is not counted', () => {
    expect([isLaterUse(4, 5), isLaterUse(0, 1), isLaterUse(0, 0)]).toEqual([true, true, true]);
  });

  it('is no later use when it stands still, falls, or is counted no more', () => {
    expect([isLaterUse(4, 4), isLaterUse(4, 3), isLaterUse(4, 0)]).toEqual([false, false, false]);
  });
});
