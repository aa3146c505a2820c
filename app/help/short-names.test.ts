import { describe, expect, it } from 'vitest';
import { shortNamed } from './short-names.ts';

describe('a short address', () => {
  it('means a page of the site that it is typed on', () => {
    expect(shortNamed('cart', 'dotcom')).toBe('/cc/mmx/cart');
    expect(shortNamed('cart', 'SBA')).toBe('/cc/sba/cart');
    expect(shortNamed('returns', 'dotcom')).toBe('/help#returns');
  });

  it('is nothing else, whatever is typed', () => {
    for (const name of ['product_100001', 'Cart', '', 'constructor', '__proto__', '//evil.example'])
      expect(shortNamed(name, 'dotcom')).toBeUndefined();
  });
});
