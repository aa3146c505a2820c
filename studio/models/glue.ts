import type { Group, Texture } from 'three';
import { deskCarton } from '../props/desk-carton.ts';
import { print } from '../scene/label.ts';
import { gloss, matte, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, lathe, outline, pull, rod, times, wrap } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Glue sticks: white ones, or purple ones that dry clear. */
export interface Glue {
  readonly sticks: number;
}

function sleeve({ color, brand }: Look & Glue, isNamed = true): Texture {
  const hex = paint(color);
  return print(Math.PI * 2 * 1.33, 6.2, (s) => {
    s.fill('#fbfaf6');
    s.fill(hex, [0, 0.66, 1, 0.34]);
    s.fill(mix(hex, '#ffffff', 0.45), [0, 0.63, 1, 0.03]);
    for (const x of [0, 0.5]) {
      if (isNamed) s.brand(brand, [x + 0.08, 0.1, 0.34, 0.16], { align: 'center' });
      s.text('Glue Stick', [x + 0.09, 0.31, 0.32, 0.26], { weight: 850, lines: 2, align: 'center' });
      if (color === 'purple') s.text('Goes on purple', [x + 0.1, 0.74, 0.3, 0.12], { align: 'center', color: inkOn(hex), lines: 2 });
    }
  });
}

const cap = (hex: string, place: Placed = {}): Group =>
  group(
    [
      lathe(
        [
          [1.36, 0],
          [1.38, 0.2],
          [1.36, 2.2],
          [1.22, 2.45],
          [0, 2.5],
        ],
        gloss(hex),
      ),
    ],
    place,
  );

/** One stick, its cap on or off. */
function stick(look: Look & Glue, label: Texture, isOpen: boolean, place: Placed = {}): Group {
  const hex = paint(look.color);
  const paste = look.color === 'purple' ? '#a98bd0' : '#fbfaf2';
  return group(
    [
      rod(1.26, 1.26, 1.1, plastic(hex), { at: [0, 0.55, 0] }),
      ...times(8, (i) =>
        box([0.12, 0.9, 0.12], plastic(hex), {
          at: [Math.cos(i * 0.785) * 1.26, 0.55, Math.sin(i * 0.785) * 1.26],
          turn: [0, -i * 0.785, 0],
          round: 0.04,
        }),
      ),
      rod(1.31, 1.31, 6.3, plastic('#fbfaf6'), { at: [0, 4.25, 0] }),
      wrap(1.33, 6.2, label, { at: [0, 4.25, 0], turn: [0, 0.36 - Math.PI / 2, 0] }),
      ...(isOpen
        ? [
            lathe(
              [
                [1.05, 7.3],
                [1.05, 8.6],
                [0.9, 8.85],
                [0, 8.95],
              ],
              matte(paste, 0.4),
            ),
            rod(1.18, 1.18, 0.3, plastic('#f1f0ea'), { at: [0, 7.5, 0] }),
          ]
        : [cap(hex, { at: [0, 7.4, 0] })]),
    ],
    place,
  );
}

