import type { Group } from 'three';
import { Shape } from 'three';
import { deskCarton, sheets, writtenPage } from '../props/desk-carton.ts';
import { print } from '../scene/label.ts';
import { film, gloss, metal, plastic, rubber } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, decal, group, plate, pull, rod, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A desk stapler for full or half strips, alone or a box of six; what comes with it. */
export interface Stapler {
  readonly kind: 'full' | 'compact';
  readonly kit: 'none' | 'staples' | 'remover';
  readonly pieces: 1 | 6;
}

/** The curved upper shell seen from the side, nose to the right. */
function shell(length: number): Shape {
  const [a, b] = [-length / 2, length / 2];
  const shape = new Shape();
  shape.moveTo(a + 0.3, 0);
  shape.bezierCurveTo(a - 0.3, 0.9, a - 0.2, 2.1, a + 1.6, 2.3);
  shape.bezierCurveTo(a + length * 0.4, 2.55, b - length * 0.32, 2.35, b - 1, 1.75);
  shape.bezierCurveTo(b - 0.1, 1.45, b + 0.1, 0.6, b, -0.55);
  shape.lineTo(b - 1.5, -0.55).bezierCurveTo(b - 1.7, 0, b - 2, 0, b - 2.4, 0);
  return shape;
}

/** The metal channel with the strip of staples in it. */
const magazine = (length: number): Group =>
  group([
    box([length - 1.6, 0.85, 1.7], metal('#c9ced3', 0.25), { at: [0.5, -0.45, 0], round: 0.1 }),
    box([length - 2.6, 0.12, 1.2], metal('#8f959c', 0.35), { at: [0.4, -0.9, 0], round: 0.03 }),
    box([0.35, 1, 1.74], metal('#e4e7ea', 0.18), { at: [length / 2 - 0.35, -0.5, 0], round: 0.08 }),
  ]);

function staplerOf({ color, brand, kind }: Look & Stapler, place: Placed = {}): Group {
  const length = kind === 'full' ? 17.5 : 11.5;
  const hex = paint(color);
  const dark = mix(hex, '#111214', color === 'silver' ? 0.7 : 0.6);
  const skin = color === 'silver' ? metal('#c9cdd2', 0.38) : gloss(hex);
  const name = print(6, 1, (s) => {
    s.brand(brand, [0.02, 0.08, 0.96, 0.84], { color: inkOn(hex) });
  });
  const wide = kind === 'full' ? 5.6 : 4.2;
  const upper = group(
    [
      pull(shell(length), 3.1, skin, { bevel: 0.55 }),
      magazine(length),
      box([length * 0.5, 0.14, 3.16], plastic(dark), { at: [-length * 0.14, 0.28, 0], round: 0.05 }),
      decal(wide, wide / 6, name, { at: [-length * 0.1, 1.2, 1.57], material: film(name) }),
    ],
    { at: [0, 3.2, 0], turn: [0, 0, 0.1] },
  );
  return group(
    [
      plate([length + 0.4, 0.5, 3.9], 1.4, rubber('#1b1c1f'), { bevel: 0.15 }),
      plate([length + 0.2, 0.9, 3.7], 1.3, plastic(dark), { at: [0, 0.35, 0], bevel: 0.3 }),
      block([length - 1.4, 0.16, 1.6], metal('#b9bec4', 0.3), { at: [0.3, 1.16, 0], round: 0.05 }),
      plate([2.2, 0.2, 2.1], 0.3, metal('#e6e9ec', 0.18), { at: [length / 2 - 1.1, 1.24, 0] }),
      box([0.9, 0.06, 0.14], metal('#8a9097', 0.3), { at: [length / 2 - 0.9, 1.45, 0.3], round: 0.02 }),
      box([0.9, 0.06, 0.14], metal('#8a9097', 0.3), { at: [length / 2 - 0.9, 1.45, -0.3], round: 0.02 }),
      block([2.5, 2.5, 2.7], plastic(dark), { at: [-length / 2 + 1.6, 0.9, 0], round: 0.5 }),
      rod(0.36, 0.36, 3.5, metal(), { at: [-length / 2 + 1.5, 2.5, 0], turn: [Math.PI / 2, 0, 0] }),
      upper,
    ],
    place,
  );
}

