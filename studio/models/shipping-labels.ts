import type { Group } from 'three';
import { packFront } from '../scene/pack-print.ts';
import { print } from '../scene/label.ts';
import { paper } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import { box, decal, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A pack of label sheets with a sheet before it. */
export interface ShippingLabels {
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  readonly size: string;
  readonly title: string;
}

/** The pack. */
export function shippingLabels({ color, brand, columns, rows, count, size, title }: Look & ShippingLabels): Group {
  const hex = paint(color);
  const sheet = print(21.6, 27.9, (s) => {
    s.fill('#e9e4d6');
    const [w, h] = [0.94 / columns, 0.94 / rows];
    for (let i = 0; i < columns * rows; i += 1) {
      const [x, y] = [0.03 + (i % columns) * w, 0.03 + Math.floor(i / columns) * h];
      s.fill('#ffffff', [x + 0.008, y + 0.006, w - 0.016, h - 0.012], 0.015);
      if (i > columns * 2 - 1) continue;
      s.fill('#3b4047', [x + w * 0.12, y + h * 0.25, w * 0.5, h * 0.08]);
      s.fill('#aeb4ba', [x + w * 0.12, y + h * 0.45, w * 0.62, h * 0.07]);
      s.fill('#aeb4ba', [x + w * 0.12, y + h * 0.62, w * 0.44, h * 0.07]);
    }
  });
  const words = { brand, title, line: `${size} · laser and inkjet`, count: count.toLocaleString('en-US'), ground: '#fbfaf6', accent: hex };
  const front = packFront(23, 29, words, (s) => {
    const [w, h] = [0.6 / columns, 0.44 / rows];
    s.fill('#e2ddd0', [0.18, 0.23, 0.64, 0.45], 0.01);
    for (let i = 0; i < columns * rows; i += 1)
      s.fill('#ffffff', [0.2 + (i % columns) * w + 0.006, 0.235 + Math.floor(i / columns) * h + 0.004, w - 0.012, h - 0.008], 0.008);
  });
  return group([
    group([box([23, 29, 1.6], paper('#fbfaf6'), { round: 0.1 }), decal(22.8, 28.8, front, { at: [0, 0, 0.82], rough: 0.4 })], {
      at: [0, 14.2, 0],
      turn: [-0.2, 0, 0],
    }),
    box([14, 14, 0.4], paper('#e6e1d6'), { at: [0, 6.8, -4.6], turn: [0.2, 0, 0], round: 0.05 }),
    ...times(3, (i) =>
      box([21.6, 0.06, 27.9], paper('#f2eee2'), {
        at: [7 + i * 0.4, 0.06 + i * 0.1, 18 + i * 0.5],
        turn: [0, -0.2 + i * 0.05, 0],
        round: 0,
      }),
    ),
    group([topDecal(21.6, 27.9, sheet, { rough: 0.9 })], { at: [8, 0.34, 19], turn: [0, -0.1, 0] }),
  ]);
}

export const shippingLabelsModel = model({
  name: 'shipping-labels',
  views: { hero: { build: shippingLabels, turn: -22, pitch: 26 } },
  alt: ({ brand, title, size, count }) => `${brand} ${title.toLowerCase()}, ${size}, ${count} labels`,
});
