import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedCell, unguardedCell } from './formula.ts';

describe('cells that a spreadsheet would carry out', () => {
  it.each(['=1+2', '+1', '-1+2', '-A1', "'-1", '@SUM(A1)', '\ta', "'=1", "''@x", '＝1'])('are laid down as texts: %s', (text) => {
    expect(guardedCell(text)).toBe(`'${text}`);
  });

  it.each([
    ['x;=1+1;@SUM(1)', "x;'=1+1;'@SUM(1)"],
    [';=cmd', ";'=cmd"],
    ['x\t+1', "x\t'+1"],
    ['x\n=1', "x\n'=1"],
    ["x;'＝1", "x;''＝1"],
    ['\t=1', "'\t'=1"],
  ])('are so also where lists are parted by other signs: %j', (text, written) => {
    expect(guardedCell(text)).toBe(written);
  });

  it.each(['-137.09', '-1', '-0.5'])('are not amounts below zero, which stay numbers: %s', (text) => {
    expect(guardedCell(text)).toBe(text);
  });

  it('are no others', () => {
    for (const text of ['', 'a=1', "'tis", "''", '3-ring', ' =1', 'red; blue', 'to 5; -20 at night', 'a;b', ";'n"])
      expect(guardedCell(text)).toBe(text);
  });

  it('are read as they were', () => {
    const hostile = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', ';', '\n', '\r', 'a', '"', '1') });
    fc.assert(
      fc.property(hostile, (text) => {
        expect(unguardedCell(guardedCell(text))).toBe(text);
      }),
    );
  });

  it('are formulas unless somebody says that they are texts', () => {
    expect(unguardedCell('="00123"')).toBe('00123');
    for (const formula of ['=1+2', '="a"&"b"', '=HYPERLINK("x")', '=']) expect(unguardedCell(formula)).toBeUndefined();
  });
});
