import type { Group, Material, Texture } from 'three';
import { desktopPicture } from '../props/desktop-picture.ts';
import { print } from '../scene/label.ts';
import { gloss, matte, metal, screen } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, decal, group, lathe, plate, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A tablet computer, alone or with its pen. */
export interface Tablet {
  readonly inches: number;
  readonly pen: boolean;
}

const APPS = [
  '#1b55c9',
  '#17864a',
  '#ee6f1f',
  '#6b3fa6',
  '#cf1f2e',
  '#0b8e95',
  '#f8c617',
  '#ec4f93',
  '#3b4047',
  '#4db2e6',
  '#8dc63f',
  '#d2a86f',
];
const sizeOf = ({ inches }: Tablet): [number, number] => [inches * 2.27, inches * 1.6];

/** The home screen: the time and the programs. */
function home(width: number, height: number, accent: string): Texture {
  const picture = desktopPicture(width, height, accent, 8);
  const over = print(width, height, (s) => {
    if (picture.image instanceof HTMLCanvasElement) s.ctx.drawImage(picture.image, 0, 0, s.width, s.height);
    s.text('9:41', [0.07, 0.09, 0.4, 0.15], { color: '#ffffff', weight: 300 });
    s.text('Friday, November 20', [0.075, 0.25, 0.4, 0.04], { color: '#ffffff', weight: 500 });
    for (const [i, app] of APPS.entries()) {
      const [x, y] = [0.52 + (i % 4) * 0.108, 0.13 + Math.floor(i / 4) * 0.2];
      s.fill(app, [x, y, 0.075, (0.075 * s.width) / s.height], 0.02);
      s.disc('#ffffffcc', x + 0.0375, y + (0.0375 * s.width) / s.height, 0.022);
    }
  });
  return over;
}

/** A lit screen that lies under the lamps without their glare. */
function dull(map: Texture): Material {
  const lit = screen(map);
  lit.roughness = 0.85;
  return lit;
}

/** The slate lying, its glass up. */
function slate(look: Look & Tablet): Group {
  const [w, d] = sizeOf(look);
  const shell = metal(paint(look.color), 0.4);
  const picture = home(w - 1.5, d - 1.5, look.color === 'navy' ? '#0b8e95' : '#c2563a');
  return group([
    plate([w, 0.7, d], 1.1, shell, { bevel: 0.16 }),
    plate([w - 0.24, 0.06, d - 0.24], 1, matte('#0b0c0e', 0.8), { at: [0, 0.67, 0], bevel: 0.01 }),
    decal(w - 1.5, d - 1.5, picture, { at: [0, 0.745, 0], turn: [-Math.PI / 2, 0, 0], material: dull(picture) }),
    rod(0.16, 0.16, 0.03, matte('#1c2a44', 0.2), { at: [0, 0.73, -d / 2 + 0.45] }),
    box([2, 0.22, 0.1], matte(mix(paint(look.color), '#000000', 0.3)), { at: [w / 2 - 3, 0.36, -d / 2], round: 0.05 }),
    box([0.1, 0.28, 0.9], matte('#15171a'), { at: [w / 2, 0.36, 0], round: 0.1 }),
    ...[-1, 1].flatMap((side) =>
      times(5, (i) =>
        rod(0.08, 0.08, 0.1, matte('#15171a'), { at: [w / 2, 0.36, side * (d / 2 - 2 - i * 0.35)], turn: [0, 0, Math.PI / 2] }),
      ),
    ),
  ]);
}

/** The pen lying along the right axis, its tip at the left. */
const stylus = (color: string): Group =>
  group(
    [
      lathe(
        [
          [0.02, -8.3],
          [0.1, -8],
          [0.42, -6.6],
          [0.45, -6],
          [0.45, 7.6],
          [0.36, 8],
          [0, 8.05],
        ],
        gloss(color),
      ),
      rod(0.455, 0.455, 0.12, metal('#aab0b7', 0.3), { at: [0, -5.9, 0] }),
      rod(0.455, 0.455, 0.6, matte('#8b919a', 0.7), { at: [0, 7.2, 0] }),
    ],
    { turn: [0, 0, Math.PI / 2] },
  );

/** The tablet on the table, and the pen beside it. */
export function tablet(look: Look & Tablet): Group {
  const [w, d] = sizeOf(look);
  return group([slate(look), ...(look.pen ? [group([stylus('#f2f3f3')], { at: [w * 0.05, 0.45, d / 2 + 1.7], turn: [0, 0.1, 0] })] : [])]);
}

/** Its back with the camera, turned up. */
function back(look: Look & Tablet): Group {
  const [w, d] = sizeOf(look);
  const hex = paint(look.color);
  return group([
    plate([w, 0.7, d], 1.1, metal(hex, 0.4), { bevel: 0.16 }),
    plate([2.6, 0.22, 2.6], 0.7, metal(mix(hex, '#000000', 0.2), 0.35), { at: [-w / 2 + 2.6, 0.68, -d / 2 + 2.6], bevel: 0.08 }),
    rod(0.8, 0.8, 0.2, matte('#0b0c0e', 0.15), { at: [-w / 2 + 2.3, 0.92, -d / 2 + 2.3] }),
    rod(0.34, 0.34, 0.22, matte('#24406a', 0.1), { at: [-w / 2 + 2.3, 0.93, -d / 2 + 2.3] }),
    rod(0.22, 0.22, 0.2, matte('#fff3d6', 0.3), { at: [-w / 2 + 3.4, 0.84, -d / 2 + 3.4] }),
    plate([w - 1.4, 0.02, 1.3], 0.3, matte(mix(hex, '#000000', 0.12), 0.5), { at: [0, 0.69, d / 2 - 1.4], bevel: 0.005 }),
  ]);
}

export const tabletModel = model({
  name: 'tablet',
  views: {
    hero: {
      build: tablet,
      turn: -24,
      pitch: 48,
      shows: (look): Look & Tablet => ({ ...look, brand: 'Kestrel', inches: 11 }),
    },
    detail: {
      build: back,
      turn: 28,
      pitch: 40,
      zoom: 1,
      shows: (look): Look & Tablet => ({ ...look, brand: 'Kestrel', inches: 11, pen: false }),
      alt: ({ color }) => `The back, ${color}, with its camera`,
    },
  },
  alt: ({ brand, color, inches, pen }) => `${brand} ${inches}-inch tablet, ${color}${pen ? ', with its pen' : ''}`,
});
