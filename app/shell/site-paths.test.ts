import { describe, expect, it } from 'vitest';
import { pathWithin } from './path-within.server.ts';
import { cartPath, signInPath } from './site-paths.ts';

describe('a path that a form sends back', () => {
  it('is followed within this site', () => {
    expect(pathWithin('/a b')).toBe('/a%20b');
    expect(pathWithin('/category/pens?page=2')).toBe('/category/pens?page=2');
    expect(pathWithin('/')).toBe('/');
  });

  it('leads home when it would leave this site', () => {
    for (const text of [
      'https://elsewhere.example/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:alert(1)',
      'category/pens',
      '/a\\b',
      '',
      null,
      7,
    ]) {
      expect(pathWithin(text)).toBe('/');
    }
  });
});

describe('the way to other pages', () => {
  it('leads each site to its own cart', () => {
    expect(cartPath('dotcom')).toBe('/cc/mmx/cart');
    expect(cartPath('SBA')).toBe('/cc/sba/cart');
  });

  it('comes back from signing in', () => {
    expect(signInPath('/')).toBe('/office/supplies/login');
    expect(signInPath('/search?query=a&page=2')).toBe('/office/supplies/login?TARGET=%2Fsearch%3Fquery%3Da%26page%3D2');
  });
});
