import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, paper } from '../scene/materials.ts';
import { inkOn, paint } from '../scene/palette.ts';
import { box, decal, group, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A flip-chart pad on an easel. */
export interface EaselPad {
  readonly ruled: boolean;
  readonly sheets: number;
}

/** The pad on its easel. */
export function easelPad({ color, brand, ruled, sheets }: Look & EaselPad): Group {
  const hex = paint(color);
  const [w, h] = [63.5, 77];
  const page = print(w, h, (s) => {
    s.fill('#fefefc');
    if (ruled) for (let i = 0; i < 24; i += 1) s.fill('#d5e2f0', [0, 0.12 + i * 0.037, 1, 0.0016]);
    s.fill(hex, [0, 0, 1, 0.085]);
    s.brand(brand, [0.05, 0.022, 0.4, 0.042], { color: inkOn(hex) });
    s.text(`Easel pad · ${sheets} sheets`, [0.52, 0.026, 0.43, 0.034], { color: inkOn(hex), weight: 500, align: 'right' });
    s.text('Ideas', [0.1, 0.16, 0.5, 0.1], { weight: 700, italic: true, color: '#1b55c9' });
    for (let i = 0; i < 3; i += 1) {
      s.disc('#cf1f2e', 0.13, 0.36 + i * 0.11, 0.014);
      s.fill('#3b4047', [0.18, 0.352 + i * 0.11, [0.5, 0.38, 0.44][i] ?? 0.4, 0.014], 0.007);
    }
  });
  const leg = metal('#5a6068', 0.4);
  return group([
    group(
      [
        box([w, h, 1.6], paper('#f7f6f1'), { round: 0.1 }),
        decal(w - 0.1, h - 0.1, page, { at: [0, 0, 0.83], rough: 0.9 }),
        box([w + 1, 4, 2.6], matte('#1f2124'), { at: [0, h / 2 + 0.6, 0], round: 0.6 }),
        box([w * 0.9, 2, 5], matte('#1f2124'), { at: [0, -h / 2 - 1.4, 1.4], round: 0.5 }),
      ],
      { at: [0, 112, 7], turn: [-0.14, 0, 0] },
    ),
    wire(
      [
        [-8, 153, -7],
        [-34, 1, 14],
      ],
      1.3,
      leg,
    ),
    wire(
      [
        [8, 153, -7],
        [34, 1, 14],
      ],
      1.3,
      leg,
    ),
    wire(
      [
        [0, 152, -8],
        [0, 1, -50],
      ],
      1.3,
      leg,
    ),
    wire(
      [
        [-22, 72, 4],
        [22, 72, 4],
      ],
      0.8,
      leg,
    ),
  ]);
}

export const easelPadModel = model({
  name: 'easel-pad',
  views: { hero: { build: easelPad, turn: -20, pitch: 8 } },
  alt: ({ brand, ruled, sheets }) => `${brand} easel pad, ${ruled ? 'ruled' : 'plain'}, ${sheets} sheets, on an easel`,
});
