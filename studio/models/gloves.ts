import { Shape } from 'three';
import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { ball, group, pull, topDecal } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { onCard } from '../props/flavor-art.ts';
import { shippingCarton } from '../props/case-carton.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Exam gloves: a dispenser box of a hundred, alone or before its carton. */
export interface Gloves {
  readonly material: 'Nitrile' | 'Vinyl' | 'Latex';
  readonly sold: 'box' | 'case';
}

type Spec = Look & Gloves;

/** The outline of a glove lying flat, cuff down, in a field of 9 by 20. */
const fingers: readonly (readonly [number, number, number, number])[] = [
  [-3.1, 12.6, 0.12, 5.6],
  [-1.05, 13.4, 0.03, 6.8],
  [1.05, 13.2, -0.05, 6.2],
  [3.1, 12, -0.16, 4.8],
];

function gloveShape(): Shape {
  const shape = new Shape();
  shape.moveTo(-3.7, 0).bezierCurveTo(-3.5, 3, -4.3, 5, -4.3, 8);
  for (const [x, y, lean, long] of fingers) {
    const [dx, dy] = [-lean * long, long];
    shape.lineTo(x - 0.95, y - 1.6);
    shape.lineTo(x - 0.86 + dx, y + dy - 1.4);
    shape.bezierCurveTo(x - 0.8 + dx, y + dy + 0.2, x + 0.8 + dx, y + dy + 0.2, x + 0.86 + dx, y + dy - 1.4);
    shape.lineTo(x + 0.95, y - 1.6);
  }
  shape.lineTo(4.3, 9.4).lineTo(6.6, 11.6).bezierCurveTo(7.6, 12.3, 8.6, 11.2, 7.8, 10.2);
  shape.lineTo(4.6, 5).bezierCurveTo(3.9, 3.4, 3.5, 2, 3.7, 0);
  return shape;
}

const skinOf = ({ color }: Look): string => (color === 'black' ? '#2a2b2f' : mix(paint(color), '#ffffff', 0.22));

/** A glove lying flat, its cuff towards the camera. */
function flat(spec: Look, place: Placed = {}): Group {
  const hex = skinOf(spec);
  const skin = matte(hex, 0.5);
  return group(
    [
      group(
        [
          pull(gloveShape(), 0.5, skin, { bevel: 0.22, at: [0, 0, 0.3] }),
          pull(
            new Shape().moveTo(-3.8, 0).lineTo(3.8, 0).lineTo(3.76, 0.5).lineTo(-3.76, 0.5),
            0.66,
            matte(mix(hex, '#000000', 0.12), 0.5),
            { bevel: 0.2, at: [0, 0, 0.3] },
          ),
        ],
        { turn: [-Math.PI / 2, 0, 0] },
      ),
    ],
    place,
  );
}

