import { describe, expect, it } from 'vitest';
import { formatExpiry, isExpired, readExpiry } from './card-expiry.ts';

describe('the expiry field', () => {
  it('keeps digits only, at most four of them [C5-50]', () => {
    expect(formatExpiry('1a2b3c4d5')).toBe('12/34');
  });

  it('shows MM/YY [C5-51]', () => {
    expect(formatExpiry('1230')).toBe('12/30');
    expect(formatExpiry('123')).toBe('12/3');
    expect(formatExpiry('12')).toBe('12');
  });

  it('pads a month from 2 to 9, and waits after a 1 [C5-52]', () => {
    expect(formatExpiry('2')).toBe('02');
    expect(formatExpiry('9')).toBe('09');
    expect(formatExpiry('1')).toBe('1');
    expect(formatExpiry('730')).toBe('07/30');
  });

  it('takes a slash typed after the month', () => {
    expect(formatExpiry('1/')).toBe('01/');
    expect(formatExpiry('12/')).toBe('12/');
    expect(formatExpiry('1/30')).toBe('01/30');
  });

  it('takes what browsers fill in', () => {
    expect(formatExpiry('12/2030')).toBe('12/30');
    expect(formatExpiry('1 / 30')).toBe('01/30');
    expect(formatExpiry('122030')).toBe('12/30');
  });

  it('says month and year with 20 prefixed [C5-53]', () => {
    expect(readExpiry('12', '30')).toEqual({ month: '12', year: '2030' });
    expect(readExpiry('13', '30')).toBeUndefined();
    expect(readExpiry('00', '30')).toBeUndefined();
    expect(readExpiry('12', '')).toBeUndefined();
    expect(readExpiry('1', '2030')).toEqual({ month: '01', year: '2030' });
    expect(readExpiry('12', '1930')).toBeUndefined();
  });
});

describe('a card', () => {
  it('is good to the last day of its month everywhere on earth', () => {
    const expiry = { month: '11', year: '2026' };
    expect(isExpired(expiry, new Date('2026-12-01T11:59:59.999Z'))).toBe(false);
    expect(isExpired(expiry, new Date('2026-12-01T12:00:00Z'))).toBe(true);
    expect(isExpired({ month: '12', year: '2026' }, new Date('2027-01-01T12:00:00Z'))).toBe(true);
  });
});
