import type { Group } from 'three';
import type { Brand } from '../scene/brands.ts';
import type { Tone } from '../scene/palette.ts';

/** From where a product is seen: the whole at eye height, from above, or near. */
export type View = 'hero' | 'top' | 'detail';

/** What every model is told: its colour and whose name is on it. */
export interface Look {
  readonly color: Tone;
  readonly brand: Brand;
}

/** One product to photograph. */
export interface Shot {
  readonly key: string;
  readonly family: string;
  readonly brand: Brand;
  readonly color: Tone;
  /** What else is on the label or sets this one apart: pack, size, edition. */
  readonly words: readonly string[];
  readonly alt: string;
  readonly views: readonly View[];
  /** Degrees the product is turned, and degrees the camera stands above the floor. */
  readonly turn: number;
  readonly pitch: number;
  readonly params: object;
  readonly build: () => Group;
}

interface Variant<P> {
  readonly key: string;
  readonly color: Tone;
  readonly brand?: Brand;
  readonly words?: readonly string[];
  readonly views?: readonly View[];
  readonly turn?: number;
  readonly pitch?: number;
  readonly params: P;
}

interface Series<P extends object> {
  readonly family: string;
  readonly brand: Brand;
  readonly model: (look: Look & P) => Group;
  readonly alt: (look: Look & P) => string;
  readonly turn?: number;
  readonly pitch?: number;
  readonly shots: readonly Variant<P>[];
}

/** The shots of one family: the same model and camera, several colours, packs and brands. Keys begin with the family. */
export function series<P extends object>(family: Series<P>): Shot[] {
  return family.shots.map((variant) => {
    const look = { color: variant.color, brand: variant.brand ?? family.brand, ...variant.params };
    return {
      key: `${family.family}-${variant.key}`,
      family: family.family,
      brand: look.brand,
      color: look.color,
      words: variant.words ?? [],
      alt: family.alt(look),
      views: variant.views ?? ['hero'],
      turn: variant.turn ?? family.turn ?? -26,
      pitch: variant.pitch ?? family.pitch ?? 20,
      params: look,
      build: () => family.model(look),
    };
  });
}
