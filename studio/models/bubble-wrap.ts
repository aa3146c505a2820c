import { InstancedMesh, Matrix4, SphereGeometry } from 'three';
import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, group, pull, rod, washer, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A roll of cushioning. */
export interface BubbleWrap {
  readonly bubble: number;
  readonly feet: number;
}

/** The roll standing, a sheet of it unrolled in front. */
export function bubbleWrap({ color, brand, bubble, feet }: Look & BubbleWrap): Group {
  const hex = mix(paint(color), '#ffffff', 0.35);
  const [r, h] = [14, 30];
  const around = Math.floor((Math.PI * 2 * r) / (bubble * 2.2));
  const high = Math.floor(h / (bubble * 2.2));
  const [across, along] = [high, Math.floor(26 / (bubble * 2.2))];
  const material = matte(hex, 0.12);
  const bubbles = new InstancedMesh(new SphereGeometry(bubble, 12, 8), material, around * high + across * along);
  let index = 0;
  for (let i = 0; i < around; i += 1)
    for (let k = 0; k < high; k += 1) {
      const a = ((i + (k % 2) / 2) / around) * Math.PI * 2;
      bubbles.setMatrixAt(
        index,
        new Matrix4()
          .makeRotationY(a)
          .multiply(new Matrix4().makeTranslation(0, (k + 0.5) * bubble * 2.2, r))
          .multiply(new Matrix4().makeScale(1, 1, 0.5)),
      );
      index += 1;
    }
  for (let i = 0; i < across; i += 1)
    for (let k = 0; k < along; k += 1) {
      bubbles.setMatrixAt(
        index,
        new Matrix4().makeTranslation(2 + i * bubble * 2.2 - 8, 0.3, 12 + k * bubble * 2.2).multiply(new Matrix4().makeScale(1, 0.55, 1)),
      );
      index += 1;
    }
  bubbles.castShadow = true;
  bubbles.receiveShadow = true;
  const band = print(Math.PI * 2 * (r + 0.6), 11, (s) => {
    s.fill('#f7f1e4');
    for (const x of [0, 0.5]) {
      s.fill('#7c4a17', [x + 0.02, 0, 0.46, 0.16]);
      s.brand(brand, [x + 0.16, 0.24, 0.2, 0.26], { align: 'center' });
      s.text(`Bubble Wrap · ${feet} ft`, [x + 0.15, 0.58, 0.22, 0.2], { weight: 700, align: 'center', color: inkOn('#ffffff') });
    }
  });
  band.wrapS = 1000;
  band.offset.x = 0.25;
  return group([
    bubbles,
    rod(r - 0.2, r - 0.2, h, material, { at: [0, h / 2, 0] }),
    pull(washer(r - 0.3, 4), 0.3, matte(mix(hex, '#ffffff', 0.3), 0.5), { turn: [-Math.PI / 2, 0, 0], at: [0, h + 0.1, 0] }),
    pull(washer(4, 3.5), 0.6, paper('#c9a877'), { turn: [-Math.PI / 2, 0, 0], at: [0, h + 0.2, 0] }),
    rod(3.6, 3.6, 0.2, matte('#5a4630'), { at: [0, h + 0.2, 0] }),
    wrap(r + bubble * 0.5 + 0.1, 11, band, { at: [0, h / 2, 0], rough: 0.9 }),
    box([across * bubble * 2.2, 0.2, along * bubble * 2.2 + 4], material, {
      at: [-8 + 2 + (across * bubble * 2.2) / 2 - bubble, 0.15, 11 + (along * bubble * 2.2) / 2],
      round: 0.05,
    }),
  ]);
}

export const bubbleWrapModel = model({
  name: 'bubble-wrap',
  views: { hero: { build: bubbleWrap, turn: -16, pitch: 26 } },
  alt: ({ brand, color, feet }) => `${brand} bubble wrap roll, ${color}, ${feet} ft`,
});
