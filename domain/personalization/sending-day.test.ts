import { describe, expect, it } from 'vitest';
import { isSendable } from './sending-day.ts';

const at = (date: string, hour: number, minute = 0) => ({ date, minuteOfDay: hour * 60 + minute });

describe('what is to be sent on a day', () => {
  it('goes from eight in the morning of that day', () => {
    expect(isSendable('2026-12-24', at('2026-12-23', 23, 59))).toBe(false);
    expect(isSendable('2026-12-24', at('2026-12-24', 7, 59))).toBe(false);
    expect(isSendable('2026-12-24', at('2026-12-24', 8))).toBe(true);
  });

  it('that has passed goes by day as well', () => {
    expect(isSendable('2026-12-24', at('2026-12-25', 7, 59))).toBe(false);
    expect(isSendable('2026-12-24', at('2026-12-25', 8))).toBe(true);
  });
});
