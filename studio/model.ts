import type { Group } from 'three';
import type { Brand } from './scene/brands.ts';
import type { Tone } from './scene/palette.ts';

/**
 * From where a product is seen: the whole at eye height, from above, near, beside a hand that shows how large it is, and
 * what is in the pack. The first view of a model is its hero.
 */
export const VIEWS = ['hero', 'top', 'detail', 'scale', 'pack'] as const;
export type ViewName = (typeof VIEWS)[number];

/** What every model is told: its colour and whose name is on it. */
export interface Look {
  readonly color: Tone;
  readonly brand: Brand;
}

/** Where the camera stands: degrees the product is turned, degrees above the floor, how much nearer than the fitted distance. */
export interface Camera {
  readonly turn: number;
  readonly pitch: number;
  readonly zoom: number;
}

/** One view of a model. */
export interface View<P> extends Partial<Camera> {
  /** What stands before the camera; lengths in centimetres. */
  build(look: P): Group;
  /** A camera that depends on the look; plain: `turn`, `pitch` and `zoom`. */
  camera?(look: P): Partial<Camera>;
  /** The look without what cannot be seen in this view: looks that agree in it share one picture. Plain: all can be seen. */
  shows?(look: P): P;
  /** What the picture says to those who do not see it. Plain: the model's text with the name of the view. */
  alt?(look: P): string;
}

/** A family of products that differ in colour, brand, pack and kind. `P` is what it must be told; plain data. */
export interface Model<P> {
  /** The name of its file. */
  readonly name: string;
  readonly views: { readonly hero: View<P> } & { readonly [V in ViewName]?: View<P> };
  /** What the hero says to those who do not see it: brand, thing, colour, size, pack. */
  alt(look: P): string;
}

/** A model of the studio; its file exports it and studio/models/index.ts lists it. */
export function model<P extends object>(made: Model<P>): Model<P> {
  return made;
}

const PRESETS: Readonly<Record<ViewName, Camera>> = {
  hero: { turn: -26, pitch: 20, zoom: 1 },
  top: { turn: -13, pitch: 62, zoom: 1 },
  detail: { turn: 20, pitch: 26, zoom: 1.6 },
  scale: { turn: -18, pitch: 12, zoom: 1 },
  pack: { turn: 24, pitch: 22, zoom: 1 },
};

/** The camera of a view: the preset of its name, but for what the model says otherwise. */
export function cameraOf<P>(name: ViewName, view: View<P>, look: P): Camera {
  const { turn, pitch, zoom } = { ...PRESETS[name], ...given(view), ...view.camera?.(look) };
  return { turn, pitch, zoom };
}

function given({ turn, pitch, zoom }: Partial<Camera>): Partial<Camera> {
  return { ...(turn === undefined ? {} : { turn }), ...(pitch === undefined ? {} : { pitch }), ...(zoom === undefined ? {} : { zoom }) };
}
