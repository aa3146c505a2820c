import { CylinderGeometry } from 'three';
import type { Group } from 'three';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { gloss, matte } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { group, lathe, part, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import type { Brand } from '../scene/brands.ts';
import { brands } from '../scene/brands.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A set of colored pencils: its flat box, some of them in front. */
export interface ColoredPencils {
  readonly count: number;
}

const HUES = [
  '#f6d21f',
  '#f39a1e',
  '#ea5b25',
  '#d4232f',
  '#d13a7d',
  '#8d3f97',
  '#4a3f9c',
  '#2460b8',
  '#2f9bd4',
  '#17a095',
  '#2f9a48',
  '#88bf3c',
  '#c69250',
  '#84502b',
  '#3c3d41',
  '#a9aeb4',
] as const;
const hueOf = (i: number, of: number): string => HUES[Math.floor((i / of) * HUES.length) % HUES.length] ?? '#d4232f';

/** One pencil, upright, its tip above. */
function pencil(hex: string, place: Placed = {}): Group {
  return group(
    [
      part(new CylinderGeometry(0.37, 0.37, 15, 6), gloss(hex), { at: [0, 7.5, 0] }),
      part(new CylinderGeometry(0.13, 0.36, 1.5, 20), matte('#e4c08f', 0.9), { at: [0, 15.75, 0] }),
      part(new CylinderGeometry(0.34, 0.374, 0.22, 6), gloss(hex), { at: [0, 15.05, 0] }),
      lathe(
        [
          [0.132, 16.48],
          [0.05, 17.05],
          [0, 17.1],
        ],
        matte(hex, 0.6),
      ),
      part(new CylinderGeometry(0.3, 0.3, 0.03, 20), matte('#e4c08f', 0.9), { at: [0, -0.01, 0] }),
    ],
    place,
  );
}

/** A row of pencil tips, drawn. */
function tips(s: Sheet, count: number, top: number, foot: number): void {
  const wide = 0.88 / count;
  for (let i = 0; i < count; i += 1) {
    const hex = hueOf(i, count);
    const x = 0.06 + i * wide;
    const lift = Math.sin((i / count) * Math.PI) * 0.06;
    const y = top - lift;
    s.fill(hex, [x + wide * 0.05, y + 0.16, wide * 0.9, foot - y - 0.16]);
    s.fill(mix(hex, '#ffffff', 0.35), [x + wide * 0.22, y + 0.16, wide * 0.16, foot - y - 0.16]);
    s.fill(mix(hex, '#000000', 0.18), [x + wide * 0.72, y + 0.16, wide * 0.23, foot - y - 0.16]);
    triangle(s, '#e4c08f', x + wide * 0.05, x + wide * 0.95, y + 0.165, y);
    triangle(s, hex, x + wide * 0.36, x + wide * 0.64, y + 0.051, y);
  }
}

function triangle({ ctx, width, height }: Sheet, color: string, left: number, right: number, foot: number, top: number): void {
  ctx.fillStyle = color;
  ctx.beginPath();
  ctx.moveTo(left * width, foot * height);
  ctx.lineTo(right * width, foot * height);
  ctx.lineTo(((left + right) / 2) * width, top * height);
  ctx.fill();
}

const groundOf = (brand: Brand): string =>
  brand === 'Foolscap' ? '#1f2a44' : brand === 'Quillmark' ? '#f4efe2' : mix(brands[brand].ink, '#000000', 0.05);

/** The box of the set, standing, three pencils before it. */
export function coloredPencils({ brand, count }: Look & ColoredPencils): Group {
  const w = Math.min(24, 9 + count * 0.24);
  const [h, d] = [19.5, count > 36 ? 3.6 : 1.7];
  const ground = groundOf(brand);
  const ink = brand === 'Quillmark' ? '#1d1e21' : '#ffffff';
  const front = print(w, h, (s) => {
    s.fill(ground);
    s.brand(brand, [0.07, 0.05, 0.86, 0.1], { color: ink });
    s.text('Colored Pencils', [0.07, 0.165, 0.86, 0.075], { color: ink, weight: 400 });
    tips(s, Math.min(12, Math.max(8, Math.round(w / 1.5))), 0.4, 1);
    s.disc('#f8c617', 0.82, 0.84, 0.13);
    s.text(String(count), [0.72, 0.79, 0.2, 0.1], { color: '#1d1e21', weight: 900, align: 'center' });
  });
  const side = print(d, h, (s) => {
    for (let i = 0; i < HUES.length; i += 1) s.fill(HUES[i] ?? ground, [0, i / HUES.length, 1, 1 / HUES.length + 0.002]);
  });
  const lying = times(3, (i) =>
    group([pencil(hueOf([3, 8, 0][i] ?? 0, 16), { turn: [Math.PI / 2, 0, 0] })], {
      at: [-8.6 + i * 0.3, 0.38, 3.2 + i * 1.7],
      turn: [0, 1.45 - i * 0.1, 0],
    }),
  );
  return group([printedBox([w, h, d], ground, { front, right: side, left: side }, { at: [0, 0, 0] }), ...lying]);
}

/** Pencils side by side, near enough to see the cores. */
function fan(): Group {
  return group(
    times(12, (i) =>
      group([pencil(hueOf(i, 12), { at: [0, 0, 0], turn: [-Math.PI / 2, 0, 0] })], {
        at: [0, 0.38 + i * 0.02, 0],
        turn: [0, (5.5 - i) * 0.085, 0],
      }),
    ).map((one) => {
      one.position.x = -Math.sin(one.rotation.y) * 6;
      return one;
    }),
  );
}

export const coloredPencilsModel = model({
  name: 'colored-pencils',
  views: {
    hero: { build: coloredPencils, turn: 20, pitch: 14 },
    top: {
      build: fan,
      turn: 0,
      pitch: 58,
      shows: (): Look & ColoredPencils => ({ color: 'multicolor', brand: 'Foolscap', count: 12 }),
      alt: () => 'Colored pencils side by side, sharpened',
    },
  },
  alt: ({ brand, count }) => `${brand} colored pencils, set of ${count}, assorted colors`,
});
