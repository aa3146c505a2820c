import { expect, it } from 'vitest';
import { promiseAfterHold } from './promise-after-hold.ts';

it.each([
  ['the same day', '2026-11-20', '2026-11-20', '2026-11-23'],
  ['over a weekend', '2026-11-20', '2026-11-22', '2026-11-23'],
  ['for one business day', '2026-11-20', '2026-11-23', '2026-11-24'],
  ['over Thanksgiving', '2026-11-25', '2026-11-27', '2026-11-24'],
])('what is held %s is expected as many business days later', (_how, orderedOn, releasedOn, expected) => {
  expect(promiseAfterHold('2026-11-23', orderedOn, releasedOn)).toBe(expected);
});
