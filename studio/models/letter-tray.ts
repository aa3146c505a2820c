import type { Group } from 'three';
import { Shape } from 'three';
import { writtenPage } from '../props/desk-carton.ts';
import { matte, metal, paper, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, group, pull, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Trays for letters on posts, one above the other. */
export interface LetterTray {
  readonly trays: number;
}

const [W, D, H] = [34, 26, 5.6];
const STEP = 8;

/** The end wall, seen from the side: high behind, low in front. */
function cheek(): Shape {
  const shape = new Shape();
  shape
    .moveTo(-D / 2, 0)
    .lineTo(D / 2, 0)
    .lineTo(D / 2, 2);
  shape.bezierCurveTo(D / 2 - 3, 2, D / 2 - 4, H, D / 2 - 9, H).lineTo(-D / 2, H);
  return shape;
}

const leaves = (count: number): Group =>
  group([
    block([27.9, count * 0.3, 21.6], paper('#fbfbf8'), { at: [0, 0.5, 0.6], round: 0.03 }),
    writtenPage(27.9, 21.6, [0.3, 0.74 + count * 0.3, 0.8]),
    ...times(3, (i) =>
      box([27.9, 0.05, 21.6], paper(i % 2 ? '#e6e6e1' : '#ffffff'), {
        at: [(i - 1) * 0.3, 0.54 + count * 0.3 + i * 0.06, 0.6 + i * 0.2],
        turn: [0, (i - 1) * 0.015, 0],
        round: 0,
      }),
    ),
  ]);

/** One tray with letters in it; the trays of a stack stand on posts. */
export function trayOf({ color }: Look & LetterTray, letters: number, place: Placed = {}): Group {
  const hex = paint(color);
  const wall = matte(hex, 0.48);
  const seam = matte(mix(hex, inkOn(hex), 0.35), 0.8);
  return group(
    [
      block([W, 0.5, D], wall, { round: 0.15 }),
      ...[-1, 1].map((side) => pull(cheek(), 0.7, wall, { at: [side * (W / 2 - 0.35), 0, 0], turn: [0, -Math.PI / 2, 0], bevel: 0.2 })),
      block([W - 0.6, H, 0.7], wall, { at: [0, 0, -D / 2 + 0.35], round: 0.2 }),
      block([W - 0.6, 2, 0.7], wall, { at: [0, 0, D / 2 - 0.35], round: 0.2 }),
      box([W - 1.4, 0.05, 0.03], seam, { at: [0, 1.7, D / 2 + 0.005], round: 0 }),
      ...(letters === 0 ? [] : [leaves(letters)]),
    ],
    place,
  );
}

function posts(at: number): Group {
  return group(
    [-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        rod(0.4, 0.4, STEP - H + 3.2, metal('#c9ced3', 0.3), { at: [x * (W / 2 - 1.4), 0, z < 0 ? -D / 2 + 1.4 : D / 2 - 8.4] }),
      ),
    ),
    { at: [0, at - 1.2, 0] },
  );
}

/** The trays, one above the other. */
export function letterTray(look: Look & LetterTray): Group {
  const feet = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => rod(0.9, 0.9, 0.4, rubber('#1a1b1e'), { at: [x * (W / 2 - 2), 0.2, z * (D / 2 - 2)] })),
  );
  return group([
    ...feet,
    ...times(look.trays, (i) => trayOf(look, [7, 3, 5, 2, 6, 4][i % 6] ?? 4, { at: [0, 0.4 + i * STEP, 0] })),
    ...times(look.trays - 1, (i) => posts((i + 1) * STEP)),
  ]);
}

/** An empty tray from above. */
const empty = (look: Look & LetterTray): Group => trayOf(look, 0);

export const letterTrayModel = model({
  name: 'letter-tray',
  views: {
    hero: {
      build: letterTray,
      camera: ({ trays }: Look & LetterTray) => (trays > 2 ? { turn: -36, pitch: 18 } : { turn: -34, pitch: trays === 1 ? 34 : 27 }),
      shows: (look: Look & LetterTray): Look & LetterTray => ({ ...look, brand: 'Harrow' }),
    },
    top: {
      build: empty,
      turn: 22,
      pitch: 56,
      shows: (look: Look & LetterTray): Look & LetterTray => ({ ...look, brand: 'Harrow', trays: 1 }),
      alt: ({ color }) => `An empty letter tray, ${color}, from above`,
    },
  },
  alt: ({ brand, color, trays }) => `${brand} letter tray${trays === 1 ? '' : `s, ${trays} in a stack`}, ${color}`,
});
