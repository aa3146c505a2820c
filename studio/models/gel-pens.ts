import type { Group } from 'three';
import { film, gloss, metal, rubber } from '../scene/materials.ts';
import { print } from '../scene/label.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { ball, box, group, lathe, rod, times, wrap } from '../scene/parts.ts';
import { packFront, packSide } from '../scene/pack-print.ts';
import { printedBox } from '../scene/printed-box.ts';
import type { Brand } from '../scene/brands.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Retractable pens: one alone, or a box of them with some in front. */
export interface GelPens {
  readonly count: number;
  readonly title: string;
  readonly point: string;
}

/** One pen along the upright axis, tip down, its name facing the camera. */
export function pen(ink: string, brand: Brand, barrel: 'tinted' | 'white' | 'metal', place: Placed = {}): Group {
  const body = barrel === 'metal' ? metal(mix(ink, '#d5d9dd', 0.25), 0.3) : gloss(barrel === 'white' ? '#f4f4f2' : ink);
  const name = print(4.6, 0.55, (s) => {
    s.brand(brand, [0.01, 0.08, 0.98, 0.84], { color: barrel === 'white' ? ink : '#ffffff' });
  });
  return group(
    [
      lathe(
        [
          [0.03, -7.3],
          [0.05, -7.25],
          [0.06, -7],
        ],
        metal('#a8adb3'),
      ),
      lathe(
        [
          [0.06, -7],
          [0.3, -6.1],
          [0.44, -5.6],
        ],
        metal(),
      ),
      lathe(
        [
          [0.44, -5.6],
          [0.5, -5],
          [0.47, -3.8],
          [0.5, -2.2],
        ],
        rubber(mix(ink, '#15161a', 0.55)),
      ),
      rod(0.5, 0.5, 7.2, body, { at: [0, 1.4, 0] }),
      rod(0.51, 0.51, 0.28, metal(), { at: [0, -2.2, 0] }),
      lathe(
        [
          [0.5, 5],
          [0.48, 5.5],
          [0.36, 5.75],
          [0, 5.75],
        ],
        metal(),
      ),
      rod(0.24, 0.24, 1.1, gloss(ink), { at: [0, 6.2, 0] }),
      ball(0.24, gloss(ink), { at: [0, 6.74, 0] }),
      box([0.42, 4.1, 0.12], metal(), { at: [0, 3.4, 0.72], round: 0.05 }),
      box([0.42, 0.16, 0.5], metal(), { at: [0, 5.35, 0.55], round: 0.05 }),
      ball(0.14, metal(), { at: [0, 1.5, 0.62] }),
      group([wrap(0.505, 4.6, turnedLabel(name), { arc: 1.1, material: film(turnedLabel(name)), turn: [0, 0.75, 0] })], {
        at: [0, 0.6, 0],
      }),
    ],
    place,
  );
}

/** Turns a lying label so that it runs along an upright barrel. */
function turnedLabel(texture: ReturnType<typeof print>): ReturnType<typeof print> {
  texture.center.set(0.5, 0.5);
  texture.rotation = Math.PI / 2;
  return texture;
}

/** A pen lying on the floor, clip up, tip towards the lower left. */
export const lyingPen = (ink: string, brand: Brand, barrel: 'tinted' | 'white' | 'metal', x: number, z: number, turn: number): Group =>
  group([pen(ink, brand, barrel, { turn: [-Math.PI / 2, 0, 0] })], { at: [x, 0.52, z], turn: [0, turn, 0] });

const rainbow: readonly Tone[] = ['blue', 'red', 'green', 'purple', 'orange', 'pink', 'teal', 'black'];

/** Gel pens: a box standing behind, three pens lying in front; a single pen lies alone. */
export function gelPens({ color, brand, count, title, point }: Look & GelPens): Group {
  const ink = paint(color);
  const inkOf = (i: number): string => (color === 'multicolor' ? paint(rainbow[i % rainbow.length] ?? 'blue') : ink);
  if (count === 1) return group([lyingPen(ink, brand, 'tinted', 0, 0, -0.95)]);
  const words = {
    brand,
    title,
    line: `${point} · retractable`,
    count: String(count),
    ground: '#f7f6f2',
    accent: color === 'multicolor' ? '#2b3a67' : ink,
  };
  const front = packFront(9.6, 15.4, words, (s) => {
    for (const i of [0, 1, 2, 3]) {
      s.fill(inkOf(i), [0.2 + i * 0.165, 0.3, 0.1, 0.33], 0.04);
      s.fill('#c9ced3', [0.225 + i * 0.165, 0.25, 0.05, 0.05], 0.01);
      s.fill(mix(inkOf(i), '#15161a', 0.5), [0.2 + i * 0.165, 0.55, 0.1, 0.08], 0.02);
      s.fill('#c9ced3', [0.235 + i * 0.165, 0.63, 0.03, 0.045], 0.01);
    }
  });
  const pack = printedBox([9.6, 15.4, 3.4], '#f7f6f2', { front, right: packSide(3.4, 15.4, words) }, { at: [-1, 0, -1] });
  return group([pack, ...times(3, (i) => lyingPen(inkOf(i), brand, 'tinted', -0.4 + i * 1.9, 5 + i * 0.5, -1.2 + i * 0.06))]);
}

/** One pen across the picture, near enough to read its name. */
const onePen = ({ color, brand }: Look & GelPens): Group =>
  group([lyingPen(paint(color === 'multicolor' ? 'blue' : color), brand, 'tinted', 0, 0, -0.95)]);

export const gelPensModel = model({
  name: 'gel-pens',
  views: {
    hero: { build: gelPens, camera: ({ count }: Look & GelPens) => (count === 1 ? { turn: 0, pitch: 62 } : { turn: -24, pitch: 24 }) },
    detail: {
      build: onePen,
      turn: 0,
      pitch: 62,
      zoom: 1,
      // A pen does not say how many are in its box.
      shows: (look) => ({ ...look, count: 1, title: '', point: '' }),
      alt: ({ brand, color }) => `One ${brand} pen, ${color}`,
    },
  },
  alt: ({ brand, color, count, title, point }) =>
    count === 1
      ? `${brand} ${color} gel pen`
      : `${brand} ${title.toLowerCase()}, ${color === 'multicolor' ? 'assorted colors' : `${color} ink`}, ${point}, pack of ${count}`,
});
