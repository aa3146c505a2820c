import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, rubber } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { ball, block, decal, group, times, topDecal } from '../scene/parts.ts';
import { displayBox } from '../props/display-box.ts';
import { writtenPage } from '../props/written-page.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Block erasers in paper sleeves: three together, from a dozen up in an open box. */
export interface Eraser {
  readonly count: number;
}

/** One eraser lying, its bare end on the right. */
function one({ color, brand }: Look & Eraser, isNamed: boolean, place: Placed = {}): Group {
  const hex = paint(color);
  const body = color === 'pink' ? '#ef8fa6' : color === 'black' ? '#2c2d31' : hex;
  const sleeve = (high: number): ReturnType<typeof print> =>
    print(4.2, high, (s) => {
      s.fill('#fbfaf5');
      s.fill(mix(body, '#000000', 0.12), [0, 0, 0.07, 1]);
      s.fill(mix(body, '#000000', 0.12), [0.9, 0, 0.1, 1]);
      if (isNamed) s.brand(brand, [0.13, 0.22, 0.72, 0.56], { align: 'center' });
    });
  return group(
    [
      block([6.2, 1.25, 2.4], rubber(body), { round: 0.24 }),
      block([4.2, 1.33, 2.48], matte('#fbfaf5', 0.6), { at: [-0.7, -0.02, 0], round: 0.06 }),
      topDecal(4.2, 2.42, sleeve(2.42), { at: [-0.7, 1.32, 0] }),
      decal(4.2, 1.26, sleeve(1.26), { at: [-0.7, 0.64, 1.25] }),
    ],
    place,
  );
}

function boxed(look: Look & Eraser): Group {
  // A dozen lies in one layer and a bit, 144 in a tall box.
  const high = look.count > 24 ? 9.4 : look.count > 12 ? 5 : 3.2;
  const lying = times(10, (i) =>
    one(look, true, { at: [((i % 2) - 0.5) * 6.6, high - 1.27, 4.9 - Math.floor(i / 2) * 2.6], turn: [-0.1, 0, 0] }),
  );
  const words = {
    brand: look.brand,
    title: 'Erasers',
    count: look.count,
    accent: look.color === 'pink' ? '#b8385f' : look.color === 'black' ? '#3b4047' : mix(paint(look.color), '#000000', 0.15),
  };
  const front = one(look, true, { at: [3.6, 0, 9.4], turn: [0, 0.25, 0] });
  return group([displayBox([13.8, high + 2.2, 13.4], high, words, lying), front]);
}

/** The erasers as they are sold. */
export function eraser(look: Look & Eraser): Group {
  if (look.count >= 12) return boxed(look);
  return group([
    one(look, true, { at: [0.3, 0, -1.5], turn: [0, 0.06, 0] }),
    one(look, true, { at: [-0.4, 0, 1.4], turn: [0, -0.1, 0] }),
    one(look, true, { at: [0, 1.34, 0.1], turn: [0, 0.28, 0] }),
  ]);
}

/** An eraser at work on a written page. */
function atWork(look: Look & Eraser): Group {
  const crumb = rubber(mix(look.color === 'pink' ? '#ef8fa6' : paint(look.color), '#5a5c60', 0.35));
  const crumbs = times(16, (i) =>
    ball(0.07 + (i % 3) * 0.03, crumb, { at: [Math.sin(i * 2.4) * 1.9 - 0.6, 0.08, Math.cos(i * 1.7) * 0.9 + 1.2] }),
  );
  return group([
    writtenPage(17, { ink: '#6a6c71', width: 0.09, size: 1.5 }),
    one(look, false, { at: [2.6, 0.45, 0.5], turn: [0.1, 0.5, 0.22] }),
    ...crumbs,
  ]);
}

export const eraserModel = model({
  name: 'eraser',
  views: {
    hero: {
      build: eraser,
      camera: ({ count }: Look & Eraser) => (count >= 12 ? { turn: 24, pitch: 34 } : { turn: -26, pitch: 30 }),
    },
    detail: {
      build: atWork,
      turn: -14,
      pitch: 40,
      zoom: 1.7,
      shows: ({ color }: Look & Eraser): Look & Eraser => ({ color, brand: 'Foolscap', count: 1 }),
      alt: ({ color }) => `A ${color} eraser on a written page`,
    },
  },
  alt: ({ brand, color, count }) => `${brand} ${color} block erasers, pack of ${count}`,
});
