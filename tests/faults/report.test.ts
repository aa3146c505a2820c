import { expect, it } from 'vitest';
import { brokenPromises } from './report.ts';
import type { Played } from './round.ts';
import { newTally } from './writers/wire.ts';

const KEPT: Played = {
  lostAdds: 0,
  doubledAdds: 0,
  lostOrders: 0,
  brokenInvariants: [],
  disagreements: [],
  complaints: [],
  readyMs: 1_000,
  isReady: true,
  tally: newTally(),
};

it.each([
  ['nothing', KEPT, []],
  [
    'a 503 that does not say when to come again',
    { ...KEPT, tally: { ...newTally(), busyWithoutRetryAfter: 2 } },
    ['2 answers with 503 without Retry-After'],
  ],
  ['a request without an answer', { ...KEPT, tally: { ...newTally(), unanswered: 1 } }, ['1 requests had no answer within 20 s']],
  ['a late start', { ...KEPT, readyMs: 6_000 }, ['ready again after 6.0 s']],
  ['a lost add', { ...KEPT, lostAdds: 1 }, ['1 confirmed adds are lost']],
])('the report of a round tells of %s', (_what, played, broken) => {
  expect(brokenPromises(played, 5_000)).toEqual(broken);
});
