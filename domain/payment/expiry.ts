import { addDays, type CalendarDate, daysBetween } from '#domain/shared/calendar.ts';
import { localTime } from '#domain/delivery/local-time.ts';
import type { CardBrand } from './card-brand.ts';

/** When a card expires. Without a day it is valid to the last day of the month. */
export interface CardExpiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
  day?: number;
}

/** A card whose expiry is no further away than this is said to expire soon. (C §9) */
export const EXPIRING_SOON_DAYS = 30;

const MINUTES_PER_DAY = 1440;
const EXPIRY_MAX_DIGITS = 4;

/** A month that is told from a year of four digits by a sign between them, as browsers fill it in: "3/2030". */
const WITH_LONG_YEAR = /^\s*(\d{1,2})\s*[/.-]\s*20(\d{2})\s*$/;
/** A single digit that a sign declares to be the whole month: "1/". */
const WITH_SHORT_MONTH = /^\s*(\d)\s*[/.-]/;

function expiryDigits(text: string): string {
  const [, longMonth, shortYear] = WITH_LONG_YEAR.exec(text) ?? [];
  if (longMonth !== undefined && shortYear !== undefined) return longMonth.padStart(2, '0') + shortYear;
  const digits = text.replace(/\D/g, '');
  const isMonthOneDigit = /^[2-9]/.test(digits) || WITH_SHORT_MONTH.test(text);
  return (isMonthOneDigit ? `0${digits}` : digits).slice(0, EXPIRY_MAX_DIGITS);
}

/**
 * What the expiry's field shows: digits only, at most 4, as MM/YY. A first digit 2 to 9 can only be a whole month and gets
 * its 0; 0 and 1 wait for the second digit. The slash comes with the year's first digit, so that it never has to be deleted.
 */
export function expiryInField(text: string): string {
  const digits = expiryDigits(text);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}

/** A year in four digits: a two-digit one gets 20 prefixed, anything else stays. */
export function fullYear(year: string): string {
  return /^\d{2}$/.test(year) ? `20${year}` : year;
}

/** The expiry that month and year (two or four digits) stand for; `undefined` for a month that is none of 1 to 12, or no year. */
export function readExpiry(monthText: string, yearText: string): CardExpiry | undefined {
  const year = fullYear(yearText.trim());
  if (!/^\d{1,2}$/.test(monthText.trim()) || !/^\d{4}$/.test(year)) return undefined;
  const month = Number(monthText);
  return month >= 1 && month <= 12 ? { month, year: Number(year) } : undefined;
}

/** The expiry in a field that is filled in; `undefined` while it is not, or for a month that does not exist. */
export function expiryFromField(text: string): CardExpiry | undefined {
  const digits = expiryDigits(text);
  return digits.length === EXPIRY_MAX_DIGITS ? readExpiry(digits.slice(0, 2), digits.slice(2)) : undefined;
}

/** Whether a card of this brand may come without an expiry: only the store's own. (C §5, Card number) */
export function mayLackExpiry(brand: CardBrand): boolean {
  return brand === 'STORE_CARD';
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The first day on which the card is no longer valid. */
function firstInvalidDate({ month, year, day }: CardExpiry): CalendarDate {
  if (day !== undefined) return addDays(`${year}-${twoDigits(month)}-${twoDigits(day)}`, 1);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${twoDigits(month + 1)}-01`;
}

/** Minutes from now (epoch ms) to the end of the card's last day, as the calendar and clock of the zone count them. */
function minutesLeft(expiry: CardExpiry, nowMs: number, zone: string): number {
  const { date, minuteOfDay } = localTime(nowMs, zone);
  return daysBetween(date, firstInvalidDate(expiry)) * MINUTES_PER_DAY - minuteOfDay;
}

/** Whether now (epoch ms) is past the end of the card's last day in the zone. A card without expiry never is. */
export function isCardExpired(expiry: CardExpiry | undefined, nowMs: number, zone: string): boolean {
  return expiry !== undefined && minutesLeft(expiry, nowMs, zone) <= 0;
}

/** Whether the card is still valid, but for no more than 30 days. A card without expiry never is expiring. */
export function isExpiringSoon(expiry: CardExpiry | undefined, nowMs: number, zone: string): boolean {
  if (expiry === undefined) return false;
  const minutes = minutesLeft(expiry, nowMs, zone);
  return minutes > 0 && minutes <= EXPIRING_SOON_DAYS * MINUTES_PER_DAY;
}

/** What is written beside a card because of its expiry; `undefined` while there is time. */
export function expiryNotice(expiry: CardExpiry | undefined, nowMs: number, zone: string): 'Expired' | 'Expiring soon' | undefined {
  if (isCardExpired(expiry, nowMs, zone)) return 'Expired';
  return isExpiringSoon(expiry, nowMs, zone) ? 'Expiring soon' : undefined;
}
