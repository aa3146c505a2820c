import { describe, expect, it } from 'vitest';
import { inkOn, mix, paint } from './palette.ts';

describe('colours of a label', () => {
  it('mixes half of each', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it('leaves the first colour alone when nothing of the second is wanted', () => {
    expect(mix('#1b55c9', '#ffffff', 0)).toBe('#1b55c9');
  });

  it('writes white on dark and black on light', () => {
    expect(inkOn(paint('navy'))).toBe('#ffffff');
    expect(inkOn(paint('yellow'))).toBe('#1d1e21');
  });
});
