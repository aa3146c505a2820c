import { describe, expect, it } from 'vitest';
import type { DeliveryType, LevelOfService } from './delivery-types.ts';
import { promiseFor } from './promise.ts';

/** The days off as the Office of Personnel Management published them, from Thanksgiving 2025 to the New Year 2027. */
const DAYS_OFF = new Set(
  (
    '2025-11-27 2025-12-25 2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 ' +
    '2026-11-11 2026-11-26 2026-12-25 2027-01-01 2027-01-18'
  ).split(' '),
);

/** Zones with summer time, without it, and on both ends of the country. */
const ZONES = ['America/New_York', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'];

/** The hours in which something changes: the day, the clock, and the two cut-offs. The minute before each is asked too. */
const TELLING_HOURS: readonly number[] = [0, 1, 2, 3, 14, 17];

const HOUR_MS = 60 * 60_000;
const YEAR = { from: Date.parse('2025-12-20T00:00:00Z'), to: Date.parse('2027-01-05T00:00:00Z') } as const;

/** What the wall shows, asked of the platform anew for every moment. */
function wall(formatter: Intl.DateTimeFormat, nowMs: number): { date: string; minute: number } {
  const part = new Map(formatter.formatToParts(nowMs).map(({ type, value }) => [type, value]));
  const date = `${part.get('year')}-${part.get('month')}-${part.get('day')}`;
  return { date, minute: Number(part.get('hour')) * 60 + Number(part.get('minute')) };
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

const walked = new Map<string, string>();

/** The n-th day after a date on which goods move, found by walking there. */
function walk(date: string, days: number): string {
  const known = walked.get(`${date} ${days}`);
  if (known !== undefined) return known;
  let at = date;
  for (let left = days; left > 0;) {
    at = dayAfter(at);
    const weekday = new Date(`${at}T12:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !DAYS_OFF.has(at)) left -= 1;
  }
  walked.set(`${date} ${days}`, at);
  return at;
}

/** The rules of dates and levels once more, in as few words as they were decided. */
function expected(at: { date: string; minute: number }, deliveryType: DeliveryType, wish: LevelOfService | undefined) {
  if (deliveryType === 'STS') return ['STANDARD', walk(at.date, 3), walk(at.date, 6)];
  if (wish === 'SDD' && at.minute < 14 * 60) return ['SDD', at.date, at.date];
  if (at.minute < 17 * 60) return ['NDD', walk(at.date, 1), walk(at.date, 1)];
  return ['STANDARD', walk(at.date, 2), walk(at.date, 4)];
}

const CASES: readonly (readonly [DeliveryType, LevelOfService | undefined])[] = [
  ['STA', undefined],
  ['STA', 'SDD'],
  ['STS', undefined],
];

describe('the promise through a year', () => {
  it.each(ZONES)('keeps cut-offs, weekends, holidays and both changes of the clock in %s', (zone) => {
    const formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    const wrong: unknown[] = [];
    for (let nowMs: number = YEAR.from; nowMs < YEAR.to; nowMs += HOUR_MS) {
      const at = wall(formatter, nowMs);
      if (!TELLING_HOURS.includes(at.minute / 60)) continue;
      for (const [deliveryType, wishedLevel] of CASES) {
        for (const shift of [0, -1]) {
          const moment = nowMs + shift * 60_000;
          const { levelOfService, minDeliveryDate, maxDeliveryDate } = promiseFor({
            nowMs: moment,
            zone,
            deliveryType,
            wishedLevel,
            isPhysical: true,
            isInStock: true,
            isInZoneOfCentre: true,
            sameDayStoreMiles: 3,
          });
          const want = expected(shift === 0 ? at : wall(formatter, moment), deliveryType, wishedLevel);
          const got = [levelOfService, minDeliveryDate, maxDeliveryDate];
          if (want.join() !== got.join()) wrong.push({ moment, deliveryType, wishedLevel, want, got });
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});
