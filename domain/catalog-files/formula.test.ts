import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardedCell, unguardedCell } from './formula.ts';

describe('cells that a spreadsheet would carry out', () => {
  it.each(['=1+2', '+1', '-1', '@SUM(A1)', '\t=1', "'=1", "''@x", '＝1'])('are laid down as texts: %s', (text) => {
    expect(guardedCell(text)).toBe(`'${text}`);
  });

  it('are no others', () => {
    for (const text of ['', 'a=1', "'tis", "''", '3-ring', ' =1']) expect(guardedCell(text)).toBe(text);
  });

  it('are read as they were', () => {
    const hostile = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', 'a', '"', '1') });
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
