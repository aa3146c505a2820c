import { describe, expect, it } from 'vitest';
import { fittingSize, lineWidth } from './line-width.ts';

describe('a line of a card', () => {
  it('is as large as it usually is where it has room', () => {
    expect(fittingSize('Ana Reyes', { usual: 22, room: 302 })).toBe(22);
    expect(fittingSize('', { usual: 22, room: 302 })).toBe(22);
  });

  it.each(['W'.repeat(36), 'MAXIMILIANA WOLFESCHLEGELSTEINHAUSEN', 'Wilhelmina Montgomery-Wainwright MD', '日'.repeat(36)])(
    'gets smaller until all of it is on the card: %s',
    (text) => {
      const size = fittingSize(text, { usual: 22, room: 302, weight: 650 });
      expect(size).toBeLessThan(22);
      expect(size * lineWidth(text, 650)).toBeLessThanOrEqual(302.001);
    },
  );

  it('is wider in bold, and in capitals', () => {
    expect(lineWidth('Dana', 650)).toBeGreaterThan(lineWidth('Dana'));
    expect(lineWidth('DANA')).toBeGreaterThan(lineWidth('Dana'));
  });
});
