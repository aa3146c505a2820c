import { paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';

const RAINBOW: readonly Tone[] = ['blue', 'red', 'green', 'purple', 'black', 'orange', 'teal', 'pink'];

/** The ink of the i-th pen of a pack. */
export const inkOf = (color: Tone, i: number): string => paint(color === 'multicolor' ? (RAINBOW[i % RAINBOW.length] ?? 'blue') : color);
