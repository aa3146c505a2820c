import type { CalendarDate } from '../../shared/calendar.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** So much of a number is shown, and never more than half of it. */
const SHOWN = 4;

/** By which an order was free of a state's sales tax; orders of before it was kept do not know until when it counted. */
export interface UsedCertificate {
  readonly state: string;
  /** By which it is found (`certificateEnd`). */
  readonly end: string;
  readonly validUntil?: CalendarDate | null | undefined;
}

/** The end of a certificate's number: enough to find it, and not enough to use it. The whole number stays in the books. */
export function certificateEnd(number: string): string {
  const signs = number.replace(/[^A-Za-z0-9]/g, '');
  return signs.slice(-Math.min(SHOWN, Math.floor(signs.length / 2)));
}

/** 'MA certificate ending in 4471, valid until Jun 30, 2027'. */
export function certificateText({ state, end, validUntil }: UsedCertificate): string {
  return `${state} certificate ending in ${end}${validUntil == null ? '' : `, valid until ${DAY.format(new Date(`${validUntil}T00:00:00Z`))}`}`;
}
