import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from './local-time.ts';

const NEW_YORK = 'America/New_York';

function at(iso: string, zone: string = NEW_YORK): string {
  const { date, minuteOfDay } = localTime(Date.parse(iso), zone);
  return `${date} ${Math.floor(minuteOfDay / 60)}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

describe('what the clock on the wall shows', () => {
  it('follows the zone, also to another day', () => {
    expect(at('2026-11-24T03:30:00Z')).toBe('2026-11-23 22:30');
    expect(at('2026-11-24T03:30:00Z', 'Pacific/Honolulu')).toBe('2026-11-23 17:30');
    expect(at('2026-11-24T03:30:00Z', 'UTC')).toBe('2026-11-24 3:30');
    expect(at('2026-11-24T20:30:00Z', 'Pacific/Guam')).toBe('2026-11-25 6:30');
    expect(at('2026-11-24T20:30:00Z', 'Asia/Kolkata')).toBe('2026-11-25 2:00');
  });

  it('jumps from 1:59 to 3:00 when summer time begins', () => {
    expect(at('2026-03-08T06:59:59Z')).toBe('2026-03-08 1:59');
    expect(at('2026-03-08T07:00:00Z')).toBe('2026-03-08 3:00');
  });

  it('shows the hour from 1:00 twice when summer time ends', () => {
    expect(at('2026-11-01T05:59:00Z')).toBe('2026-11-01 1:59');
    expect(at('2026-11-01T06:00:00Z')).toBe('2026-11-01 1:00');
  });

  it('does not change in Arizona', () => {
    expect(at('2026-07-01T07:00:00Z', 'America/Phoenix')).toBe('2026-07-01 0:00');
    expect(at('2026-12-01T07:00:00Z', 'America/Phoenix')).toBe('2026-12-01 0:00');
  });

  it('refuses a zone that does not exist', () => {
    expect(() => localTime(0, 'America/Framingham')).toThrow(RangeError);
  });

  it('agrees with the browser in every zone at every moment, whatever was asked before', () => {
    const zones = [NEW_YORK, 'America/Los_Angeles', 'America/Anchorage', 'Pacific/Honolulu', 'Australia/Lord_Howe', 'UTC'];
    const anInstant = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2037, 0) });
    fc.assert(
      fc.property(anInstant, fc.constantFrom(...zones), (instantMs, zone) => {
        const browser = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
        const { date, minuteOfDay } = localTime(instantMs, zone);
        const clock = [Math.floor(minuteOfDay / 60), minuteOfDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
        expect(`${date} ${clock}`).toBe(browser.format(instantMs));
      }),
    );
  });
});
