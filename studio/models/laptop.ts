import { ExtrudeGeometry, Shape } from 'three';
import type { Group, Texture } from 'three';
import { desktopPicture } from '../props/desktop-picture.ts';
import { print } from '../scene/label.ts';
import { film, matte, metal, plastic, screen } from '../scene/materials.ts';
import type { Finish } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { box, decal, group, part, plate, pull, rod, rounded, times } from '../scene/parts.ts';
import type { Brand } from '../scene/brands.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A laptop; from 15 inches on it has a number pad. */
export interface Laptop {
  readonly inches: number;
}

const ROWS = ['`1234567890-=', ' QWERTYUIOP[]', ' ASDFGHJKL;’', '  ZXCVBNM,./'];
/** Pictures for screens: each brand has its own, in an order by the colour of the case. */
const ACCENTS = ['#2f6fd0', '#c2563a', '#0b8e95', '#7a4fb8', '#17864a'];
const CASES: readonly Look['color'][] = ['silver', 'graphite', 'black', 'navy'];
const FIRST: Partial<Record<Brand, number>> = { Kestrel: 0, Orrery: 3, Datum: 2 };
/** Large ones in the colours that are bought most are shown with the number pad that comes with their size. */
const hasPad = ({ brand, color }: Look): boolean => brand === 'Kestrel' && (color === 'silver' || color === 'graphite');
const isLarge = ({ inches }: Laptop): boolean => inches > 15;

interface Key {
  readonly x: number;
  readonly row: number;
  readonly wide: number;
}

/** Left edge and width of the keys, in key widths: the letters, the space bar, and the number pad behind them. */
function keysOf(large: boolean): Key[] {
  const letters = times(4, (row) => times(14, (i) => ({ x: i, row: row + 1, wide: 1 }))).flat();
  const top = times(14, (i) => ({ x: i, row: 0, wide: 1 }));
  const foot = [0, 1, 2, 3]
    .map((x) => ({ x, row: 5, wide: 1 }))
    .concat(
      [{ x: 4, row: 5, wide: 5 }],
      [9, 10, 11, 12, 13].map((x) => ({ x, row: 5, wide: 1 })),
    );
  const pad = large ? times(6, (row) => times(4, (i) => ({ x: 14.4 + i, row, wide: 1 }))).flat() : [];
  return [...top, ...letters, ...foot, ...pad];
}

const legends = (large: boolean, color: string): Texture => {
  const columns = large ? 18.4 : 14;
  return print(columns, 6, (s) => {
    for (const [row, letters] of ROWS.entries())
      for (const [i, letter] of letters.split('').entries())
        s.text(letter, [(i + 0.22) / columns, (row + 1.22) / 6, 0.5 / columns, 0.5 / 6], { color, weight: 500, align: 'center' });
    if (large)
      for (let i = 0; i < 9; i += 1)
        s.text(String(i + 1), [(14.6 + (i % 3)) / columns, (4.22 - Math.floor(i / 3)) / 6, 0.5 / columns, 0.5 / 6], {
          color,
          weight: 500,
          align: 'center',
        });
  });
};

/** The outline of a key from its lower left corner. */
function keyTop(x: number, y: number, w: number, h: number): Shape {
  const r = 0.18;
  const shape = new Shape();
  shape
    .moveTo(x + r, y)
    .lineTo(x + w - r, y)
    .quadraticCurveTo(x + w, y, x + w, y + r);
  shape.lineTo(x + w, y + h - r).quadraticCurveTo(x + w, y + h, x + w - r, y + h);
  shape
    .lineTo(x + r, y + h)
    .quadraticCurveTo(x, y + h, x, y + h - r)
    .lineTo(x, y + r)
    .quadraticCurveTo(x, y, x + r, y);
  return shape;
}

/** All keys in one piece, lying, with what is written on them. */
function keyboard(width: number, depth: number, large: boolean, color: string, ink: string): Group {
  const columns = large ? 18.4 : 14;
  const [step, deep] = [width / columns, depth / 6];
  const shapes = keysOf(large).map(({ x, row, wide }) => {
    const tall = (row === 0 ? 0.62 : 0.84) * deep;
    return keyTop(x * step - width / 2 + 0.07 * step, depth / 2 - (row + 0.92) * deep, (wide - 0.14) * step, tall);
  });
  const keys = part(
    new ExtrudeGeometry(shapes, {
      depth: 0.09,
      bevelEnabled: true,
      bevelSize: 0.02,
      bevelThickness: 0.03,
      bevelSegments: 1,
      curveSegments: 3,
    }),
    matte(color, 0.6),
    { turn: [-Math.PI / 2, 0, 0] },
  );
  const letters = legends(large, ink);
  return group([keys, decal(width, depth, letters, { at: [0, 0.125, 0], turn: [-Math.PI / 2, 0, 0], material: film(letters) })]);
}

