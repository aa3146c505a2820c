import { CylinderGeometry } from 'three';
import type { Group } from 'three';
import { gloss, matte, metal } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { group, lathe, part, ring, rod, times } from '../scene/parts.ts';
import { displayBox } from '../props/display-box.ts';
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

/** The box of pencils, erasers up. */
export function pencils({ color, brand }: Look & Pencils): Group {
  const hex = paint(color);
  const standing = times(12, (i) => {
    const top = ferrule();
    top.position.y = 2.4;
    return group([part(new CylinderGeometry(0.37, 0.37, 3.4, 6), gloss(hex), { at: [0, 0.7, 0] }), top], {
      at: [(i - 5.5) * 0.84, 13.4 + (i % 3) * 0.12, 0],
    });
  });
  return group([displayBox([10.6, 15, 1.4], 13.2, { brand, title: 'Pencils', accent: boardOf(hex) }, standing)]);
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
      // The box looks the same however deep it is, and hides the points.
      shows: (look: Look & Pencils): Look & Pencils => ({ ...look, point: 'blunt', count: 12 }),
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
