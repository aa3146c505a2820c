import type { Group } from 'three';
import { Shape } from 'three';
import { packFront, packSide } from '../scene/pack-print.ts';
import { matte } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { group, plate, pull } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { print } from '../scene/label.ts';

/** A dispenser box of gloves with one coming out. */
export interface Gloves {
  readonly material: string;
  readonly size: string;
  readonly count: string;
}

function hand(): Shape {
  const shape = new Shape();
  shape.moveTo(-3, -4).bezierCurveTo(-3.6, 0, -4.6, 1.5, -4.6, 4).bezierCurveTo(-4.4, 5.3, -3.5, 5.2, -3.3, 4.2);
  shape
    .bezierCurveTo(-3.2, 3.4, -3, 3, -2.7, 3.4)
    .lineTo(-2.6, 7.5)
    .bezierCurveTo(-2.4, 8.6, -1.3, 8.6, -1.2, 7.5)
    .lineTo(-1.05, 5)
    .lineTo(-0.9, 8.6);
  shape
    .bezierCurveTo(-0.6, 9.6, 0.5, 9.6, 0.6, 8.6)
    .lineTo(0.6, 5)
    .lineTo(1, 8)
    .bezierCurveTo(1.2, 9, 2.2, 8.9, 2.3, 7.9)
    .lineTo(2.1, 4.4)
    .lineTo(2.7, 6.2);
  shape.bezierCurveTo(3, 7, 3.9, 6.7, 3.8, 5.8).bezierCurveTo(3.4, 3, 3.2, 0, 3, -4);
  return shape;
}

/** The box lying on its long side. */
export function gloves({ color, brand, material, size, count }: Look & Gloves): Group {
  const hex = paint(color);
  const words = { brand, title: `${material} Exam Gloves`, line: 'Powder-free · single use', count: size, ground: '#f6f9fa', accent: hex };
  const front = packFront(24, 12.4, words, (s) => {
    s.text(count, [0.07, 0.3, 0.3, 0.26], { weight: 900, color: hex });
    s.text('gloves', [0.07, 0.56, 0.3, 0.1], { weight: 600, color: '#3b4047' });
    s.fill(mix(hex, '#ffffff', 0.82), [0.64, 0.1, 0.29, 0.52], 0.04);
    s.text('size', [0.66, 0.14, 0.25, 0.08], { weight: 500, align: 'center', color: '#3b4047' });
    s.text(size, [0.66, 0.24, 0.25, 0.32], { weight: 900, align: 'center', color: hex });
  });
  const top = print(24, 8, (s) => {
    s.fill(hex);
    s.fill('#22262b', [0.3, 0.26, 0.4, 0.48], 0.24);
  });
  const skin = matte(mix(hex, '#ffffff', 0.35), 0.5);
  return group([
    printedBox([24, 12.4, 8], '#f6f9fa', { front, top, right: packSide(8, 12.4, words) }),
    pull(hand(), 0.7, skin, { at: [0.2, 14.9, 0], turn: [-0.1, 0.2, 0.16], bevel: 0.3 }),
    plate([6, 1.2, 2.6], 1.2, skin, { at: [0, 11.9, 0], bevel: 0.5 }),
  ]);
}

export const glovesModel = model({
  name: 'gloves',
  views: { hero: { build: gloves, turn: -26, pitch: 20 } },
  alt: ({ brand, color, material, size, count }) =>
    `${brand} ${material.toLowerCase()} exam gloves, ${color}, size ${size}, box of ${count}`,
});
