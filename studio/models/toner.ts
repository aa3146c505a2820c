import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import { gloss, matte, metal, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, pull, rod, outline, times, topDecal } from '../scene/parts.ts';
import type { Placed } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Toner cartridges: one before its box, or the boxes of a pack. */
export interface Toner {
  /** The model number on box and cartridge; the boxes of some makes bear none. */
  readonly code: string;
  readonly count: number;
  readonly highYield: boolean;
}

const [WIDE, TALL, DEEP] = [36, 14, 12];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function tag({ color, brand, code }: Look & Toner): Texture {
  const hex = paint(color);
  return print(15, 3.4, (s) => {
    s.fill('#fbfbf9');
    s.fill(hex, [0, 0, 0.13, 1]);
    s.brand(brand, [0.17, 0.14, 0.4, 0.34]);
    s.text('Toner cartridge', [0.17, 0.58, 0.36, 0.24], { weight: 500, color: '#4a4f57' });
    s.text(code === '' ? capital(color) : code, [0.6, 0.16, 0.36, 0.68], { weight: 850, align: 'right' });
  });
}

function cartridge(look: Look & Toner, place: Placed): Group {
  const hex = paint(look.color);
  const body = plastic('#2b2d32');
  const dark = plastic('#1f2125');
  const profile = outline([
    [-4.8, 0.6],
    [-3.6, 0],
    [3.4, 0],
    [5.2, 1.2],
    [5.2, 3],
    [3.4, 5],
    [2.6, 5.8],
    [-3.2, 5.8],
    [-4.8, 4],
  ]);
  const drum = look.color === 'black' ? '#2f8f86' : '#2d7f9a';
  return group(
    [
      pull(profile, 28, body, { bevel: 0.4, turn: [0, Math.PI / 2, 0] }),
      rod(1.45, 1.45, 26.6, gloss(drum), { at: [0, 1.6, 4.7], turn: [0, 0, Math.PI / 2] }),
      box([26.6, 2.3, 0.5], dark, { at: [0, 3.7, 5.2], turn: [-0.55, 0, 0], round: 0.15 }),
      ...[-1, 1].map((side) =>
        group([
          block([1.5, 6.3, 9.8], dark, { at: [side * 14.6, 0, 0.1], round: 0.5 }),
          block([1.52, 0.9, 6], plastic(mix(hex, '#1f2125', look.color === 'black' ? 0.6 : 0.1)), {
            at: [side * 14.6, 5.6, -1],
            round: 0.3,
          }),
        ]),
      ),
      rod(1.5, 1.5, 1.2, plastic('#d9dadb'), { at: [15.6, 2.2, 1.6], turn: [0, 0, Math.PI / 2] }),
      rod(0.5, 0.5, 1.6, metal(), { at: [15.9, 2.2, 1.6], turn: [0, 0, Math.PI / 2] }),
      rod(0.9, 0.9, 1, matte('#f0efe9'), { at: [15.5, 4.3, -2.4], turn: [0, 0, Math.PI / 2] }),
      ...times(7, (i) => box([0.4, 0.5, 4], dark, { at: [9 + i * 0.7, 5.85, -0.4], round: 0.1 })),
      box([25, 0.16, 0.5], dark, { at: [0, 5.85, 2.2], round: 0.05 }),
      box([1.6, 0.06, 1], metal('#d8b25a', 0.3), { at: [-11.8, 5.84, -2.2], round: 0 }),
      decal(15, 3.4, tag(look), { at: [-1.2, 5.86, 0.1], turn: [-Math.PI / 2, 0, 0] }),
    ],
    place,
  );
}

function boxFront(look: Look & Toner): Texture {
  const { color, brand, code, highYield } = look;
  const hex = paint(color);
  return print(WIDE, TALL, (s) => {
    s.fill('#f4f4f1');
    s.fill(mix(hex, '#000000', 0.05), [0.74, 0, 0.26, 1]);
    s.fill(mix(hex, '#ffffff', 0.25), [0.715, 0, 0.014, 1]);
    s.brand(brand, [0.045, 0.12, 0.4, 0.2]);
    s.text(code === '' ? 'Toner' : code, [0.045, 0.4, 0.46, 0.3], { weight: 900 });
    s.text(code === '' ? 'Laser cartridge' : 'Toner cartridge', [0.045, 0.78, 0.4, 0.1], { weight: 500, color: '#4a4f57' });
    s.text(capital(color), [0.765, 0.7, 0.21, 0.16], { weight: 800, color: inkOn(hex), align: 'center' });
    s.ctx.globalAlpha = color === 'black' ? 0.28 : 0.4;
    s.disc('#ffffff', 0.87, 0.36, 0.25);
    s.ctx.globalAlpha = 1;
    s.disc(color === 'black' ? '#000000' : mix(hex, '#000000', 0.1), 0.87, 0.36, 0.17);
    if (!highYield) return;
    s.fill('#f8c617', [0.5, 0.14, 0.18, 0.2], 0.06);
    s.text('HIGH YIELD', [0.51, 0.18, 0.16, 0.12], { weight: 800, align: 'center' });
  });
}

