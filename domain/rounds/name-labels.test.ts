import { describe, expect, it } from 'vitest';
import { LABEL_LINES, nameLabels } from './name-labels.ts';

const thing = (name: string, item: string, note = '', qty = 1) => ({ name, item, note, qty });

describe('name labels', () => {
  it('are one for each person, in the order of names, with all that they get', () => {
    const labels = nameLabels([thing('Hal', 'Pens'), thing('Ann', 'Paper', 'for the lab', 1200), thing('Ann', 'Tape')]);
    expect(labels).toEqual([
      { name: 'Ann', lines: ['1,200 × Paper', 'for the lab', '1 × Tape'], part: 1, parts: 1 },
      { name: 'Hal', lines: ['1 × Pens'], part: 1, parts: 1 },
    ]);
  });

  it('go on where one has no room for more, numbered, and part no note from its item', () => {
    const labels = nameLabels([thing('Ann', 'Paper', 'blue'), thing('Ann', 'Pens', 'red'), thing('Ann', 'Tape'), thing('Ann', 'Clips')]);
    expect(labels.map(({ lines, part, parts }) => [part, parts, lines])).toEqual([
      [1, 3, ['1 × Paper', 'blue']],
      [2, 3, ['1 × Pens', 'red', '1 × Tape']],
      [3, 3, ['1 × Clips']],
    ]);
    expect(Math.max(...labels.map(({ lines }) => lines.length))).toBeLessThanOrEqual(LABEL_LINES);
  });
});
