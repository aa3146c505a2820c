import { CylinderGeometry } from 'three';
import type { Group } from 'three';
import { gloss, matte, metal } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { group, lathe, part, ring, rod, times } from '../scene/parts.ts';
import { shippingCarton } from '../props/case-carton.ts';
import { displayBox, rowsOf, standing } from '../props/display-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Wooden pencils with erasers in their open box. */
export interface Pencils {
  readonly point: 'sharp' | 'blunt';
  readonly count: number;
}

/** The eraser in its ferrule, from y = 0 up. */
function ferrule(): Group {
  const band = metal('#c9b06a', 0.35);
  return group([
    rod(0.385, 0.385, 1.15, band, { at: [0, 0.55, 0] }),
    ...[0.2, 0.42, 0.78].map((y) => ring(0.38, 0.03, band, { at: [0, y, 0], turn: [Math.PI / 2, 0, 0] })),
    lathe(
      [
        [0.36, 1.1],
        [0.36, 1.75],
        [0.28, 1.88],
        [0, 1.9],
      ],
      matte('#e8929a', 0.9),
    ),
  ]);
}

const boardOf = (hex: string): string =>
  hex === paint('black') ? '#b3182a' : hex === paint('yellow') ? '#17603c' : mix(hex, '#000000', 0.35);

/** The upper end with its eraser. */
function butt(hex: string): Group {
  const top = ferrule();
  top.position.y = 2.4;
  return group([part(new CylinderGeometry(0.37, 0.37, 3.4, 6), gloss(hex), { at: [0, 0.7, 0] }), top]);
}

/** A whole pencil, upright, the bottom of its ferrule at y = 0. */
function whole(hex: string, point: Pencils['point'], place: Placed): Group {
  const wood = matte('#e3bf8a', 0.85);
  const lead = matte('#2b2c30', 0.6);
  const barrel = part(new CylinderGeometry(0.37, 0.37, 14, 6), gloss(hex), { at: [0, -7, 0] });
  const blunt = [rod(0.3, 0.3, 0.02, wood, { at: [0, -14.01, 0] }), rod(0.11, 0.11, 0.03, lead, { at: [0, -14.02, 0] })];
  const sharp = [rod(0.35, 0.09, 1.7, wood, { at: [0, -14.85, 0] }), rod(0.09, 0.015, 0.5, lead, { at: [0, -15.95, 0] })];
  return group([ferrule(), barrel, ...(point === 'sharp' ? sharp : blunt)], place);
}

/** Pencils from here on come in a shipping carton. */
const CARTON = 500;

/** The box of pencils, erasers up, or their carton, and two before it that show their points. */
export function pencils({ color, brand, point, count }: Look & Pencils): Group {
  const hex = paint(color);
  const isCarton = count >= CARTON;
  const rows = rowsOf(count, 12);
  const deep = isCarton ? 21 : rows * 0.86 + 0.5;
  const line = point === 'sharp' ? 'Pre-Sharpened' : 'Unsharpened';
  const loose = times(2, (i) =>
    group([whole(hex, point, { turn: [Math.PI / 2, 0, 0] })], {
      at: [-5.2 + i * 0.5, 0.38, deep / 2 + 2.5 + i * 1.3],
      turn: [0, -1.36 - i * 0.1, 0],
    }),
  );
  if (isCarton) {
    const print = { brand, title: `${count} Wood Pencils`, line, ink: boardOf(hex) };
    return group([shippingCarton([26, 17, deep], print), ...loose]);
  }
  const erasersUp = standing({ rows, wide: 12, step: [0.84, 0.86], y: 13.4 }, () => hex, butt);
  return group([displayBox([10.6, 15, deep], 13.2, { brand, title: 'Pencils', line, count, accent: boardOf(hex) }, erasersUp), ...loose]);
}

/** The erasers, so near that neither barrel nor point is seen. */
function erasers(): Group {
  return group(
    times(5, (i) => {
      const end = ferrule();
      end.rotation.x = Math.PI / 2;
      return group([end], { at: [(i - 2) * 0.84, 0.4, (i % 2) * 0.16] });
    }),
  );
}

const POINTS = { sharp: 'sharpened', blunt: 'unsharpened' } as const;

export const pencilsModel = model({
  name: 'pencils',
  views: {
    hero: {
      build: pencils,
      turn: -20,
      pitch: 16,
    },
    detail: {
      build: erasers,
      turn: -32,
      pitch: 30,
      zoom: 1,
      shows: (): Look & Pencils => ({ color: 'yellow', brand: 'Foolscap', point: 'blunt', count: 1 }),
      alt: () => 'The erasers of the pencils',
    },
  },
  alt: ({ brand, color, point, count }) => `${brand} ${color} wood pencils, ${POINTS[point]}, box of ${count}`,
});
