import type { Group } from 'three';
import { matte, metal, plastic, rubber } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, outline, plate, pull, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A knife for boxes: a trapezoid blade that slides back, one that snaps off, or a blade that hides itself. */
export interface UtilityKnife {
  readonly kind: 'retractable' | 'snap' | 'safety';
  readonly count: number;
}

type Spec = Look & UtilityKnife;

const FLAT: readonly [number, number, number] = [-Math.PI / 2, 0, 0];
const hexOf = ({ color }: Look): string => (color === 'black' ? '#26282c' : paint(color));
const steel = metal('#dfe3e7', 0.16);

function retractable(spec: Spec): Group {
  const safety = spec.kind === 'safety';
  const body = outline([
    [-8, -1.3],
    [-7.4, -1.7],
    [-2, -1.5],
    [3, -1.7],
    [6.6, -1.3],
    [8, -0.2],
    [8, 1],
    [7, 1.5],
    [0, 1.6],
    [-6.6, 1.5],
    [-8, 0.9],
  ]);
  const blade = outline([
    [0, 0.6],
    [safety ? 1.3 : 2.9, 0.6],
    [safety ? 0.3 : 1.2, -1.1],
    [0, -1.1],
  ]);
  return group([
    pull(blade, 0.08, steel, { at: [7.4, 1, 0.2], turn: FLAT, bevel: 0 }),
    pull(body, 2, plastic(hexOf(spec)), { at: [0, 1, 0], turn: FLAT, bevel: 0.4 }),
    box([6.4, 1, 0.6], rubber('#17181b'), { at: [-2.6, 1.1, 1.55], round: 0.25 }),
    box([2.4, 0.9, 0.9], rubber(safety ? '#ee6f1f' : '#17181b'), { at: [3, 1.6, -1.2], round: 0.3 }),
    ...times(4, (i) => box([0.16, 0.1, 1.6], matte('#17181b'), { at: [-6 + i * 0.7, 2.02, 0], round: 0 })),
  ]);
}

function snap(spec: Spec): Group {
  return group([
    plate([13, 0.9, 1.9], 0.5, plastic(hexOf(spec)), { bevel: 0.16 }),
    box([11.4, 0.3, 1], metal('#b9bfc6', 0.3), { at: [0.6, 0.86, 0], round: 0.05 }),
    pull(
      outline([
        [0, 0.5],
        [3.4, 0.5],
        [2.7, -0.5],
        [0, -0.5],
      ]),
      0.08,
      steel,
      { at: [6.3, 0.7, 0], turn: FLAT, bevel: 0 },
    ),
    ...times(4, (i) => box([0.04, 0.1, 1], matte('#8f969e'), { at: [6.8 + i * 0.7, 0.72, 0], turn: [0, 0.5, 0], round: 0 })),
    box([2.2, 0.7, 1.3], rubber('#17181b'), { at: [-1.4, 1.16, 0], round: 0.22 }),
    ...times(4, (i) => box([0.14, 0.16, 1.1], matte('#4b5058'), { at: [-2 + i * 0.42, 1.52, 0], round: 0 })),
  ]);
}

const knife = (spec: Spec, place: Placed = {}): Group => group([spec.kind === 'snap' ? snap(spec) : retractable(spec)], place);

/** The knives of the pack, side by side. */
const knives = (spec: Spec): Group =>
  group(
    times(spec.count, (i) =>
      knife(spec, { at: [((i % 2) - 0.5) * 1.6 * Math.min(1, spec.count - 1), 0, (i - (spec.count - 1) / 2) * 4.6], turn: [0, 0.1, 0] }),
    ),
  );

const KINDS = {
  retractable: 'utility knife with a retractable blade',
  snap: 'snap-off knife',
  safety: 'box cutter with a blade that hides itself',
} as const;

export const utilityKnifeModel = model({
  name: 'utility-knife',
  views: {
    hero: { build: knives, turn: -24, pitch: 44, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) => knife(spec),
      turn: 34,
      pitch: 24,
      zoom: 1,
      shows: ({ kind }): Spec => ({ color: 'red', brand: 'Foolscap', kind, count: 1 }),
      alt: ({ kind }) => `A red ${KINDS[kind]}, close up`,
    },
  },
  alt: ({ brand, kind, color, count }) => `${brand} ${KINDS[kind]}, ${color}${count === 1 ? '' : `, ${count} of them`}`,
});
