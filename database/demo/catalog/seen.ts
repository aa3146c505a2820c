import type { Brand } from '#studio/scene/brands.ts';
import type { Tone } from '#studio/scene/palette.ts';

/** What a family's `look` may ask of a product. */
export type Seen = {
  readonly brand: Brand;
  readonly series: string;
  /** Pieces in one sold unit. */
  readonly units: number;
  /** The choice on an axis as the name says it; what the name leaves out, as the specifications say it. */
  readonly says: (axis: string) => string;
  /** Whether the choice on an axis, in the name or in the specifications, has these words. */
  readonly has: (axis: string, words: string | RegExp) => boolean;
  /** The first number of the choice on an axis: 12 of 12-Sheet; 0 without one. */
  readonly number: (axis: string) => number;
  /** The tone of the family's color axis, or of the axis named; `otherwise` where it names no color. */
  readonly tone: (otherwise?: Tone, axis?: string) => Tone;
};
