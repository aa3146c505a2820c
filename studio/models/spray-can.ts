import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { gloss, metal, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { group, lathe, rod, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** An aerosol can with its cap beside it. */
export interface SprayCan {
  readonly title: string;
  readonly line: string;
  readonly volume: string;
}

/** The can. */
export function sprayCan({ color, brand, title, line, volume }: Look & SprayCan): Group {
  const hex = paint(color);
  const art = print(20.7, 16, (s) => {
    s.fill('#f5f5f2');
    s.fill(hex, [0, 0, 1, 0.42]);
    s.fill(mix(hex, '#000000', 0.3), [0, 0.42, 1, 0.02]);
    s.brand(brand, [0.36, 0.07, 0.28, 0.1], { color: inkOn(hex), align: 'center' });
    s.text(title, [0.355, 0.2, 0.29, 0.19], { weight: 900, lines: 2, align: 'center', color: inkOn(hex) });
    s.text(line, [0.37, 0.5, 0.26, 0.13], { weight: 600, lines: 2, align: 'center' });
    s.fill('#f8c617', [0.42, 0.68, 0.16, 0.13], 0.01);
    s.text('DANGER', [0.43, 0.69, 0.14, 0.05], { weight: 900, align: 'center' });
    s.text('flammable', [0.43, 0.745, 0.14, 0.05], { weight: 600, align: 'center' });
    s.text(volume, [0.37, 0.87, 0.26, 0.07], { weight: 700, align: 'center', color: '#4a4f57' });
  });
  return group([
    lathe(
      [
        [0, 0],
        [3.1, 0],
        [3.3, 0.15],
        [3.3, 0.6],
        [3.25, 0.8],
        [3.25, 17.2],
        [3.35, 17.4],
        [3.35, 17.7],
        [2.8, 18.8],
        [1.7, 19.5],
        [1.7, 20],
        [0, 20],
      ],
      metal('#d5d9dd', 0.25),
    ),
    wrap(3.29, 16, art, { at: [0, 9, 0] }),
    rod(0.75, 0.85, 1.8, plastic('#f2f2ee'), { at: [0, 20.8, 0] }),
    rod(0.16, 0.16, 0.2, plastic('#333'), { at: [0, 21.2, 0.78], turn: [Math.PI / 2, 0, 0] }),
    lathe(
      [
        [0, 5.2],
        [2.6, 5.2],
        [3.1, 4.8],
        [3.3, 0],
        [3.1, 0],
      ],
      gloss(hex),
      { at: [6.6, 0, 3] },
    ),
  ]);
}

export const sprayCanModel = model({
  name: 'spray-can',
  views: { hero: { build: sprayCan, turn: -8, pitch: 14 } },
  alt: ({ brand, title, volume }) => `${brand} ${title.toLowerCase()}, ${volume} can`,
});
