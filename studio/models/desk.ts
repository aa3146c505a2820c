import type { Group, Material } from 'three';
import { matte, metal, plastic, wood } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, box, group, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desk of fixed height with a drawer; its width in inches. */
export interface Desk {
  readonly inches: number;
  readonly legs: 'steel' | 'a-frame' | 'wood';
}

const HEIGHT = 75;
const TOP = 2.6;
const UNDER = HEIGHT - TOP;
const STEEL = '#26282c';

const depthOf = (inches: number): number => (inches < 40 ? 51 : inches < 55 ? 61 : 76);

/** A tube between two points. */
const tube = (from: readonly [number, number, number], to: readonly [number, number, number], thick = 1.7): Group =>
  group([wire([from, to], thick, matte(STEEL, 0.45))]);

/** A closed frame of square tube under each end. */
function steelLegs(w: number, d: number): Group[] {
  const steel = matte(STEEL, 0.45);
  const [x, z] = [w / 2 - 6, d / 2 - 5];
  return [
    ...[-1, 1].flatMap((side) => [
      block([3.6, UNDER, 3.6], steel, { at: [side * x, 0, z], round: 0.25 }),
      block([3.6, UNDER, 3.6], steel, { at: [side * x, 0, -z], round: 0.25 }),
      block([3.6, 3.6, z * 2], steel, { at: [side * x, UNDER - 3.6, 0], round: 0.25 }),
      block([3.6, 2.4, z * 2], steel, { at: [side * x, 1, 0], round: 0.25 }),
    ]),
    block([x * 2, 3.6, 2.4], steel, { at: [0, UNDER - 3.6, -z], round: 0.25 }),
    block([x * 2, 3.6, 1.8], steel, { at: [0, 30, -z], round: 0.25 }),
  ].map((one) => group([one]));
}

/** Two legs that spread towards the floor, with a bar between them, under each end. */
function aFrames(w: number, d: number): Group[] {
  const [x, z] = [w / 2 - 12, d / 2 - 4];
  return [
    ...[-1, 1].flatMap((side) => [
      tube([side * x, UNDER, 5], [side * (x + 5), 1.6, z]),
      tube([side * x, UNDER, -5], [side * (x + 5), 1.6, -z]),
      tube([side * (x + 2.3), UNDER * 0.54, z * 0.52], [side * (x + 2.3), UNDER * 0.54, -z * 0.52], 1.2),
      group([block([5, 1.2, d - 14], matte(STEEL, 0.45), { at: [side * x, UNDER - 1.2, 0], round: 0.3 })]),
    ]),
    tube([-x - 2.3, UNDER * 0.54, 0], [x + 2.3, UNDER * 0.54, 0], 1.2),
  ];
}

/** Four tapered legs under an apron. */
function woodLegs(w: number, d: number, oak: Material): Group[] {
  const [x, z] = [w / 2 - 7, d / 2 - 7];
  const legs = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sz) =>
      group([rod(2.8, 1.7, UNDER, oak, { at: [0, UNDER / 2, 0], turn: [0, 0.4, 0] })], {
        at: [sx * x, 0, sz * z],
        turn: [-sz * 0.06, 0, sx * 0.06],
      }),
    ),
  );
  return [
    ...legs,
    group([
      ...[-1, 1].map((side) => block([2, 7, z * 2], oak, { at: [side * x, UNDER - 7, 0], round: 0.2 })),
      block([x * 2, 7, 2], oak, { at: [0, UNDER - 7, -z], round: 0.2 }),
      block([x * 2, 7, 1.6], oak, { at: [0, UNDER - 7, z - 2], round: 0.2 }),
    ]),
  ];
}

