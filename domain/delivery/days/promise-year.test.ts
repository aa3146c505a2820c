import { describe, expect, it } from 'vitest';
import type { DeliveryType, LevelOfService } from '../delivery-types.ts';
import { promiseFor, type DeliveryPromise } from './promise.ts';

/** The days off as the Office of Personnel Management published them, from Thanksgiving 2025 to January 2028. */
const DAYS_OFF = new Set(
  (
    '2025-11-27 2025-12-25 2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 ' +
    '2026-11-11 2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 ' +
    '2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-31 2028-01-17'
  ).split(' '),
);

/** Zones with summer time, without it, and on both ends of the country. */
const ZONES = ['America/New_York', 'America/Phoenix', 'America/Los_Angeles', 'Pacific/Honolulu'];

/** Shut on Sundays, open until four on Saturdays. */
const WEEKDAY = { openMinute: 480, closeMinute: 1260 };
/** New Year's Day, Easter, Thanksgiving and Christmas of the two years. */
const STORES_CLOSED = new Set(
  [2025, 2026, 2027, 2028]
    .flatMap((year) => [`${year}-01-01`, `${year}-12-25`])
    .concat(['2025-04-20', '2026-04-05', '2027-03-28', '2028-04-16'], ['2025-11-27', '2026-11-26', '2027-11-25', '2028-11-23']),
);
const STORE_HOURS = [undefined, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, { openMinute: 540, closeMinute: 960 }];

const MINUTE_MS = 60_000;
const TWO_YEARS = { from: Date.parse('2025-12-20T00:00:00Z'), to: Date.parse('2027-12-28T00:00:00Z') } as const;

type Wall = { readonly date: string; readonly minute: number };

/** What the wall shows in a zone, asked of the platform at every quarter of an hour: clocks are never set in between. */
function wallOf(zone: string): (nowMs: number) => Wall {
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  let [quarter, date, minute] = [Number.NaN, '', 0];
  return (nowMs) => {
    const begun = nowMs - (nowMs % (15 * MINUTE_MS));
    if (begun !== quarter) {
      const part = new Map(formatter.formatToParts(begun).map(({ type, value }) => [type, value]));
      [quarter, date] = [begun, `${part.get('year')}-${part.get('month')}-${part.get('day')}`];
      minute = Number(part.get('hour')) * 60 + Number(part.get('minute'));
    }
    return { date, minute: minute + (nowMs - begun) / MINUTE_MS };
  };
}

const days = new Map<string, { readonly moves: boolean; readonly next: string }>();

/** Whether goods move on a day, and the day after it. */
function dayOf(date: string): { readonly moves: boolean; readonly next: string } {
  const known = days.get(date);
  if (known !== undefined) return known;
  const at = new Date(`${date}T12:00:00Z`);
  const moves = at.getUTCDay() !== 0 && at.getUTCDay() !== 6 && !DAYS_OFF.has(date);
  at.setUTCDate(at.getUTCDate() + 1);
  const day = { moves, next: at.toISOString().slice(0, 10) };
  days.set(date, day);
  return day;
}

const walked = new Map<string, string>();

/** The n-th day after a date on which goods move, found by walking there. */
function walk(date: string, count: number): string {
  const known = walked.get(`${date} ${count}`);
  if (known !== undefined) return known;
  let at = date;
  for (let left = count; left > 0;) {
    at = dayOf(at).next;
    if (dayOf(at).moves) left -= 1;
  }
  walked.set(`${date} ${count}`, at);
  return at;
}

type Way = readonly [deliveryType: DeliveryType, wish: LevelOfService | undefined, isNear: boolean];

/**
 * The rules of dates and levels once more, read from their text sentence by sentence.
 *
 * "SDD if ordered before 14:00." "An order after the cut-off (17:00), or on a day that is no business day, counts as placed on the
 * next business day." "NDD where the item is in stock at a centre of the ship-to's zone" - the next business day - "else
 * STANDARD": 2 to 4 business days. STS: 3 to 6.
 */
function expected({ date, minute }: Wall, [deliveryType, wish, isNear]: Way): string {
  if (deliveryType === 'STA' && wish === 'SDD' && minute < 840 && !STORES_CLOSED.has(date)) return `SDD ${date} ${date}`;
  const isTooLate = minute >= 1020;
  const isNoBusinessDay = !dayOf(date).moves;
  const placed = isTooLate || isNoBusinessDay ? walk(date, 1) : date;
  if (deliveryType === 'STS') return `STANDARD ${walk(placed, 3)} ${walk(placed, 6)}`;
  if (isNear && wish !== 'STANDARD') return `NDD ${walk(placed, 1)} ${walk(placed, 1)}`;
  return `STANDARD ${walk(placed, 2)} ${walk(placed, 4)}`;
}

