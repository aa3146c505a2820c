import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, gloss, glow, matte, metal, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { ball, box, decal, group, lathe, plate, ring, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A lamp: a bar of light on a folding arm, or a shade on a jointed arm with springs. */
export interface DeskLamp {
  readonly head: 'cone' | 'bar';
  readonly extra: 'none' | 'usb' | 'wireless';
}

/** How thick the foot is. */
const FOOT = 1.7;

function foot({ color, extra, head }: Look & DeskLamp): Group {
  const hex = paint(color);
  const ink = inkOn(hex) === '#ffffff' ? '#c9ced3' : '#5a6068';
  const keys = print(8, 2, (s) => {
    s.disc(ink, 0.5, 0.5, 0.44);
    s.disc(hex, 0.5, 0.5, 0.37);
    s.fill(ink, [0.485, 0.28, 0.03, 0.28], 0.1);
  });
  const w = head === 'bar' ? 21 : 19;
  return group([
    head === 'bar'
      ? plate([w, FOOT, 15], 2.6, plastic(hex), { bevel: 0.35 })
      : lathe(
          [
            [0, 0],
            [9.4, 0],
            [9.6, 0.4],
            [9.4, 1.3],
            [8.6, FOOT],
            [0, FOOT],
          ],
          gloss(hex),
        ),
    decal(4.4, 1.1, keys, { at: [head === 'bar' ? 6 : 0, FOOT + 0.02, 4.6], turn: [-Math.PI / 2, 0, 0], material: film(keys) }),
    ...(extra === 'wireless' ? [pad(hex, head === 'bar' ? -4.8 : 0, ink)] : []),
  ]);
}

/** The place on which a telephone charges. */
function pad(hex: string, x: number, ink: string): Group {
  return group(
    [
      rod(4.2, 4.3, 0.3, matte(mix(hex, '#000000', 0.45), 0.85), { at: [0, FOOT + 0.1, 0] }),
      ring(3.2, 0.06, matte(ink, 0.6), { at: [0, FOOT + 0.26, 0], turn: [Math.PI / 2, 0, 0] }),
      box([0.3, 0.05, 1.6], matte(ink, 0.6), { at: [0, FOOT + 0.27, 0], turn: [0, 0.5, 0], round: 0.02 }),
    ],
    { at: [x, 0, 0.4] },
  );
}

/** A round joint of the arm with its screw. */
const joint = (at: Triple, hex: string, r = 1.1): Group =>
  group([
    rod(r, r, 2.2, plastic(mix(hex, '#000000', 0.25)), { at, turn: [Math.PI / 2, 0, 0] }),
    rod(r * 0.55, r * 0.55, 2.5, metal('#c9ced3', 0.25), { at, turn: [Math.PI / 2, 0, 0] }),
  ]);

function barLamp(look: Look & DeskLamp): Group {
  const hex = paint(look.color);
  const arm = plastic(hex);
  const [low, knee, neck]: readonly Triple[] = [
    [-6, FOOT, -3],
    [-11, 35, -3],
    [5, 43, -3],
  ];
  if (low === undefined || knee === undefined || neck === undefined) return group([]);
  return group([
    foot(look),
    strut(low, knee, 2.4, 1.1, arm),
    strut(knee, neck, 2.1, 0.9, arm),
    joint([-6, FOOT + 0.8, -3], hex, 1.3),
    joint(knee, hex),
    joint(neck, hex),
    group(
      [
        plate([34, 1.1, 5], 1.6, arm, { bevel: 0.35 }),
        plate([31, 0.16, 3.6], 1, glow('#fff6df'), { at: [0, -0.1, 0], bevel: 0.02 }),
        plate([29, 0.1, 2.6], 0.8, matte(mix(hex, '#000000', 0.15), 0.5), { at: [0, 1.06, 0], bevel: 0.02 }),
      ],
      { at: [10, 43, -3], turn: [-0.42, 0, -0.09] },
    ),
  ]);
}

/** A flat bar from one point to another. */
function strut(from: Triple, to: Triple, wide: number, thick: number, material: ReturnType<typeof plastic>): Group {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return group([box([wide, Math.hypot(dx, dy), thick], material, { round: 0.4 })], {
    at: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, from[2]],
    turn: [0, 0, -Math.atan2(dx, dy)],
  });
}

/** A spring from one point to another. */
function spring(from: Triple, to: Triple): Group {
  const coils = 16;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const turns = times(coils * 6 + 1, (i): Triple => {
    const a = (i / 6) * Math.PI * 2;
    return [Math.cos(a) * 0.42, (i / (coils * 6)) * long, Math.sin(a) * 0.42];
  });
  return group([wire(turns, 0.11, metal('#c9ced3', 0.25))], { at: from, turn: [0, 0, -Math.atan2(dx, dy)] });
}

