import { expect, it } from 'vitest';
import { COMING_YEAR, datedBy, YEAR_BEFORE } from './coming-year.ts';

it.each([
  ['2026-06-30T23:59:59Z', 'Jul 2025–Jun 2026'],
  ['2026-07-01T00:00:00Z', 'Jul 2026–Jun 2027'],
  ['2026-11-26T12:00:00Z', 'Jul 2026–Jun 2027'],
])('on %s calendars are sold of %s', (day, months) => {
  expect(datedBy(new Date(day))(`Jul ${YEAR_BEFORE}–Jun ${COMING_YEAR}`)).toBe(months);
});
