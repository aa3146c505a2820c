import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import type { Area, Sheet } from '../scene/label.ts';
import { paper } from '../scene/materials.ts';
import { box, decal, group, times, topDecal } from '../scene/parts.ts';
import type { Triple } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { brands } from '../scene/brands.ts';
import { mix } from '../scene/palette.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Labels on letter sheets. */
export interface ShippingLabels {
  readonly columns: number;
  readonly rows: number;
  /** The size of one label as it is sold: 2" x 4". */
  readonly size: string;
}

const [WIDE, TALL] = [21.6, 27.9];
const CARRIER = '#c6ced4';

/** Where the labels of a sheet are, as shares of it. */
function places(columns: number, rows: number): Area[] {
  if (columns * rows === 1) return [[0.012, 0.01, 0.976, 0.98]];
  const [left, top] = columns * rows === 2 ? [0.012, 0.01] : [0.024, 0.045];
  const [w, h] = [(1 - left * 2) / columns, (1 - top * 2) / rows];
  const gap = columns > 2 ? 0.012 : 0.008;
  return times(columns * rows, (i) => [left + (i % columns) * w + gap, top + Math.floor(i / columns) * h + 0.003, w - gap * 2, h - 0.006]);
}

/** An address as a printer sets it. */
function address(s: Sheet, [x, y, w, h]: Area, seed: number): void {
  const long = [0.52, 0.66, 0.44, 0.58];
  for (const line of [0, 1, 2])
    s.fill(line === 0 ? '#34393f' : '#70777f', [x + w * 0.1, y + h * (0.22 + line * 0.22), w * (long[(seed + line) % 4] ?? 0.5), h * 0.1]);
}

const sheetPrint = (columns: number, rows: number, isPrinted: boolean): Texture =>
  print(WIDE, TALL, (s) => {
    s.fill(CARRIER);
    for (const [i, place] of places(columns, rows).entries()) {
      s.fill('#fdfdfb', place, columns * rows > 2 ? 0.012 : 0.004);
      if (isPrinted && columns * rows > 2) address(s, place, i);
    }
  });

function packPrint({ brand, columns, rows, size }: Look & ShippingLabels): Texture {
  const accent = brands[brand].ink;
  const each = columns * rows;
  return print(22.4, 28.8, (s) => {
    s.fill('#f1f3f4');
    s.brand(brand, [0.07, 0.05, 0.6, 0.075]);
    s.fill(mix(accent, '#ffffff', 0.8), [0, 0.16, 1, 0.52]);
    s.fill(CARRIER, [0.29, 0.18, 0.42, 0.48], 0.006);
    for (const [i, [x, y, w, h]] of places(columns, rows).entries()) {
      const small: Area = [0.29 + x * 0.42, 0.18 + y * 0.48, w * 0.42, h * 0.48];
      s.fill('#ffffff', small, 0.004);
      if (each <= 10 && each > 2) address(s, small, i);
    }
    s.fill(accent, [0, 0.68, 1, 0.32]);
    s.text(each === 1 ? 'Full-sheet labels' : 'White labels', [0.07, 0.715, 0.86, 0.065], { weight: 700, color: '#ffffff' });
    s.text(size, [0.07, 0.8, 0.86, 0.1], { weight: 900, color: '#ffffff' });
    s.text(each === 1 ? 'One label a sheet' : `${each} labels a sheet`, [0.07, 0.92, 0.6, 0.042], { weight: 500, color: '#ffffff' });
  });
}

/** The pack lying on two of its sheets. */
export function shippingLabels(look: Look & ShippingLabels): Group {
  const { brand, columns, rows } = look;
  const accent = brands[brand].ink;
  const board = '#eceff1';
  const edge = print(22.4, 2.6, (s) => {
    s.fill(accent);
    s.brand(brand, [0.06, 0.22, 0.5, 0.56], { color: '#ffffff' });
  });
  const pack = printedBox([22.4, 28.8, 2.6], board, { front: packPrint(look) }, { rough: 0.4 });
  pack.rotation.x = -Math.PI / 2;
  const lying = group([pack, decal(22.2, 2.4, edge, { at: [0, 0, 0.03] })], { at: [-5, 1.5, 15.6], turn: [0, 0.08, 0] });
  const sheet = (at: Triple, turn: number, isPrinted: boolean): Group =>
    group(
      [
        box([WIDE, 0.08, TALL], paper(mix(CARRIER, '#000000', 0.06)), { round: 0 }),
        topDecal(WIDE, TALL, sheetPrint(columns, rows, isPrinted), { at: [0, 0.05, 0], rough: 0.75 }),
      ],
      { at, turn: [0, turn, 0] },
    );
  return group([sheet([6, 0.05, -1.5], -0.36, false), sheet([5, 0.16, -1], -0.2, true), lying]);
}

/** Sheets with their backs up: which way they go into the printer. */
function backs(): Group {
  const back = print(WIDE, TALL, (s) => {
    s.fill('#f4f1e6');
    s.ctx.save();
    s.ctx.rotate(-0.35);
    for (let row = 0; row < 12; row += 1)
      for (let column = 0; column < 4; column += 1)
        s.text('▲  THIS WAY', [column * 0.34 - 0.4 + (row % 2) * 0.17, row * 0.125, 0.22, 0.024], { weight: 600, color: '#a39a7d' });
    s.ctx.restore();
  });
  return group(
    times(5, (i) =>
      group(
        [
          box([WIDE, 0.09, TALL], paper(i % 2 ? '#fdfdfb' : '#dfe3e6'), { round: 0 }),
          topDecal(WIDE, TALL, back, { at: [0, 0.05, 0], rough: 0.8 }),
        ],
        {
          at: [i * 0.7, 0.05 + i * 0.12, i * 0.5],
          turn: [0, 0.2 - i * 0.07, 0],
        },
      ),
    ),
  );
}

export const shippingLabelsModel = model({
  name: 'shipping-labels',
  views: {
    hero: { build: shippingLabels, turn: -10, pitch: 58 },
    top: {
      build: backs,
      turn: 18,
      pitch: 56,
      // From behind all sheets are alike.
      shows: (look): Look & ShippingLabels => ({ ...look, brand: 'Parcelry', columns: 1, rows: 1, size: '' }),
      alt: () => 'The backs of the sheets',
    },
  },
  alt: ({ brand, size, columns, rows }) => `${brand} white labels, ${size}, ${columns * rows} a sheet, before their pack`,
});
