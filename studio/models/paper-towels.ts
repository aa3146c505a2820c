import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, pull, times, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rolls of paper in film: towels, or bath tissue. */
export interface PaperTowels {
  readonly title: string;
  readonly radius: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly layers: number;
}

function roll(r: number, h: number): Group {
  return group([
    pull(washer(r, r * 0.32), h, matte('#fdfdfb', 0.95), { turn: [-Math.PI / 2, 0, 0], at: [0, h / 2, 0], bevel: 0.25 }),
    pull(washer(r * 0.34, r * 0.3), h - 0.1, paper('#c9a877'), { turn: [-Math.PI / 2, 0, 0], at: [0, h / 2, 0], bevel: 0.02 }),
    ...times(Math.floor(h / 2.4), (i) =>
      pull(washer(r + 0.02, r - 0.1), 0.12, matte('#ebebe6', 0.95), { turn: [-Math.PI / 2, 0, 0], at: [0, 1.4 + i * 2.4, 0], bevel: 0 }),
    ),
  ]);
}

/** The pack and one loose roll. */
export function paperTowels({ color, brand, title, radius: r, height: h, columns, rows, layers }: Look & PaperTowels): Group {
  const hex = paint(color);
  const count = columns * rows * layers;
  const [w, d, tall] = [columns * r * 2, rows * r * 2, layers * h];
  const band = print(w, tall * 0.62, (s) => {
    s.fill(hex, [0, 0, 1, 1], 0.05);
    s.fill(mix(hex, '#ffffff', 0.85), [0, 0.82, 1, 0.06]);
    s.brand(brand, [0.06, 0.1, 0.6, 0.22], { color: inkOn(hex) });
    s.text(title, [0.06, 0.42, 0.56, 0.32], { weight: 800, lines: 2, color: inkOn(hex) });
    s.text(String(count), [0.66, 0.2, 0.28, 0.36], { weight: 900, align: 'right', color: inkOn(hex) });
    s.text('rolls', [0.66, 0.58, 0.28, 0.15], { weight: 600, align: 'right', color: inkOn(hex) });
  });
  const rolls = times(count, (i) => {
    const one = roll(r - 0.05, h - 0.05);
    one.position.set(
      (i % columns) * r * 2 - w / 2 + r,
      Math.floor(i / (columns * rows)) * h,
      (Math.floor(i / columns) % rows) * r * 2 - d / 2 + r,
    );
    return one;
  });
  const loose = roll(r, h);
  loose.position.set(w / 2 + r * 1.5, 0, d / 2 - r * 0.2);
  return group([
    ...rolls,
    box([w + 0.6, tall + 0.5, d + 0.6], clear('#eef4f8', 0.16), { at: [0, tall / 2 + 0.1, 0], round: 1.6 }),
    decal(w - 0.6, tall * 0.62, band, { at: [0, tall * 0.48, d / 2 + 0.34], material: film(band, 0.3) }),
    loose,
  ]);
}

export const paperTowelsModel = model({
  name: 'paper-towels',
  views: { hero: { build: paperTowels, turn: -24, pitch: 18 } },
  alt: ({ brand, title, columns, rows, layers }) => `${brand} ${title.toLowerCase()}, ${columns * rows * layers} rolls`,
});
