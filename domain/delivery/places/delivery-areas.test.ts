import { describe, expect, it } from 'vitest';
import { EXTENDED_AREA_ZIPS, deliveryAreaOf, remotePlaceOf } from './delivery-areas.ts';

describe('the delivery area of a zip', () => {
  it('is remote within each range of prefixes', () => {
    for (const zip of ['00601', '00999', '96701', '96898', '99501', '99950']) {
      expect(deliveryAreaOf(zip, EXTENDED_AREA_ZIPS), zip).toBe('REMOTE');
    }
  });

  it('is usual just outside of them', () => {
    for (const zip of ['00501', '01001', '96698', '96910', '99499']) {
      expect(deliveryAreaOf(zip, EXTENDED_AREA_ZIPS), zip).toBe('USUAL');
    }
  });

  it('is extended for the zips of the list and not for their neighbours', () => {
    for (const zip of ['02554', '02568', '04050', '33040', '49757', '83278', '02554-1234']) {
      expect(deliveryAreaOf(zip, EXTENDED_AREA_ZIPS), zip).toBe('EXTENDED');
    }
    for (const zip of ['02553', '02555', '33041']) expect(deliveryAreaOf(zip, EXTENDED_AREA_ZIPS), zip).toBe('USUAL');
  });

  it('stays remote for a zip that is on the list as well', () => {
    expect(deliveryAreaOf('99501', ['99501'])).toBe('REMOTE');
  });

  it('is usual where there is no zip yet', () => {
    expect(deliveryAreaOf('', EXTENDED_AREA_ZIPS)).toBe('USUAL');
  });
});

describe('the name of a remote place', () => {
  it('is what people call it', () => {
    expect(['96813', '99501', '00901', '00802'].map(remotePlaceOf)).toEqual(['Hawaii', 'Alaska', 'Puerto Rico', 'the U.S. Virgin Islands']);
    expect(['01702', '02554', ''].map(remotePlaceOf)).toEqual([undefined, undefined, undefined]);
  });
});
