import type { Group } from 'three';
import { displayBox, rowsOf, standing } from '../props/display-box.ts';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { clear, film, gloss, matte, metal, rubber } from '../scene/materials.ts';
import { inkOn, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { block, group, lathe, rod, times, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Mechanical pencils, side by side or standing in their box. */
export interface MechanicalPencils {
  readonly count: number;
}

type Spec = Look & MechanicalPencils;

const brights: readonly Tone[] = ['blue', 'red', 'green', 'purple', 'orange', 'teal'];
const hexOf = ({ color }: Look, i: number): string => paint(color === 'multicolor' ? (brights[i % brights.length] ?? 'blue') : color);

/** A pencil standing on its lead, 14.6 cm high. */
function upright(hex: string, brand: Look['brand']): Group {
  const name = turnedName(brand, hex);
  return group([
    rod(0.035, 0.035, 0.5, matte('#2b2d31'), { at: [0, 0.25, 0] }),
    lathe(
      [
        [0.06, 0.4],
        [0.08, 0.9],
        [0.16, 1],
        [0.34, 2.1],
      ],
      metal('#c5cad0', 0.28),
    ),
    lathe(
      [
        [0.34, 2.1],
        [0.42, 2.3],
        [0.45, 3],
        [0.44, 5.4],
        [0.42, 5.6],
      ],
      rubber('#33373d'),
    ),
    ...times(7, (i) =>
      lathe(
        [
          [0.455, 2.7 + i * 0.4],
          [0.47, 2.78 + i * 0.4],
          [0.455, 2.86 + i * 0.4],
        ],
        rubber('#202327'),
      ),
    ),
    lathe(
      [
        [0.42, 5.6],
        [0.43, 5.8],
        [0.43, 11.8],
        [0.38, 12.2],
      ],
      gloss(hex),
    ),
    wrap(0.436, 3.6, name, { at: [0, 8, 0], arc: 1.6, material: film(name, 0.3) }),
    rod(0.34, 0.36, 1, clear('#e6eef2', 0.5), { at: [0, 12.7, 0] }),
    lathe(
      [
        [0.3, 13.1],
        [0.31, 14.1],
        [0.24, 14.5],
        [0, 14.55],
      ],
      matte('#f4f3f0', 0.9),
    ),
    block([0.26, 3.6, 0.1], metal('#c9ced3', 0.25), { at: [0, 8.9, -0.62], round: 0.04 }),
    block([0.26, 0.2, 0.4], metal('#c9ced3', 0.25), { at: [0, 12, -0.44], round: 0.04 }),
  ]);
}

/** The brand along the barrel. */
function turnedName(brand: Look['brand'], hex: string): ReturnType<typeof print> {
  return print(0.7, 3.6, ({ ctx, width, height }) => {
    ctx.translate(width * 0.5, height * 0.95);
    ctx.rotate(-Math.PI / 2);
    ctx.font = `${brands[brand].weight} ${width * 0.62}px "Inter Variable"`;
    ctx.textBaseline = 'middle';
    ctx.fillStyle = inkOn(hex);
    ctx.fillText(brand, 0, 0, height * 0.9);
  });
}

/** A pencil lying, its point to the left, the name up. */
const lying = (hex: string, brand: Look['brand'], z: number, shift = 0): Group =>
  group([group([upright(hex, brand)], { turn: [-Math.PI / 2, 0, 0] })], { at: [shift, 0.48, z], turn: [0, Math.PI / 2, 0] });

/** As they are sold. */
export function mechanicalPencils(spec: Spec): Group {
  const { brand, count } = spec;
  if (count < 12) return group(times(Math.min(count, 6), (i) => lying(hexOf(spec, i), brand, i * 1.35, i % 2 === 0 ? 0 : 0.25)));
  const rows = rowsOf(count);
  const [w, d] = [7.4, rows * 1.15 + 0.6];
  return group([
    displayBox(
      [w, 10, d],
      7.4,
      { brand, title: 'Mechanical Pencils', count, accent: brands[brand].ink },
      standing(
        { rows, step: [1.16, 1.15], y: 0.3 },
        (i) => hexOf(spec, i),
        (hex) => upright(hex, brand),
      ),
    ),
    ...times(2, (i) => lying(hexOf(spec, i), brand, d / 2 + 2.2 + i * 1.5, 7.4 + i * 0.5)),
  ]);
}

export const mechanicalPencilsModel = model({
  name: 'mechanical-pencils',
  views: {
    hero: { build: mechanicalPencils, camera: ({ count }: Spec) => (count < 12 ? { turn: -22, pitch: 40 } : { turn: -24, pitch: 22 }) },
    detail: {
      build: (spec: Spec) => group([lying(hexOf(spec, 0), spec.brand, 0), lying(hexOf(spec, 1), spec.brand, 1.6, 1)]),
      turn: 24,
      pitch: 34,
      zoom: 1.1,
      shows: (look): Spec => ({ ...look, count: 1 }),
      alt: ({ color }) => `Two mechanical pencils close up, ${color === 'multicolor' ? 'assorted colors' : color}`,
    },
  },
  alt: ({ brand, color, count }) =>
    `${brand} mechanical pencils, ${color === 'multicolor' ? 'assorted colors' : color}, ${count === 1 ? 'one' : `pack of ${count}`}`,
});
