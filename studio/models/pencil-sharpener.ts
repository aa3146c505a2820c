import type { Group } from 'three';
import { Shape } from 'three';
import { pencil } from '../props/stationery.ts';
import { print } from '../scene/label.ts';
import { clear, film, gloss, matte, metal, plastic, rubber, wood } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, decal, group, plate, pull, rod, times, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A pencil sharpener: of one or two holes with a bin for the hand, or with a motor for the desk. */
export interface PencilSharpener {
  readonly kind: 'hand' | 'electric';
  readonly holes: 1 | 2;
}

type Spec = Look & PencilSharpener;

const shadow = matte('#0c0d0f', 0.95);

/** A hole with its rim, towards the camera. */
const hole = (radius: number, place: Placed): Group =>
  group(
    [pull(washer(radius + 0.22, radius), 0.16, metal('#c9ced3', 0.3)), rod(radius, radius, 0.06, shadow, { turn: [Math.PI / 2, 0, 0] })],
    place,
  );

function electric(spec: Spec): Group {
  const hex = spec.color === 'black' ? '#292c31' : paint(spec.color);
  const side = new Shape();
  side.moveTo(-5, 0).lineTo(5.2, 0).bezierCurveTo(6, 3, 5.4, 7.4, 3.6, 9.2).bezierCurveTo(2.4, 10.4, -2.6, 10.6, -4.2, 9.6);
  side.bezierCurveTo(-5.6, 8.4, -5.8, 3, -5, 0);
  const name = print(6, 1.4, (s) => s.brand(spec.brand, [0.02, 0.1, 0.96, 0.8], { color: inkOn(hex), align: 'center' }));
  return group([
    plate([11, 0.5, 10.4], 1.6, rubber('#17181a'), { bevel: 0.12 }),
    pull(side, 9.4, gloss(hex), { at: [0, 0.4, 0], turn: [0, -Math.PI / 2, 0], bevel: 0.7 }),
    box([6.4, 2.9, 0.5], clear('#9fb2bd', 0.55), { at: [0, 2.3, 5.25], turn: [0.05, 0, 0], round: 0.3 }),
    box([5.6, 1.1, 0.3], wood('#d9b483'), { at: [0, 1.6, 5.05], round: 0.2 }),
    ...(spec.holes === 1 ? [0] : [-1.5, 1.5]).map((x, i) => hole(i === 0 ? 0.62 : 0.8, { at: [x, 6.2, 5.5], turn: [-0.12, 0, 0] })),
    decal(4.6, 1.1, name, { at: [0, 8.5, 5.02], turn: [-0.42, 0, 0], material: film(name) }),
  ]);
}

function byHand(spec: Spec): Group {
  const hex = paint(spec.color);
  const name = print(4, 1, (s) => s.brand(spec.brand, [0.02, 0.1, 0.96, 0.8], { color: inkOn(hex), align: 'center' }));
  const wide = spec.holes === 1 ? 3.6 : 4.8;
  return group([
    block([wide, 4.2, 3], clear('#dfe8ec', 0.42), { round: 0.7 }),
    ...times(7, (i) =>
      box([1.4, 0.08, 0.7], wood('#dcb98a'), {
        at: [((i * 5) % 4) * 0.6 - 1, 0.4 + (i % 4) * 0.35, ((i * 3) % 3) * 0.6 - 0.6],
        turn: [i, i * 0.7, i * 0.3],
        round: 0.03,
      }),
    ),
    block([wide + 0.16, 2, 3.16], plastic(hex), { at: [0, 3.6, 0], round: 0.5 }),
    plate([wide - 0.5, 0.3, 2.3], 0.6, plastic(mix(hex, '#000000', 0.2)), { at: [0, 5.5, 0] }),
    ...(spec.holes === 1 ? [0] : [-1, 1]).map((x, i) => hole(i === 0 ? 0.42 : 0.55, { at: [x, 5.84, 0], turn: [-Math.PI / 2, 0, 0] })),
    decal(2.8, 0.7, name, { at: [0, 4.6, 1.6], material: film(name) }),
  ]);
}

/** The sharpener; one with a motor has a pencil beside it. */
export const pencilSharpener = (spec: Spec): Group =>
  spec.kind === 'hand' ? byHand(spec) : group([electric(spec), group([pencil('#f2b632')], { at: [7.6, 0.42, 6], turn: [0, 0.9, 0] })]);

export const pencilSharpenerModel = model({
  name: 'pencil-sharpener',
  views: {
    hero: { build: pencilSharpener, turn: -24, pitch: 24 },
    detail: { build: pencilSharpener, turn: 20, pitch: 40, zoom: 1.25, shows: (look: Spec): Spec => ({ ...look, brand: 'Clasp' }) },
  },
  alt: ({ brand, color, kind, holes }) =>
    `${brand} ${kind === 'electric' ? 'electric' : 'manual'} pencil sharpener, ${color}, ${holes === 1 ? 'one hole' : 'two holes'}${kind === 'electric' ? ', with a pencil' : ''}`,
});
