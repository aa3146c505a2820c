import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, plastic, screen } from '../scene/materials.ts';
import type { Finish } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, decal, group, plate, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A laptop; the picture on its screen is in its accent colour. */
export interface Laptop {
  readonly inches: number;
  readonly accent: string;
  readonly finish: 'metal' | 'plastic';
}

/** A calm desktop picture: hills under a pale sky. */
export const desktopPicture = (width: number, height: number, accent: string): Texture =>
  print(width, height, (s) => {
    const sky = s.ctx.createLinearGradient(0, 0, 0, s.height);
    sky.addColorStop(0, mix(accent, '#ffffff', 0.35));
    sky.addColorStop(1, mix(accent, '#ffe9d6', 0.85));
    s.ctx.fillStyle = sky;
    s.ctx.fillRect(0, 0, s.width, s.height);
    s.disc('#fff4e2', 0.68, 0.38, 0.11);
    for (const [i, base] of [0.55, 0.68, 0.82].entries()) {
      s.ctx.fillStyle = mix(accent, '#0b1020', 0.15 + i * 0.22);
      s.ctx.beginPath();
      s.ctx.moveTo(0, s.height);
      for (let x = 0; x <= 60; x += 1)
        s.ctx.lineTo((x / 60) * s.width, (base + 0.07 * Math.sin(x / (6 + i * 2) + i * 2.2) + 0.03 * Math.sin(x / 3 + i)) * s.height);
      s.ctx.lineTo(s.width, s.height);
      s.ctx.fill();
    }
    s.fill('#ffffffcc', [0.36, 0.925, 0.28, 0.055], 0.02);
    for (let i = 0; i < 6; i += 1)
      s.fill(
        ['#1b55c9', '#17864a', '#ee6f1f', '#6b3fa6', '#cf1f2e', '#0b8e95'][i] ?? '#1b55c9',
        [0.375 + i * 0.043, 0.937, 0.03 * 0.9, 0.032],
        0.01,
      );
  });

function keyboard(width: number, depth: number, finish: Finish): Group {
  const step = width / 14.5;
  return group(
    times(5, (row) =>
      group(
        times(row === 4 ? 8 : 14, (i) => {
          const long = row === 4 && i === 4;
          const x = row === 4 && i > 4 ? i + 5 : i;
          return box([long ? step * 5.86 : step * 0.86, 0.16, (depth / 5) * 0.82], finish, {
            at: [(x - 6.5 + (long ? 2.5 : 0)) * step, 0, (row - 2) * (depth / 5)],
            round: 0.06,
          });
        }),
      ),
    ),
  );
}

/** The laptop opened to a little more than a right angle. */
export function laptop({ color, brand, inches, accent, finish }: Look & Laptop): Group {
  const hex = paint(color);
  const [w, d] = [inches * 2.23, inches * 1.55];
  const shell = finish === 'metal' ? metal(hex, 0.42) : plastic(hex);
  const keys = matte(color === 'black' ? '#0f1012' : mix(hex, '#15171a', 0.82), 0.6);
  const name = print(4, 0.6, (s) => {
    s.brand(brand, [0, 0, 1, 1], { color: '#b9bec4', align: 'center' });
  });
  const [sw, sh] = [w - 1, d - 1.7];
  const lid = group(
    [
      box([w, d, 0.55], shell, { at: [0, d / 2, -0.28], round: 0.25 }),
      box([w - 0.3, d - 0.3, 0.1], matte('#0d0e10', 0.35), { at: [0, d / 2, 0.01], round: 0.05 }),
      decal(sw, sh, desktopPicture(sw, sh, accent), { at: [0, d / 2 + 0.25, 0.08], material: screen(desktopPicture(sw, sh, accent)) }),
      decal(2.6, 0.39, name, {
        at: [0, 0.72, 0.08],
        material: screen(
          print(4, 0.6, (s) => {
            s.fill('#0d0e10');
            s.brand(brand, [0.02, 0.1, 0.96, 0.8], { color: '#b9bec4', align: 'center' });
          }),
        ),
      }),
    ],
    { at: [0, 1.15, -d / 2 + 0.3], turn: [-0.33, 0, 0] },
  );
  return group([
    plate([w, 1, d], 0.9, shell, { bevel: 0.2, at: [0, 0.2, 0] }),
    plate([w - 2.2, 0.04, d * 0.44], 0.3, matte(mix(hex, '#000000', 0.25), 0.6), { at: [0, 1.19, -d * 0.16] }),
    group([keyboard(w - 2.8, d * 0.41, keys)], { at: [0, 1.26, -d * 0.16] }),
    plate([w * 0.34, 0.03, d * 0.29], 0.35, matte(mix(hex, '#000000', 0.1), 0.4), { at: [0, 1.19, d * 0.28] }),
    rod(0.5, 0.5, w * 0.8, plastic('#1b1c1f'), { at: [0, 1.05, -d / 2 + 0.1], turn: [0, 0, Math.PI / 2] }),
    ...[-1, 1].map((side) => box([w * 0.2, 0.3, 1], matte('#17181a'), { at: [side * w * 0.3, 0.15, d * 0.36], round: 0.1 })),
    lid,
  ]);
}

export const laptopModel = model({
  name: 'laptop',
  views: { hero: { build: laptop, turn: -26, pitch: 22 } },
  alt: ({ brand, color, inches }) => `${brand} ${inches}-inch laptop, ${color}, opened`,
});
