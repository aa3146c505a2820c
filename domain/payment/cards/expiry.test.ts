import { describe, expect, it } from 'vitest';
import { expiryNotice, isCardExpired, isExpiringSoon } from './expiry.ts';

const NEW_YORK = 'America/New_York';
const at = (iso: string) => new Date(iso).getTime();

describe('a card without expiry', () => {
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

  it('is expiring soon from exactly 30 days before, and not a moment earlier', () => {
    const inAugust = { month: 8, year: 2026 };
    expect(isExpiringSoon(inAugust, at('2026-08-02T00:00:00.000-04:00'), NEW_YORK)).toBe(true);
    expect(isExpiringSoon(inAugust, at('2026-08-01T23:59:59.999-04:00'), NEW_YORK)).toBe(false);
  });

  it('counts the 30 days by the calendar when the clocks change among them', () => {
    expect(isExpiringSoon(expiry, at('2026-11-01T00:00:00.000-04:00'), NEW_YORK)).toBe(true);
    expect(isExpiringSoon(expiry, at('2026-10-31T23:59:59.999-04:00'), NEW_YORK)).toBe(false);
  });

  it('is expiring soon to its last moment and expired, not expiring, after it', () => {
    expect(isExpiringSoon(expiry, at('2026-11-30T23:59:59.999-05:00'), NEW_YORK)).toBe(true);
    expect(isExpiringSoon(expiry, at('2026-12-01T00:00:00.000-05:00'), NEW_YORK)).toBe(false);
  });

  it('says so beside the card [C4-99]', () => {
    expect(expiryNotice(expiry, at('2026-10-01T12:00:00Z'), NEW_YORK)).toBeUndefined();
    expect(expiryNotice(expiry, at('2026-11-20T12:00:00Z'), NEW_YORK)).toBe('Expiring soon');
    expect(expiryNotice(expiry, at('2026-12-02T12:00:00Z'), NEW_YORK)).toBe('Expired');
  });
});
