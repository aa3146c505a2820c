import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expiryFromField,
  expiryInField,
  expiryNotice,
  fullYear,
  isCardExpired,
  isExpiringSoon,
  mayLackExpiry,
  readExpiry,
} from './expiry.ts';

const NEW_YORK = 'America/New_York';
const at = (iso: string) => new Date(iso).getTime();

describe('typing an expiry', () => {
  it('keeps digits only and at most 4 of them', () => {
    expect(expiryInField('1a2b3c0')).toBe('12/30');
    expect(expiryInField('12345')).toBe('12/34');
    expect(expiryInField('x')).toBe('');
  });

  it('shows MM/YY, with the slash as soon as there is a year', () => {
    expect(expiryInField('12')).toBe('12');
    expect(expiryInField('123')).toBe('12/3');
    expect(expiryInField('1230')).toBe('12/30');
  });

  it.each(['2', '3', '4', '5', '6', '7', '8', '9'])('pads a single %s with a 0', (digit) => {
    expect(expiryInField(digit)).toBe(`0${digit}`);
    expect(expiryInField(`${digit}30`)).toBe(`0${digit}/30`);
  });

  it('waits for the second digit after 0 and 1', () => {
    expect(expiryInField('0')).toBe('0');
    expect(expiryInField('1')).toBe('1');
    expect(expiryInField('10')).toBe('10');
  });

  it('takes a single 1 as the month when a slash follows it', () => {
    expect(expiryInField('1/')).toBe('01');
    expect(expiryInField('1/30')).toBe('01/30');
  });

  it('understands what browsers fill in with a year of four digits', () => {
    expect(expiryInField('03/2030')).toBe('03/30');
    expect(expiryInField('3 / 2030')).toBe('03/30');
    expect(expiryInField('12-2031')).toBe('12/31');
  });

  it('changes nothing when it is applied again', () => {
    const typed = fc.array(fc.constantFrom(...'0123456789/ -a'), { maxLength: 9 }).map((list) => list.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        const field = expiryInField(text);
        expect(expiryInField(field)).toBe(field);
        expect(field).toMatch(/^(\d{0,2}|\d\d\/\d{1,2})$/);
      }),
    );
  });

  it('keeps every month and year through field and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2000, max: 2099 }), (month, year) => {
        const typed = `${String(month).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;
        expect(expiryFromField(expiryInField(typed))).toEqual({ month, year });
      }),
    );
  });
});

describe('reading an expiry', () => {
  it('prefixes a year of two digits with 20 [C5-53]', () => {
    expect(fullYear('30')).toBe('2030');
    expect(fullYear('2030')).toBe('2030');
    expect(fullYear('3')).toBe('3');
    expect(expiryFromField('12/30')).toEqual({ month: 12, year: 2030 });
    expect(readExpiry('1', '05')).toEqual({ month: 1, year: 2005 });
  });

  it('refuses months that do not exist', () => {
    expect(expiryFromField('00/30')).toBeUndefined();
    expect(expiryFromField('13/30')).toBeUndefined();
    expect(readExpiry('01', '2030')).toEqual({ month: 1, year: 2030 });
    expect(readExpiry(' 12 ', ' 30 ')).toEqual({ month: 12, year: 2030 });
  });

  it('has nothing to read in half a date', () => {
    expect(expiryFromField('12/3')).toBeUndefined();
    expect(expiryFromField('')).toBeUndefined();
    expect(readExpiry('12', '203')).toBeUndefined();
    expect(readExpiry('', '2030')).toBeUndefined();
    expect(readExpiry('1.5', '2030')).toBeUndefined();
  });
});

describe('a card without expiry', () => {
  it('is accepted for the store brand', () => {
    expect(mayLackExpiry('STORE_CARD')).toBe(true);
  });

  it.each(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'] as const)('is refused for %s', (brand) => {
    expect(mayLackExpiry(brand)).toBe(false);
  });

  it('never expires', () => {
    expect(isCardExpired(undefined, at('2099-01-01T00:00:00Z'), NEW_YORK)).toBe(false);
    expect(isExpiringSoon(undefined, at('2099-01-01T00:00:00Z'), NEW_YORK)).toBe(false);
  });
});

describe('a card whose month ends', () => {
  const expiry = { month: 11, year: 2026 };

  it('is valid to the last moment of the last day in the zone, and expired in the next [C4-98]', () => {
    expect(isCardExpired(expiry, at('2026-11-30T23:59:59.999-05:00'), NEW_YORK)).toBe(false);
    expect(isCardExpired(expiry, at('2026-12-01T00:00:00.000-05:00'), NEW_YORK)).toBe(true);
  });

  it('expires at the end of another day in another zone', () => {
    expect(isCardExpired(expiry, at('2026-12-01T00:00:00-05:00'), 'America/Los_Angeles')).toBe(false);
    expect(isCardExpired(expiry, at('2026-12-01T00:00:00-08:00'), 'America/Los_Angeles')).toBe(true);
  });

  it('in December lasts to the end of the year', () => {
    expect(isCardExpired({ month: 12, year: 2026 }, at('2026-12-31T23:59:59-05:00'), NEW_YORK)).toBe(false);
    expect(isCardExpired({ month: 12, year: 2026 }, at('2027-01-01T00:00:00-05:00'), NEW_YORK)).toBe(true);
  });

  it('with a day lasts to the end of that day [C4-98]', () => {
    const onThe15th = { month: 11, year: 2026, day: 15 };
    expect(isCardExpired(onThe15th, at('2026-11-15T23:59:59-05:00'), NEW_YORK)).toBe(false);
    expect(isCardExpired(onThe15th, at('2026-11-16T00:00:00-05:00'), NEW_YORK)).toBe(true);
  });

  it('is expiring soon from exactly 30 days before, and not a moment earlier [C4-99 C9-18]', () => {
    const inAugust = { month: 8, year: 2026 };
    expect(isExpiringSoon(inAugust, at('2026-08-02T00:00:00.000-04:00'), NEW_YORK)).toBe(true);
    expect(isExpiringSoon(inAugust, at('2026-08-01T23:59:59.999-04:00'), NEW_YORK)).toBe(false);
  });

  it('counts the 30 days by the calendar when the clocks change among them', () => {
    expect(isExpiringSoon(expiry, at('2026-11-01T00:00:00.000-04:00'), NEW_YORK)).toBe(true);
    expect(isExpiringSoon(expiry, at('2026-10-31T23:59:59.999-04:00'), NEW_YORK)).toBe(false);
  });

  it('is expiring soon to its last moment and expired, not expiring, after it [C4-99]', () => {
    expect(isExpiringSoon(expiry, at('2026-11-30T23:59:59.999-05:00'), NEW_YORK)).toBe(true);
    expect(isExpiringSoon(expiry, at('2026-12-01T00:00:00.000-05:00'), NEW_YORK)).toBe(false);
  });

  it('says so beside the card', () => {
    expect(expiryNotice(expiry, at('2026-10-01T12:00:00Z'), NEW_YORK)).toBeUndefined();
    expect(expiryNotice(expiry, at('2026-11-20T12:00:00Z'), NEW_YORK)).toBe('Expiring soon');
    expect(expiryNotice(expiry, at('2026-12-02T12:00:00Z'), NEW_YORK)).toBe('Expired');
  });
});
