import type { Breakpoint } from './breakpoints.ts';

/** The columns of the page's grid. (S §9, Grid) */
export const GRID_COLUMNS = 12;

/** How many columns one item takes, by width class. (S §9, Grid) */
export const GRID_SPANS = {
  threeAcross: { lg: 4, md: 4, sm: 12, xs: 12 },
  fourAcross: { lg: 3, md: 6, sm: 6, xs: 12 },
} as const satisfies Record<string, Record<Breakpoint, number>>;
export type GridLayout = keyof typeof GRID_SPANS;