function boxSide({ color, brand }: Look & Toner): Texture {
  const hex = paint(color);
  return print(DEEP, TALL, (s) => {
    s.fill(mix(hex, '#000000', 0.05));
    s.brand(brand, [0.12, 0.2, 0.76, 0.16], { color: inkOn(hex), align: 'center' });
    s.text(capital(color), [0.12, 0.66, 0.76, 0.15], { color: inkOn(hex), weight: 700, align: 'center' });
  });
}

const pack = (look: Look & Toner, place: Placed): Group => {
  const top = print(WIDE, DEEP, (s) => {
    s.fill('#f1f1ee');
    s.fill(mix(paint(look.color), '#000000', 0.05), [0.74, 0, 0.26, 1]);
    s.brand(look.brand, [0.045, 0.36, 0.5, 0.28]);
  });
  return printedBox([WIDE, TALL, DEEP], '#f1f1ee', { front: boxFront(look), right: boxSide(look), top }, place);
};

/** One cartridge lying before its box; a pack shows all its boxes. */
export function toner(look: Look & Toner): Group {
  if (look.count === 1) return group([pack(look, { at: [-1, 0, -9] }), cartridge(look, { at: [2.5, 0, 5.5], turn: [0, -0.08, 0] })]);
  return group(
    times(look.count, (i) =>
      pack(look, {
        at: [
          (i % 2) * 1.6,
          Math.floor(i / 2) * (TALL + 0.1) + (look.count === 2 ? i * (TALL + 0.1) : 0),
          look.count === 2 ? i * -0.8 : (i % 2) * -(DEEP + 1.2),
        ],
        turn: [0, i % 2 ? 0.05 : -0.02, 0],
      }),
    ),
  );
}

/** What is in the box: the cartridge's black bag, the guide and the label to send the empty one back. */
function inside(): Group {
  const guide = print(13, 18, (s) => {
    s.fill('#ffffff');
    s.text('Installation guide', [0.1, 0.08, 0.8, 0.06], { weight: 800 });
    for (const i of [0, 1, 2, 3]) {
      const [x, y] = [0.1 + (i % 2) * 0.42, 0.22 + Math.floor(i / 2) * 0.36];
      s.fill('#e4e9ec', [x, y, 0.38, 0.26], 0.02);
      s.fill('#9aa5ad', [x + 0.06, y + 0.12, 0.26, 0.06], 0.01);
      s.fill('#5c666e', [x + 0.12, y + 0.07, 0.16, 0.07], 0.01);
      s.text(String(i + 1), [x + 0.02, y + 0.01, 0.08, 0.06], { weight: 800 });
    }
  });
  const back = print(14, 9, (s) => {
    s.fill('#ffffff');
    s.fill('#17864a', [0, 0, 1, 0.2]);
    s.text('Return label', [0.06, 0.04, 0.6, 0.12], { weight: 800, color: '#ffffff' });
    s.text('Empty cartridge: postage paid', [0.06, 0.3, 0.7, 0.1], { weight: 600 });
    for (const i of [0, 1, 2]) s.fill('#c3c8ce', [0.06, 0.5 + i * 0.14, 0.5 - i * 0.08, 0.05]);
    s.fill('#e4e7ea', [0.7, 0.5, 0.24, 0.36], 0.02);
  });
  const bag = gloss('#24262b');
  return group([
    group(
      [
        box([38, 7.6, 14], bag, { at: [0, 3.9, 0], round: 3.4 }),
        box([3.4, 0.3, 14.6], bag, { at: [-20, 3.4, 0], round: 0.1 }),
        box([3.4, 0.3, 14.6], bag, { at: [20, 3.4, 0], round: 0.1 }),
        box([0.5, 0.5, 14.8], matte('#3c3f46', 0.3), { at: [-19.4, 3.4, 0], round: 0.2 }),
      ],
      { turn: [0, 0.08, 0] },
    ),
    group([box([13, 0.12, 18], paper('#f2f2ee'), { round: 0 }), topDecal(13, 18, guide, { at: [0, 0.07, 0], rough: 0.8 })], {
      at: [-9, 0.1, 17],
      turn: [0, 0.16, 0],
    }),
    group([box([14, 0.1, 9], paper('#f2f2ee'), { round: 0 }), topDecal(14, 9, back, { at: [0, 0.06, 0], rough: 0.8 })], {
      at: [9, 0.1, 15],
      turn: [0, -0.14, 0],
    }),
  ]);
}

export const tonerModel = model({
  name: 'toner',
  views: {
    hero: { build: toner, turn: -24, pitch: 30 },
    pack: {
      build: inside,
      turn: -18,
      pitch: 42,
      // Bag and papers are the same in every box.
      shows: (look): Look & Toner => ({ ...look, brand: 'Ardent', color: 'black', code: '', count: 1, highYield: false }),
      alt: () => 'In the box: the cartridge in its black bag, a guide and a label to send the empty one back',
    },
  },
  alt: ({ brand, color, code, count, highYield }) =>
    `${brand} ${code === '' ? '' : `${code} `}${highYield ? 'high-yield ' : ''}toner cartridge, ${color}${count === 1 ? '' : `, ${count} boxes`}`,
});
