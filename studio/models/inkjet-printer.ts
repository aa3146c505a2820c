import type { Group, Object3D, Texture } from 'three';
import { colorPage, photoPage } from '../props/printed-pages.ts';
import { print } from '../scene/label.ts';
import { clear, gloss, glow, matte, paper, plastic, screen } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, decal, group, lathe, outline, plate, pull, rod, rounded, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** An inkjet printer: for home, with a document feeder, with ink tanks, or for photographs. */
export interface InkjetPrinter {
  readonly kind: 'home' | 'office' | 'tank' | 'photo';
  /** Takes paper of 13 by 19 inches. */
  readonly wide: boolean;
}

const INKS = ['#16171a', '#0096d1', '#d6137d', '#f5c814'] as const;
const SIDE: Triple = [0, -Math.PI / 2, 0];
const DEEP = 34;

function touchScreen(): Texture {
  return print(8, 5, (s) => {
    s.fill('#0d1b2c');
    s.text('12:30', [0.06, 0.06, 0.3, 0.12], { color: '#ffffff', weight: 600 });
    for (let i = 0; i < 3; i += 1) {
      s.fill(['#2f7fe0', '#1f9e6a', '#d6137d'][i] ?? '#2f7fe0', [0.06 + i * 0.31, 0.3, 0.27, 0.42], 0.06);
      s.text(['Print', 'Copy', 'Scan'][i] ?? '', [0.08 + i * 0.31, 0.77, 0.23, 0.12], { color: '#ffffff', align: 'center' });
    }
  });
}

/** The panel that tilts out of the front. */
function panel(at: Triple, wide: number): Group {
  const face = touchScreen();
  return group(
    [
      pull(rounded(wide, 6.6, 0.6), 1.1, gloss('#0f1012'), { bevel: 0.25 }),
      decal(7.8, 4.9, face, { at: [0, 0, 0.57], material: screen(face) }),
      ...[-1, 1].flatMap((x) =>
        [-1, 0, 1].map((y) =>
          rod(0.5, 0.5, 0.06, matte(x === 1 && y === -1 ? '#2f7fe0' : '#3a3f45', 0.5), {
            at: [x * (wide / 2 - 1.3), y * 1.7, 0.55],
            turn: [Math.PI / 2, 0, 0],
          }),
        ),
      ),
    ],
    { at, turn: [-0.55, 0, 0] },
  );
}

/** The tray that slides out, with a page on it. */
function tray(w: number, y: number, picture: Texture, hex: string): Object3D[] {
  const f = DEEP / 2;
  return [
    plate([w * 0.62, 0.6, 16], 1, plastic(mix(hex, '#ffffff', 0.08)), { at: [0, y - 0.9, f + 4], bevel: 0.15 }),
    box([21.6, 0.06, 20], paper('#ffffff'), { at: [0, y + 0.35, f + 2], turn: [0.05, 0, 0], round: 0 }),
    decal(21.4, 19.8, picture, { at: [0, y + 0.4, f + 2], turn: [-Math.PI / 2 + 0.05, 0, 0], rough: 0.35 }),
    box([6, 2, 0.5], plastic(mix(hex, '#ffffff', 0.08)), { at: [0, y - 0.1, f + 12.4], turn: [-0.4, 0, 0], round: 0.2 }),
  ];
}

/** A body whose front leans back a little. */
const body = (w: number, low: number, high: number, hex: string): Object3D =>
  pull(
    outline([
      [DEEP / 2 - 0.6, low],
      [DEEP / 2, high - 1.6],
      [DEEP / 2 - 1.2, high],
      [-DEEP / 2 + 1, high],
      [-DEEP / 2, high - 1],
      [-DEEP / 2, low],
    ]),
    w,
    plastic(hex),
    { turn: SIDE, bevel: 0.6 },
  );

/** The flat lid of the scanner. */
const lid = (w: number, y: number, hex: string): Object3D[] => [
  box([w - 0.4, 0.3, DEEP - 0.4], matte('#060607', 0.9), { at: [0, y + 0.1, 0], round: 0.05 }),
  block([w, 2.4, DEEP], plastic(hex), { at: [0, y + 0.3, 0], round: 0.9 }),
  plate([w - 7, 0.08, DEEP - 7], 1.4, gloss(mix(hex, '#000000', 0.25)), { at: [0, y + 2.68, -0.5], bevel: 0.02 }),
];

function feeder(w: number, y: number, hex: string): Object3D[] {
  return [
    ...lid(w, y, hex),
    block([w * 0.3, 5.4, 24], plastic(hex), { at: [-w * 0.32, y + 2, -2.5], round: 1.5 }),
    box([0.3, 1, 21], matte('#060607', 0.9), { at: [-w * 0.168, y + 5.4, -2.5], round: 0.05 }),
    group(
      [
        plate([w * 0.42, 0.5, 23], 1, plastic(mix(hex, '#ffffff', 0.07)), { bevel: 0.15 }),
        box([20, 0.3, 21.2], paper('#f6f6f3'), { at: [-1.4, 0.75, 0], round: 0.02 }),
      ],
      {
        at: [w * 0.12, y + 4.3, -2.5],
        turn: [0, 0, 0.16],
      },
    ),
  ];
}

