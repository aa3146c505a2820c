import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, decal, group } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A bound planner with an elastic band and a ribbon. */
export interface Planner {
  readonly year: string;
  readonly title: string;
  readonly note?: string;
}

/** A planner standing, leaning back a little, spine on the left. */
export function planner({ color, brand, year, title, note }: Look & Planner): Group {
  const hex = paint(color);
  const [w, h, t] = [14.8, 21, 2];
  const foil = '#e7c66b';
  const cover = print(w, h, (s) => {
    s.fill(hex);
    s.fill(mix(hex, '#000000', 0.18), [0, 0, 0.055, 1]);
    s.text(year, [0.14, 0.12, 0.66, 0.2], { weight: 200, color: foil, align: 'center' });
    s.fill(foil, [0.37, 0.36, 0.2, 0.004]);
    s.text(title, [0.14, 0.39, 0.66, 0.06], { weight: 500, color: foil, align: 'center', spacing: 0.08 });
    s.brand(brand, [0.14, 0.86, 0.66, 0.05], { color: foil, align: 'center' });
    if (note !== undefined) s.text(note, [0.14, 0.47, 0.66, 0.035], { weight: 500, color: foil, align: 'center', spacing: 0.1 });
  });
  const book = group(
    [
      box([w, h, 0.3], matte(hex, 0.6), { at: [0, 0, t / 2], round: 0.14 }),
      decal(w - 0.25, h - 0.25, cover, { at: [0, 0, t / 2 + 0.17], rough: 0.6 }),
      box([w, h, 0.3], matte(hex, 0.6), { at: [0, 0, -t / 2], round: 0.14 }),
      box([0.4, h, t + 0.2], matte(hex, 0.6), { at: [-w / 2 + 0.2, 0, 0], round: 0.18 }),
      box([w - 0.7, h - 0.6, t - 0.2], paper('#f8f4e8'), { at: [0, 0, 0], round: 0.05 }),
      box([0.55, h + 0.08, t + 0.42], matte('#191a1d', 0.9), { at: [w / 2 - 1.7, 0, 0], round: 0.04 }),
      box([0.45, 2.4, 0.06], matte('#c2202e', 0.6), { at: [3.6, -h / 2 + 0.9, t / 2 + 0.25], turn: [0, 0, 0.1], round: 0.02 }),
    ],
    { turn: [-0.22, 0, 0] },
  );
  return group([
    book,
    box([w * 0.6, h * 0.5, 0.3], matte(mix(hex, '#000000', 0.3), 0.7), { at: [0, -h * 0.22, -3.6], turn: [0.3, 0, 0], round: 0.1 }),
  ]);
}

export const plannerModel = model({
  name: 'planner',
  views: { hero: { build: planner, turn: 24, pitch: 14 } },
  alt: ({ brand, color, year, title, note }) =>
    `${brand} ${year} ${title.toLowerCase()}, ${color}${note === undefined ? '' : `, ${note.toLowerCase()}`}`,
});