/** One stapler with its mouth open, or the carton of six with one before it. */
export function stapler(look: Look & Stapler): Group {
  if (look.pieces === 1) return staplerOf(look);
  const accent = look.color === 'silver' ? '#6b737c' : paint(look.color);
  return group([
    deskCarton([23, 15, 17], { brand: look.brand, title: 'Desktop staplers', count: '6 staplers', accent }, { at: [-3, 0, -10] }),
    staplerOf(look, { at: [5, 0, 8.5], turn: [0, 0.2, 0] }),
  ]);
}

const strip = (place: Placed): Group =>
  group(
    [
      box([9.5, 0.06, 1.25], metal('#c3c8ce', 0.25), { at: [0, 0.63, 0], round: 0.02 }),
      ...[-1, 1].map((side) => box([9.5, 0.62, 0.06], metal('#aeb4bb', 0.3), { at: [0, 0.32, side * 0.6], round: 0.02 })),
      ...times(24, (i) => box([0.03, 0.07, 1.27], metal('#70767d', 0.4), { at: [(i - 11.5) * 0.39, 0.635, 0], round: 0 })),
    ],
    place,
  );

const remover = (): Group =>
  group(
    [-1, 1].map((side) =>
      group(
        [
          plate([4.6, 0.7, 2.4], 1, plastic('#1d1e21'), { bevel: 0.25 }),
          ...[-0.8, 0.8].map((z) => box([2.6, 0.5, 0.12], metal('#cfd4d8', 0.2), { at: [2.5, 0.1, z], turn: [0, 0, -0.35], round: 0.03 })),
          box([0.9, 0.1, 1.5], metal('#cfd4d8', 0.2), { at: [3.5, -0.3, 0], turn: [0, 0, -0.9], round: 0.02 }),
        ],
        { at: [0, 1.5 + side * 0.7, 0], turn: [side > 0 ? 0 : Math.PI, 0, side * 0.22] },
      ),
    ),
  );

/** Stapled sheets, and what comes with the stapler. */
function kitOf({ kit }: Look & Stapler): Group {
  const label = print(9.6, 3.6, (s) => {
    s.fill('#f2b632');
    s.fill('#22304f', [0, 0, 0.3, 1]);
    s.text('STAPLES', [0.35, 0.14, 0.6, 0.36], { weight: 900 });
    s.text('1,250 · 1/4 in', [0.35, 0.58, 0.6, 0.22], { weight: 500 });
    for (const y of [0.28, 0.5, 0.72]) s.fill('#cfd4d8', [0.06, y, 0.18, 0.07]);
  });
  const papers = times(5, (i) => sheets([17, 0.05, 13], { at: [0, i * 0.055, 0], turn: [0, (i - 2) * 0.006, 0] }));
  const stitch = box([1.25, 0.08, 0.09], metal('#9aa0a7', 0.25), { at: [-7.1, 0.31, -5.1], turn: [0, 0.78, 0], round: 0.03 });
  const things = {
    none: [strip({ at: [0, 0.3, 3] }), strip({ at: [1, 0.3, 5.4], turn: [0, 0.2, 0] })],
    staples: [
      printedBox([9.6, 3.6, 4], '#f2b632', { front: label }, { at: [1, 0.3, -0.5], turn: [0, -0.15, 0] }),
      strip({ at: [0.4, 0.3, 4.4], turn: [0, 0.16, 0] }),
    ],
    remover: [group([remover()], { at: [1, 0.9, 1.5], turn: [0, 0.5, 0] })],
  }[kit];
  return group([...papers, writtenPage(17, 13, [0, 0.28, 0]), stitch, ...things]);
}

const kits = { none: 'staples in strips', staples: 'the box of staples', remover: 'the staple remover' } as const;

export const staplerModel = model({
  name: 'stapler',
  views: {
    hero: {
      build: stapler,
      turn: -38,
      pitch: 24,
      // A carton does not tell one stapler from another.
      shows: (look: Look & Stapler): Look & Stapler => ({ ...look, kit: 'none', kind: look.pieces === 1 ? look.kind : 'full' }),
    },
    pack: {
      build: kitOf,
      pitch: 40,
      zoom: 1.25,
      shows: (look: Look & Stapler): Look & Stapler => ({ ...look, color: 'black', brand: 'Foolscap', kind: 'full', pieces: 1 }),
      alt: ({ kit }) => `Stapled sheets and ${kits[kit]}`,
    },
  },
  alt: ({ brand, color, kind, pieces }) =>
    `${brand} ${kind === 'compact' ? 'compact' : 'desktop'} stapler, ${color}${pieces === 1 ? '' : ', carton of 6'}`,
});
