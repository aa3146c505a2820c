import type { Group } from 'three';
import { shelfBox } from '../props/desk-carton.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { gloss, matte, paper } from '../scene/materials.ts';
import { brands } from '../scene/brands.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, group, lathe, rod, topDecal, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Tea bags: their box, a cup and a bag with its tag. */
export interface Tea {
  readonly kind: 'black' | 'green' | 'herbal';
}

type Spec = Look & Tea;

const kinds = {
  black: { title: 'Black Tea', accent: '#8a2f22', brew: '#8c3d12' },
  green: { title: 'Green Tea', accent: '#4f7f2c', brew: '#b9a93a' },
  herbal: { title: 'Herbal Tea', accent: '#6a4a86', brew: '#a8442f' },
} as const;

/** A cup of it on a saucer. */
function cup({ kind }: Tea, place: Placed = {}): Group {
  const china = gloss('#f4f2ec');
  return group(
    [
      lathe(
        [
          [0, 0],
          [4, 0],
          [6.6, 0.6],
          [7.4, 1.3],
          [7.2, 1.4],
          [4, 0.5],
          [0, 0.45],
        ],
        china,
      ),
      lathe(
        [
          [0, 0.6],
          [2.3, 0.6],
          [2.5, 1.2],
          [3.9, 3],
          [4.6, 5.4],
          [4.8, 7],
          [4.6, 7],
          [4.4, 5.4],
          [3.6, 3],
          [0, 1.5],
        ],
        china,
      ),
      rod(4.5, 4.4, 0.1, gloss(kinds[kind].brew), { at: [0, 6, 0] }),
      wire(
        [
          [4.4, 6, 0],
          [6.2, 6.2, 0],
          [6.8, 4.8, 0],
          [5.8, 3.4, 0],
          [4, 3.4, 0],
        ],
        0.36,
        china,
      ),
    ],
    place,
  );
}

/** A bag with leaves in it, its string and the tag. */
function bag({ brand, kind }: Spec, place: Placed = {}): Group {
  const { accent } = kinds[kind];
  const tag = print(3, 3, (s) => {
    s.fill(accent);
    s.brand(brand, [0.1, 0.3, 0.8, 0.4], { color: '#ffffff', align: 'center' });
  });
  return group(
    [
      block([4.6, 0.5, 6], paper('#efe9da'), { round: 0.24 }),
      block([3.9, 0.62, 4.4], matte(mix(kinds[kind].brew, '#4a3620', 0.5), 0.95), { at: [0, 0.01, 0.5], round: 0.3 }),
      block([4.4, 0.68, 5], paper('#efe9da'), { at: [0, -0.02, 0.4], round: 0.3 }),
      block([1.6, 0.2, 1], paper('#e9e2d0'), { at: [0, 0.4, -2.6], round: 0.05 }),
      wire(
        [
          [0, 0.6, -2.8],
          [1.4, 0.1, -4.4],
          [4, 0.08, -3.6],
          [5.6, 0.08, -0.8],
          [6.6, 0.1, 0.4],
        ],
        0.05,
        paper('#f5f2ea'),
      ),
      block([3, 0.06, 3], paper(accent), { at: [7.2, 0, 1.6], turn: [0, 0.3, 0], round: 0.01 }),
      topDecal(2.96, 2.96, tag, { at: [7.2, 0.08, 1.6], turn: [0, 0, 0] }),
    ],
    place,
  );
}

/** A cup with steam as the box shows it. */
function art(hex: string): (s: Sheet) => void {
  return ({ ctx, width, height }) => {
    const k = height * 0.0056;
    ctx.save();
    ctx.translate(width * 0.5, height * 0.62);
    ctx.scale(k, k);
    ctx.fillStyle = '#ffffff';
    ctx.strokeStyle = hex;
    ctx.lineWidth = 4;
    const bowl = new Path2D('M-40 -26 H40 C40 8 24 20 0 20 C-24 20 -40 8 -40 -26 Z');
    for (const one of [new Path2D('M38 -18 C66 -22 62 8 32 6'), bowl]) ctx.stroke(one);
    ctx.fill(bowl);
    ctx.stroke(bowl);
    for (const x of [-16, 0, 16]) {
      ctx.beginPath();
      ctx.moveTo(x, -34);
      ctx.bezierCurveTo(x + 9, -44, x - 9, -50, x, -62);
      ctx.stroke();
    }
    ctx.restore();
  };
}

/** The box, a cup and a bag. */
export function tea(spec: Spec): Group {
  const { title, accent } = kinds[spec.kind];
  return group([
    shelfBox([16, 13, 8], { brand: spec.brand, title, accent }, art(mix(accent, brands[spec.brand].ink, 0.2)), { at: [-3, 0, -5] }),
    cup(spec, { at: [9.4, 0, 3.4], turn: [0, -0.5, 0] }),
    bag(spec, { at: [-6.4, 0, 6.4], turn: [0, 0.2, 0] }),
  ]);
}

export const teaModel = model({
  name: 'tea',
  views: {
    hero: { build: tea, turn: -20, pitch: 24 },
    detail: {
      build: (spec: Spec) => group([cup(spec, { at: [-4, 0, -4], turn: [0, -0.4, 0] }), bag(spec, { at: [3, 0, 5] })]),
      turn: 14,
      pitch: 40,
      zoom: 1.05,
      alt: ({ kind }) => `A cup of ${kind} tea and a tea bag`,
    },
  },
  alt: ({ brand, kind }) => `${brand} ${kind} tea, a box of tea bags with a cup`,
});
