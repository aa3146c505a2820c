import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Printed business cards in two stacks and one standing. */
export interface BusinessCards {
  readonly design: 'split' | 'corner' | 'plain';
  readonly count: number;
}

const [WIDE, TALL] = [8.9, 5.1];

/** The cards. */
export function businessCards({ color, brand, design }: Look & BusinessCards): Group {
  const hex = paint(color);
  const front = print(WIDE, TALL, (s) => {
    s.fill('#fdfcf9');
    if (design === 'split') s.fill(hex, [0, 0, 0.34, 1]);
    if (design === 'corner') {
      s.disc(hex, 1, 0, 0.62);
      s.disc(mix(hex, '#ffffff', 0.4), 1, 0, 0.38);
    }
    if (design === 'plain') s.fill(hex, [0.08, 0.86, 0.84, 0.03]);
    const x = design === 'split' ? 0.4 : 0.08;
    s.text('Jordan Avery', [x, 0.16, 0.52, 0.15], { weight: 800 });
    s.text('Studio manager', [x, 0.33, 0.42, 0.09], { weight: 500, color: hex });
    s.text('Harbor Row Design', [x, 0.56, 0.46, 0.08], { weight: 600, color: '#4a4f57' });
    s.text('12 Quay St · Boston', [x, 0.66, 0.46, 0.07], { weight: 400, color: '#6b6f76' });
    if (design === 'split') s.text('JA', [0.05, 0.34, 0.24, 0.32], { weight: 300, align: 'center', color: inkOn(hex) });
  });
  const back = print(WIDE, TALL, (s) => {
    s.fill(hex);
    s.text('JA', [0.3, 0.25, 0.4, 0.5], { weight: 200, align: 'center', color: inkOn(hex) });
    s.brand(brand, [0.7, 0.86, 0.24, 0.07], { color: mix(hex, inkOn(hex), 0.5) });
  });
  const stack = (n: number, face: ReturnType<typeof print>, x: number, z: number, turn: number): Group =>
    group(
      [
        ...times(n, (i) =>
          block([WIDE, 0.14, TALL], paper(i % 2 ? '#f4f2ec' : '#ffffff'), {
            at: [((i * 7) % 5) * 0.02, i * 0.15, ((i * 3) % 4) * 0.02],
            round: 0.01,
          }),
        ),
        topDecal(WIDE, TALL, face, { at: [0.04, n * 0.15 + 0.02, 0.03], rough: 0.8 }),
      ],
      { at: [x, 0, z], turn: [0, turn, 0] },
    );
  return group([
    stack(14, front, 0.4, 2.4, 0.12),
    stack(9, back, -3.6, -4.6, -0.2),
    group([box([WIDE, TALL, 0.06], paper(), { round: 0.01 }), decal(WIDE, TALL, front, { at: [0, 0, 0.04], rough: 0.8 })], {
      at: [4.6, TALL / 2 + 0.2, -3],
      turn: [-0.3, -0.1, 0],
    }),
    block([4, 2.6, 2], paper('#e9e4d8'), { at: [4.6, 0, -4.6], round: 0.05 }),
  ]);
}

export const businessCardsModel = model({
  name: 'business-cards',
  views: { hero: { build: businessCards, turn: -14, pitch: 34 } },
  alt: ({ color, count }) => `Custom printed business cards with ${color} design, ${count} cards`,
});
