import { expect, it } from 'vitest';
import { codeAt, stepAt, stepsOf } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, of which the last six digits are those of a code of six.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('is at second %d what the standard says', (second, code) => {
  expect(codeAt(SECRET, stepAt(new Date(second * 1000)))).toBe(code);
});

it('is taken one step early and one late, and no more', () => {
  const moment = new Date(1_234_567_890_000);
  const step = stepAt(moment);
  const taken = [-2, -1, 0, 1, 2].map((away) => stepsOf(SECRET, codeAt(SECRET, step + away), moment));
  expect(taken).toEqual([[], [step - 1], [step], [step + 1], []]);
});
