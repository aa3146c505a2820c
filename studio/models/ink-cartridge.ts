import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import type { Sheet } from '../scene/label.ts';
import { gloss, matte, metal, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { block, box, decal, group, outline, pull, times, topDecal } from '../scene/parts.ts';
import type { Placed } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Ink cartridges before their box; multicolor: three inks in one cartridge. */
export interface InkCartridge {
  /** The model number on box and cartridge; the boxes of some makes bear none. */
  readonly code: string;
  readonly count: number;
}

const TRI: readonly Tone[] = ['cyan', 'magenta', 'yellow'];
const inksOf = (color: Tone): readonly Tone[] => (color === 'multicolor' ? TRI : [color]);
const nameOf = (color: Tone): string => (color === 'multicolor' ? 'Tri-color' : color.charAt(0).toUpperCase() + color.slice(1));

/** Stripes of the inks over an area of a label. */
function stripes(s: Sheet, color: Tone, [x, y, w, h]: readonly [number, number, number, number]): void {
  const inks = inksOf(color);
  for (const [i, tone] of inks.entries()) s.fill(paint(tone), [x + (w / inks.length) * i, y, w / inks.length + 0.002, h]);
}

/** A single ink: a tall tank with a spring arm and a chip. */
function tank({ color, brand, code }: Look & InkCartridge): Group {
  const hex = paint(color);
  const label = print(5.6, 4.2, (s) => {
    s.fill(hex);
    s.brand(brand, [0.08, 0.1, 0.7, 0.2], { color: inkOn(hex) });
    s.text(code === '' ? nameOf(color) : code, [0.08, 0.4, 0.84, 0.34], { weight: 900, color: inkOn(hex) });
    s.text(code === '' ? 'ink' : nameOf(color), [0.08, 0.8, 0.6, 0.13], { weight: 600, color: inkOn(hex) });
  });
  const body = plastic(color === 'black' ? '#2a2c30' : '#34373c');
  return group(
    [
      pull(
        outline([
          [-3.6, 0],
          [3.2, 0],
          [3.2, 4.9],
          [2.6, 5.5],
          [-3, 5.5],
          [-3.6, 4.8],
        ]),
        2.1,
        body,
        { bevel: 0.18 },
      ),
      pull(
        outline([
          [-3.5, 3.8],
          [-4.5, 5.6],
          [-4.2, 5.8],
          [-3.3, 4.6],
        ]),
        1.4,
        plastic(mix(hex, '#2a2c30', 0.25)),
        { bevel: 0.08 },
      ),
      block([5.4, 0.24, 1.9], gloss(mix(hex, '#ffffff', 0.06)), { at: [-0.2, 5.46, 0], round: 0.1 }),
      block([1.7, 0.5, 1.2], plastic('#e9e6dc'), { at: [1.2, -0.42, 0], round: 0.15 }),
      decal(5.6, 4.2, label, { at: [-0.15, 2.7, 1.07] }),
      box([0.05, 1.5, 1.3], metal('#d8b25a', 0.3), { at: [3.24, 1.4, 0], round: 0 }),
      box([1.7, 0.1, 3.1], gloss('#f0a01e'), { at: [1.2, -0.5, 0.7], round: 0.03 }),
    ],
    { at: [0, 0.56, 0] },
  );
}

/** Three inks in one body with its print head. */
function triple({ color, brand, code }: Look & InkCartridge): Group {
  const label = print(4.4, 3, (s) => {
    s.fill('#f6f6f3');
    s.brand(brand, [0.08, 0.1, 0.6, 0.22]);
    s.text(code === '' ? 'Tri-color' : code, [0.08, 0.38, 0.84, 0.34], { weight: 900 });
    stripes(s, color, [0, 0.8, 1, 0.2]);
  });
  const lid = print(4.4, 4.2, (s) => {
    s.fill('#f6f6f3');
    stripes(s, color, [0, 0.34, 1, 0.66]);
    s.brand(brand, [0.1, 0.08, 0.8, 0.18]);
  });
  const body = plastic('#2a2c30');
  return group([
    block([4.8, 4.4, 5.2], body, { at: [0, 1.1, 0], round: 0.25 }),
    block([3.6, 1.2, 4], plastic('#1f2125'), { at: [0, 0, -0.3], round: 0.1 }),
    block([5, 0.5, 5.4], plastic('#34373c'), { at: [0, 5.3, 0], round: 0.2 }),
    topDecal(4.4, 4.4, lid, { at: [0, 5.82, 0], rough: 0.4 }),
    decal(4.4, 3, label, { at: [0, 3.4, 2.62] }),
    box([2.6, 0.9, 0.05], metal('#d8b25a', 0.3), { at: [0, 1.5, 2.63], round: 0 }),
    ...times(6, (i) => box([0.06, 0.9, 0.02], matte('#7d6428'), { at: [-1 + i * 0.4, 1.5, 2.67], round: 0 })),
  ]);
}

const cartridge = (look: Look & InkCartridge, place: Placed): Group =>
  group([look.color === 'multicolor' ? triple(look) : tank(look)], place);

function boxFront(look: Look & InkCartridge, w: number, h: number): Texture {
  const { color, brand, code, count } = look;
  return print(w, h, (s) => {
    s.fill('#fbfbf9');
    s.fill('#e7e9ea', [0.36, 0.035, 0.28, 0.03], 0.015);
    s.brand(brand, [0.09, 0.11, 0.6, 0.085]);
    s.text(code === '' ? 'Ink' : code, [0.09, 0.205, 0.6, 0.14], { weight: 900 });
    s.text(code === '' ? nameOf(color) : `${nameOf(color)} ink`, [0.09, 0.355, 0.8, 0.062], { weight: 700, color: '#3b4047' });
    if (count > 1) {
      s.fill('#1d1e21', [0.72, 0.1, 0.28, 0.11]);
      s.text(`${count}-pack`, [0.74, 0.122, 0.24, 0.066], { weight: 800, align: 'center', color: '#ffffff' });
    }
    stripes(s, color, [0, 0.44, 1, 0.56]);
    const inks = inksOf(color);
    for (const [i, tone] of inks.entries()) {
      const x = 0.5 + (i - (inks.length - 1) / 2) * 0.3;
      s.ctx.globalAlpha = 0.35;
      s.disc('#ffffff', x, 0.65, inks.length > 1 ? 0.13 : 0.21);
      s.ctx.globalAlpha = 1;
      s.disc(mix(paint(tone), '#000000', 0.12), x, 0.65, inks.length > 1 ? 0.09 : 0.15);
    }
  });
}

/** The cartridges of the pack before their box. */
export function inkCartridge(look: Look & InkCartridge): Group {
  const { color, count, brand } = look;
  const isTriple = color === 'multicolor';
  const [w, h, d] = count === 1 ? [11, 14.5, 4] : [14 + (count - 2) * 2, 14.5, 5.4];
  const edge = print(d, h, (s) => {
    s.fill('#f1f1ee');
    stripes(s, color, [0, 0.44, 1, 0.56]);
    s.brand(brand, [0.1, 0.12, 0.8, 0.07], { align: 'center' });
  });
  const step = isTriple ? 5.9 : 3.1;
  return group([
    printedBox([w, h, d], '#f4f4f1', { front: boxFront(look, w, h), right: edge }, { at: [0, 0, -1], rough: 0.35 }),
    ...times(count, (i) =>
      cartridge(look, {
        at: [
          isTriple ? 6 + (i - (count - 1) / 2) * step : 6.4 + i * 0.9 - count * 0.4,
          0,
          (isTriple ? 6.4 : 5 + (count - i) * step * 0.9) + (isTriple ? i * 0.8 : 0),
        ],
        turn: [0, isTriple ? 0.12 : 0.3, 0],
      }),
    ),
  ]);
}

/** What is in the box: the sealed pouch and the leaflet. */
function inside(): Group {
  const leaflet = print(10, 14, (s) => {
    s.fill('#ffffff');
    s.text('How to install', [0.1, 0.07, 0.8, 0.07], { weight: 800 });
    for (const i of [0, 1, 2]) {
      s.fill('#e4e9ec', [0.1, 0.2 + i * 0.26, 0.8, 0.22], 0.02);
      s.text(String(i + 1), [0.13, 0.23 + i * 0.26, 0.1, 0.08], { weight: 800 });
      s.fill('#5c666e', [0.36, 0.25 + i * 0.26, 0.3, 0.1], 0.01);
      s.fill('#9aa5ad', [0.3 + i * 0.05, 0.34 + i * 0.26, 0.42, 0.03]);
    }
  });
  const foil = metal('#c9ced3', 0.34);
  return group([
    group(
      [
        box([9.5, 3.2, 8.4], foil, { at: [0, 1.7, 0], round: 1.5 }),
        ...[-1, 1].map((side) => box([2, 0.16, 9], foil, { at: [side * 5.4, 1.5, 0], round: 0.05 })),
        ...[-1, 1].map((side) =>
          group(times(3, (i) => box([0.12, 0.2, 9], metal('#aab0b6', 0.4), { at: [side * (5 + i * 0.4), 1.5, 0], round: 0 }))),
        ),
      ],
      { turn: [0, -0.12, 0] },
    ),
    group([box([10, 0.1, 14], paper('#f1f1ee'), { round: 0 }), topDecal(10, 14, leaflet, { at: [0, 0.06, 0], rough: 0.8 })], {
      at: [-9.4, 0.08, 5.6],
      turn: [0, 0.22, 0],
    }),
  ]);
}

export const inkCartridgeModel = model({
  name: 'ink-cartridge',
  views: {
    hero: { build: inkCartridge, turn: -26, pitch: 20 },
    pack: {
      build: inside,
      turn: -14,
      pitch: 40,
      // Every cartridge comes in the same silver pouch.
      shows: (look): Look & InkCartridge => ({ ...look, brand: 'Ardent', color: 'black', code: '', count: 1 }),
      alt: () => 'In the box: a cartridge in its silver pouch and a leaflet',
    },
  },
  alt: ({ brand, code, color, count }) =>
    `${brand} ${code === '' ? '' : `${code} `}ink, ${nameOf(color).toLowerCase()}, ${count === 1 ? 'one cartridge' : `${count} cartridges`} and the box`,
});
