import type { Group } from 'three';
import { packFront, packSide } from '../scene/pack-print.ts';
import { paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { group, outline, pull, rounded, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Envelopes: their box and some in front. */
export interface Envelopes {
  readonly title: string;
  readonly size: string;
  readonly width: number;
  readonly height: number;
  readonly count: number;
}

function envelope(hex: string, w: number, h: number): Group {
  return group([
    pull(rounded(w, h, 0.2), 0.12, paper(hex), { bevel: 0.02 }),
    pull(
      outline([
        [-w / 2 + 0.1, h / 2 - 0.05],
        [w / 2 - 0.1, h / 2 - 0.05],
        [w / 2 - 1.6, h / 2 - h * 0.36],
        [-w / 2 + 1.6, h / 2 - h * 0.36],
      ]),
      0.06,
      paper(mix(hex, '#000000', 0.05)),
      { at: [0, 0, 0.1], bevel: 0.02 },
    ),
    pull(
      outline([
        [-w / 2 + 1.6, h / 2 - h * 0.36],
        [w / 2 - 1.6, h / 2 - h * 0.36],
        [w / 2 - 1.66, h / 2 - h * 0.37],
        [-w / 2 + 1.66, h / 2 - h * 0.37],
      ]),
      0.02,
      paper(mix(hex, '#000000', 0.22)),
      { at: [0, 0, 0.13], bevel: 0 },
    ),
  ]);
}

/** The box of envelopes with a fan of them leaning on it. */
export function envelopes({ color, brand, title, size, width: w, height: h, count }: Look & Envelopes): Group {
  const hex = paint(color);
  const accent = color === 'white' ? '#24508f' : mix(hex, '#000000', 0.35);
  const words = { brand, title, line: size, count: String(count), ground: '#f8f6f0', accent };
  const depth = 12;
  const pack = printedBox(
    [w + 1.4, h + 1.2, depth],
    '#f8f6f0',
    { front: packFront(w + 1.4, h + 1.2, words), right: packSide(depth, h + 1.2, words) },
    { at: [0, 0, -depth / 2] },
  );
  const front = times(4, (i) =>
    group([group([envelope(hex, w, h)], { turn: [-Math.PI / 2, 0, 0] })], {
      at: [1 + i * 0.9, 0.1 + i * 0.24, h * 0.72 + i * 0.5],
      turn: [0, 0.16 - i * 0.07, 0],
    }),
  );
  return group([pack, ...front]);
}

export const envelopesModel = model({
  name: 'envelopes',
  views: { hero: { build: envelopes, turn: -22, pitch: 28 } },
  alt: ({ brand, color, title, size, count }) => `${brand} ${title.toLowerCase()}, ${size}, ${color}, box of ${count}`,
});
