import type { CalendarDate } from '../../shared/calendar.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** So much of a number is shown, and never more than half of it. */
const SHOWN = 4;

/** By which an order was free of a state's sales tax; orders of before it was kept do not know until when it counted. */
export interface UsedCertificate {
  readonly state: string;
  readonly number: string;
  readonly validUntil?: CalendarDate | null | undefined;
}

/** 'MA certificate ending in 4471, valid until Jun 30, 2027': enough to find it, and not enough to use it. */
export function certificateText({ state, number, validUntil }: UsedCertificate): string {
  const signs = number.replace(/[^A-Za-z0-9]/g, '');
  const end = signs.slice(-Math.min(SHOWN, Math.floor(signs.length / 2)));
  return `${state} certificate ending in ${end}${validUntil == null ? '' : `, valid until ${DAY.format(new Date(`${validUntil}T00:00:00Z`))}`}`;
}
