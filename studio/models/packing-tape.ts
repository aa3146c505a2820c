import type { Group, Material, Texture } from 'three';
import { print } from '../scene/label.ts';
import { clear, gloss, matte, metal, paper, plastic, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, group, outline, pull, rod, rounded, times, washer, wrap } from '../scene/parts.ts';
import type { Placed } from '../scene/parts.ts';
import { packSide } from '../scene/pack-print.ts';
import { printedBox } from '../scene/printed-box.ts';
import { brands } from '../scene/brands.ts';
import type { Brand } from '../scene/brands.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rolls of packing tape, alone, with a hand dispenser, or in a carton. */
export interface PackingTape {
  readonly count: number;
  readonly dispenser: boolean;
}

const [RADIUS, CORE, WIDE] = [5.6, 3.9, 4.8];

/** What is printed inside the core. */
function corePrint(brand?: Brand): Texture {
  const texture = print(Math.PI * 2 * CORE, WIDE, (s) => {
    s.fill('#f2ede2');
    for (const x of [0.02, 0.27, 0.52, 0.77]) {
      s.fill(brand === undefined ? '#8d6537' : brands[brand].ink, [x - 0.02, 0.86, 0.25, 0.07]);
      if (brand !== undefined) s.brand(brand, [x, 0.18, 0.21, 0.3], { align: 'center' });
      s.text('Packing Tape', [x, 0.56, 0.21, 0.18], { align: 'center', weight: 600, color: '#3b3a36' });
    }
  });
  texture.repeat.x = -1;
  texture.offset.x = 1;
  return texture;
}

function insideOf(texture: Texture): Material {
  const material = paper('#ffffff').clone();
  material.map = texture;
  material.side = 1;
  return material;
}

/** A roll, its axis upright, its middle in the origin. */
function roll({ color }: Look & PackingTape, print: Texture, place: Placed): Group {
  const isClear = color === 'clear';
  const side = isClear ? '#dde6e1' : mix(paint(color), '#5a3a14', 0.25);
  // Through clear tape one sees the core; layers upon layers of it have a tint of their own.
  const body = isClear ? clear(side, 0.3) : gloss(side);
  const edge = isClear ? clear('#a9bab2', 0.4) : matte(mix(side, '#000000', 0.12));
  const flat = { turn: [-Math.PI / 2, 0, 0] } as const;
  return group(
    [
      pull(washer(RADIUS, CORE), WIDE, body, { ...flat, bevel: 0.04 }),
      rod(RADIUS + 0.015, RADIUS + 0.015, WIDE - 0.1, clear(isClear ? '#f3f7f5' : mix(side, '#ffffff', 0.15), isClear ? 0.16 : 0.35)),
      ...[4.4, 4.75, 5.15].map((r) => pull(washer(r, r - 0.035), WIDE + 0.02, edge, { ...flat, bevel: 0 })),
      pull(washer(CORE, CORE - 0.28), WIDE + 0.08, paper('#c9a877'), { ...flat, bevel: 0.02 }),
      wrap(CORE - 0.29, WIDE - 0.1, print, { material: insideOf(print) }),
    ],
    place,
  );
}

/** A hand dispenser with a roll in it, standing. */
function handDispenser(look: Look & PackingTape, print: Texture, place: Placed): Group {
  const frame = gloss(mix(brands[look.brand].ink, '#c2202e', 0.75));
  const arm = outline([
    [-2.6, 9.6],
    [1.2, 11.6],
    [3.2, 9],
    [2.6, 6.6],
    [-3, 3.6],
    [-8.2, 1],
    [-10.4, 0.2],
    [-11, 1.4],
    [-7.6, 4.6],
  ]);
  const film = color(look);
  return group(
    [
      pull(arm, 0.5, frame, { at: [0, 0, -2.9], bevel: 0.15 }),
      group([roll(look, print, { turn: [Math.PI / 2, 0.4, 0] })], { at: [0, 8.4, -0.2] }),
      rod(1.5, 1.5, 5.6, frame, { at: [0, 8.4, -0.1], turn: [Math.PI / 2, 0, 0] }),
      pull(washer(3.75, 1.2), 0.6, frame, { at: [0, 8.4, 2.3], bevel: 0.12 }),
      rod(0.9, 0.9, 0.7, metal('#c9cdd2', 0.3), { at: [0, 8.4, 2.9], turn: [Math.PI / 2, 0, 0] }),
      group(
        [
          pull(rounded(3, 9.6, 1.3), 2.7, frame, { bevel: 0.6 }),
          pull(rounded(2.2, 6.6, 1), 3, rubber('#23252a'), { at: [0.35, -0.4, 0], bevel: 0.5 }),
        ],
        {
          at: [6, 4.6, -0.4],
          turn: [0, 0, 0.42],
        },
      ),
      pull(
        outline([
          [1.4, 10.4],
          [6, 9.6],
          [7, 7],
          [2.4, 5.6],
        ]),
        1.4,
        frame,
        { at: [0, 0, -2], bevel: 0.3 },
      ),
      rod(1, 1, 5.4, plastic('#e8e6df'), { at: [-8.6, 3, -0.2], turn: [Math.PI / 2, 0, 0] }),
      box([0.25, 2.6, 5.4], metal('#c4c9ce', 0.25), { at: [-11.2, 1.4, -0.2], turn: [0, 0, 0.5], round: 0.02 }),
      box([7.2, 0.05, 4.7], film, { at: [-6.1, 5.9, -0.2], turn: [0, 0, 0.62], round: 0 }),
      box([1.2, 0.3, 5.3], plastic('#23252a'), { at: [-9.8, 0.5, -0.2], turn: [0, 0, 0.3], round: 0.1 }),
    ],
    place,
  );
}

