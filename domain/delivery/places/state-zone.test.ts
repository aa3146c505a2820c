import { describe, expect, it } from 'vitest';
import { SHOP_ZONE } from './shop-zone.ts';
import { zoneOfState } from './state-zone.ts';

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const NEAR_THE_SHOP = 'CT DC DE FL GA KY MA MD ME NC NH NJ NY OH PA RI SC VA VT WV';

describe('the zone of a state', () => {
  it('is the one most of its people live in', () => {
    expect(zoneOfState('MA')).toBe('America/New_York');
    expect(zoneOfState('IL')).toBe('America/Chicago');
    expect(zoneOfState('CO')).toBe('America/Denver');
    expect(zoneOfState('AZ')).toBe('America/Phoenix');
    expect(zoneOfState('CA')).toBe('America/Los_Angeles');
    expect(zoneOfState('AK')).toBe('America/Anchorage');
    expect(zoneOfState('HI')).toBe('Pacific/Honolulu');
  });

  it('is known of every state: none but those of the East falls to the shop zone', () => {
    const eastern = STATES.split(' ').filter((state) => zoneOfState(state) === SHOP_ZONE);
    expect(eastern.toSorted()).toEqual(
      NEAR_THE_SHOP.split(' ')
        .filter((state) => state !== 'DC')
        .toSorted(),
    );
  });

  it('takes small letters, and the shop zone for what is no state', () => {
    expect(zoneOfState('tx')).toBe('America/Chicago');
    expect(zoneOfState('')).toBe(SHOP_ZONE);
    expect(zoneOfState('XX')).toBe(SHOP_ZONE);
  });

  it('exists in every browser', () => {
    const zones = new Set([...STATES.split(' '), 'DC', 'PR', 'VI', 'GU', 'MP', 'AS'].map(zoneOfState));
    for (const timeZone of zones) {
      expect(new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone).toBeTruthy();
    }
  });
});
