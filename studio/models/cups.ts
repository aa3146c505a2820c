import { CylinderGeometry } from 'three';
import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, plastic, printed } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { bothSides, group, lathe, part, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Paper or plastic cups: a nested stack and two upright. */
export interface Cups {
  readonly ounces: number;
  readonly count: number;
  readonly lid: boolean;
}

function cup({ color, brand, ounces, lid }: Look & Cups, printedOn: boolean): Group {
  const hex = paint(color);
  const h = 6 + ounces * 0.42;
  const [r, top] = [2.7, 4.2];
  const art = print(22, h - 1, (s) => {
    s.fill(hex);
    s.fill(mix(hex, inkOn(hex), 0.14), [0, 0.78, 1, 0.06]);
    for (const x of [0.02, 0.27, 0.52, 0.77]) s.brand(brand, [x, 0.36, 0.21, 0.16], { color: inkOn(hex), align: 'center' });
  });
  const wall = new CylinderGeometry(top - 0.14, r + 0.06, h - 1, 48, 1, true, -Math.PI / 4 + 0.3);
  return group([
    lathe(
      [
        [0, 0.4],
        [r - 0.1, 0.4],
        [r, 0],
        [r, 0.5],
        [top - 0.2, h - 0.4],
        [top, h - 0.2],
        [top, h],
        [top - 0.3, h],
        [top - 0.3, h - 0.4],
        [r - 0.2, 0.6],
      ],
      bothSides(matte(printedOn ? '#fbfaf6' : hex, 0.6)),
    ),
    ...(printedOn ? [part(wall, printed(art, 0.6), { at: [0, h / 2, 0] })] : []),
    ...(lid
      ? [
          lathe(
            [
              [top + 0.15, h - 0.5],
              [top + 0.2, h + 0.2],
              [top - 0.4, h + 1],
              [top - 0.7, h + 0.9],
              [0, h + 0.8],
            ],
            plastic('#1f2023'),
          ),
        ]
      : []),
  ]);
}

/** The cups. */
export function cups(look: Look & Cups): Group {
  const h = 6 + look.ounces * 0.42;
  const stack = times(9, (i) => {
    const one = cup({ ...look, lid: false }, true);
    one.rotation.x = Math.PI;
    one.position.set(-6.4, h + i * 1.05, -2);
    return one;
  });
  const first = cup(look, true);
  first.position.set(2, 0, 1);
  const second = cup({ ...look, lid: false }, true);
  second.position.set(-2.6, 0, 7);
  return group([...stack, first, second]);
}

export const cupsModel = model({
  name: 'cups',
  views: { hero: { build: cups, turn: -18, pitch: 18 } },
  alt: ({ brand, color, ounces, count }) => `${brand} ${color} paper cups, ${ounces} oz, pack of ${count}`,
});
