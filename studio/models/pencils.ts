import { CylinderGeometry } from 'three';
import type { Group } from 'three';
import { gloss, matte, metal } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { group, lathe, part, ring, rod, times } from '../scene/parts.ts';
import { displayBox } from '../props/display-box.ts';
import { writtenPage } from '../props/written-page.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Wooden pencils with erasers in their open box. */
export interface Pencils {
  readonly point: 'sharp' | 'blunt';
  readonly count: number;
}

const FACET = new CylinderGeometry(0.37, 0.37, 15, 6);

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

/** A sharpened or flat end, its tip at the bottom, the barrel from y = 0 up. */
function tip(hex: string, point: Pencils['point']): Group {
  const woodTone = matte('#e2bd8b', 0.9);
  const lead = matte('#37393d', 0.45);
  if (point === 'blunt')
    return group([rod(0.33, 0.33, 0.03, woodTone, { at: [0, -0.01, 0] }), rod(0.1, 0.1, 0.04, lead, { at: [0, -0.02, 0] })]);
  return group([
    part(new CylinderGeometry(0.37, 0.11, 1.75, 24), woodTone, { at: [0, -0.87, 0] }),
    part(new CylinderGeometry(0.372, 0.32, 0.28, 6), gloss(hex), { at: [0, -0.12, 0] }),
    lathe(
      [
        [0, -2.3],
        [0.03, -2.26],
        [0.112, -1.74],
      ],
      lead,
    ),
  ]);
}

/** One whole pencil, upright, its tip below. */
function pencil(hex: string, point: Pencils['point'], place: Placed = {}): Group {
  const top = ferrule();
  top.position.y = 15;
  return group([part(FACET.clone(), gloss(hex), { at: [0, 7.5, 0] }), top, tip(hex, point)], place);
}

const boardOf = (hex: string): string =>
  hex === paint('black') ? '#b3182a' : hex === paint('yellow') ? '#17603c' : mix(hex, '#000000', 0.35);

/** The box of pencils, erasers up, with one in front of it. */
export function pencils({ color, brand, point }: Look & Pencils): Group {
  const hex = paint(color);
  const standing = times(12, (i) => {
    const top = ferrule();
    top.position.y = 2.4;
    const z = 0.42 - Math.floor(i / 6) * 0.85;
    return group([part(new CylinderGeometry(0.37, 0.37, 3.4, 6), gloss(hex), { at: [0, 0.7, 0] }), top], {
      at: [((i % 6) - 2.5) * 0.86, 14, z],
    });
  });
  const words = { brand, title: 'Pencils', accent: boardOf(hex) };
  const box = displayBox([5.6, 15.4, 2], 14.2, words, standing);
  const front = group([pencil(hex, point, { turn: [-Math.PI / 2, 0, 0] })], { at: [5.2, 0.38, -2.2], turn: [0, 0.32, 0] });
  return group([box, front]);
}

/** The end that writes, on paper. */
function writing({ color, point }: Look & Pencils): Group {
  const hex = paint(color);
  if (point === 'sharp') {
    const upright = group([tip(hex, point), part(new CylinderGeometry(0.37, 0.37, 6, 6), gloss(hex), { at: [0, 3, 0] })], {
      at: [0, 2.3, 0],
    });
    return group([
      writtenPage(13, { ink: '#55575c', width: 0.08, size: 1 }),
      group([upright], { turn: [0.35, 0, -0.78], at: [0, 0.02, -0.1] }),
    ]);
  }
  return group(
    times(5, (i) =>
      group([part(new CylinderGeometry(0.37, 0.37, 9, 6), gloss(hex), { at: [0, 4.5, 0] }), tip(hex, point)], {
        at: [(i - 2) * 0.82, 0.38, 0.15 * (i % 2)],
        turn: [-Math.PI / 2, 0, 0],
      }),
    ),
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
      // The box looks the same from the outside, however deep it is.
      shows: (look: Look & Pencils): Look & Pencils => ({ ...look, count: 12 }),
    },
    detail: {
      build: writing,
      camera: ({ point }: Look & Pencils) => (point === 'sharp' ? { turn: 12, pitch: 38, zoom: 1.6 } : { turn: -32, pitch: 30, zoom: 1.3 }),
      shows: ({ color, point }: Look & Pencils): Look & Pencils => ({ color, brand: 'Foolscap', point, count: 1 }),
      alt: ({ color, point }) => `The ${POINTS[point]} end of a ${color} pencil`,
    },
  },
  alt: ({ brand, color, point, count }) => `${brand} ${color} wood pencils, ${POINTS[point]}, box of ${count}`,
});
