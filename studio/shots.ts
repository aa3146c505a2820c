import { hashOfLook } from '#database/demo/catalog/look-key.ts';
import type { ProductLook } from './look.ts';
import type { Camera, ViewName } from './model.ts';
import { cameraOf, VIEWS } from './model.ts';
import { modelOf } from './model-of.ts';

/** One picture to take: looks that agree in what a view shows share it. */
export type Shot = {
  /** The path of its files, below the pictures folder, up to the width. */
  readonly id: string;
  readonly model: ProductLook['model'];
  readonly view: ViewName;
  /** What the model is told. */
  readonly look: ProductLook;
  readonly camera: Camera;
  readonly alt: string;
};

/** What the main picture of a look says to those who do not see it. */
export const altOf = (look: ProductLook): string => modelOf(look).alt(look);

/** All pictures of a look, the hero first. */
export function shotsOf(look: ProductLook): Shot[] {
  const { views } = modelOf(look);
  return VIEWS.flatMap((view) => {
    const made = views[view];
    if (made === undefined) return [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a model's view shows a look of that model
    const shown = { ...made.shows?.(look), ...(made.shows === undefined ? look : {}), model: look.model } as ProductLook;
    const id = `${look.model}/${view}-${shown.color}-${hashOfLook(shown)}`;
    const alt = made.alt?.(look) ?? (view === 'hero' ? altOf(look) : `${altOf(look)}, ${TEXTS[view]}`);
    return [{ id, model: look.model, view, look: shown, camera: cameraOf(view, made, shown), alt }];
  });
}

const TEXTS: Readonly<Record<Exclude<ViewName, 'hero'>, string>> = {
  top: 'seen from above',
  detail: 'close up',
  scale: 'beside a hand, to show its size',
  pack: 'what is in the pack',
};
