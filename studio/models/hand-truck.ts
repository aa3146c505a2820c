import type { Group } from 'three';
import { gloss, matte, metal, rubber } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, group, plate, ring, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** What heavy boxes are moved with: on two wheels, on four with a handle, or a low frame. */
export interface HandTruck {
  readonly kind: 'upright' | 'platform' | 'dolly';
}

type Spec = Look & HandTruck;

const tubeOf = ({ color }: Look) => (color === 'silver' ? metal('#cfd4d9', 0.3) : gloss(color === 'black' ? '#2b2e33' : paint(color)));

const wheel = (radius: number, place: Placed): Group =>
  group(
    [
      ring(radius - radius * 0.28, radius * 0.28, rubber('#202226')),
      rod(radius * 0.6, radius * 0.6, radius * 0.34, matte('#8b919a', 0.5), { turn: [Math.PI / 2, 0, 0] }),
      rod(radius * 0.16, radius * 0.16, radius * 0.5, metal(), { turn: [Math.PI / 2, 0, 0] }),
    ],
    { ...place, turn: [0, Math.PI / 2, 0] },
  );

const caster = (x: number, z: number): Group =>
  group(
    [
      box([4, 1, 4], metal('#b9bfc6', 0.4), { at: [0, 10.4, 0] }),
      box([3.4, 6, 1], metal('#b9bfc6', 0.4), { at: [0, 7.4, 0] }),
      wheel(4.6, { at: [0, 4.6, 0] }),
    ],
    { at: [x, 0, z] },
  );

const carton = (size: readonly [number, number, number], at: readonly [number, number, number]): Group =>
  group(
    [
      block([...size], matte('#c39c6c', 0.9), { round: 0.3 }),
      block([size[0] + 0.2, 0.15, 6], matte('#d9bf8f', 0.4), { at: [0, size[1], 0], round: 0 }),
      box([14, 8, 0.1], matte('#fdfdfb'), { at: [-4, size[1] * 0.55, size[2] / 2 + 0.06], round: 0 }),
    ],
    { at },
  );

function upright(spec: Spec, isLoaded: boolean): Group {
  const tube = tubeOf(spec);
  return group([
    plate([36, 1, 22], 2, metal('#b9bfc6', 0.35), { at: [0, 1.5, 8] }),
    ...[-14, 14].map((x) =>
      wire(
        [
          [x, 2, -3],
          [x, 60, -3],
          [x, 96, -4],
          [x * 0.9, 112, -9],
        ],
        1.5,
        tube,
        { tension: 0.2 },
      ),
    ),
    wire(
      [
        [-12.6, 112, -9],
        [-9, 117, -11],
        [9, 117, -11],
        [12.6, 112, -9],
      ],
      1.6,
      rubber('#17181b'),
      { tension: 0.3 },
    ),
    ...times(4, (i) => rod(1.1, 1.1, 28, tube, { at: [0, 16 + i * 24, -3.2], turn: [0, 0, Math.PI / 2] })),
    rod(1.2, 1.2, 46, metal(), { at: [0, 11, -11], turn: [0, 0, Math.PI / 2] }),
    ...[-15, 15].map((x) =>
      wire(
        [
          [x, 30, -3],
          [x, 18, -9],
          [x, 11, -11],
        ],
        1,
        tube,
      ),
    ),
    ...[-22, 22].map((x) => wheel(11, { at: [x, 11, -11] })),
    ...(isLoaded ? [carton([34, 26, 22], [0, 2.6, 10]), carton([30, 20, 20], [0, 28.8, 9])] : []),
  ]);
}

function platform(spec: Spec, isLoaded: boolean): Group {
  return group([
    plate([84, 4, 50], 3, matte('#3b4047', 0.6), { at: [0, 11, 0] }),
    plate([80, 0.5, 46], 2, rubber('#202226'), { at: [0, 15, 0] }),
    ...[-34, 34].flatMap((x) => [-18, 18].map((z) => caster(x, z))),
    wire(
      [
        [-40, 14, -20],
        [-41, 60, -20],
        [-42, 84, -16],
        [-42, 84, 16],
        [-41, 60, 20],
        [-40, 14, 20],
      ],
      1.6,
      tubeOf(spec),
      { tension: 0.15 },
    ),
    rod(1.2, 1.2, 40, tubeOf(spec), { at: [-41, 50, 0], turn: [Math.PI / 2, 0, 0] }),
    ...(isLoaded ? [carton([40, 28, 36], [14, 15.6, 0])] : []),
  ]);
}

function dolly(spec: Spec, isLoaded: boolean): Group {
  return group([
    ...[-22, 22].map((z) =>
      box([74, 4.4, 8], spec.color === 'silver' ? metal('#cfd4d9', 0.3) : tubeOf(spec), { at: [0, 13, z], round: 0.6 }),
    ),
    ...[-30, 30].map((x) => box([8, 4.4, 44], tubeOf(spec), { at: [x, 13, 0], round: 0.6 })),
    ...[-22, 22].map((z) => box([74, 0.8, 8.2], rubber('#202226'), { at: [0, 15.5, z], round: 0.2 })),
    ...[-30, 30].flatMap((x) => [-20, 20].map((z) => caster(x, z))),
    ...(isLoaded ? [carton([50, 30, 40], [0, 16, 0])] : []),
  ]);
}

const BUILD = { upright, platform, dolly } as const;
const KINDS = { upright: 'hand truck', platform: 'platform truck', dolly: 'dolly' } as const;

export const handTruckModel = model({
  name: 'hand-truck',
  views: {
    hero: {
      build: (spec: Spec) => BUILD[spec.kind](spec, false),
      turn: -32,
      pitch: 18,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }),
    },
    detail: {
      build: (spec: Spec) => BUILD[spec.kind](spec, true),
      turn: 30,
      pitch: 16,
      zoom: 1,
      shows: ({ kind }): Spec => ({ color: 'silver', brand: 'Foolscap', kind }),
      alt: ({ kind }) => `A ${KINDS[kind]} of this kind with boxes on it`,
    },
  },
  alt: ({ brand, kind, color }) => `${brand} ${color} ${KINDS[kind]}`,
});
