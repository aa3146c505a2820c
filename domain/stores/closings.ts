import { dateOfDayNumber, nthWeekdayOfMonth, type CalendarDate } from '../shared/calendar.ts';

/** A day on which stores keep other hours than those of its weekday. */
export type SpecialDay = {
  readonly name: string;
  /** The minute of the day (0 to 1439) at which all are closed, whatever their weekday says; undefined: they do not open. */
  readonly closesAt: number | undefined;
};

const EVENING = 18 * 60;
const THURSDAY = 4;

/** Days that are the same every year, by month and day. */
const FIXED = {
  '01-01': { name: 'New Year’s Day', closesAt: undefined },
  '12-24': { name: 'Christmas Eve', closesAt: EVENING },
  '12-25': { name: 'Christmas', closesAt: undefined },
  '12-31': { name: 'New Year’s Eve', closesAt: EVENING },
} as const satisfies Readonly<Record<string, SpecialDay>>;
const EASTER: SpecialDay = { name: 'Easter', closesAt: undefined };
const THANKSGIVING: SpecialDay = { name: 'Thanksgiving', closesAt: undefined };

/** What is special about a day in our stores; undefined: nothing, the hours of its weekday hold. */
export function specialDay(date: CalendarDate): SpecialDay | undefined {
  const fixed: SpecialDay | undefined = (FIXED as Readonly<Record<string, SpecialDay>>)[date.slice(5)];
  if (fixed !== undefined) return fixed;
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  if (month === 11) return date === thanksgiving(year) ? THANKSGIVING : undefined;
  return (month === 3 || month === 4) && date === easter(year) ? EASTER : undefined;
}

/** The holidays on which no store opens, by name, the earliest of the year first. */
export const CLOSED_ON: readonly string[] = [FIXED['01-01'], EASTER, THANKSGIVING, FIXED['12-25']].map(({ name }) => name);

function thanksgiving(year: number): CalendarDate {
  return dateOfDayNumber(nthWeekdayOfMonth(year, 11, THURSDAY, 4));
}

/** Easter Sunday of the Gregorian calendar (Meeus, Jones, Butcher). */
function easter(year: number): CalendarDate {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100];
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const days = epact + toSunday - 7 * late + 114;
  return dateOfDayNumber(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1) / 86_400_000);
}