const WAYS: readonly Way[] = [
  ['STA', undefined, true],
  ['STA', undefined, false],
  ['STA', 'STANDARD', true],
  ['STA', 'SDD', true],
  ['STS', undefined, true],
];

function promised(nowMs: number, zone: string, [deliveryType, wishedLevel, isInZoneOfCentre]: Way): DeliveryPromise {
  return promiseFor({
    nowMs,
    zone,
    deliveryType,
    wishedLevel,
    isInZoneOfCentre,
    isPhysical: true,
    isInStock: true,
    sameDayStoreMiles: 3,
    storeHours: STORE_HOURS,
  });
}

/** Same-day delivery is sold for today or not at all: what misses its cut-off goes a free way, and is compared with that. */
const FREE_WAYS: readonly Way[] = [...WAYS.filter(([, wish]) => wish !== 'SDD'), ['ISP', undefined, true], ['PCK', undefined, true]];

/** Whether a day comes before another that was promised; every one of these orders is promised one. */
function isEarlier(date: string | undefined, than: string | undefined): boolean {
  return date === undefined || (than !== undefined && date < than);
}

/** The minutes of a day at which something could change: midnight, the hours in which clocks are set, the two cut-offs. */
const TELLING_MINUTES: readonly number[] = [0, 60, 120, 180, 840, 1020, 1440];

/** Weeks in which all that changes a promise comes together: every minute of them is asked. */
const BUSY_WEEKS: readonly (readonly [from: string, to: string])[] = [
  ['2025-12-30', '2026-01-06'],
  ['2026-03-06', '2026-03-11'],
  ['2026-10-30', '2026-11-04'],
  ['2026-11-24', '2026-12-01'],
];

type Moment = readonly [nowMs: number, at: Wall];

/** Every hour of two years, every minute within three of a telling one, and every minute of the busy weeks. */
function momentsIn(zone: string): readonly Moment[] {
  const wall = wallOf(zone);
  const moments: Moment[] = [];
  for (let nowMs: number = TWO_YEARS.from; nowMs < TWO_YEARS.to; nowMs += MINUTE_MS) {
    const at = wall(nowMs);
    const isTelling = at.minute % 60 === 0 || TELLING_MINUTES.some((telling) => Math.abs(at.minute - telling) <= 3);
    if (isTelling || BUSY_WEEKS.some(([from, to]) => at.date >= from && at.date < to)) moments.push([nowMs, at]);
  }
  return moments;
}

const MOMENTS = new Map(ZONES.map((zone) => [zone, momentsIn(zone)]));

/** Two years of hours: a slow machine may take longer than the time that is usual. */
describe('the promise through two years', { timeout: 30_000 }, () => {
  it.each(ZONES)('keeps cut-offs, weekends, holidays and the changes of the clock in %s', (zone) => {
    const wrong: unknown[] = [];
    for (const [nowMs, at] of MOMENTS.get(zone) ?? []) {
      for (const way of WAYS) {
        const { levelOfService, minDeliveryDate, maxDeliveryDate } = promised(nowMs, zone, way);
        const [want, got] = [expected(at, way), `${levelOfService} ${minDeliveryDate} ${maxDeliveryDate}`];
        if (want !== got) wrong.push({ at, way, want, got });
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  it.each(ZONES)('never rewards waiting: of two orders the later one never comes earlier in %s', (zone) => {
    const rewarded: unknown[] = [];
    for (const way of FREE_WAYS) {
      let before: DeliveryPromise | undefined;
      for (const [nowMs] of MOMENTS.get(zone) ?? []) {
        const now = promised(nowMs, zone, way);
        // Each moment beside the one before it: what never falls from one to the next falls between no two.
        if (isEarlier(now.minDeliveryDate, before?.minDeliveryDate) || isEarlier(now.maxDeliveryDate, before?.maxDeliveryDate))
          rewarded.push({ at: new Date(nowMs).toISOString(), way, before, now });
        before = now;
      }
    }
    expect(rewarded.slice(0, 3)).toEqual([]);
  });
});
