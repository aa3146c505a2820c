import type { Group } from 'three';
import { Shape } from 'three';
import { sheets } from '../props/desk-carton.ts';
import { print } from '../scene/label.ts';
import { clear, film, gloss, matte, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { box, decal, group, outline, plate, pull, rod, times, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Clear tape: a desk dispenser with a roll in it and the other rolls of the set beside it. */
export interface Tape {
  readonly kind: 'matte' | 'glossy';
  readonly rolls: number;
}

const R = 3;
const WIDE = 1.9;

/** A roll of tape, its hole towards the camera, its middle at `at`. */
function roll(place: Placed): Group {
  const seam = matte('#cfc8b2', 0.5);
  return group(
    [
      pull(washer(R, 1.95), WIDE, matte('#e9e8de', 0.32), { bevel: 0.04 }),
      pull(washer(2.45, 2.4), WIDE + 0.01, seam, { bevel: 0 }),
      pull(washer(2.8, 2.76), WIDE + 0.01, seam, { bevel: 0 }),
      pull(washer(1.97, 1.4), WIDE + 0.06, plastic('#f6f6f3'), { bevel: 0.05 }),
    ],
    place,
  );
}

/** One side of the body, nose to the right. */
function side(): Shape {
  const shape = new Shape();
  shape.moveTo(-6.4, 0).lineTo(6.6, 0).bezierCurveTo(7.2, 0, 7.4, 0.6, 7.3, 1.4).lineTo(6.9, 3.9);
  shape.bezierCurveTo(6.4, 4.3, 5.8, 4, 5.3, 3.4).bezierCurveTo(4.4, 2.5, 2.8, 2.6, 1.9, 3.8);
  shape.bezierCurveTo(0.9, 5.4, -0.6, 6.6, -2.4, 6.6).bezierCurveTo(-5.4, 6.6, -7.4, 3, -6.4, 0);
  return shape;
}

/** The dispenser with a roll in it, tape drawn out to the blade. */
function dispenser({ color, brand }: Look & Tape, place: Placed = {}): Group {
  const hex = paint(color);
  const skin = gloss(hex);
  const name = print(6, 1.2, (s) => {
    s.brand(brand, [0.02, 0.08, 0.96, 0.84], { color: inkOn(hex), align: 'center' });
  });
  const teeth = times(9, (i) =>
    box([0.16, 0.22, 0.16], metal('#c4c9ce', 0.25), { at: [7, 4.12, (i - 4) * 0.24], turn: [0, Math.PI / 4, 0], round: 0 }),
  );
  return group(
    [
      plate([13.2, 0.35, 5.2], 1, rubber('#17181a'), { at: [0.2, 0, 0], bevel: 0.1 }),
      ...[-1, 1].map((z) => pull(side(), 1.35, skin, { at: [0, 0.25, z * 1.75], bevel: 0.4 })),
      box([12.6, 2.4, 2.4], skin, { at: [0.3, 1.5, 0], round: 0.1 }),
      box([1.9, 3.6, 2.4], skin, { at: [6.05, 1.95, 0], round: 0.1 }),
      roll({ at: [-2.4, 5.6, 0] }),
      rod(1.38, 1.38, 2.3, plastic(mix(hex, '#6b7077', 0.35)), { at: [-2.4, 5.6, 0], turn: [Math.PI / 2, 0, 0] }),
      box([9.4, 0.04, WIDE], clear('#f2ecd8', 0.62), { at: [2.55, 6.25, 0], turn: [0, 0, -0.462], round: 0 }),
      box([0.14, 0.5, 2.3], metal('#c4c9ce', 0.25), { at: [6.98, 3.95, 0], round: 0.02 }),
      ...teeth,
      decal(5, 1, name, { at: [-1.9, 2.3, 2.44], material: film(name) }),
    ],
    place,
  );
}

/** Loose rolls in stacks of up to four, each stack at the next place. */
function stacks(count: number): Group[] {
  const high = count > 5 ? 4 : 3;
  const places: readonly Triple[] =
    count > 2
      ? [
          [-4.4, 0, -5.6],
          [2.4, 0, -6.2],
          [8.4, 0, -4.2],
        ]
      : [[5.6, 0, -5]];
  return times(count, (i) => {
    const [x, , z] = places[Math.floor(i / high)] ?? [0, 0, -6];
    return roll({ at: [x + (i % 2) * 0.12, WIDE / 2 + (i % high) * (WIDE + 0.07), z], turn: [-Math.PI / 2, 0, i * 0.7] });
  });
}

/** The dispenser and the other rolls of the set. */
export const tape = (look: Look & Tape): Group => group([dispenser(look), ...stacks(look.rolls - 1)]);

/** A strip across a torn sheet. */
function mended({ kind }: Look & Tape): Group {
  const text = print(18, 12, (s) => {
    s.fill('#fdfdfb');
    for (const i of times(11, (n) => n)) s.fill('#8d9299', [0.1, 0.1 + i * 0.075, 0.6 + ((i * 7) % 4) * 0.06, 0.018], 0.2);
  });
  const isGlossy = kind === 'glossy';
  const strip = outline([
    ...times(9, (i): [number, number] => [-6.2 + (i % 2) * 0.16, -0.95 + i * 0.2375]),
    ...times(9, (i): [number, number] => [6.2 + (i % 2) * 0.16, 0.95 - i * 0.2375]),
  ]);
  return group([
    sheets([18, 0.1, 12]),
    decal(18, 12, text, { at: [0, 0.11, 0], turn: [-Math.PI / 2, 0, 0] }),
    pull(strip, 0.03, isGlossy ? clear('#d4e2ea', 0.5) : clear('#e3e4de', 0.66), {
      at: [-0.6, 0.15, 0.6],
      turn: [-Math.PI / 2, 0, 0.25],
      bevel: 0,
    }),
    ...(isGlossy
      ? [
          pull(
            outline([
              [-5.6, 0.35],
              [5.6, 0.35],
              [5.9, 0.62],
              [-5.3, 0.62],
            ]),
            0.01,
            clear('#ffffff', 0.75),
            { at: [-0.6, 0.18, 0.6], turn: [-Math.PI / 2, 0, 0.25], bevel: 0 },
          ),
        ]
      : []),
    roll({ at: [5.6, 0.1 + WIDE / 2, 3.4], turn: [-Math.PI / 2, 0, 0] }),
  ]);
}

export const tapeModel = model({
  name: 'tape',
  views: {
    hero: {
      build: tape,
      camera: ({ rolls }: Look & Tape) => ({ turn: -26, pitch: rolls > 1 ? 30 : 22 }),
      shows: (look: Look & Tape): Look & Tape => ({ ...look, kind: 'matte' }),
    },
    detail: {
      build: mended,
      turn: 16,
      pitch: 44,
      zoom: 1.1,
      shows: (look: Look & Tape): Look & Tape => ({ ...look, color: 'black', brand: 'Clasp', rolls: 1 }),
      alt: ({ kind }) => `A strip of ${kind === 'glossy' ? 'glossy' : 'matte'} tape across a sheet`,
    },
  },
  alt: ({ brand, color, kind, rolls }) =>
    `${brand} ${kind === 'glossy' ? 'glossy' : 'invisible'} tape on a ${color} desk dispenser${rolls === 1 ? '' : `, ${rolls} rolls`}`,
});
