import type { Group, Mesh } from 'three';
import { shelfBox } from '../props/desk-carton.ts';
import { brands } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { matte, metal } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, outline, pull, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Staples in strips, before their boxes. */
export interface Staples {
  readonly kind: 'standard' | 'heavy';
  readonly boxes: 1 | 3 | 5;
}

type Spec = Look & Staples;

const LEGS = { standard: 0.64, heavy: 1.3 } as const;

const made = new Map<string, Mesh[]>();

/** A strip of glued wires with legs down: a bent sheet with the grooves between the wires. */
function strip({ kind }: Staples, long: number, place: Placed): Group {
  const legs = LEGS[kind];
  const key = `${kind}${long}`;
  const known = made.get(key);
  const built = known ?? [
    pull(
      outline([
        [-0.64, 0],
        [-0.64, legs],
        [0.64, legs],
        [0.64, 0],
        [0.57, 0],
        [0.57, legs - 0.09],
        [-0.57, legs - 0.09],
        [-0.57, 0],
      ]),
      long,
      metal('#d3d8dd', 0.32),
      { bevel: 0.01 },
    ),
    ...times(Math.floor(long / 0.16), (i) =>
      box([1.3, 0.012, 0.03], matte('#838a92', 0.6), { at: [0, legs + 0.004, -long / 2 + (i + 0.5) * 0.16], round: 0 }),
    ),
    ...times(Math.floor(long / 0.16), (i) =>
      box([0.012, legs - 0.02, 0.03], matte('#838a92', 0.6), { at: [0.645, legs / 2, -long / 2 + (i + 0.5) * 0.16], round: 0 }),
    ),
    ...times(Math.floor(long / 0.16), (i) =>
      box([0.012, legs - 0.02, 0.03], matte('#838a92', 0.6), { at: [-0.645, legs / 2, -long / 2 + (i + 0.5) * 0.16], round: 0 }),
    ),
  ];
  made.set(key, built);
  return group(
    built.map((one) => one.clone()),
    place,
  );
}

/** One staple as the box shows it. */
function art({ brand, kind }: Spec): (s: Sheet) => void {
  return ({ ctx, width, height }) => {
    ctx.strokeStyle = mix(brands[brand].ink, '#8b919a', 0.6);
    ctx.lineJoin = 'round';
    const down = kind === 'heavy' ? 0.36 : 0.24;
    for (const [i, x] of [0.16, 0.42, 0.68].entries()) {
      ctx.lineWidth = height * 0.045;
      ctx.globalAlpha = 1 - i * 0.22;
      ctx.beginPath();
      ctx.moveTo(width * x, height * (0.32 + down));
      ctx.lineTo(width * x, height * 0.32);
      ctx.lineTo(width * (x + 0.17), height * 0.32);
      ctx.lineTo(width * (x + 0.17), height * (0.32 + down));
      ctx.stroke();
    }
    ctx.globalAlpha = 1;
  };
}

const titleOf = ({ kind }: Staples): string => (kind === 'heavy' ? 'Heavy-Duty Staples' : 'Standard Staples');

function carton(spec: Spec, place: Placed): Group {
  return shelfBox([11.4, 4.6, 6], { brand: spec.brand, title: titleOf(spec), accent: brands[spec.brand].ink }, art(spec), place);
}

/** Boxes and some strips before them. */
export function staples(spec: Spec): Group {
  const rows = spec.boxes === 1 ? [1] : spec.boxes === 3 ? [2, 1] : [3, 2];
  const boxes = rows.flatMap((count, row) =>
    times(count, (i) =>
      carton(spec, {
        at: [(i - (count - 1) / 2) * 11.6, row * 4.62, -2 + ((i + row) % 2) * 0.3],
        turn: [0, ((i + row) % 3) * 0.03 - 0.03, 0],
      }),
    ),
  );
  const legs = LEGS[spec.kind];
  return group([
    ...boxes,
    strip(spec, 8, { at: [-2.4, 0, 4], turn: [0, 1.35, 0] }),
    strip(spec, 8, { at: [-0.6, 0, 6.6], turn: [0, 1.7, 0] }),
    strip(spec, 5.2, { at: [6.4, 0, 5], turn: [0, 0.6, 0] }),
    strip(spec, 4.2, { at: [-7.6, legs, 6], turn: [0, 0.5, Math.PI] }),
  ]);
}

const near = (spec: Spec): Group =>
  group([
    strip(spec, 6.4, { turn: [0, 0.3, 0] }),
    strip(spec, 6.4, { at: [2.4, 0, 0.8], turn: [0, 0.12, 0] }),
    strip(spec, 4.6, { at: [-2.4, LEGS[spec.kind], 0.6], turn: [0, 0.6, Math.PI] }),
  ]);

export const staplesModel = model({
  name: 'staples',
  views: {
    hero: { build: staples, turn: -24, pitch: 30 },
    detail: {
      build: near,
      turn: 24,
      pitch: 38,
      zoom: 1.05,
      shows: (look): Spec => ({ ...look, brand: 'Clasp', boxes: 1 }),
      alt: ({ kind }) => `Strips of ${kind === 'heavy' ? 'heavy-duty' : 'standard'} staples close up`,
    },
  },
  alt: ({ brand, kind, boxes }) =>
    `${brand} ${kind === 'heavy' ? 'heavy-duty' : 'standard'} staples, ${boxes === 1 ? 'one box' : `${boxes} boxes`}, with strips of them`,
});
