/**
 * The condition under which a row is due. No pause of the shop is longer than 15 minutes: what is due later than any could be was put off by
 * a clock that was wrong, and would wait for hours after it is right again. $1 now
 *
 * @param column a column of type timestamptz.
 */
export function isDue(column: string): string {
  return `(${column} <= $1 or ${column} > $1::timestamptz + interval '20 minutes')`;
}

/**
 * When a row that is tried now is due again: after 2 s, then twice as long each time, at most 15 minutes. $1 now
 *
 * @param tries a column that counts the tries before this one.
 */
export function dueAgain(tries: string): string {
  return `$1::timestamptz + least(900, power(2, least(${tries}, 10)) * 2) * interval '1 second'`;
}
