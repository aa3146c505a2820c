import { describe, expect, it } from 'vitest';
import { originAt, originOf } from './origins.ts';
import { readSettings } from './settings.ts';

const demo = readSettings({ PORT: '3010' });
const real = {
  ...readSettings({ PUBLIC_URL: 'https://shop.example', TENANT_HOSTS: 'buyers.example=SBA,hi.example=HIT' }),
  isDemo: false,
};

describe('the origin of links and redirects', () => {
  it.each([
    ['localhost:3010', 'http://localhost:3010'],
    ['LOCALHOST:3010', 'http://localhost:3010'],
    ['127.0.0.1:3010', 'http://127.0.0.1:3010'],
    ['business.localhost:3010', 'http://business.localhost:3010'],
    ['hit.localhost:3010', 'http://hit.localhost:3010'],
    ['evil.example', 'http://localhost:3010'],
    ['business.evil.example', 'http://business.localhost:3010'],
    ['localhost:3010@evil.example', 'http://localhost:3010'],
    ['', 'http://localhost:3010'],
  ])('of a demo is one of its own: %s', (host, origin) => expect(originAt(demo, host)).toBe(origin));

  it.each([
    ['shop.example', 'https://shop.example'],
    ['business.shop.example', 'https://business.shop.example'],
    ['buyers.example', 'https://buyers.example'],
    ['hi.example', 'https://hi.example'],
    ['shop.example:8443', 'https://shop.example'],
    ['localhost:3000', 'https://shop.example'],
    ['business.evil.example', 'https://buyers.example'],
  ])('of a shop behind a proxy is as it is known outside: %s', (host, origin) => expect(originAt(real, host)).toBe(origin));

  it('of a mail is that of the site of whom it goes to', () => {
    expect(originOf(demo, 'SBA')).toBe('http://business.localhost:3010');
    expect(originOf(real, 'SBA')).toBe('https://buyers.example');
    expect(originOf(real, 'dotcom')).toBe('https://shop.example');
    expect(originOf(readSettings({ PUBLIC_URL: 'http://192.0.2.1:3000' }), 'SBA')).toBe('http://192.0.2.1:3000');
  });
});
