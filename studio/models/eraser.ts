import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, rubber } from '../scene/materials.ts';
import { inkOn, paint } from '../scene/palette.ts';
import { block, box, decal, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Block erasers in paper sleeves. */
export interface Eraser {
  readonly count: number;
  readonly body: string;
}

function one({ color, brand, body }: Look & Eraser): Group {
  const hex = paint(color);
  const top = print(4.2, 2.4, (s) => {
    s.fill(hex);
    s.fill('#ffffff', [0, 0.78, 1, 0.08]);
    s.brand(brand, [0.08, 0.18, 0.84, 0.28], { color: inkOn(hex), align: 'center' });
    s.text('SOFT ERASER', [0.14, 0.53, 0.72, 0.15], { color: inkOn(hex), weight: 600, align: 'center', spacing: 0.08 });
  });
  const side = print(4.2, 1.2, (s) => {
    s.fill(hex);
    s.text('Latex-free', [0.1, 0.3, 0.8, 0.4], { color: inkOn(hex), align: 'center' });
  });
  return group([
    block([6.2, 1.25, 2.4], rubber(body), { round: 0.22 }),
    block([4.2, 1.33, 2.48], matte(hex, 0.6), { at: [-0.7, -0.02, 0], round: 0.06 }),
    topDecal(4.2, 2.4, top, { at: [-0.7, 1.32, 0] }),
    decal(4.2, 1.25, side, { at: [-0.7, 0.64, 1.25] }),
    box([0.02, 1.2, 2.3], rubber(body), { at: [3.1, 0.62, 0], round: 0 }),
  ]);
}

/** The erasers, one leaning on the others. */
export function eraser(look: Look & Eraser): Group {
  if (look.count === 1) return group([one(look)]);
  const lying = times(Math.min(look.count, 4) - 1, (i) => {
    const e = one(look);
    e.position.set((i % 2) * 0.6, Math.floor(i / 2) * 1.34, (i % 2) * 2.9 - 1.4);
    e.rotation.y = (i % 2) * 0.1;
    return e;
  });
  const front = one(look);
  front.position.set(-1.6, 0, 5);
  front.rotation.y = 0.3;
  return group([...lying, front]);
}

export const eraserModel = model({
  name: 'eraser',
  views: { hero: { build: eraser, turn: -26, pitch: 30 } },
  alt: ({ brand, color, count }) => `${brand} soft erasers, ${color} sleeve, ${count}-pack`,
});
