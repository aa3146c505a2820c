import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, lathe, ring, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A spiral notebook, standing a little open towards the camera. */
export interface Notebook {
  readonly ruling: string;
  readonly sheets: number;
  readonly width: number;
  readonly height: number;
  readonly design: 'band' | 'plain' | 'dots';
}

/** A notebook leaning back, coil on the left. */
export function notebook({ color, brand, ruling, sheets, width, height, design }: Look & Notebook): Group {
  const hex = paint(color);
  const ink = inkOn(hex);
  const cover = print(width, height, (s) => {
    s.fill(hex);
    if (design === 'dots')
      for (let i = 0; i < 70; i += 1) s.disc(mix(hex, '#ffffff', 0.22), 0.1 + (i % 7) * 0.14, 0.06 + Math.floor(i / 7) * 0.1, 0.018);
    if (design === 'band') {
      s.fill(mix(hex, '#000000', 0.2), [0, 0.7, 1, 0.3]);
      s.fill('#ffffff', [0.17, 0.14, 0.72, 0.26], 0.02);
      s.brand(brand, [0.22, 0.17, 0.62, 0.09], { align: 'center' });
      s.text('Notebook', [0.22, 0.28, 0.62, 0.08], { weight: 300, align: 'center' });
      s.text(`${sheets} sheets`, [0.17, 0.78, 0.72, 0.07], { weight: 800, color: inkOn(hex) });
      s.text(`${ruling} · ${(width / 2.54).toFixed(0)} × ${(height / 2.54).toFixed(0)} in`, [0.17, 0.87, 0.72, 0.05], {
        weight: 500,
        color: inkOn(hex),
      });
      return;
    }
    s.brand(brand, [0.17, 0.12, 0.72, 0.08], { color: ink });
    s.text('Notebook', [0.17, 0.22, 0.72, 0.14], { weight: 250, color: ink });
    s.text(`${sheets} sheets · ${ruling}`, [0.17, 0.87, 0.72, 0.05], { weight: 500, color: ink });
  });
  const thick = 1.5;
  const loops = Math.round(height / 0.95) - 1;
  const book = group(
    [
      box([width, height, 0.16], matte(hex, 0.45), { at: [0, 0, thick / 2], round: 0.06 }),
      decal(width - 0.1, height - 0.1, cover, { at: [0, 0, thick / 2 + 0.1], rough: 0.4 }),
      box([width - 0.4, height - 0.4, thick - 0.2], paper('#fbfaf4'), { at: [0, 0, 0], round: 0.03 }),
      box([width, height, 0.22], matte('#7b6449', 0.85), { at: [0, 0, -thick / 2], round: 0.06 }),
      ...times(loops, (i) =>
        ring(1.05, 0.085, metal('#3a3d42', 0.35), {
          at: [-width / 2 + 0.35, (i - (loops - 1) / 2) * 0.95, 0],
          turn: [Math.PI / 2, 0.1, 0],
        }),
      ),
      ...times(loops, (i) =>
        lathe(
          [
            [0.14, -0.01],
            [0.14, 0.01],
            [0, 0.01],
          ],
          matte('#1b1b1d'),
          { at: [-width / 2 + 1.1, (i - (loops - 1) / 2) * 0.95, thick / 2 + 0.1], turn: [Math.PI / 2, 0, 0] },
        ),
      ),
    ],
    { turn: [-0.2, 0, 0] },
  );
  return group([
    book,
    box([width * 0.7, height * 0.55, 0.2], matte('#6b5740', 0.9), { at: [0.6, -height * 0.21, -3.6], turn: [0.35, 0, 0], round: 0.05 }),
  ]);
}

export const notebookModel = model({
  name: 'notebook',
  views: { hero: { build: notebook, turn: 24, pitch: 14 } },
  alt: ({ brand, color, ruling, sheets }) => `${brand} spiral notebook, ${color}, ${ruling.toLowerCase()}, ${sheets} sheets`,
});
