import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import type { Emblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { clear, matte, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, decal, group, lathe, outline, plate, pull, ring, rod, times, wrap } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A cleaner: a trigger bottle, a jug, or a case with both. */
export interface Cleaner {
  readonly form: 'case' | 'spray' | 'jug';
  readonly title: string;
  readonly use: string;
  readonly emblem: Emblem;
}

type Spec = Look & Cleaner;

const label = (spec: Spec, width: number, height: number, inset: number): ReturnType<typeof print> =>
  print(width, height, (s) => {
    const hex = paint(spec.color);
    const room = 1 - inset * 2;
    s.fill('#ffffff');
    s.fill(hex, [0, 0, 1, 0.48]);
    drawEmblem(s, spec.emblem, { x: 0.5, y: 0.31, size: 0.2, color: inkOn(hex) });
    s.brand(spec.brand, [inset, 0.06, room, 0.11], { color: inkOn(hex), align: 'center' });
    s.text(spec.title, [inset, 0.52, room, 0.2], { weight: 800, lines: 2, align: 'center' });
    s.text(spec.use, [inset, 0.75, room, 0.08], { weight: 500, align: 'center', color: '#4a4f57' });
    s.text(spec.form === 'spray' ? '32 fl oz' : '1 gal', [inset, 0.86, room, 0.08], {
      weight: 700,
      align: 'center',
      color: mix(hex, '#000000', 0.2),
    });
  });

function spray(spec: Spec, place: Placed = {}): Group {
  const hex = paint(spec.color);
  const head = plastic(hex);
  return group(
    [
      lathe(
        [
          [0, 0],
          [4.2, 0],
          [4.6, 0.6],
          [4.6, 13],
          [4.2, 15.5],
          [2.4, 18.6],
          [1.7, 19.4],
          [1.7, 20.6],
        ],
        matte(mix('#f2f8f4', hex, 0.12), 0.3),
      ),
      wrap(4.63, 11, label(spec, 16, 11, 0.31), { at: [0, 7, 0], arc: Math.PI * 1.1 }),
      rod(2, 2.1, 2.2, plastic('#f4f4f1'), { at: [0, 21, 0] }),
      pull(
        outline([
          [-1.6, 0],
          [2, 0],
          [2.1, 1.6],
          [5.6, 2.6],
          [5.6, 4.2],
          [-1, 4.6],
          [-3.6, 3.6],
          [-3.4, 2.2],
        ]),
        2.6,
        head,
        { at: [0, 21.8, 0], bevel: 0.4, turn: [0, Math.PI, 0] },
      ),
      rod(0.8, 0.9, 1, plastic('#f4f4f1'), { at: [-5.9, 25.2, 0], turn: [0, 0, Math.PI / 2] }),
      pull(
        outline([
          [-0.6, 0],
          [0.5, 0.1],
          [0.2, -2],
          [0.9, -4.8],
          [0.1, -5],
          [-0.8, -2],
        ]),
        1.2,
        plastic('#f4f4f1'),
        { at: [-3.4, 24.2, 0], bevel: 0.2 },
      ),
    ],
    place,
  );
}

function jug(spec: Spec, place: Placed = {}): Group {
  const hex = paint(spec.color);
  const body = matte(mix('#f2f8f4', hex, 0.12), 0.35);
  return group(
    [
      plate([15, 17, 13], 3.4, body, { bevel: 1 }),
      lathe(
        [
          [6.6, 0],
          [6, 2],
          [3, 5.6],
          [2, 6.6],
          [2, 8],
        ],
        body,
        { at: [0, 16.6, 0] },
      ),
      rod(2.4, 2.5, 2.4, plastic(hex), { at: [0, 25.4, 0] }),
      ring(3.4, 1, body, { at: [5, 19.8, 0] }),
      decal(11, 12.4, label(spec, 11, 12.4, 0.07), { at: [0, 8.6, 6.54] }),
    ],
    place,
  );
}

function carton(spec: Spec): Group {
  const hex = paint(spec.color);
  const face = print(34, 24, (s) => {
    s.fill('#c79d6c');
    s.brand(spec.brand, [0.06, 0.07, 0.5, 0.1], { color: mix(hex, '#000000', 0.35) });
    s.text(spec.title, [0.06, 0.22, 0.7, 0.15], { weight: 800, color: '#33261a' });
    s.text('Case of 4 × 1 gal', [0.06, 0.4, 0.5, 0.09], { weight: 600, color: '#33261a' });
    drawEmblem(s, spec.emblem, { x: 0.87, y: 0.2, size: 0.22, color: mix(hex, '#000000', 0.35) });
    s.fill('#33261a', [0.06, 0.9, 0.88, 0.02]);
  });
  return group([
    printedBox([34, 24, 30], '#c79d6c', { front: face, right: face }, { rough: 0.9 }),
    box([34.05, 0.06, 5], clear('#e8d9b8', 0.6), { at: [0, 24.04, 0], round: 0 }),
    block([33.6, 0.06, 0.3], paper('#8e6a3f'), { at: [0, 24, 0], round: 0 }),
  ]);
}

/** The cleaner. */
export function cleaner(spec: Spec): Group {
  switch (spec.form) {
    case 'spray':
      return spray(spec);
    case 'jug':
      return jug(spec);
    case 'case':
      return group([
        group([carton(spec)], { at: [-2, 0, -12] }),
        ...times(2, (i) => jug(spec, { at: [-9 + i * 17, 0, 14 + i * 2], turn: [0, 0.1 - i * 0.1, 0] })),
        spray({ ...spec, form: 'spray' }, { at: [22, 0, 12], turn: [0, 0.3, 0] }),
      ]);
  }
}

export const cleanerModel = model({
  name: 'cleaner',
  views: { hero: { build: cleaner, turn: -22, pitch: 18 } },
  alt: ({ brand, title, form }) =>
    `${brand} ${title.toLowerCase()}, ${form === 'case' ? 'case with jugs and a spray bottle' : form === 'spray' ? '32 fl oz spray bottle' : '1 gallon jug'}`,
});
