import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, glow, grain, matte, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, plate, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A paper shredder on its bin. */
export interface Shredder {
  readonly sheets: number;
  readonly cut: string;
  readonly height: number;
  readonly wheels: boolean;
}

/** The shredder. */
export function shredder({ color, brand, sheets, cut, height: h, wheels }: Look & Shredder): Group {
  const hex = paint(color);
  const [w, d] = [36, 25];
  const y = wheels ? 4 : 0;
  const next = grain(3);
  const name = print(14, 3, (s) => {
    s.brand(brand, [0.02, 0.04, 0.96, 0.5], { color: inkOn(hex) });
    s.text(`${sheets}-sheet ${cut}`, [0.02, 0.64, 0.96, 0.3], { color: inkOn(hex), weight: 500 });
  });
  return group([
    plate([w, h * 0.74, d], 3, plastic(mix(hex, '#000000', 0.1)), { at: [0, y, 0], bevel: 0.5 }),
    block([w * 0.56, h * 0.42, 0.6], matte('#0f1012', 0.5), { at: [0, y + h * 0.14, d / 2 - 0.2], round: 0.3 }),
    ...times(46, () =>
      box([0.5, 3 + next() * 3, 0.1], paper(next() > 0.3 ? '#ffffff' : '#dfe7f2'), {
        at: [(next() - 0.5) * w * 0.48, y + h * (0.18 + next() * 0.16), d / 2 + 0.16 + next() * 0.1],
        turn: [0, 0, (next() - 0.5) * 2.6],
        round: 0,
      }),
    ),
    block([w * 0.56, h * 0.42, 0.3], clear('#cfdde6', 0.18), { at: [0, y + h * 0.14, d / 2 + 0.35], round: 0.15 }),
    plate([w + 2, h * 0.26, d + 2], 3.6, plastic(hex), { at: [0, y + h * 0.74, 0], bevel: 1.2 }),
    box([w * 0.66, 0.4, 1], matte('#08090a', 0.9), { at: [0, y + h + 0.02, 1], round: 0.1 }),
    box([w * 0.56, 15, 0.12], paper('#ffffff'), { at: [0, y + h + 6.6, 0.6], turn: [-0.14, 0, 0], round: 0 }),
    decal(20, 4.3, name, { at: [-w * 0.16, y + h * 0.87, d / 2 + 1.03], material: film(name) }),
    ...times(3, (i) =>
      rod(0.55, 0.55, 0.3, i === 0 ? glow('#35c46a') : plastic('#4a4f57'), {
        at: [w * 0.26 + i * 2.4, y + h * 0.87, d / 2 + 1.03],
        turn: [Math.PI / 2, 0, 0],
      }),
    ),
    ...(wheels
      ? [-1, 1].flatMap((x) =>
          [-1, 1].map((z) => rod(2, 2, 2, matte('#17181a'), { at: [x * (w / 2 - 4), 2, z * (d / 2 - 4)], turn: [0, 0, Math.PI / 2] })),
        )
      : []),
  ]);
}

export const shredderModel = model({
  name: 'shredder',
  views: { hero: { build: shredder, turn: -26, pitch: 18 } },
  alt: ({ brand, color, sheets, cut }) => `${brand} ${sheets}-sheet ${cut} shredder, ${color}`,
});
