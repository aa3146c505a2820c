import pg from 'pg';
import { expect, it } from 'vitest';
import { sparingly } from './away.ts';

it('that the database is away is said once, and then once a minute; anything else is said each time', () => {
  let now = 0;
  const isToBeSaid = sparingly(() => now);
  const away = new Error('Connection terminated unexpectedly');
  const wrong = new pg.DatabaseError('column "x" does not exist', 0, 'error');
  wrong.code = '42703';
  const said = [0, 200, 59_999, 60_000, 60_400].filter((moment) => {
    now = moment;
    return isToBeSaid(away);
  });
  expect(said).toEqual([0, 60_000]);
  expect([wrong, wrong].map(isToBeSaid)).toEqual([true, true]);
});