function lid({ color, brand, inches }: Look & Laptop, shell: Finish, w: number, d: number): Group {
  const accent = ACCENTS[((FIRST[brand] ?? 1) + CASES.indexOf(color)) % ACCENTS.length] ?? '#2f6fd0';
  const [sw, sh] = [w - 0.9, d - 2.1];
  const picture = desktopPicture(sw, sh, accent, Math.round(inches) + CASES.indexOf(color) * 3);
  const name = print(5, 0.7, (s) => {
    s.fill('#0d0e10');
    s.brand(brand, [0.02, 0.06, 0.96, 0.88], { color: '#d3d8dd', align: 'center' });
  });
  return group(
    [
      pull(rounded(w, d, 0.9), 0.5, shell, { at: [0, d / 2, -0.27], bevel: 0.12 }),
      pull(rounded(w - 0.3, d - 0.3, 0.75), 0.06, matte('#0d0e10', 0.3), { at: [0, d / 2, 0], bevel: 0.02 }),
      decal(sw, sh, picture, { at: [0, d / 2 + 0.42, 0.045], material: screen(picture) }),
      decal(5, 0.7, name, { at: [0, 0.72, 0.045], material: screen(name) }),
      rod(0.13, 0.13, 0.04, matte('#23304a', 0.2), { at: [0, d - 0.42, 0.04], turn: [Math.PI / 2, 0, 0] }),
    ],
    { at: [0, 1.2, -d / 2 + 0.35], turn: [-0.3, 0, 0] },
  );
}

/** The lower half: keys, touchpad, and the ports of the right side. */
function deck({ color, inches }: Look & Laptop, shell: Finish, w: number, d: number): Group {
  const hex = paint(color);
  const dark = color === 'silver' ? '#1b1d20' : mix(hex, '#0c0d0f', 0.7);
  const large = isLarge({ inches });
  const port = matte('#101113', 0.5);
  return group([
    plate([w, 1.15, d], 0.9, shell, { bevel: 0.22, at: [0, 0.25, 0] }),
    plate([w - 1.9, 0.03, d * 0.47], 0.35, matte(mix(hex, '#000000', color === 'silver' ? 0.16 : 0.3), 0.6), {
      at: [0, 1.385, -d * 0.17],
      bevel: 0.01,
    }),
    group([keyboard(w - 2.4, d * 0.44, large, dark, '#d7dce2')], { at: [0, 1.42, -d * 0.17] }),
    plate([d * 0.5, 0.03, d * 0.31], 0.35, matte(mix(hex, '#000000', 0.28), 0.5), {
      at: [large ? -w * 0.09 : 0, 1.38, d * 0.29],
      bevel: 0.01,
    }),
    plate([d * 0.5 - 0.12, 0.03, d * 0.31 - 0.12], 0.3, matte(mix(hex, '#ffffff', 0.06), 0.38), {
      at: [large ? -w * 0.09 : 0, 1.39, d * 0.29],
      bevel: 0.01,
    }),
    box([0.1, 0.34, 0.95], port, { at: [w / 2, 0.82, -d * 0.32], round: 0.04 }),
    box([0.1, 0.34, 0.95], port, { at: [w / 2, 0.82, -d * 0.22], round: 0.04 }),
    box([0.1, 0.52, 1.3], port, { at: [w / 2, 0.82, -d * 0.08], round: 0.04 }),
    rod(0.5, 0.5, w * 0.82, plastic('#1b1c1f'), { at: [0, 1.12, -d / 2 + 0.2], turn: [0, 0, Math.PI / 2] }),
    ...[-1, 1].map((side) => box([w * 0.2, 0.3, 0.8], matte('#17181a'), { at: [side * w * 0.3, 0.15, d * 0.4], round: 0.1 })),
    box([w * 0.7, 0.3, 0.8], matte('#17181a'), { at: [0, 0.15, -d * 0.4], round: 0.1 }),
  ]);
}

const sizeOf = ({ inches }: Laptop): [number, number] => [inches * 2.23, inches * 1.52];
const shellOf = ({ color }: Look): Finish => (color === 'black' ? plastic('#232529') : metal(paint(color), 0.42));

/** The laptop opened to a little more than a right angle. */
export function laptop(look: Look & Laptop): Group {
  const [w, d] = sizeOf(look);
  return group([deck(look, shellOf(look), w, d), lid(look, shellOf(look), w, d)]);
}

/** Its keys, so near that the case is out of the picture. */
function keys(look: Look & Laptop): Group {
  const [w, d] = sizeOf(look);
  return group([
    group([deck(look, shellOf(look), w, d)], { at: [0, 0, d * 0.3] }),
    box([w, 0.1, d * 1.6], matte('#101113'), { at: [0, 0.3, 0] }),
  ]);
}

export const laptopModel = model({
  name: 'laptop',
  views: {
    hero: {
      build: laptop,
      turn: -26,
      pitch: 20,
      // Next sizes look alike; what tells them apart is the number pad.
      shows: (look): Look & Laptop => ({ ...look, inches: hasPad(look) && isLarge(look) ? 15.6 : 14 }),
    },
    detail: {
      build: keys,
      turn: 18,
      pitch: 46,
      zoom: 5,
      shows: (look): Look & Laptop => ({ color: look.color === 'silver' ? 'silver' : 'black', brand: 'Kestrel', inches: 14 }),
      alt: () => 'Its keyboard from near',
    },
  },
  alt: ({ brand, color, inches }) => `${brand} ${inches}-inch laptop, ${color}, opened`,
});
