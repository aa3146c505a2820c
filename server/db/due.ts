/**
 * The condition under which a row is due. No pause of the shop is longer than 15 minutes: what is due later than any could be was put off by
 * a clock that was wrong, and would wait for hours after it is right again. $1 now
 *
 * @param column a column of type timestamptz.
 */
export function isDue(column: string): string {
  return `(${column} <= $1 or ${column} > $1::timestamptz + interval '20 minutes')`;
}
