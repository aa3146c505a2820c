import { describe, expect, it } from 'vitest';
import { lineOf } from './copy.ts';

describe('a row on its way into the database', () => {
  it('writes numbers, truth, nothing and instants as PostgreSQL reads them', () => {
    expect(lineOf([1, true, false, null, new Date(0)])).toBe('1\tt\tf\t\\N\t1970-01-01T00:00:00.000Z\n');
  });

  it('keeps tabs, line ends and backslashes within a field', () => {
    expect(lineOf(['a\tb', 'c\nd\r', 'e\\f'])).toBe('a\\tb\tc\\nd\\r\te\\\\f\n');
  });

  it('keeps quotes, commas and empty texts within a list', () => {
    expect(lineOf([['8.5" x 11"', 'a, b', '']])).toBe('{"8.5\\\\" x 11\\\\"","a, b",""}\n');
    expect(lineOf([[]])).toBe('{}\n');
  });
});