/** Two thin rods side by side, and a spring along them. */
function springArm(from: Triple, to: Triple, hex: string): Group {
  const steel = gloss(hex);
  const mid = (share: number): Triple => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, 0];
  return group([
    ...[-0.75, 0.75].map((z) =>
      wire(
        [
          [from[0], from[1], z],
          [to[0], to[1], z],
        ],
        0.36,
        steel,
      ),
    ),
    spring(mid(0.06), mid(0.42)),
  ]);
}

function coneLamp(look: Look & DeskLamp): Group {
  const hex = paint(look.color);
  const knee: Triple = [-12, 30, 0];
  const neck: Triple = [13, 47, 0];
  const shade = group(
    [
      lathe(
        [
          [1.6, 1.5],
          [2.3, 1.2],
          [2.7, 0],
          [3, -3],
          [4.4, -5],
          [7, -9],
          [8.4, -13],
          [8.5, -13.3],
          [8.2, -13.2],
          [6.8, -9],
          [4.1, -4.6],
          [2.4, -3],
        ],
        gloss(hex),
      ),
      rod(1.6, 1.6, 0.5, plastic(mix(hex, '#000000', 0.3)), { at: [0, 1.5, 0] }),
      ...times(4, (i) =>
        ring(2.72 + i * 0.03, 0.09, matte(mix(hex, '#000000', 0.5)), { at: [0, -0.4 - i * 0.6, 0], turn: [Math.PI / 2, 0, 0] }),
      ),
      rod(6.9, 6.9, 0.3, glow('#fff3d6'), { at: [0, -9.4, 0] }),
    ],
    { at: [17.5, 46, 0], turn: [-0.3, 0, 0.42] },
  );
  return group([
    foot(look),
    rod(1.1, 1.3, 3, metal('#c9ced3', 0.25), { at: [0, FOOT + 1.4, 0] }),
    springArm([0, FOOT + 3.4, 0], knee, hex),
    springArm(knee, neck, hex),
    joint([0, FOOT + 3.4, 0], hex),
    joint(knee, hex, 1.3),
    joint(neck, hex),
    wire([neck, [15.4, 47.2, 0], [17, 46.4, 0]], 0.5, metal('#c9ced3', 0.25)),
    ball(0.9, metal('#c9ced3', 0.25), { at: [16.6, 46.8, 0] }),
    shade,
  ]);
}

/** The lamp. */
export const deskLamp = (look: Look & DeskLamp): Group => (look.head === 'bar' ? barLamp(look) : coneLamp(look));

/** The foot and the beginning of the arm. */
function near(look: Look & DeskLamp): Group {
  const hex = paint(look.color);
  if (look.head === 'bar')
    return group([foot(look), strut([-6, FOOT, -3], [-7.6, 13, -3], 2.4, 1.1, plastic(hex)), joint([-6, FOOT + 0.8, -3], hex, 1.3)]);
  const [low, high]: readonly [Triple, Triple] = [
    [0, FOOT + 3.4, 0],
    [-4, FOOT + 12.4, 0],
  ];
  return group([
    foot(look),
    rod(1.1, 1.3, 3, metal('#c9ced3', 0.25), { at: [0, FOOT + 1.4, 0] }),
    springArm(low, high, hex),
    joint(low, hex),
  ]);
}

const extras = { none: '', usb: ', with a USB port', wireless: ', with a place to charge a phone' };

export const deskLampModel = model({
  name: 'desk-lamp',
  views: {
    hero: {
      build: deskLamp,
      turn: -18,
      pitch: 7,
      // What is in the foot is too small to be told apart from here.
      shows: (look): Look & DeskLamp => ({ ...look, brand: 'Lumen Forge', extra: 'none' }),
    },
    detail: {
      build: near,
      turn: -16,
      pitch: 32,
      zoom: 1,
      // The USB port is in the back of the foot.
      shows: (look): Look & DeskLamp => ({ ...look, brand: 'Lumen Forge', extra: look.extra === 'usb' ? 'none' : look.extra }),
      alt: ({ extra }) => `The foot with its key${extra === 'wireless' ? ' and the place to charge a phone' : ''}`,
    },
  },
  alt: ({ brand, color, head, extra }) => `${brand} ${head === 'bar' ? 'LED bar' : 'jointed-arm'} desk lamp, ${color}${extras[extra]}`,
});
