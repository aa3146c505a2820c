import type { Group, Object3D } from 'three';
import { print } from '../scene/label.ts';
import { gloss, glow, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { block, box, decal, group, plate, ring, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A ceramic heater for the desk or the room, or a radiator filled with oil. */
export interface SpaceHeater {
  readonly kind: 'personal' | 'tower' | 'radiator';
}

type Spec = Look & SpaceHeater;

const hexOf = ({ color }: Look): string => (color === 'black' ? '#2a2d32' : '#eeeeea');

/** Slats before the warm inside. */
const grille = (w: number, h: number, z: number, y: number, count: number): Object3D[] => [
  box([w, h, 0.2], glow('#7a2a0c'), { at: [0, y, z - 0.6], round: 0.1 }),
  ...times(9, (i) => box([w - 0.6, 0.22, 0.1], glow('#d9571a'), { at: [0, y - h / 2 + ((i + 0.5) * h) / 9, z - 0.45], round: 0.04 })),
  ...times(count, (i) => box([0.28, h, 0.7], matte('#1a1c1f', 0.5), { at: [-w / 2 + ((i + 0.5) * w) / count, y, z], round: 0.1 })),
];

const cord = (x: number, z: number): Object3D =>
  wire(
    [
      [x - 4, 1.6, z],
      [x, 0.4, z - 2],
      [x + 7, 0.4, z],
      [x + 9, 0.4, z + 5],
    ],
    0.35,
    rubber('#1d1f22'),
  );

function personal(spec: Spec): Group {
  const body = gloss(hexOf(spec));
  return group([
    block([17, 20, 13], body, { round: 2.6, at: [0, 1, 0] }),
    box([13.6, 12.4, 0.6], matte('#141517', 0.6), { at: [0, 11.8, 6.3], round: 0.25 }),
    ...grille(12.8, 11.6, 6.8, 11.8, 16),
    ...[-4.6, 4.6].map((x) => rod(1.3, 1.4, 0.8, metal('#c9ced3', 0.3), { at: [x, 21.2, 0.6] })),
    ...[-6, 6].map((x) => rod(1, 1.2, 1.2, rubber('#1d1f22'), { at: [x, 0.6, 3] })),
    cord(8, -6),
  ]);
}

function tower(spec: Spec): Group {
  const body = plastic(hexOf(spec));
  const panel = print(10, 5, (s) => {
    s.fill('#101215', [0, 0, 1, 1], 0.2);
    s.text('72°', [0.12, 0.2, 0.46, 0.6], { weight: 600, color: '#ff9b52' });
    for (const [i, x] of [0.66, 0.84].entries()) s.disc(i === 0 ? '#ff6a2a' : '#59606a', x, 0.5, 0.13);
  });
  return group([
    plate([27, 2.4, 24], 12, plastic(hexOf(spec)), { bevel: 0.8 }),
    rod(4.4, 5.4, 3, matte('#1d1f22', 0.5), { at: [0, 3.4, 0] }),
    block([18.6, 54, 16], body, { at: [0, 4.4, 0], round: 6 }),
    box([12.4, 36, 0.8], matte('#141517', 0.6), { at: [0, 29, 7.7], round: 0.35 }),
    ...grille(11.6, 35, 8.3, 29, 14),
    decal(9.4, 4.7, panel, { at: [0, 52, 8.05], rough: 0.2 }),
    cord(9, -8),
  ]);
}

function radiator(spec: Spec): Group {
  const body = gloss(hexOf(spec));
  const fins = 7;
  return group([
    ...times(fins, (i) => group([block([2.6, 50, 15], body, { round: 1.25 })], { at: [(i - (fins - 1) / 2) * 4.6, 7, 0] })),
    ...[13, 51].map((y) => rod(2, 2, fins * 4.6, body, { at: [0, y, 0], turn: [0, 0, Math.PI / 2] })),
    block([7.6, 42, 13.6], plastic(hexOf(spec)), { at: [fins * 2.3 + 3.4, 11, 0], round: 1.2 }),
    rod(2.2, 2.3, 1.6, matte('#202226'), { at: [fins * 2.3 + 3.4, 40, 7.2], turn: [Math.PI / 2, 0, 0] }),
    rod(1.6, 1.7, 1.4, matte('#202226'), { at: [fins * 2.3 + 3.4, 33.6, 7.2], turn: [Math.PI / 2, 0, 0] }),
    box([2, 1.1, 0.6], glow('#e0481c'), { at: [fins * 2.3 + 3.4, 28.4, 6.9], round: 0.2 }),
    ...[-11, 13].flatMap((x) => [
      box([2.4, 1.6, 26], matte('#2b2e33', 0.5), { at: [x, 6.6, 0], round: 0.5 }),
      ...[-11, 11].map((z) => ring(1.9, 0.9, rubber('#1d1f22'), { at: [x, 2.8, z], turn: [0, Math.PI / 2, 0] })),
    ]),
  ]);
}

const heater = (spec: Spec): Group => ({ personal, tower, radiator })[spec.kind](spec);

export const spaceHeaterModel = model({
  name: 'space-heater',
  views: {
    hero: { build: heater, turn: -26, pitch: 12, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: heater,
      turn: 32,
      pitch: 30,
      zoom: 1,
      shows: ({ kind }): Spec => ({ color: 'white', brand: 'Foolscap', kind }),
      alt: ({ kind }) => `A white ${kind} heater from above`,
    },
  },
  alt: ({ brand, kind, color }) =>
    `${brand} ${{ personal: 'small ceramic space heater', tower: 'ceramic tower heater', radiator: 'oil-filled radiator on wheels' }[kind]}, ${color}`,
});
