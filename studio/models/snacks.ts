import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import { packFront, packSide } from '../scene/pack-print.ts';
import { print } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A box of snack bars or packets with some before it. */
export interface Snacks {
  readonly title: string;
  readonly line: string;
  readonly count: number;
  readonly packet: 'bar' | 'bag';
}

function packet({ color, brand, title, packet: form }: Look & Snacks): Group {
  const hex = paint(color);
  const [w, h] = form === 'bar' ? [13, 4] : [9, 12];
  const face = print(w, h, (s) => {
    s.fill(hex);
    s.fill(mix(hex, '#ffffff', 0.85), form === 'bar' ? [0, 0.78, 1, 0.1] : [0, 0.8, 1, 0.06]);
    s.brand(brand, form === 'bar' ? [0.1, 0.14, 0.5, 0.24] : [0.1, 0.12, 0.8, 0.1], {
      color: inkOn(hex),
      align: form === 'bar' ? 'left' : 'center',
    });
    s.text(title, form === 'bar' ? [0.1, 0.42, 0.7, 0.32] : [0.1, 0.5, 0.8, 0.24], {
      weight: 900,
      lines: 2,
      color: inkOn(hex),
      align: form === 'bar' ? 'left' : 'center',
    });
    drawEmblem(
      s,
      'leaf',
      form === 'bar' ? { x: 0.86, y: 0.44, size: 0.5, color: inkOn(hex) } : { x: 0.5, y: 0.36, size: 0.22, color: inkOn(hex) },
    );
  });
  return group([
    box([w - 0.6, h - 0.5, form === 'bar' ? 1.7 : 2.8], matte(hex, 0.35), { round: form === 'bar' ? 0.7 : 1.2 }),
    box(form === 'bar' ? [w + 1.6, h * 0.9, 0.14] : [w * 0.96, h + 1.2, 0.14], matte(mix(hex, '#000000', 0.08), 0.35), { round: 0.05 }),
    decal(w - 2.2, h - (form === 'bar' ? 1.2 : 2.4), face, { at: [0, 0, form === 'bar' ? 0.87 : 1.43], rough: 0.35 }),
  ]);
}

/** The snacks. */
export function snacks(look: Look & Snacks): Group {
  const { color, brand, title, line, count } = look;
  const hex = paint(color);
  const words = { brand, title, line, count: String(count), ground: '#fbf6ea', accent: hex };
  const front = packFront(19, 13, words, (s) => {
    s.disc(mix(hex, '#ffffff', 0.7), 0.5, 0.46, 0.22);
    drawEmblem(s, 'leaf', { x: 0.5, y: 0.46, size: 0.3, color: hex });
  });
  const loose =
    look.packet === 'bar'
      ? times(2, (i) =>
          group([packet(look)], { at: [3 + i * 2.4, 0.9 + i * 1.5, 12.4 - i * 1.2], turn: [-Math.PI / 2 + 0.1 * i, 0, 0.2 - i * 0.4] }),
        )
      : times(2, (i) => group([packet(look)], { at: [8 + i * 8.4, 6.2, 8 - i * 1.4], turn: [-0.16, -0.1 * i, 0] }));
  return group([printedBox([19, 13, 9], '#fbf6ea', { front, right: packSide(9, 13, words) }), ...loose]);
}

export const snacksModel = model({
  name: 'snacks',
  views: { hero: { build: snacks, turn: -22, pitch: 22 } },
  alt: ({ brand, title, line, count }) => `${brand} ${title.toLowerCase()}, ${line.toLowerCase()}, box of ${count}`,
});
