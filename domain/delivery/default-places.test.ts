import { describe, expect, it } from 'vitest';
import { DEFAULT_CART_STORE_NUMBER, DEFAULT_ZIP, PICKUP_SEARCH_DEFAULTS } from './default-places.ts';

describe('where a shopper is taken to be before they say so', () => {
  it('is zip 01702, and in the pickup search 01760 [C9-14 C9-15 S9-19 S9-20]', () => {
    expect(DEFAULT_ZIP).toBe('01702');
    expect(PICKUP_SEARCH_DEFAULTS.zipCode).toBe('01760');
  });

  it('is store 1547, and in the pickup search 0008 in Massachusetts [C9-16 C9-17 S9-21]', () => {
    expect(DEFAULT_CART_STORE_NUMBER).toBe('1547');
    expect(PICKUP_SEARCH_DEFAULTS).toMatchObject({ storeNumber: '0008', state: 'MA' });
  });
});
