import { MONTH_NAMES } from '#domain/shared/month-names.ts';

/** 'March 4, 2026' for yyyy-mm-dd; the text itself for what is no such date. Written here: no time zone can move it by a day. */
export function longDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? [];
  const name = MONTH_NAMES[Number(month) - 1];
  return name === undefined || year === undefined ? isoDate : `${name} ${Number(day)}, ${year}`;
}
