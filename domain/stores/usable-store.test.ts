import { describe, expect, it } from 'vitest';
import { isUsableStore, type StoreData } from './usable-store.ts';

const STORE: StoreData = {
  workingHours: [{ day: 'Monday', open: '8:00 AM', close: '9:00 PM' }],
  address: { addressLine1: '659 Worcester Rd', city: 'Framingham', state: 'MA', zipcode: '01702' },
  storeStatus: 'Open',
  StoreOpenTime: '8:00 AM',
  storeStatusTime: 'until 9:00 PM',
};

describe('the store that a cookie names', () => {
  it('is used when its hours, address, status, open time and status time are all known', () => {
    expect(isUsableStore(STORE)).toBe(true);
  });

  it('is not used when one of the five is missing', () => {
    for (const field of ['workingHours', 'address', 'storeStatus', 'StoreOpenTime', 'storeStatusTime'] as const) {
      expect(isUsableStore({ ...STORE, [field]: undefined }), field).toBe(false);
    }
    expect(isUsableStore({ ...STORE, workingHours: [] })).toBe(false);
    expect(isUsableStore({ ...STORE, storeStatusTime: '' })).toBe(false);
  });

  it('is not used when it was not found', () => {
    expect(isUsableStore(undefined)).toBe(false);
  });
});
