import { CylinderGeometry } from 'three';
import type { Group } from 'three';
import { packFront, packSide } from '../scene/pack-print.ts';
import { gloss, matte, metal } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { group, lathe, part, rod, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Wooden pencils in their box with three in front. */
export interface Pencils {
  readonly title: string;
  readonly grade: string;
  readonly count: number;
  readonly colored: boolean;
}

const tones: readonly Tone[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'brown', 'pink'];

function pencil(hex: string, lead: string, eraser: boolean): Group {
  const parts = [
    part(new CylinderGeometry(0.42, 0.42, 13.4, 6), gloss(hex), { at: [0, 0.2, 0] }),
    lathe(
      [
        [0.12, -8.1],
        [0.4, -6.5],
      ],
      matte('#e3be8a', 0.9),
    ),
    lathe(
      [
        [0, -8.7],
        [0.13, -8.05],
      ],
      matte(lead, 0.5),
    ),
  ];
  if (eraser)
    parts.push(
      rod(0.44, 0.44, 1.1, metal('#d8b25a', 0.35), { at: [0, 7.4, 0] }),
      rod(0.4, 0.4, 1, matte('#e98a93', 0.9), { at: [0, 8.3, 0] }),
    );
  else
    parts.push(
      lathe(
        [
          [0.42, 6.9],
          [0.3, 7.3],
          [0, 7.4],
        ],
        gloss(mix(hex, '#000000', 0.2)),
      ),
    );
  return group(parts);
}

/** The pencils. */
export function pencils({ color, brand, title, grade, count, colored }: Look & Pencils): Group {
  const hex = paint(color);
  const tone = (i: number): string => (colored ? paint(tones[i % tones.length] ?? 'red') : hex);
  const words = {
    brand,
    title,
    line: grade,
    count: String(count),
    ground: '#f7f6f2',
    accent: colored ? '#5a2f86' : mix(hex, '#000000', 0.1),
  };
  const front = packFront(9, 18.5, words, (s) => {
    for (let i = 0; i < 6; i += 1) {
      s.fill(tone(i), [0.09 + i * 0.138, 0.35, 0.11, 0.36], 0.01);
      s.ctx.fillStyle = '#e3be8a';
      s.ctx.beginPath();
      s.ctx.moveTo((0.09 + i * 0.138) * s.width, 0.352 * s.height);
      s.ctx.lineTo((0.2 + i * 0.138) * s.width, 0.352 * s.height);
      s.ctx.lineTo((0.145 + i * 0.138) * s.width, 0.245 * s.height);
      s.ctx.fill();
    }
  });
  const pack = printedBox([9, 18.5, 2.6], '#f7f6f2', { front, right: packSide(2.6, 18.5, words) });
  const lying = times(3, (i) =>
    group([group([pencil(tone(i), colored ? tone(i) : '#2a2b2e', !colored)], { turn: [-Math.PI / 2, 0, 0] })], {
      at: [0.6 + i * 0.9, 0.4, 4.4 + i * 1.5],
      turn: [0, -1.25 + i * 0.1, 0],
    }),
  );
  return group([pack, ...lying]);
}

export const pencilsModel = model({
  name: 'pencils',
  views: { hero: { build: pencils, turn: -22, pitch: 22 } },
  alt: ({ brand, title, grade, count, color }) =>
    `${brand} ${title.toLowerCase()}, ${grade.toLowerCase()}, ${color === 'multicolor' ? 'assorted colors' : color}, pack of ${count}`,
});