/** Windows on the right of the front that show four inks. */
function tanks(w: number, y: number, hex: string): Object3D[] {
  const f = DEEP / 2;
  return [
    block([14.6, 8.4, 3.6], plastic(mix(hex, '#ffffff', 0.06)), { at: [w / 2 - 7.6, y, f - 0.6], round: 0.7 }),
    ...INKS.flatMap((ink, i) => {
      const x = w / 2 - 13 + i * 3.55;
      const full = 4.6 - ((i * 7) % 4) * 0.6;
      return [
        block([2.7, 6.6, 0.4], matte('#d9dde0', 0.3), { at: [x, y + 0.9, f + 2.82], round: 0.1 }),
        block([2.5, full, 0.5], gloss(ink), { at: [x, y + 1, f + 2.86], round: 0.08 }),
        block([2.7, 6.6, 0.2], clear('#e8eef2', 0.16), { at: [x, y + 0.9, f + 3.16], round: 0.08 }),
        rod(0.34, 0.34, 0.1, matte(ink, 0.4), { at: [x, y + 8.44, f + 1.4] }),
      ];
    }),
  ];
}

/** The printer, a page in its tray. */
export function inkjetPrinter({ color, kind, wide }: Look & InkjetPrinter): Group {
  const hex = color === 'black' ? '#242629' : paint(color);
  const w = wide ? 54 : 43;
  const [foot, top] = [0.5, kind === 'office' ? 19 : kind === 'tank' ? 14.5 : 14];
  const [f, mouth] = [DEEP / 2, top * 0.36];
  return group([
    body(w, foot, top, hex),
    box([w - 1.5, 0.7, DEEP - 2], matte('#0b0c0d', 0.9), { at: [0, 0.4, 0], round: 0.1 }),
    box([w * 0.64, top * 0.3, 1.6], matte('#08090a', 0.9), { at: [kind === 'tank' ? -w * 0.14 : 0, mouth + 0.6, f - 0.85], round: 0.2 }),
    group(tray(w, mouth - 1, kind === 'photo' ? photoPage(21.6, 20) : colorPage(21.6, 28), hex), {
      at: [kind === 'tank' ? -w * 0.14 : 0, 0, 0],
    }),
    ...(kind === 'office' ? feeder(w, top, hex) : lid(w, top, hex)),
    ...(kind === 'tank' ? tanks(w, 1.2, hex) : []),
    panel([kind === 'tank' ? -w * 0.14 : 0, top - 2.2, f + 0.9], kind === 'tank' ? 14 : 19),
    rod(0.45, 0.45, 0.3, glow('#e9eef2'), { at: [w * 0.42, top - 2.6, f - 0.05], turn: [Math.PI / 2, 0, 0] }),
  ]);
}

function inkBottle(ink: string, at: Triple): Group {
  const label = print(9, 5, (s) => {
    s.fill('#ffffff');
    s.fill(ink, [0, 0.55, 1, 0.45]);
    s.text('INK', [0.36, 0.14, 0.28, 0.28], { weight: 900, align: 'center', color: '#1d1e21' });
  });
  const profile: readonly (readonly [number, number])[] = [
    [0, 0],
    [2, 0],
    [2.2, 0.3],
    [2.2, 7.6],
    [1.9, 8.6],
    [1, 9.4],
    [0.9, 10],
  ];
  return group(
    [
      lathe(profile, gloss(mix(ink, '#ffffff', 0.04))),
      rod(0.9, 1.15, 2.4, plastic(ink), { at: [0, 11, 0] }),
      wrap(2.23, 5, label, { at: [0, 4.2, 0] }),
    ],
    { at },
  );
}

/** An ink cartridge as wide printers for the office have them. */
function cartridge(ink: string, at: Triple): Group {
  const label = print(6, 4.4, (s) => {
    s.fill('#f7f7f5');
    s.fill(ink, [0, 0, 1, 0.42]);
    s.text('INK', [0.1, 0.54, 0.5, 0.3], { weight: 900, color: '#1d1e21' });
  });
  return group(
    [
      block([1.7, 5, 7.2], plastic('#1c1e21'), { round: 0.25 }),
      block([1.7, 1.1, 2.2], plastic('#2c2f34'), { at: [0, 4.9, -2], round: 0.2 }),
      decal(6.6, 4.4, label, { at: [0.87, 2.5, 0], turn: [0, Math.PI / 2, 0] }),
      decal(
        1.4,
        4.4,
        print(1.4, 4.4, (s) => s.fill(ink)),
        { at: [0, 2.5, 3.62] },
      ),
    ],
    { at },
  );
}

/** The ink that comes with the printer. */
function inks({ kind }: Look & InkjetPrinter): Group {
  if (kind === 'tank') return group(INKS.map((ink, i) => inkBottle(ink, [i * 5.4, 0, (i % 2) * 1.4])));
  // How many there are differs; the cyan one is in all of them.
  return cartridge(INKS[1], [0, 0, 0]);
}

export const inkjetPrinterModel = model({
  name: 'inkjet-printer',
  views: {
    // Its name is on the back.
    hero: {
      build: inkjetPrinter,
      shows: (look): Look & InkjetPrinter => ({ ...look, brand: 'Ardent' }),
      camera: ({ kind }) => ({ turn: kind === 'photo' ? -34 : -28, pitch: kind === 'photo' ? 30 : 24 }),
    },
    pack: {
      build: inks,
      camera: ({ kind }) => (kind === 'tank' ? { turn: -16, pitch: 14 } : { turn: -58, pitch: 18 }),
      shows: ({ kind }): Look & InkjetPrinter => ({
        color: 'black',
        brand: 'Foolscap',
        kind: kind === 'tank' ? kind : 'home',
        wide: false,
      }),
      alt: ({ brand, kind }) => `${kind === 'tank' ? 'The ink bottles' : 'An ink cartridge'} of the ${brand} printer`,
    },
  },
  alt: ({ brand, color, kind }) =>
    `${brand} inkjet ${{ home: 'all-in-one', office: 'all-in-one with document feeder', tank: 'printer with ink tanks', photo: 'photo printer' }[kind]}, ${color}`,
});
