import type { Group, Object3D } from 'three';
import { letterPage } from '../props/printed-pages.ts';
import { print } from '../scene/label.ts';
import type { Texture } from 'three';
import { film, glow, matte, paper, plastic, rubber, screen } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, decal, group, outline, plate, pull, rod, rounded, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A laser printer; `scanner` makes it an all-in-one with a document feeder. */
export interface Printer {
  readonly scanner: boolean;
}

const [WIDE, DEEP] = [38, 38];
const SIDE: Triple = [0, -Math.PI / 2, 0];

interface Paints {
  readonly shell: string;
  readonly trim: string;
  readonly deep: string;
}

const paintsOf = (color: Look['color']): Paints => {
  const hex = paint(color);
  return inkOn(hex) === '#ffffff'
    ? { shell: hex, trim: mix(hex, '#0c0d0f', 0.5), deep: '#101113' }
    : { shell: '#eceded', trim: '#3d4147', deep: '#17181b' };
};

/** An outline of the side, [depth, height], drawn out over a width. */
const slab = (points: readonly (readonly [number, number])[], width: number, x: number, hex: string, bevel = 0.5): Object3D =>
  pull(outline(points), width, plastic(hex), { at: [x, 0, 0], turn: SIDE, bevel });

/** A page that comes out of the slot and hangs over the edge a little. */
function page(texture: Texture, at: Triple, tilt: number): Group {
  return group(
    [
      box([21.6, 0.06, 24], paper('#ffffff'), { round: 0 }),
      decal(21.5, 23.8, texture, { at: [0, 0.045, 0], turn: [-Math.PI / 2, 0, 0], rough: 0.9 }),
    ],
    { at, turn: [tilt, 0, 0] },
  );
}

function badge(brand: Look['brand'], hex: string): Texture {
  return print(10, 2, (s) => s.brand(brand, [0.01, 0.1, 0.98, 0.8], { color: inkOn(hex) === '#ffffff' ? '#ffffff' : '#2b2e33' }));
}

/** The tray for paper with its grip and a window that shows how much is left. */
function cassette({ shell, trim, deep }: Paints): Object3D[] {
  const z = DEEP / 2;
  return [
    block([WIDE - 0.6, 6.6, DEEP - 1], plastic(shell), { at: [0, 0.6, -0.2], round: 0.7 }),
    box([WIDE + 0.02, 0.28, DEEP + 0.02], matte(deep, 0.9), { at: [0, 7.3, 0], round: 0.05 }),
    box([13, 2.2, 0.7], matte(deep, 0.9), { at: [0, 4.7, z - 0.82], round: 0.3 }),
    box([13.4, 1, 0.9], plastic(trim), { at: [0, 6, z - 0.6], round: 0.3 }),
    box([0.9, 3.4, 0.3], matte(deep, 0.5), { at: [WIDE * 0.4, 3.8, z - 0.75], round: 0.1 }),
    box([0.5, 1.9, 0.34], matte('#f4f4f2', 0.6), { at: [WIDE * 0.4, 3.2, z - 0.73], round: 0.05 }),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((f) => block([4, 0.8, 4], rubber('#17181b'), { at: [x * (WIDE / 2 - 4), 0, f * (DEEP / 2 - 4)], round: 0.2 })),
    ),
  ];
}

/** Slots for the fan's air in the right side. */
const vents = (x: number, y: number, deep: string): Object3D[] =>
  times(9, (i) => box([0.12, 3.4, 0.42], matte(deep, 0.9), { at: [x, y, -9 + i * 1.05], turn: [0.25, 0, 0], round: 0.05 }));

