import { Shape } from 'three';
import type { Group } from 'three';
import { shelfBox } from '../props/desk-carton.ts';
import { brands } from '../scene/brands.ts';
import type { Sheet } from '../scene/label.ts';
import { gloss } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { group, pull, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

type Piece = 'forks' | 'knives' | 'spoons';

/** Plastic forks, knives or spoons before their box, or all three. */
export interface DisposableCutlery {
  readonly kind: Piece | 'set';
}

type Spec = Look & DisposableCutlery;

/** The outline of a piece 17 cm long, its handle down. */
function outlineOf(piece: Piece): Shape {
  const shape = new Shape();
  shape.moveTo(-0.75, -8.2).bezierCurveTo(-0.8, -8.7, 0.8, -8.7, 0.75, -8.2).lineTo(0.42, 1.6);
  if (piece === 'knives')
    return shape.bezierCurveTo(1.2, 2, 1.3, 6.6, 0.5, 8.3).bezierCurveTo(0, 8.7, -0.6, 8.5, -0.6, 8).lineTo(-0.42, 1.6);
  if (piece === 'spoons') return shape.bezierCurveTo(2.3, 2.6, 2.4, 8.3, 0, 8.4).bezierCurveTo(-2.4, 8.3, -2.3, 2.6, -0.42, 1.6);
  shape.bezierCurveTo(1.2, 2.2, 1.6, 3, 1.6, 4.2).lineTo(1.5, 8.1).lineTo(1.15, 8.4).lineTo(0.95, 8.1).lineTo(0.9, 4.9);
  shape
    .lineTo(0.62, 4.9)
    .lineTo(0.5, 8.2)
    .lineTo(0.25, 8.4)
    .lineTo(0.12, 4.9)
    .lineTo(-0.12, 4.9)
    .lineTo(-0.25, 8.4)
    .lineTo(-0.5, 8.2)
    .lineTo(-0.62, 4.9);
  return shape
    .lineTo(-0.9, 4.9)
    .lineTo(-0.95, 8.1)
    .lineTo(-1.15, 8.4)
    .lineTo(-1.5, 8.1)
    .lineTo(-1.6, 4.2)
    .bezierCurveTo(-1.6, 3, -1.2, 2.2, -0.42, 1.6);
}

const hexOf = ({ color }: Look): string => (color === 'black' ? '#26282c' : '#eef0ef');

const lying = (spec: Spec, piece: Piece, place: Placed): Group =>
  group([pull(outlineOf(piece), 0.3, gloss(hexOf(spec)), { turn: [-Math.PI / 2, 0, 0], at: [0, 0.2, 0], bevel: 0.1 })], place);

const piecesOf = ({ kind }: Spec): readonly Piece[] => (kind === 'set' ? ['forks', 'knives', 'spoons'] : [kind, kind, kind]);
const titles = { forks: 'Plastic Forks', knives: 'Plastic Knives', spoons: 'Plastic Spoons', set: 'Plastic Cutlery' } as const;

function art(spec: Spec): (s: Sheet) => void {
  return ({ ctx, width, height }) => {
    const k = height * 0.028;
    for (const [i, piece] of piecesOf(spec).entries()) {
      ctx.save();
      ctx.translate(width * (0.28 + i * 0.22), height * 0.5);
      ctx.rotate((i - 1) * 0.16);
      ctx.scale(k, -k);
      ctx.beginPath();
      for (const [n, p] of outlineOf(piece).getPoints(16).entries()) ctx[n === 0 ? 'moveTo' : 'lineTo'](p.x, p.y);
      ctx.closePath();
      ctx.fillStyle = spec.color === 'black' ? '#26282c' : '#ffffff';
      ctx.fill();
      ctx.strokeStyle = mix(brands[spec.brand].ink, '#ffffff', 0.4);
      ctx.lineWidth = 0.12;
      ctx.stroke();
      ctx.restore();
    }
  };
}

/** The box and pieces before it. */
export function disposableCutlery(spec: Spec): Group {
  return group([
    shelfBox([22, 16, 9], { brand: spec.brand, title: titles[spec.kind], accent: brands[spec.brand].ink }, art(spec), { at: [0, 0, -7] }),
    ...piecesOf(spec).flatMap((piece, i) =>
      times(2, (n) =>
        lying(spec, piece, { at: [(i - 1) * 5.4 + n * 1.5, n * 0.36, 6.4 + n * 0.5], turn: [0, 0.28 - i * 0.2 + n * 0.1, 0] }),
      ),
    ),
  ]);
}

export const disposableCutleryModel = model({
  name: 'disposable-cutlery',
  views: {
    hero: { build: disposableCutlery, turn: -18, pitch: 34 },
    detail: {
      build: (spec: Spec) =>
        group(piecesOf(spec).map((piece, i) => lying(spec, piece, { at: [(i - 1) * 4.2, i * 0.02, 0], turn: [0, (1 - i) * 0.16, 0] }))),
      turn: 8,
      pitch: 56,
      zoom: 1.05,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap' }),
      alt: ({ kind, color }) => `${titles[kind]} close up, ${color}`,
    },
  },
  alt: ({ brand, kind, color }) => `${brand} ${titles[kind].toLowerCase()}, ${color}, a box and some pieces`,
});