/** Sticks standing in an open tray of board that says how many there are. */
function inTray(look: Look & Glue, columns: number, rows: number): Group {
  const hex = paint(look.color);
  const label = sleeve(look);
  const [w, d] = [columns * 2.8 + 0.6, rows * 2.8 + 0.6];
  const front = print(w, 4.6, (s) => {
    s.fill(hex);
    s.brand(look.brand, [0.05, 0.14, 0.5, 0.4], { color: inkOn(hex) });
    s.text('Glue Sticks', [0.05, 0.6, 0.5, 0.28], { color: inkOn(hex), weight: 600 });
    s.text(String(look.sticks), [0.68, 0.14, 0.27, 0.72], { color: inkOn(hex), weight: 900, align: 'right' });
  });
  const cheek = outline([
    [-d / 2, 0],
    [d / 2, 0],
    [d / 2, 4.6],
    [-d / 2, 8.2],
  ]);
  return group([
    printedBox([w, 4.6, 0.16], hex, { front }, { at: [0, 0, d / 2] }),
    box([w, 8.2, 0.16], paper(hex), { at: [0, 4.1, -d / 2], round: 0 }),
    ...[-1, 1].map((x) =>
      pull(cheek, 0.16, matte(mix(hex, '#000000', 0.1), 0.6), { at: [(x * w) / 2, 0, 0], turn: [0, -Math.PI / 2, 0], bevel: 0 }),
    ),
    ...times(look.sticks, (i) =>
      stick(look, label, false, {
        at: [((i % columns) - (columns - 1) / 2) * 2.8, 0.1, (Math.floor(i / columns) - (rows - 1) / 2) * 2.8],
        turn: [0, (i % 3) * 0.1, 0],
      }),
    ),
  ]);
}

/** The sticks as they are sold. */
export function glue(look: Look & Glue): Group {
  const label = sleeve(look);
  if (look.sticks === 1) return group([stick(look, label, true, { turn: [0, 0.2, 0] }), cap(paint(look.color), { at: [4, 0, 1.4] })]);
  if (look.sticks <= 4)
    return group(
      times(look.sticks, (i) =>
        stick(look, label, i === look.sticks - 1, { at: [(i - (look.sticks - 1) / 2) * 3.1, 0, i % 2], turn: [0, 0.1 * i - 0.1, 0] }),
      ),
    );
  if (look.sticks <= 12) return inTray(look, 6, 2);
  if (look.sticks <= 30) return inTray(look, 10, 3);
  const words = { brand: look.brand, title: 'Glue sticks', count: `Class pack of ${look.sticks}`, accent: paint(look.color) };
  return group([
    deskCarton([31, 12, 19], words, { at: [-2, 0, -11] }),
    ...times(3, (i) => stick(look, label, i === 2, { at: [i * 3.4 + 2, 0, 1.6 + i * 0.6] })),
  ]);
}

/** A stick that draws a stroke of paste on paper. */
function stroke(look: Look & Glue): Group {
  const paste = look.color === 'purple' ? '#b79bdc' : '#eef1f2';
  const line = outline([
    [-6, -0.9],
    [-2, -1.1],
    [3, -0.8],
    [3, 1],
    [-2, 0.8],
    [-6, 1],
  ]);
  return group([
    box([17, 0.06, 12], paper('#f2dfae'), { at: [0, 0.03, 0], round: 0 }),
    pull(line, 0.05, matte(paste, 0.25), { at: [-0.6, 0.09, 0.6], turn: [-Math.PI / 2, 0, 0.2], bevel: 0.02 }),
    group([stick(look, sleeve(look, false), true, { at: [0, -8.95, 0] })], { at: [2.6, 0.12, -0.2], turn: [Math.PI - 0.5, 0, -0.5] }),
    group([cap(paint(look.color), { turn: [0, 0, Math.PI / 2] })], { at: [7, 1.44, 4], turn: [0, 0.5, 0] }),
  ]);
}

export const glueModel = model({
  name: 'glue',
  views: {
    hero: { build: glue, turn: -18, camera: ({ sticks }: Look & Glue) => ({ pitch: sticks > 4 ? 26 : 16 }) },
    detail: {
      build: stroke,
      turn: -10,
      pitch: 32,
      zoom: 1.1,
      shows: (look: Look & Glue): Look & Glue => ({ ...look, brand: 'Clasp', sticks: 1 }),
      alt: ({ color }) => (color === 'purple' ? 'A purple stroke of glue on paper' : 'A stroke of glue on paper'),
    },
  },
  alt: ({ brand, color, sticks }) => `${brand} ${color === 'purple' ? 'purple ' : ''}glue stick${sticks === 1 ? '' : `s, ${sticks}`}`,
});
