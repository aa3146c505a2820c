import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { film, gloss, metal, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, pull, rounded, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A first-aid case. */
export interface FirstAid {
  readonly pieces: number;
  readonly people: number;
}

/** The case, standing, handle up. */
export function firstAid({ color, brand, pieces, people }: Look & FirstAid): Group {
  const hex = paint(color);
  const ink = color === 'white' ? '#cf1f2e' : inkOn(hex);
  const face = print(26, 18, (s) => {
    drawEmblem(s, 'cross', { x: 0.24, y: 0.46, size: 0.5, color: ink });
    s.text('First Aid', [0.46, 0.18, 0.48, 0.2], { weight: 900, color: ink });
    s.text(`${pieces} pieces`, [0.46, 0.43, 0.48, 0.12], { weight: 600, color: ink });
    s.text(`for ${people} people`, [0.46, 0.57, 0.48, 0.1], { weight: 500, color: ink });
    s.brand(brand, [0.46, 0.78, 0.4, 0.1], { color: ink });
  });
  const dark = plastic(mix(hex, '#000000', 0.22));
  return group([
    pull(rounded(29, 21, 2.4), 9, gloss(hex), { at: [0, 10.6, 0], bevel: 1 }),
    pull(rounded(29.3, 21.3, 2.5), 0.7, dark, { at: [0, 10.6, 0], bevel: 0.1 }),
    wire(
      [
        [-5.4, 20.8, 0],
        [-5, 23.4, 0],
        [0, 24, 0],
        [5, 23.4, 0],
        [5.4, 20.8, 0],
      ],
      0.75,
      dark,
    ),
    ...[-1, 1].map((side) => box([3, 3, 1], metal('#c9ced3', 0.3), { at: [side * 9.4, 20, 4.2], round: 0.3 })),
    decal(26, 18, face, { at: [0, 10.4, 4.54], material: film(face) }),
    ...[-1, 1].map((side) => block([4, 0.6, 7], dark, { at: [side * 10, 0, 0], round: 0.2 })),
  ]);
}

export const firstAidModel = model({
  name: 'first-aid',
  views: { hero: { build: firstAid, turn: -24, pitch: 14 } },
  alt: ({ brand, color, pieces, people }) => `${brand} first-aid kit, ${color} case, ${pieces} pieces for ${people} people`,
});
