import type { Brand } from '../scene/brands.ts';
import type { Lettering } from '../scene/lettering.ts';
import type { Tone } from '../scene/palette.ts';
import type { Backdrop, Placing, SceneView } from '../scene/scene-stage.ts';
import type { ProductLook } from '../look.ts';
import type { ViewName } from '../model.ts';
import type { PropName } from '../props/index.ts';

/** A product wanted in a scene: of what the shop sells of a model, what is most like this, in this colour and of this brand. */
export type Wish = {
  readonly model: ProductLook['model'];
  readonly view?: ViewName;
  readonly like?: Readonly<Record<string, unknown>>;
  readonly color?: Tone;
  readonly brand?: Brand;
};

/** A product or a prop in its place. */
export type Thing = Placing & (Wish | { readonly prop: PropName });

/** A composed picture. */
export type Scene = {
  /** Its file below pictures/scenes, up to the width. */
  readonly name: string;
  /** The size for which it is composed, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths in which it is kept, in pixels; it is photographed at the last. */
  readonly widths: readonly number[];
  /** A picture for other sites is one JPEG; what stands in our pages comes in AVIF and WebP. */
  readonly formats: readonly ('avif' | 'webp' | 'jpg')[];
  readonly alt: string;
  readonly things: readonly Thing[];
  readonly view: SceneView;
  /** None: transparent ground. */
  readonly backdrop?: Backdrop;
  readonly lettering?: readonly Lettering[];
};

/** For pictures in the shop's own pages. */
export const IN_PAGES = ['avif', 'webp'] as const;
