import { type CalendarDate, daysBetween } from '#domain/shared/calendar.ts';
import { localTime } from '#domain/delivery/days/local-time.ts';

/** When a card expires: with the last day of the month. */
export interface CardExpiry {
  /** 1 to 12. */
  month: number;
  /** Four digits. */
  year: number;
}

/** A card whose expiry is no further away than this is said to expire soon. (C §9) */
export const EXPIRING_SOON_DAYS = 30;

const MINUTES_PER_DAY = 1440;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The first day on which the card is no longer valid. */
function firstInvalidDate({ month, year }: CardExpiry): CalendarDate {
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