/** The dispenser box lying on its long side, gloves coming out of the opening above. */
function dispenser(spec: Spec, place: Placed = {}): Group {
  const hex = paint(spec.color);
  const [w, h, d] = [23, 12, 8.5];
  const front = print(w, h, (s) => {
    s.fill('#f7fafb');
    s.fill(hex, [0, 0.76, 1, 0.24]);
    s.brand(spec.brand, [0.06, 0.1, 0.46, 0.17]);
    s.text(`${spec.material} Exam Gloves`, [0.06, 0.34, 0.5, 0.32], { weight: 800, lines: 2, color: '#1f2a33' });
    s.text('Powder-free', [0.06, 0.82, 0.36, 0.11], { weight: 650, color: inkOn(hex) });
    s.text('100', [0.62, 0.79, 0.17, 0.16], { weight: 900, color: inkOn(hex), align: 'right' });
    s.text('gloves', [0.81, 0.84, 0.14, 0.1], { weight: 650, color: inkOn(hex) });
    onCard(s, 0.79, 0.42, 0.052, (ctx) => {
      ctx.save();
      ctx.scale(62, -62);
      ctx.translate(-0.6, -10);
      ctx.rotate(-0.22);
      ctx.fillStyle = skinOf(spec);
      ctx.beginPath();
      for (const [i, p] of gloveShape().getPoints(10).entries()) ctx[i === 0 ? 'moveTo' : 'lineTo'](p.x, p.y);
      ctx.fill();
      ctx.restore();
    });
  });
  const side = print(d, h, (s) => {
    s.fill(hex);
    s.text(spec.material, [0.12, 0.36, 0.76, 0.2], { weight: 800, color: inkOn(hex), align: 'center' });
  });
  const top = print(w, d, (s) => {
    s.fill(hex);
    s.fill(mix(hex, '#ffffff', 0.2), [0.05, 0.1, 0.9, 0.8], 0.06);
  });
  const hole = print(12, 4.4, (s) => s.fill('#17191c', [0, 0, 1, 1], 0.5));
  const puff = matte(skinOf(spec), 0.5);
  const folds = (
    [
      [-2.4, 12, 0, 2.1, 0.7, 1.5],
      [0.4, 12.1, 0.3, 2.4, 1.1, 1.3],
      [2.6, 12, -0.2, 2, 0.6, 1.4],
    ] as const
  ).map(([x, y, z, sx, sy, sz]) => {
    const fold = ball(1, puff, { at: [x, y, z], turn: [0.2 * x, 0, 0.14 * x] });
    fold.scale.set(sx, sy, sz);
    return fold;
  });
  return group(
    [
      printedBox([w, h, d], '#f7fafb', { front, top, right: side }),
      topDecal(12, 4.4, hole, { at: [0, h + 0.05, 0] }),
      ...folds,
      pull(gloveTip(1.9, 4.6), 0.3, puff, { at: [0.2, h + 0.3, -0.3], turn: [-0.2, 0.3, -0.06], bevel: 0.14 }),
      pull(gloveTip(1.5, 3.2), 0.3, puff, { at: [1, h + 0.3, 0.5], turn: [0.3, -0.35, -0.34], bevel: 0.14 }),
      pull(gloveTip(1.2, 2.6), 0.3, puff, { at: [-1.3, h + 0.3, 0.4], turn: [0.25, 0.5, 0.4], bevel: 0.14 }),
    ],
    place,
  );
}

/** A fold of the next glove, standing out of the box. */
function gloveTip(width: number, height: number): Shape {
  return new Shape()
    .moveTo(-width * 0.5, -0.8)
    .bezierCurveTo(-width * 0.7, height * 0.3, -width * 1.1, height * 0.6, -width * 0.7, height * 0.86)
    .bezierCurveTo(-width * 0.2, height * 1.1, width * 0.3, height * 0.92, width * 0.9, height)
    .bezierCurveTo(width * 1.25, height * 0.6, width * 0.7, height * 0.3, width * 0.5, -0.8);
}

/** The gloves. */
export function gloves(spec: Spec): Group {
  if (spec.sold === 'box') return dispenser(spec);
  return group([
    shippingCarton([34, 27, 25], {
      brand: spec.brand,
      title: `${spec.material} Exam Gloves`,
      ink: spec.color === 'black' ? '#3b4047' : paint(spec.color),
    }),
    dispenser(spec, { at: [18, 0, 19], turn: [0, 0.25, 0] }),
  ]);
}

const pair = (spec: Spec): Group =>
  group([flat(spec, { at: [-5, 0.1, 2], turn: [0, 0.25, 0] }), flat(spec, { at: [5.4, 0.6, 0], turn: [0, -0.3, 0] })]);

export const glovesModel = model({
  name: 'gloves',
  views: {
    hero: { build: gloves, turn: -24, pitch: 24 },
    detail: {
      build: pair,
      turn: 0,
      pitch: 58,
      zoom: 1,
      // A glove has no print.
      shows: (look): Spec => ({ ...look, brand: 'Medley', material: 'Nitrile', sold: 'box' }),
      alt: ({ color, material }) => `Two ${color} ${material.toLowerCase()} gloves`,
    },
  },
  alt: ({ brand, color, material, sold }) =>
    `${brand} ${material.toLowerCase()} exam gloves, ${color}, ${sold === 'box' ? 'box of 100' : 'a box of 100 before its case'}`,
});
