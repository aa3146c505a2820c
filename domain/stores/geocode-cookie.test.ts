import { describe, expect, it } from 'vitest';
import { placeOfCookie } from './geocode-cookie.ts';

describe('the cookie that says where a browser is', () => {
  it.each([
    ['42.3601,-71.0589', 42.36, -71.06],
    ['42.3601%2C-71.0589', 42.36, -71.06],
    ['-90,180', -90, 180],
  ])('%s is a place, to a hundredth of a degree', (value, latitude, longitude) => {
    expect(placeOfCookie(value)).toEqual({ latitude, longitude });
  });

  it.each([undefined, '', '42', '42,', '90.1,0', '0,180.1', '1e1,2', 'Boston', '42.36,-71.06,1', '0x1,2', ' 42,1', '%,%'])(
    '%s is none',
    (value) => {
      expect(placeOfCookie(value)).toBeUndefined();
    },
  );
});
