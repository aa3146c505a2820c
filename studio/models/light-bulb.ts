import type { Group } from 'three';
import { shelfBox } from '../props/desk-carton.ts';
import { brands } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { gloss, matte, metal } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { group, lathe, ring, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** LED bulbs with a screw base, before their boxes: round or flat-faced floods. */
export interface LightBulb {
  readonly form: 'a19' | 'flood';
  readonly count: 1 | 4 | 12;
}

type Spec = Look & LightBulb;

/** A bulb standing on its base. */
function bulb({ form }: LightBulb, place: Placed = {}): Group {
  const steel = metal('#c3c8cd', 0.3);
  const globe =
    form === 'a19'
      ? ([
          [1.7, 5],
          [1.95, 5.5],
          ...times(16, (i): readonly [number, number] => [
            3.1 * Math.cos(-0.72 + (i / 15) * (0.72 + Math.PI / 2)),
            8.3 + 3.1 * Math.sin(-0.72 + (i / 15) * (0.72 + Math.PI / 2)),
          ]),
        ] as const)
      : ([
          [4.6, 8.4],
          [4.7, 8.8],
          [4.4, 9.2],
          [3, 9.7],
          [0, 9.9],
        ] as const);
  return group(
    [
      rod(0.5, 0.35, 0.4, matte('#2b2d31'), { at: [0, 0.2, 0] }),
      lathe(
        [
          [0.4, 0.35],
          [1.1, 0.7],
          [1.25, 0.9],
          [1.25, 2.6],
          [1.35, 2.7],
        ],
        steel,
      ),
      ...times(4, (i) => ring(1.25, 0.13, steel, { at: [0, 1.05 + i * 0.45, 0], turn: [Math.PI / 2 + 0.06, 0, 0] })),
      lathe(
        form === 'a19'
          ? [
              [1.35, 2.7],
              [1.45, 3.2],
              [1.6, 4.2],
              [1.75, 5.05],
            ]
          : [
              [1.35, 2.7],
              [1.6, 3.4],
              [2.6, 5.4],
              [4, 7.6],
              [4.6, 8.4],
            ],
        gloss('#f1f2f2'),
      ),
      lathe(globe, matte('#fbf8ee', 0.35)),
    ],
    place,
  );
}

const lying = (spec: LightBulb, place: Placed): Group =>
  group(
    [group([bulb(spec)], { at: [0, spec.form === 'a19' ? 3.1 : 4.7, 0], turn: [Math.PI / 2 - (spec.form === 'a19' ? 0.19 : 0.4), 0, 0] })],
    place,
  );

function art({ form }: LightBulb): (s: Sheet) => void {
  return ({ ctx, width, height }) => {
    const k = height * 0.0052;
    ctx.save();
    ctx.translate(width * 0.5, height * 0.5);
    ctx.scale(k, k);
    const glow = ctx.createRadialGradient(0, -14, 6, 0, -14, 60);
    glow.addColorStop(0, '#ffe27a');
    glow.addColorStop(1, '#ffe27a00');
    ctx.fillStyle = glow;
    ctx.fillRect(-70, -80, 140, 140);
    ctx.fillStyle = '#fffdf4';
    ctx.strokeStyle = '#8f959c';
    ctx.lineWidth = 2.4;
    const glass =
      form === 'a19'
        ? new Path2D('M-11 22 C-12 10 -28 2 -28 -18 A28 28 0 0 1 28 -18 C28 2 12 10 11 22 Z')
        : new Path2D('M-11 24 L-34 -26 C-20 -42 20 -42 34 -26 L11 24 Z');
    ctx.fill(glass);
    ctx.stroke(glass);
    ctx.fillStyle = '#b4bac1';
    for (let i = 0; i < 4; i += 1) ctx.fillRect(-10 + (i === 3 ? 3 : 0), 24 + i * 5.4, 20 - (i === 3 ? 6 : 0), 4);
    ctx.restore();
  };
}

/** Boxes and a bulb or two. */
export function lightBulb(spec: Spec): Group {
  const wide = spec.form === 'a19' ? 7.4 : 10.6;
  const words = { brand: spec.brand, title: 'LED Bulbs', accent: brands[spec.brand].ink };
  const pieces = [bulb(spec, { at: [wide * 0.95, 0, 3.6] })];
  if (spec.count === 1)
    return group([
      shelfBox([wide, 13, wide], words, art(spec), { at: [-1.6, 0, -2] }),
      ...pieces.map((one) => group([one], { at: [-0.6, 0, 0] })),
    ]);
  const size = spec.count === 4 ? ([wide * 2, 13, wide] as const) : ([wide * 2.4, 24, wide * 2] as const);
  return group([
    shelfBox(size, { ...words, count: String(spec.count) }, art(spec), { at: [-2, 0, -wide * 0.5 - (spec.count === 12 ? 5 : 0)] }),
    bulb(spec, { at: [size[0] / 2 + wide * 0.36, 0, -wide * 0.2] }),
    lying(spec, { at: [size[0] / 2 - wide * 0.1, 0, wide * 0.9], turn: [0, 1.1, 0] }),
  ]);
}

export const lightBulbModel = model({
  name: 'light-bulb',
  views: {
    hero: { build: lightBulb, turn: -20, pitch: 20 },
    detail: {
      build: (spec: Spec) => group([bulb(spec), lying(spec, { at: [-8, 0, 3], turn: [0, 0.5, 0] })]),
      turn: 16,
      pitch: 24,
      zoom: 1.05,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', count: 1 }),
      alt: ({ form }) => `Two ${form === 'a19' ? 'round' : 'flood'} LED bulbs with screw bases`,
    },
  },
  alt: ({ brand, form, count }) =>
    `${brand} LED ${form === 'a19' ? 'bulbs, round' : 'flood bulbs'}, white, ${count === 1 ? 'one' : `pack of ${count}`}`,
});
