import { describe, expect, it } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';
import { GRID_COLUMNS, GRID_SPANS } from './grid.ts';

describe('the grid', () => {
  it('has 12 columns [S9-08]', () => {
    expect(GRID_COLUMNS).toBe(12);
  });

  it('gives an item of three across 4 columns on large and medium, 12 on small [S9-09]', () => {
    expect(GRID_SPANS.threeAcross).toEqual({ lg: 4, md: 4, sm: 12, xs: 12 });
  });

  it('gives an item of four across 3, 6, 6 and 12 columns', () => {
    expect(BREAKPOINTS.toReversed().map((breakpoint) => GRID_SPANS.fourAcross[breakpoint])).toEqual([3, 6, 6, 12]);
  });
});
