import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import type { Emblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { matte, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, lathe, plate, rod } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A pump bottle. */
export interface HandSoap {
  readonly title: string;
  readonly scent: string;
  readonly volume: string;
  readonly emblem: Emblem;
}

/** The bottle. */
export function handSoap({ color, brand, title, scent, volume, emblem }: Look & HandSoap): Group {
  const hex = paint(color);
  const label = print(6.4, 9.4, (s) => {
    s.fill('#ffffff', [0, 0, 1, 1], 0.08);
    drawEmblem(s, emblem, { x: 0.5, y: 0.27, size: 0.34, color: hex });
    s.brand(brand, [0.1, 0.05, 0.8, 0.09], { align: 'center' });
    s.text(title, [0.08, 0.48, 0.84, 0.2], { weight: 800, lines: 2, align: 'center' });
    s.text(scent, [0.1, 0.7, 0.8, 0.08], { weight: 500, align: 'center', color: '#4a4f57' });
    s.fill(hex, [0, 0.84, 1, 0.16], 0.05);
    s.text(volume, [0.1, 0.875, 0.8, 0.08], { weight: 700, align: 'center', color: inkOn(hex) });
  });
  const body = matte(mix(hex, '#ffffff', 0.4), 0.2);
  return group([
    plate([8.6, 13.6, 5.4], 2.2, body, { bevel: 0.7 }),
    lathe(
      [
        [3, 13.4],
        [2.6, 14.2],
        [1.6, 14.8],
        [1.6, 15.4],
      ],
      body,
    ),
    rod(1.8, 1.8, 1.8, plastic('#f6f6f3'), { at: [0, 16, 0] }),
    rod(0.5, 0.5, 2.6, plastic('#f6f6f3'), { at: [0, 18, 0] }),
    plate([2.6, 1.3, 2.4], 0.7, plastic('#f6f6f3'), { at: [0, 18.8, 0], bevel: 0.3 }),
    box([4.4, 0.9, 1.1], plastic('#f6f6f3'), { at: [-2.8, 19.3, 0], turn: [0, 0, 0.16], round: 0.4 }),
    decal(6.4, 9.4, label, { at: [0, 6.5, 2.73], rough: 0.4 }),
  ]);
}

export const handSoapModel = model({
  name: 'hand-soap',
  views: { hero: { build: handSoap, turn: -16, pitch: 14 } },
  alt: ({ brand, title, scent, volume }) => `${brand} ${title.toLowerCase()}, ${scent.toLowerCase()}, ${volume}`,
});