function single({ color, brand }: Look & Printer): Group {
  const paints = paintsOf(color);
  const { shell, trim, deep } = paints;
  const [f, b, top] = [DEEP / 2, -DEEP / 2, 22.5];
  const cheek: readonly (readonly [number, number])[] = [
    [f, 7.4],
    [f, top - 4.2],
    [f - 0.9, top - 3],
    [f - 5, top - 1.2],
    [f - 12, top],
    [b + 2, top],
    [b, top - 2],
    [b, 7.4],
  ];
  const bed: readonly (readonly [number, number])[] = [
    [f, 7.4],
    [f, top - 4.2],
    [f - 0.9, top - 3.1],
    [f - 3, top - 2.9],
    [b + 10, top - 6.6],
    [b + 9.4, top - 2],
    [b + 8, top],
    [b + 2, top],
    [b, top - 2],
    [b, 7.4],
  ];
  const logo = badge(brand, shell);
  const keys = print(7, 5.4, (s) => {
    s.fill('#1b1d21', [0, 0, 1, 1], 0.12);
    s.fill('#b9d0bd', [0.1, 0.12, 0.8, 0.34], 0.03);
    s.text('Ready', [0.15, 0.17, 0.6, 0.12], { weight: 600, color: '#1f2b22' });
    s.text('Tray 1  Letter', [0.15, 0.31, 0.7, 0.1], { weight: 500, color: '#3b4a3f' });
    for (let i = 0; i < 4; i += 1) s.fill('#4a4f56', [0.1 + i * 0.205, 0.6, 0.17, 0.13], 0.03);
    s.disc('#35c46a', 0.18, 0.86, 0.06);
    s.disc('#e05a3a', 0.5, 0.86, 0.06);
    s.disc('#4a4f56', 0.82, 0.86, 0.06);
  });
  return group([
    ...cassette(paints),
    slab(cheek, 4.6, -WIDE / 2 + 2.3, shell),
    slab(cheek, 9, WIDE / 2 - 4.5, shell),
    slab(bed, WIDE - 13.4, -2.2, mix(shell, trim, shell === '#eceded' ? 0.1 : 0.35), 0.25),
    box([WIDE - 14.2, 2.6, 1], matte(deep, 0.9), { at: [-2.2, top - 4.3, b + 9.7], turn: [0.15, 0, 0], round: 0.1 }),
    page(letterPage(21.6, 24), [-2.2, top - 3.6, 1.6], 0.13),
    // The door of the toner behind the front, and the line of its upper edge.
    box([WIDE - 1.2, 9, 0.5], plastic(shell), { at: [0, 12.4, f + 0.05], round: 0.25 }),
    box([WIDE - 2, 0.2, 0.3], matte(deep, 0.9), { at: [0, 17.1, f + 0.02], round: 0.02 }),
    box([17, 1, 0.5], plastic(trim), { at: [0, 8.4, f + 0.18], round: 0.2 }),
    decal(10, 2, logo, { at: [-WIDE * 0.31, 13.6, f + 0.33], material: film(logo) }),
    group([decal(7, 5.4, keys, { material: film(keys, 0.3) })], {
      at: [WIDE / 2 - 4.5, top - 1.55, f - 4.6],
      turn: [-Math.PI / 2 + 0.33, 0, 0],
    }),
    rod(0.5, 0.5, 0.2, glow('#3fb4ff'), { at: [WIDE / 2 - 3, 19.7, f - 0.4], turn: [1.1, 0, 0] }),
    ...vents(WIDE / 2 + 0.02, 13, deep),
  ]);
}

/** The lid with the feeder for originals. */
function feeder({ shell, trim, deep }: Paints, y: number): Object3D[] {
  return [
    block([WIDE + 1.6, 3.6, DEEP - 1], plastic(shell), { at: [0, y, -0.6], round: 0.8 }),
    box([WIDE + 1.7, 0.25, DEEP - 0.9], matte(deep, 0.9), { at: [0, y + 3.7, -0.6], round: 0.04 }),
    block([WIDE + 1.2, 3, DEEP - 1.6], plastic(shell), { at: [0, y + 3.7, -0.8], round: 0.9 }),
    plate([WIDE * 0.6, 0.4, 25], 1, matte(trim, 0.6), { at: [4.2, y + 6.6, -2], bevel: 0.15 }),
    block([13, 6.6, 27], plastic(shell), { at: [-WIDE / 2 + 6, y + 5.6, -3], round: 1.7 }),
    box([0.3, 1.2, 22.4], matte(deep, 0.9), { at: [-WIDE / 2 + 12.45, y + 10, -3], round: 0.05 }),
    group([plate([17, 0.5, 24], 1, plastic(trim), { bevel: 0.15 })], { at: [6.6, y + 9, -3], turn: [0, 0, 0.2] }),
    group(
      [times(3, (i) => box([24, 0.05, 21.6], paper(i === 2 ? '#ffffff' : '#f0f0ec'), { at: [i * 0.2, i * 0.07, 0], round: 0 }))].flat(),
      {
        at: [3.4, y + 9.4, -3],
        turn: [0, 0, 0.2],
      },
    ),
    ...[-1, 1].map((z) => block([7, 1, 0.5], plastic(trim), { at: [6, y + 9.6, -3 + z * 11.2], round: 0.1 })),
  ];
}

