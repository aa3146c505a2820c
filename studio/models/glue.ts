import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { gloss, matte, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { group, lathe, plate, rod, times, wrap } from '../scene/parts.ts';
import { decal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Glue sticks or a glue bottle. */
export interface Glue {
  readonly form: 'stick' | 'bottle';
  readonly count: number;
  readonly title: string;
  readonly size: string;
}

function stick({ color, brand, title, size }: Look & Glue, open: boolean): Group {
  const hex = paint(color);
  const art = print(Math.PI * 2 * 1.35, 6.2, (s) => {
    s.fill('#fbfaf6');
    s.fill(hex, [0, 0.62, 1, 0.38]);
    for (const x of [0.25]) {
      s.brand(brand, [x + 0.13, 0.1, 0.24, 0.14], { align: 'center' });
      s.text(title, [x + 0.13, 0.3, 0.24, 0.26], { weight: 800, lines: 2, align: 'center' });
      s.text(size, [x + 0.15, 0.74, 0.2, 0.1], { align: 'center', color: inkOn(hex) });
    }
  });
  return group([
    rod(1.3, 1.3, 1.3, plastic(hex), { at: [0, 0.65, 0] }),
    rod(1.32, 1.32, 6.4, plastic('#fbfaf6'), { at: [0, 4.5, 0] }),
    wrap(1.35, 6.2, art, { at: [0, 4.5, 0] }),
    ...(open
      ? [rod(1.1, 1.1, 1.4, matte('#fdfcf7', 0.5), { at: [0, 8.3, 0] })]
      : [
          lathe(
            [
              [1.36, 7.7],
              [1.36, 9.9],
              [1.2, 10.2],
              [0, 10.25],
            ],
            gloss(hex),
          ),
        ]),
  ]);
}

/** The glue. */
export function glue(look: Look & Glue): Group {
  const hex = paint(look.color);
  if (look.form === 'stick')
    return group(
      times(look.count, (i) => {
        const one = stick(look, i === look.count - 1);
        one.position.set((i - (look.count - 1) / 2) * 3, 0, i === look.count - 1 ? 1.6 : (i % 2) * -0.6);
        return one;
      }),
    );
  const label = print(6, 7.6, (s) => {
    s.fill(hex);
    s.fill('#ffffff', [0, 0.3, 1, 0.4]);
    s.brand(look.brand, [0.08, 0.09, 0.84, 0.14], { color: inkOn(hex), align: 'center' });
    s.text(look.title, [0.08, 0.34, 0.84, 0.32], { weight: 900, lines: 2, align: 'center' });
    s.text(look.size, [0.1, 0.79, 0.8, 0.1], { color: inkOn(hex), align: 'center' });
  });
  return group([
    plate([7, 11, 4.4], 1.6, matte('#f8f7f2', 0.35), { bevel: 0.5 }),
    lathe(
      [
        [2.1, 11],
        [1.9, 11.6],
        [1.1, 12.4],
        [1.1, 13],
      ],
      matte('#f8f7f2', 0.35),
    ),
    lathe(
      [
        [1.4, 12.6],
        [1.4, 14],
        [0.7, 15],
        [0.34, 17],
        [0, 17.1],
      ],
      gloss(mix(hex, '#ee6f1f', 0.9)),
    ),
    decal(6, 7.6, label, { at: [0, 5.4, 2.23] }),
  ]);
}

export const glueModel = model({
  name: 'glue',
  views: { hero: { build: glue, turn: -18, pitch: 18 } },
  alt: ({ brand, title, size, count }) => `${brand} ${title.toLowerCase()}, ${size}${count > 1 ? `, ${count}-pack` : ''}`,
});
