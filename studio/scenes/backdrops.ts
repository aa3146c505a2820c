import type { Backdrop } from '../scene/scene-stage.ts';

/** The shop's rolls of backdrop paper, in the tints of its own colours. */
export const backdrops = {
  paper: { floor: '#f4eee3', wall: '#e9dfcd' },
  sage: { floor: '#e3eee6', wall: '#cbdfd2' },
  butter: { floor: '#fbf1cf', wall: '#f6e8b6' },
  clay: { floor: '#f6e7dc', wall: '#efd8c9' },
  sky: { floor: '#e4edf4', wall: '#c9dbe8' },
  deep: { floor: '#0b4a3a', wall: '#07352a' },
} as const satisfies Record<string, Backdrop>;