function allInOne({ color, brand }: Look & Printer): Group {
  const paints = paintsOf(color);
  const { shell, trim, deep } = paints;
  const f = DEEP / 2;
  const logo = badge(brand, shell);
  const panel = print(11, 6.4, (s) => {
    s.fill('#0f2036');
    s.text('Home', [0.06, 0.06, 0.4, 0.12], { color: '#ffffff', weight: 600 });
    for (const [i, word] of ['Copy', 'Scan', 'Print', 'Apps', 'Jobs', 'Setup'].entries()) {
      const [x, y] = [0.06 + (i % 3) * 0.31, 0.26 + Math.floor(i / 3) * 0.36];
      s.fill(['#2f7fe0', '#1f9e6a', '#e08a1e', '#7a54c7', '#1593a5', '#5c6773'][i] ?? '#2f7fe0', [x, y, 0.27, 0.31], 0.05);
      s.text(word, [x + 0.03, y + 0.1, 0.21, 0.11], { color: '#ffffff', weight: 600, align: 'center' });
    }
  });
  return group([
    ...cassette(paints),
    block([WIDE, 12.6, DEEP], plastic(shell), { at: [0, 7.4, 0], round: 0.8 }),
    box([WIDE - 5, 8.4, 0.5], plastic(mix(shell, '#000000', 0.04)), { at: [0, 12.6, f + 0.02], round: 0.25 }),
    box([17, 1, 0.5], plastic(trim), { at: [0, 8.7, f + 0.2], round: 0.2 }),
    // The page comes out between engine and scanner.
    block([WIDE - 2, 8, DEEP * 0.4], matte(deep, 0.8), { at: [0, 19.6, -DEEP * 0.28], round: 0.3 }),
    block([5.6, 8.2, DEEP - 1.4], plastic(shell), { at: [WIDE / 2 - 2.8, 19.4, -0.5], round: 0.6 }),
    block([1.4, 8.2, DEEP - 12], plastic(shell), { at: [-WIDE / 2 + 0.9, 19.4, -5.4], round: 0.4 }),
    plate([WIDE - 6, 0.6, DEEP - 3], 1, matte(trim, 0.6), { at: [-2.4, 19.7, 0.4], bevel: 0.15 }),
    page(letterPage(21.6, 24), [-3.2, 21.9, 5.2], 0.1),
    block([WIDE + 1.2, 4.4, DEEP - 0.4], plastic(shell), { at: [0, 27.3, -0.4], round: 0.9 }),
    ...feeder(paints, 31.8),
    decal(10, 2, logo, { at: [-WIDE * 0.3, 13.4, f + 0.3], material: film(logo) }),
    group(
      [
        pull(rounded(17, 8.4, 0.9), 1.6, plastic(trim), { bevel: 0.35 }),
        pull(rounded(16.4, 7.8, 0.7), 0.2, matte('#0d0e10', 0.25), { at: [0, 0, 0.76], bevel: 0.05 }),
        decal(11, 6.4, panel, { at: [-1.8, 0, 0.88], material: screen(panel) }),
        ...times(3, (i) =>
          rod(0.75, 0.75, 0.1, i === 0 ? glow('#35c46a') : matte('#3a3f45', 0.5), {
            at: [5.9, 2.2 - i * 2.2, 0.86],
            turn: [Math.PI / 2, 0, 0],
          }),
        ),
      ],
      { at: [WIDE / 2 - 9.4, 29.8, f + 1.4], turn: [-0.5, 0, 0] },
    ),
    ...vents(WIDE / 2 + 0.02, 14, deep),
  ]);
}

/** What comes in the carton beside the printer: toner and cords. */
function inTheBox(): Group {
  const black = plastic('#202226');
  const loop = (x: number, z: number, r: number, y: number, thick: number): Group =>
    group([
      wire(
        times(64, (i): Triple => [x + Math.cos(i * 0.36) * (r + Math.sin(i) * 0.2), y + i * 0.02, z + Math.sin(i * 0.36) * (r * 0.62)]),
        thick,
        rubber('#1b1c1f'),
      ),
    ]);
  return group([
    block([33, 6.4, 9], black, { at: [0, 0, -4], round: 1.3 }),
    block([31, 2.6, 4.4], plastic('#2c2f34'), { at: [0, 0.3, 1.6], round: 0.8 }),
    rod(1.5, 1.5, 30, matte('#2f6f9f', 0.25), { at: [0, 3.3, 2.2], turn: [0, 0, Math.PI / 2] }),
    ...[-1, 1].map((x) => block([1.2, 5.6, 8], plastic('#3a3e44'), { at: [x * 16.8, 0.2, -3], round: 0.5 })),
    block([10, 0.8, 1.6], plastic('#3a3e44'), { at: [0, 6.2, -6], round: 0.3 }),
    loop(-9, 13, 5.4, 0.4, 0.42),
    loop(8, 13, 4.6, 0.35, 0.3),
    block([2.6, 2.2, 3.4], black, { at: [-3, 0, 17.4], round: 0.4 }),
    block([1.7, 1, 3.2], black, { at: [13.6, 0, 15.4], round: 0.25 }),
    box([1.2, 0.5, 1.5], matte('#c9ced3', 0.3), { at: [13.6, 0.5, 17.6], round: 0.05 }),
  ]);
}

export const printerModel = model({
  name: 'printer',
  views: {
    hero: {
      build: (look: Look & Printer) => (look.scanner ? allInOne(look) : single(look)),
      camera: ({ scanner }) => (scanner ? { turn: -30, pitch: 18 } : { turn: -30, pitch: 24 }),
    },
    pack: {
      build: inTheBox,
      turn: -24,
      pitch: 34,
      shows: (): Look & Printer => ({ color: 'black', brand: 'Foolscap', scanner: false }),
      alt: ({ brand }) => `What comes with the ${brand} printer: starter toner, power cord and USB cable`,
    },
  },
  alt: ({ brand, color, scanner }) => `${brand} laser ${scanner ? 'all-in-one with document feeder' : 'printer'}, ${color}`,
});
