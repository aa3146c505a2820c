const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'March 4, 2026' for yyyy-mm-dd; the text itself for what is no such date. Written here: no time zone can move it by a day. */
export function longDate(isoDate: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(isoDate) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined || year === undefined ? isoDate : `${name} ${Number(day)}, ${year}`;
}
