import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { gloss, matte, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { group, lathe, rod, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A squeeze bottle with a long nozzle. */
export interface NozzleBottle {
  readonly title: string;
  readonly volume: string;
  readonly use: string;
}

/** The bottle, upright. */
export function shredderOil({ color, brand, title, volume, use }: Look & NozzleBottle): Group {
  const hex = paint(color);
  const label = print(14, 9, (s) => {
    s.fill('#ffffff');
    s.fill(hex, [0, 0, 1, 0.34]);
    s.fill(mix(hex, '#000000', 0.25), [0, 0.34, 1, 0.025]);
    s.brand(brand, [0.3, 0.1, 0.4, 0.16], { color: inkOn(hex), align: 'center' });
    s.text(title, [0.29, 0.43, 0.42, 0.2], { weight: 800, align: 'center' });
    s.text(use, [0.31, 0.66, 0.38, 0.09], { weight: 500, align: 'center', color: '#4a4f57' });
    s.text(volume, [0.31, 0.81, 0.38, 0.11], { weight: 700, align: 'center', color: mix(hex, '#000000', 0.2) });
  });
  return group([
    lathe(
      [
        [0, 0],
        [3.3, 0],
        [3.7, 0.5],
        [3.7, 12],
        [3.5, 13.2],
        [2.6, 14.6],
        [1.6, 15.2],
        [1.5, 15.8],
      ],
      matte('#f0eee6', 0.35),
    ),
    rod(1.7, 1.85, 1.7, plastic(hex), { at: [0, 16.4, 0] }),
    lathe(
      [
        [1.2, 17.2],
        [0.75, 18.6],
        [0.42, 22.5],
        [0.3, 23.2],
        [0, 23.2],
      ],
      plastic('#f4f4f0'),
    ),
    rod(0.48, 0.52, 1.5, gloss(hex), { at: [0, 23, 0] }),
    wrap(3.73, 9, label, { at: [0, 6.2, 0], arc: Math.PI * 1.25 }),
  ]);
}

export const shredderOilModel = model({
  name: 'shredder-oil',
  views: { hero: { build: shredderOil, turn: -14, pitch: 14 } },
  alt: ({ brand, title, volume }) => `${brand} ${title.toLowerCase()}, ${volume}`,
});
