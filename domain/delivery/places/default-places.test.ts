import { describe, expect, it } from 'vitest';
import { DEFAULT_CART_STORE_NUMBER, DEFAULT_ZIP, PICKUP_SEARCH_DEFAULTS } from './default-places.ts';

describe('where a shopper is taken to be before they say so', () => {
  it('is zip 01702 [C9-14 S9-19]', () => {
    expect(DEFAULT_ZIP).toBe('01702');
  });

  it('is store 1547 [C9-16]', () => {
    expect(DEFAULT_CART_STORE_NUMBER).toBe('1547');
  });

  it('is, in the pickup search, zip 01760 and store 0008 in Massachusetts', () => {
    expect(PICKUP_SEARCH_DEFAULTS).toEqual({ storeNumber: '0008', zipCode: '01760', state: 'MA' });
  });
});