/** The drawer under the top, pulled out by `open`. */
function drawer(x: number, w: number, d: number, oak: Material, open: number): Group {
  const deep = d - 18;
  const front = d / 2 - 3 + open;
  const inside = matte('#e9dcc4', 0.8);
  return group(
    [
      block([w, 0.8, deep], matte('#d9c6a2', 0.8), { at: [0, UNDER - 11, front - deep / 2 - open], round: 0.1 }),
      ...[-1, 1].map((side) => block([1, 11, deep], oak, { at: [side * (w / 2), UNDER - 11, front - deep / 2 - open], round: 0.1 })),
      block([w + 0.6, 10.4, 1.8], oak, { at: [0, UNDER - 11, front], round: 0.25 }),
      ...(open > 0
        ? [
            block([w - 2.4, 0.6, deep - 4], inside, { at: [0, UNDER - 9.6, front - deep / 2], round: 0.05 }),
            ...[-1, 1].map((side) =>
              block([1, 7.4, deep - 4], inside, { at: [side * (w / 2 - 1.6), UNDER - 9.6, front - deep / 2], round: 0.1 }),
            ),
            ...drawerThings(w, front),
          ]
        : []),
      box([15, 1.1, 1.1], metal('#3a3d42', 0.35), { at: [0, UNDER - 5.4, front + 2.3], round: 0.5 }),
      ...[-1, 1].map((side) => box([0.9, 0.9, 2], metal('#3a3d42', 0.35), { at: [side * 6.4, UNDER - 5.4, front + 1.4], round: 0.2 })),
    ],
    { at: [x, 0, 0] },
  );
}

/** What lies in an open drawer. */
const drawerThings = (w: number, front: number): Group[] => [
  group([
    box([12, 1.4, 17], matte('#1f4e79', 0.7), { at: [-w * 0.2, UNDER - 8.2, front - 12], round: 0.2 }),
    box([11.4, 0.2, 16.4], matte('#f6f4ee', 0.9), { at: [-w * 0.2, UNDER - 8.9, front - 12], round: 0 }),
    ...times(3, (i) =>
      rod(0.45, 0.45, 14, plastic(['#1b55c9', '#1d1e21', '#cf1f2e'][i] ?? '#1d1e21'), {
        at: [w * 0.16 + i * 1.6, UNDER - 8.4, front - 11],
        turn: [Math.PI / 2, 0, 0],
      }),
    ),
  ]),
];

/** The desk with its drawer closed. */
export function desk({ color, inches, legs }: Look & Desk): Group {
  const [w, d] = [inches * 2.54, depthOf(inches)];
  const oak = wood(paint(color));
  const edge = wood(mix(paint(color), '#7a4f31', 0.12));
  const under = legs === 'steel' ? steelLegs(w, d) : legs === 'a-frame' ? aFrames(w, d) : woodLegs(w, d, edge);
  return group([
    block([w, TOP, d], oak, { at: [0, UNDER, 0], round: 0.35 }),
    ...under,
    drawer(w * 0.14, Math.min(52, w * 0.4), d, edge, 0),
  ]);
}

/** The top with its drawer pulled out, without what carries it. */
function opened({ color }: Look & Desk): Group {
  const oak = wood(paint(color));
  return group([block([86, TOP, 44], oak, { at: [0, UNDER, -6], round: 0.35 }), drawer(0, 52, 44, oak, 20)]);
}

const texts = { steel: 'steel legs', 'a-frame': 'A-frame legs', wood: 'wood legs' };

export const deskModel = model({
  name: 'desk',
  views: {
    hero: {
      build: desk,
      turn: -30,
      pitch: 16,
      shows: (look): Look & Desk => ({ ...look, brand: 'Sitwise', inches: 57 }),
    },
    detail: {
      build: opened,
      turn: -24,
      pitch: 34,
      zoom: 1.45,
      shows: (look): Look & Desk => ({ ...look, brand: 'Sitwise', inches: 48, legs: 'steel' }),
      alt: () => 'The drawer pulled out',
    },
  },
  alt: ({ brand, color, inches, legs }) => `${brand} desk with a drawer, ${color} top, ${texts[legs]}, ${inches} in wide`,
});