const color = ({ color: tone }: Look): Material => (tone === 'clear' ? clear('#e6eeea', 0.4) : gloss(mix(paint(tone), '#5a3a14', 0.15)));

/** A roll standing on its edge beside a lying one shows both its faces. */
const standing = (look: Look & PackingTape, print: Texture, place: Placed): Group =>
  group([roll(look, print, { turn: [Math.PI / 2, 0, 0], at: [0, RADIUS, 0] })], place);

function rolls(look: Look & PackingTape, print: Texture): Group[] {
  const { count } = look;
  if (count === 1) return [standing(look, print, { turn: [0, 0.3, 0] })];
  if (count === 2)
    return [roll(look, print, { at: [-3.6, WIDE / 2, 0], turn: [0, 0.4, 0] }), standing(look, print, { at: [6, 0, 3], turn: [0, 0.1, 0] })];
  return times(count, (i) =>
    roll(look, print, {
      at: [(i % 2) * 11.6 - 5.8, (Math.floor(i / 2) + 0.5) * (WIDE + 0.1), (i % 2) * 3 + (i % 3) * 0.15],
      turn: [0, i * 1.3, 0],
    }),
  );
}

function carton({ brand, color: tone, count }: Look & PackingTape): Group {
  const ink = '#4a2f12';
  const front = print(36, 21, (s) => {
    s.fill('#c29a69');
    s.brand(brand, [0.06, 0.09, 0.5, 0.2], { color: ink });
    s.text('Packing Tape', [0.06, 0.36, 0.46, 0.13], { weight: 800, color: ink });
    s.text(tone === 'clear' ? 'Clear' : 'Tan', [0.06, 0.54, 0.3, 0.1], { weight: 500, color: ink });
    s.text(String(count), [0.68, 0.1, 0.26, 0.32], { weight: 900, color: ink, align: 'right' });
    s.text('rolls', [0.74, 0.44, 0.2, 0.11], { weight: 600, color: ink, align: 'right' });
  });
  const words = { brand, title: 'Packing Tape', ground: '#c29a69', accent: '#a67d4c' };
  return group([
    printedBox([36, 21, 24], '#c29a69', { front, right: packSide(24, 21, words) }, { rough: 0.95 }),
    box([36.1, 0.06, 4.8], matte('#d9bd8d', 0.3), { at: [0, 21.02, 0], round: 0 }),
  ]);
}

/** The tape. */
export function packingTape(look: Look & PackingTape): Group {
  const print = corePrint(look.brand);
  if (look.count > 12)
    return group([
      carton(look),
      standing(look, print, { at: [3, 0, 19], turn: [0, 0.2, 0] }),
      roll(look, print, { at: [13, WIDE / 2, 18] }),
    ]);
  const gun = look.dispenser ? [handDispenser(look, print, {})] : [];
  // The roll in the dispenser is one of those in the pack.
  const rest = look.dispenser ? look.count - 1 : look.count;
  const beside = rest === 0 ? [] : rolls({ ...look, count: rest }, print);
  const place = look.dispenser ? ({ at: [rest > 2 ? 10 : 14, 0, rest > 2 ? -12 : -3] } as const) : {};
  const stack = beside.length === 0 ? [] : [group(beside, place)];
  return group([...stack, ...gun]);
}

/** The edge of a roll, near; its core names no maker. */
const oneRoll = (look: Look & PackingTape): Group => {
  const print = corePrint();
  return group([roll(look, print, { at: [0, WIDE / 2, 0] })]);
};

export const packingTapeModel = model({
  name: 'packing-tape',
  views: {
    hero: {
      build: packingTape,
      // The dispensers of a case are in the carton.
      shows: (look): Look & PackingTape => ({ ...look, dispenser: look.dispenser && look.count <= 12 }),
      camera: ({ count, dispenser }) =>
        count === 1 && !dispenser ? { turn: -34, pitch: 18 } : count > 2 ? { turn: -24, pitch: 30 } : { turn: -24, pitch: 24 },
    },
    top: {
      build: oneRoll,
      turn: -20,
      pitch: 44,
      shows: (look): Look & PackingTape => ({ ...look, brand: 'Parcelry', count: 1, dispenser: false }),
      alt: ({ color }) => `A roll of ${color} packing tape from above`,
    },
  },
  alt: ({ brand, color, count, dispenser }) =>
    `${brand} ${color} packing tape, ${count === 1 ? 'one roll' : `${count} rolls`}${dispenser ? ', with a hand dispenser' : ''}`,
});
