import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import { packFront, packSide } from '../scene/pack-print.ts';
import { print } from '../scene/label.ts';
import { gloss, grain, matte, plastic } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { ball, box, decal, group, lathe, plate, pull, outline, rod, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Coffee: a bag, or a box of pods. */
export interface Coffee {
  readonly form: 'bag' | 'pods';
  readonly roast: string;
  readonly amount: string;
}

function bag({ color, brand, roast, amount }: Look & Coffee): Group {
  const hex = paint(color);
  const face = print(12, 16, (s) => {
    s.fill(hex);
    s.fill('#f7f1e4', [0.1, 0.2, 0.8, 0.62], 0.04);
    s.brand(brand, [0.16, 0.25, 0.68, 0.1], { align: 'center' });
    drawEmblem(s, 'leaf', { x: 0.5, y: 0.45, size: 0.18, color: '#6d3a15' });
    s.text(roast, [0.16, 0.55, 0.68, 0.1], { weight: 800, align: 'center', color: '#3a2412' });
    s.text('Ground coffee', [0.2, 0.66, 0.6, 0.055], { weight: 500, align: 'center', color: '#6d5a48' });
    s.text(amount, [0.3, 0.735, 0.4, 0.06], { weight: 700, align: 'center', color: '#6d3a15' });
  });
  const next = grain(5);
  return group([
    plate([13, 17, 7], 1.6, matte(hex, 0.4), { bevel: 0.9 }),
    pull(
      outline([
        [-3.2, 0],
        [3.2, 0],
        [0.5, 4.4],
        [-0.5, 4.4],
      ]),
      12.4,
      matte(hex, 0.4),
      { at: [0, 16.4, 0], turn: [0, Math.PI / 2, 0], bevel: 0.3 },
    ),
    box([12.6, 2, 1.3], matte(mix(hex, '#000000', 0.12), 0.5), { at: [0, 21.2, 0], round: 0.2 }),
    box([13.4, 0.7, 1.6], gloss('#d8b25a'), { at: [0, 20, 0], round: 0.2 }),
    decal(11.4, 15.2, face, { at: [0, 8.6, 3.53], rough: 0.45 }),
    ...times(16, () => {
      const bean = ball(0.62, matte('#4a2b16', 0.4), { at: [-3 + next() * 11, 0.42, 5.6 + next() * 4], turn: [next(), next() * 6, 0] });
      bean.scale.set(1.35, 0.72, 0.95);
      return bean;
    }),
  ]);
}

function pods({ color, brand, roast, amount }: Look & Coffee): Group {
  const hex = paint(color);
  const words = { brand, title: roast, line: 'Single-serve pods', count: amount, ground: '#f7f1e4', accent: hex };
  const front = packFront(17, 15, words, (s) => {
    drawEmblem(s, 'leaf', { x: 0.5, y: 0.46, size: 0.34, color: mix(hex, '#6d3a15', 0.6) });
  });
  const pod = (x: number, z: number): Group =>
    group(
      [
        lathe(
          [
            [0, 0],
            [1.7, 0],
            [1.8, 0.2],
            [2.3, 4],
            [2.6, 4.1],
            [2.6, 4.3],
            [0, 4.35],
          ],
          plastic('#f4f2ec'),
        ),
        rod(2.35, 2.35, 0.06, gloss(hex), { at: [0, 4.36, 0] }),
      ],
      { at: [x, 0, z] },
    );
  return group([
    printedBox([17, 15, 11], '#f7f1e4', { front, right: packSide(11, 15, words) }),
    pod(6.6, 10.6),
    pod(12, 9),
    group([pod(0, 0)], { at: [1.4, 2.4, 12.6], turn: [1.25, 0, 0.5] }),
  ]);
}

/** The coffee. */
export const coffee = (look: Look & Coffee): Group => (look.form === 'bag' ? bag(look) : pods(look));

export const coffeeModel = model({
  name: 'coffee',
  views: { hero: { build: coffee, turn: -22, pitch: 18 } },
  alt: ({ brand, form, roast, amount }) =>
    `${brand} ${roast.toLowerCase()} ${form === 'bag' ? `ground coffee, ${amount} bag` : `coffee pods, box of ${amount}`}`,
});
