import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dollars, priceText } from './money-cell.ts';
import { cellText, labelParts, labelText, listParts, listText } from './written-cell.ts';

const trimmed = fc.string({ unit: fc.constantFrom('|', ':', '\\', 'a', ' ', '"'), minLength: 1 }).filter((text) => text.trim() === text);

describe('a cell that the shop writes', () => {
  it('is read as it was: lists, whatever stands in them', () => {
    fc.assert(
      fc.property(fc.array(trimmed), (parts) => {
        expect(listParts(listText(parts))).toEqual(parts);
      }),
    );
  });

  it('is read as it was: labels, whatever stands in them', () => {
    // A backslash at the end of a label is no label's.
    const label = trimmed.filter((text) => !text.endsWith('\\'));
    fc.assert(
      fc.property(label, trimmed, (name, value) => {
        expect(labelParts(labelText([name, value]))).toEqual([name, value]);
      }),
    );
  });

  it('is read as it was: money', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), (cents) => {
        expect(dollars(priceText(cents))).toBe(cents);
      }),
    );
  });

  it('is empty for nothing, and yes or no', () => {
    expect([null, true, false, 3, 'x', ['a', 'b|c']].map(cellText)).toEqual(['', 'yes', 'no', '3', 'x', String.raw`a | b\|c`]);
  });
});
