import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { film, glow, metal, plastic, rubber } from '../scene/materials.ts';
import type { Triple } from '../scene/parts.ts';
import { mix, paint } from '../scene/palette.ts';
import { ball, decal, group, ring, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A headset; `mic` adds a boom. */
export interface Headset {
  readonly mic: boolean;
  readonly wireless: boolean;
}

function ear(side: number, hex: string, brand: Look['brand']): Group {
  const name = print(1, 1, (s) => {
    s.brand(brand, [0.1, 0.4, 0.8, 0.2], { color: '#ffffff', align: 'center' });
  });
  return group([
    rod(4.1, 3.7, 1.9, plastic(hex), { turn: [0, 0, (side * -Math.PI) / 2], at: [side * 1.4, 0, 0] }),
    rod(3.1, 3.4, 0.5, metal(mix(hex, '#c9ced3', 0.7), 0.3), { turn: [0, 0, (side * -Math.PI) / 2], at: [side * 2.45, 0, 0] }),
    rod(2.9, 2.9, 0.2, plastic(mix(hex, '#0c0d0f', 0.3)), { turn: [0, 0, (side * -Math.PI) / 2], at: [side * 2.7, 0, 0] }),
    ring(3, 1.25, rubber('#1c1d20'), { turn: [0, Math.PI / 2, 0], at: [side * -0.3, 0, 0] }),
    rod(2.4, 2.4, 0.3, rubber('#101114'), { turn: [0, 0, Math.PI / 2], at: [side * 0.1, 0, 0] }),
    decal(4.6, 4.6, name, { at: [side * 2.83, 0, 0], turn: [0, (side * Math.PI) / 2, 0], material: film(name) }),
  ]);
}

/** Points of an arch over the head; `from` is the share of a half turn left out at each end. */
const arc = (radius: number, from: number): Triple[] =>
  times(15, (i): Triple => {
    const a = Math.PI * (from + ((1 - from * 2) * i) / 14);
    return [Math.cos(a) * radius, 8.6 + Math.sin(a) * radius * 1.08, 0];
  });

/** The headset standing on its ear pads, the band arching over. */
export function headset({ color, brand, mic, wireless }: Look & Headset): Group {
  const hex = paint(color);
  const cushion = group([wire(arc(7.7, 0.2), 0.9, rubber('#1c1d20'))]);
  cushion.scale.z = 1.5;
  const band = group([wire(arc(8.6, 0.04), 0.62, plastic(hex))]);
  band.scale.z = 2.3;
  const parts = [
    band,
    cushion,
    ...[-1, 1].map((side) => group([ear(side, hex, brand)], { at: [side * 8.3, 4.4, 0], turn: [0, side * 0.12, side * -0.06] })),
    ...[-1, 1].map((side) =>
      wire(
        [
          [side * 8.6, 9.4, 0],
          [side * 9.2, 7.8, 0],
          [side * 9.6, 5.4, 0],
        ],
        0.55,
        metal('#aeb4ba', 0.3),
      ),
    ),
  ];
  if (mic)
    parts.push(
      wire(
        [
          [-9.6, 3.6, 1],
          [-9.2, 1.6, 5],
          [-6, 0.9, 9.4],
          [-3.4, 1.2, 11],
        ],
        0.28,
        plastic('#222428'),
      ),
      ball(0.85, rubber('#17181a'), { at: [-3, 1.25, 11.2] }),
    );
  parts.push(
    wireless
      ? ball(0.22, glow('#3fb4ff'), { at: [-10.9, 2, 1.6] })
      : wire(
          [
            [-8.8, 0.6, -1],
            [-9, 0.35, -5],
            [-3, 0.35, -8],
            [4, 0.35, -6],
            [6, 0.35, -1],
            [1, 0.35, 3],
            [-3, 0.35, 1],
          ],
          0.24,
          rubber('#1c1d20'),
        ),
  );
  return group(parts);
}

export const headsetModel = model({
  name: 'headset',
  views: { hero: { build: headset, turn: 38, pitch: 16 } },
  alt: ({ brand, color, mic, wireless }) =>
    `${brand} ${wireless ? 'wireless ' : 'wired '}${mic ? 'headset with microphone' : 'headphones'}, ${color}`,
});
