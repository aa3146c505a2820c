import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { film, gloss, matte, metal, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, decal, group, pull, rod, rounded, times, topDecal, wire } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A first-aid case of plastic or of steel. */
export interface FirstAid {
  readonly steel: boolean;
}

type Spec = Look & FirstAid;

const inkOf = ({ color }: Look): string => (color === 'white' ? '#cf1f2e' : inkOn(paint(color)));

function face(spec: Spec, width: number, height: number): ReturnType<typeof print> {
  return print(width, height, (s) => {
    s.disc(color(spec), 0.25, 0.47, 0.31);
    drawEmblem(s, 'cross', { x: 0.25, y: 0.47, size: 0.38, color: paint(spec.color) });
    s.text('FIRST AID', [0.515, 0.25, 0.46, 0.22], { weight: 900, color: inkOf(spec) });
    s.text('KIT', [0.515, 0.47, 0.3, 0.22], { weight: 900, color: inkOf(spec) });
    s.brand(spec.brand, [0.515, 0.8, 0.4, 0.11], { color: inkOf(spec) });
  });
}

const color = (spec: Look): string => inkOf(spec);

/** The case, standing, handle up. */
export function firstAid(spec: Spec): Group {
  const hex = paint(spec.color);
  const print = face(spec, 26, 18);
  const label = decal(25, 17.4, print, { at: [0, 10.2, 4.56], material: film(print) });
  const dark = plastic(spec.color === 'white' ? '#cfd2d4' : mix(hex, '#000000', 0.25));
  if (spec.steel) {
    const coat = matte(hex, 0.28);
    const chrome = metal('#c9ced3', 0.25);
    return group([
      box([30, 21, 4.3], coat, { at: [0, 10.5, -2.3], round: 0.35 }),
      box([30.4, 21.4, 4.3], coat, { at: [0, 10.7, 2.2], round: 0.35 }),
      box([30.1, 21.1, 0.3], matte(mix(hex, '#000000', 0.35), 0.5), { at: [0, 10.6, -0.05], round: 0.1 }),
      ...[-1, 1].map((side) => box([2.2, 2.6, 0.8], chrome, { at: [side * 9.4, 21, 2.6], round: 0.2 })),
      ...[-1, 1].map((side) => box([0.5, 5, 1.6], chrome, { at: [-15.3, 10.6 + side * 5.6, 0], round: 0.15 })),
      wire(
        [
          [-4.6, 21.4, 1.2],
          [-4.4, 23.6, 1.2],
          [4.4, 23.6, 1.2],
          [4.6, 21.4, 1.2],
        ],
        0.42,
        chrome,
        { tension: 0.1 },
      ),
      label,
    ]);
  }
  return group([
    pull(rounded(29, 21, 2.6), 9, gloss(hex), { at: [0, 10.6, 0], bevel: 1 }),
    pull(rounded(29.5, 21.5, 2.8), 0.7, dark, { at: [0, 10.7, 0], bevel: 0.1 }),
    ...[-1, 1].map((side) => box([3.2, 3.4, 2.6], dark, { at: [side * 9.6, 20.4, 2.6], round: 0.4 })),
    wire(
      [
        [-5.6, 20.6, 0],
        [-5.4, 23.2, 0],
        [-3.6, 24.2, 0],
        [3.6, 24.2, 0],
        [5.4, 23.2, 0],
        [5.6, 20.6, 0],
      ],
      0.85,
      dark,
      { tension: 0.2 },
    ),
    label,
    ...[-1, 1].map((side) => block([4, 0.5, 7], dark, { at: [side * 10, 0, 0], round: 0.2 })),
  ]);
}

/** A small printed carton of the kit. */
function pack(size: Triple, hex: string, title: string, at: Triple): Group {
  const top = print(size[0], size[2], (s) => {
    s.fill('#fdfdfb');
    s.fill(hex, [0, 0, 1, 0.3]);
    drawEmblem(s, 'cross', { x: 0.14, y: 0.15, size: 0.2, color: '#ffffff' });
    s.text(title, [0.08, 0.4, 0.84, 0.5], { weight: 800, lines: 2, color: '#23282e' });
  });
  return printedBox(size, '#f4f4f1', { top, front: sideOf(size, hex) }, { at });
}

const sideOf = ([w, h]: Triple, hex: string): ReturnType<typeof print> => print(w, h, (s) => s.fill(hex));

