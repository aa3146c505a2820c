import type { Group } from 'three';
import { Shape } from 'three';
import { gloss, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { box, group, lathe, pull, ring, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A table fan; the width of its grille in inches. */
export interface DeskFan {
  readonly inches: number;
  readonly mount: 'fixed' | 'oscillating' | 'tilting';
  readonly usb: boolean;
}

const SPOKES = 40;

function blade(radius: number): Shape {
  const shape = new Shape();
  shape.moveTo(0, 0.6).bezierCurveTo(radius * 0.3, radius * 0.75, radius * 0.75, radius * 0.62, radius * 0.88, radius * 0.12);
  shape.bezierCurveTo(radius * 0.7, -0.1, radius * 0.3, -0.5, 0, -0.6);
  return shape;
}

/** Half of the grille: curved wires from the middle to the rim; `side` 1 in front, -1 behind. */
function grille(radius: number, side: number, wires: ReturnType<typeof plastic>): Group {
  const deep = side * radius * 0.2;
  return group([
    ...times(SPOKES, (i) => {
      const a = (i / SPOKES) * Math.PI * 2;
      const b = a + 0.3;
      const at = (angle: number, r: number, z: number): Triple => [Math.cos(angle) * r, Math.sin(angle) * r, z];
      return wire(
        [at(a, radius * 0.17, deep), at(a + 0.16, radius * 0.62, deep * 0.92), at(b, radius * 0.93, deep * 0.5), at(b, radius, 0)],
        radius * 0.0075,
        wires,
      );
    }),
    ring(radius * 0.66, radius * 0.009, wires, { at: [0, 0, deep * 0.9] }),
  ]);
}

function head({ color, inches, mount }: Look & DeskFan): Group {
  const radius = inches * 1.27;
  const hex = paint(color);
  const wires = color === 'graphite' ? metal('#dfe3e7', 0.18) : plastic(mix(hex, '#ffffff', color === 'white' ? 0 : 0.1));
  return group([
    ring(radius, radius * 0.026, plastic(hex)),
    grille(radius, 1, wires),
    grille(radius, -1, wires),
    rod(radius * 0.19, radius * 0.2, radius * 0.05, gloss(hex), { at: [0, 0, radius * 0.205], turn: [Math.PI / 2, 0, 0] }),
    ring(radius * 0.12, radius * 0.008, metal('#c9ced3', 0.25), { at: [0, 0, radius * 0.232] }),
    ...times(4, (i) =>
      group(
        [
          pull(blade(radius), 0.3, gloss(color === 'graphite' ? '#5b636d' : mix(hex, color === 'white' ? '#b9c3cc' : '#ffffff', 0.3)), {
            turn: [0.34, 0, 0],
            bevel: 0.1,
          }),
        ],
        {
          turn: [0, 0, (i / 4) * Math.PI * 2],
        },
      ),
    ),
    rod(radius * 0.13, radius * 0.15, radius * 0.2, plastic(hex), { turn: [Math.PI / 2, 0, 0] }),
    rod(radius * 0.3, radius * 0.22, radius * 0.44, gloss(hex), { at: [0, 0, -radius * 0.4], turn: [Math.PI / 2, 0, 0] }),
    ...(mount === 'oscillating' ? [rod(0.8, 1, 2, metal('#c9ced3', 0.25), { at: [0, radius * 0.28 + 0.8, -radius * 0.42] })] : []),
  ]);
}

/** The dial that sets the speed. */
const dial = (width: number): Group =>
  group([
    rod(width * 0.17, width * 0.18, 1, metal('#c9ced3', 0.25), { at: [0, 0.5, 0] }),
    box([0.2, 0.1, width * 0.12], matte('#17181a'), { at: [0, 1.02, -width * 0.08], round: 0.02 }),
  ]);

function foot(look: Look & DeskFan): Group {
  const r = look.inches * 0.78;
  const hex = paint(look.color);
  return group([
    lathe(
      [
        [0, 0],
        [r * 0.96, 0],
        [r, r * 0.06],
        [r * 0.95, r * 0.17],
        [r * 0.4, r * 0.26],
        [r * 0.18, r * 0.36],
        [0, r * 0.36],
      ],
      gloss(hex),
    ),
    ring(r * 0.95, r * 0.03, rubber('#1b1c1f'), { at: [0, r * 0.02, 0], turn: [Math.PI / 2, 0, 0] }),
    group([dial(r * 0.95)], { at: [0, r * 0.2, r * 0.62], turn: [0.16, 0, 0] }),
    lead(r),
  ]);
}

/** The end of its cable: a plug for the wall, or one for USB. */
function plug({ usb }: Look & DeskFan): Group {
  const black = plastic('#26282b');
  const coil = wire(
    times(40, (i): Triple => {
      const a = (i / 39) * Math.PI * 5;
      return [-6 + Math.cos(a) * (3.6 + i * 0.03), 0.3 + i * 0.02, Math.sin(a) * (2.8 + i * 0.03)];
    }).concat([
      [-1.4, 0.8, 3],
      [1, 0.9, 2.2],
      [3, 0.9, 0.8],
    ]),
    0.28,
    matte('#26282b', 0.6),
  );
  const brass = metal('#d8c48a', 0.25);
  const body = usb
    ? [box([3.6, 0.9, 1.7], black, { round: 0.3 }), box([1.9, 0.46, 1.24], metal('#d5d9dd', 0.2), { at: [2.6, 0, 0], round: 0.04 })]
    : [
        box([3.4, 1.6, 2.6], black, { round: 0.5 }),
        rod(0.35, 0.6, 1.4, black, { at: [-2.2, 0, 0], turn: [0, 0, Math.PI / 2] }),
        ...[-1, 1].map((side) => box([1.8, 0.65, 0.16], brass, { at: [2.5, 0, side * 0.63], round: 0.04 })),
      ];
  return group([coil, group(body, { at: [4.6, 0.95, 0.2], turn: [0, 0.35, 0] })]);
}

/** The beginning of the cable behind the foot. */
const lead = (r: number): Group =>
  group([
    wire(
      [
        [0, r * 0.06, -r * 0.9],
        [r * 0.3, 0.3, -r * 1.25],
        [r * 1.1, 0.3, -r * 1.3],
      ],
      0.28,
      matte('#1b1c1f'),
    ),
  ]);

/** The fan looking slightly up. */
export function deskFan(look: Look & DeskFan): Group {
  const radius = look.inches * 1.27;
  const hex = paint(look.color);
  if (look.mount === 'tilting') return tiltingFan(look);
  const up = radius + look.inches * 0.5;
  return group([
    foot(look),
    lathe(
      [
        [look.inches * 0.14, look.inches * 0.2],
        [look.inches * 0.1, look.inches * 0.4],
        [look.inches * 0.1, up - radius * 0.2],
      ],
      gloss(hex),
      { at: [0, 0, -radius * 0.42] },
    ),
    group([head(look)], { at: [0, up, 0], turn: [-0.14, look.mount === 'oscillating' ? 0.3 : 0, 0] }),
  ]);
}

/** In a bent bar from one side to the other, between whose ends the head swings. */
function tiltingFan(look: Look & DeskFan): Group {
  const radius = look.inches * 1.27;
  const hex = paint(look.color);
  const bar = plastic(mix(hex, '#000000', look.color === 'white' ? 0.06 : 0.12));
  const up = radius + 3.4;
  const wide = radius + 1.1;
  const half = (side: number): Triple[] => [
    [side * wide, up, 0],
    [side * wide, up * 0.5, 0],
    [side * wide * 0.82, up * 0.16, 0],
    [side * wide * 0.5, 1.2, 0],
  ];
  return group([
    wire([...half(-1), [0, 0.9, 0], ...half(1).toReversed()], 0.75, bar),
    ...[-1, 1].map((side) =>
      wire(
        [
          [side * wide * 0.62, 0.8, -radius * 0.5],
          [side * wide * 0.66, 1, 0],
          [side * wide * 0.62, 0.8, radius * 0.55],
        ],
        0.75,
        bar,
      ),
    ),
    ...[-1, 1].map((side) => rod(1.2, 1.2, 1.6, metal('#c9ced3', 0.3), { at: [side * wide, up, 0], turn: [0, 0, Math.PI / 2] })),
    group([head(look)], { at: [0, up, 0], turn: [-0.3, 0, 0] }),
  ]);
}

const mounts = { fixed: '', oscillating: 'oscillating ', tilting: 'tilting ' };

export const deskFanModel = model({
  name: 'desk-fan',
  views: {
    hero: {
      build: deskFan,
      turn: -24,
      pitch: 12,
      // Sizes are told by the foot and the keys beside the grille; the small ones and the large ones look alike.
      shows: (look): Look & DeskFan => ({ ...look, brand: 'Lumen Forge', inches: 9, usb: false }),
    },
    detail: {
      build: plug,
      turn: -14,
      pitch: 34,
      zoom: 1,
      shows: ({ usb }): Look & DeskFan => ({ color: 'black', brand: 'Lumen Forge', inches: 9, mount: 'fixed', usb }),
      alt: ({ usb }) => (usb ? 'The USB plug of its cable' : 'The plug of its cable'),
    },
  },
  alt: ({ brand, color, inches, mount, usb }) =>
    `${brand} ${inches}-inch ${mounts[mount]}desk fan, ${color}${usb ? ', powered by USB' : ''}`,
});
