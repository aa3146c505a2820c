import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { matte, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { bothSides, box, group, lathe, rod, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A canister of wipes with one pulled up. */
export interface Wipes {
  readonly count: number;
  readonly scent: string;
  readonly title: string;
}

/** The canister. */
export function wipes({ color, brand, count, scent, title }: Look & Wipes): Group {
  const hex = paint(color);
  const art = print(Math.PI * 2 * 4.6, 16, (s) => {
    s.fill('#ffffff');
    s.fill(hex, [0, 0, 1, 0.4]);
    s.fill(mix(hex, '#f8c617', 0.8), [0, 0.4, 1, 0.018]);
    s.brand(brand, [0.37, 0.06, 0.26, 0.1], { color: inkOn(hex), align: 'center' });
    drawEmblem(s, 'leaf', { x: 0.5, y: 0.28, size: 0.15, color: inkOn(hex) });
    s.text(title, [0.36, 0.45, 0.28, 0.19], { weight: 900, lines: 2, align: 'center' });
    s.text(scent, [0.38, 0.66, 0.24, 0.07], { weight: 500, align: 'center', color: '#4a4f57' });
    s.text(String(count), [0.4, 0.76, 0.2, 0.12], { weight: 900, align: 'center', color: mix(hex, '#000000', 0.15) });
    s.text('wipes', [0.44, 0.89, 0.12, 0.06], { weight: 600, align: 'center', color: mix(hex, '#000000', 0.15) });
  });
  return group([
    rod(4.55, 4.55, 17, matte('#ffffff', 0.35), { at: [0, 8.5, 0] }),
    wrap(4.6, 16, art, { at: [0, 8.5, 0] }),
    lathe(
      [
        [4.7, 16.6],
        [4.8, 17],
        [4.8, 18.4],
        [4.5, 18.9],
        [1.4, 19.3],
        [1.2, 19],
        [0, 19],
      ],
      plastic(hex),
    ),
    lathe(
      [
        [1.4, 18.8],
        [0.7, 20],
        [1.1, 21.6],
        [2.4, 23.4],
      ],
      bothSides(paper('#fdfdfb')),
    ),
    box([4.6, 0.5, 3], plastic(mix(hex, '#000000', 0.12)), { at: [0, 20, -3.6], turn: [-1.2, 0, 0], round: 0.2 }),
  ]);
}

export const wipesModel = model({
  name: 'wipes',
  views: { hero: { build: wipes, turn: -6, pitch: 16 } },
  alt: ({ brand, title, scent, count }) => `${brand} ${title.toLowerCase()}, ${scent.toLowerCase()}, ${count} wipes`,
});