/** The open case with what is in it. */
function contents(spec: Spec): Group {
  const hex = paint(spec.color);
  const shell = spec.steel ? matte(hex, 0.3) : gloss(hex);
  const tray = (h: number): Group =>
    group([
      block([30, 0.6, 21], shell, { round: 0.2 }),
      ...[-1, 1].map((side) => block([0.6, h, 21], shell, { at: [side * 14.7, 0, 0], round: 0.2 })),
      ...[-1, 1].map((side) => block([30, h, 0.6], shell, { at: [0, 0, side * 10.2], round: 0.2 })),
    ]);
  const lid = group([tray(3.4)], { at: [0, 11.4, -11.9], turn: [Math.PI / 2 - 0.24, 0, 0] });
  const roll = (x: number, z: number, r: number, h: number): Group =>
    group([
      rod(r, r, h, matte('#f7f5ee', 0.95), { at: [x, 0.6 + h / 2, z] }),
      rod(r * 0.3, r * 0.3, 0.05, paper('#d9d5c8'), { at: [x, 0.62 + h, z] }),
    ]);
  const card = print(20, 12, (s) => {
    s.fill('#fdfdfb', [0, 0, 1, 1], 0.04);
    s.fill('#cf1f2e', [0, 0, 1, 0.22]);
    s.text('First Aid Guide', [0.06, 0.05, 0.88, 0.12], { weight: 800, color: '#ffffff' });
    for (const i of [0, 1, 2, 3, 4]) s.fill('#c5cacf', [0.06, 0.32 + i * 0.12, i % 2 ? 0.7 : 0.86, 0.04]);
  });
  return group([
    tray(6),
    lid,
    group([topDecal(20, 12, card)], { at: [0, 11.9, -10.7], turn: [Math.PI / 2 - 0.24, 0, 0] }),
    pack([9, 3.6, 6], '#cf1f2e', 'Adhesive Bandages', [-9.4, 0.6, -6.4]),
    pack([8, 4, 6], '#1b55c9', 'Gauze Pads', [0, 0.6, -6.4]),
    pack([8.6, 3.2, 6], '#17864a', 'Antiseptic Wipes', [9.4, 0.6, -6.4]),
    pack([7, 3, 5.4], '#ee6f1f', 'Burn Gel', [-10.4, 0.6, 0.4]),
    pack([6.4, 2.8, 5.4], '#0b8e95', 'Cold Pack', [10.6, 0.6, 0.4]),
    ...times(3, (i) => roll(-4.4 + i * 4.4, 0.2, 1.9, 4)),
    pack([8.4, 2.6, 5.2], '#6b3fa6', 'Triangular Bandage', [-9.6, 0.6, 6.6]),
    roll(-2.4, 6.4, 2.4, 2.4),
    wire(
      [
        [2, 1.4, 8.6],
        [6, 1.6, 6.6],
        [11, 1.4, 4.6],
      ],
      0.32,
      metal('#c9ced3', 0.3),
    ),
    wire(
      [
        [2, 1.4, 5],
        [6, 1.6, 6.8],
        [11.4, 1.4, 8.6],
      ],
      0.32,
      metal('#c9ced3', 0.3),
    ),
    ...[
      [1.6, 8.8],
      [1.6, 4.8],
    ].map(([x = 0, z = 0]) =>
      group([
        wire(
          [
            [x - 1.6, 1.3, z],
            [x, 1.3, z + 1.2],
            [x + 1.2, 1.3, z],
            [x, 1.3, z - 1.2],
          ],
          0.36,
          plastic('#cf1f2e'),
          { closed: true },
        ),
      ]),
    ),
  ]);
}

export const firstAidModel = model({
  name: 'first-aid',
  views: {
    hero: { build: firstAid, turn: -24, pitch: 14 },
    pack: {
      build: contents,
      turn: -12,
      pitch: 44,
      // What lies in it is the same whatever brand and make of case.
      shows: (look): Spec => ({ ...look, color: 'white', brand: 'Medley', steel: false }),
      alt: () => 'The kit open: bandages, gauze, wipes, burn gel, tape and scissors',
    },
  },
  alt: ({ brand, color, steel }) => `${brand} first-aid kit, ${color} ${steel ? 'metal' : 'plastic'} case`,
});
