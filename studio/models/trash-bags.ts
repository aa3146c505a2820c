import type { BufferGeometry, Group, Material, Mesh } from 'three';
import { LatheGeometry, Vector2 } from 'three';
import { shippingCarton } from '../props/case-carton.ts';
import { shelfBox } from '../props/desk-carton.ts';
import type { Sheet } from '../scene/label.ts';
import { brands } from '../scene/brands.ts';
import { bothSides, box, group, part, pull, rod, times, washer } from '../scene/parts.ts';
import type { Placed } from '../scene/parts.ts';
import { matte, paper } from '../scene/materials.ts';
import { mix } from '../scene/palette.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Bags for trash cans: a box of them or the case, with a roll and a full bag beside it. */
export interface TrashBags {
  readonly isDrawstring: boolean;
  readonly sold: 'box' | 'case';
}

type Spec = Look & TrashBags;

const films: Readonly<Record<string, string>> = { black: '#2b2d31', white: '#eceeec', clear: '#dbe4e8', blue: '#2f6fc4' };
const filmOf = ({ color }: Look): string => films[color] ?? '#2b2d31';
const skinOf = (look: Look): Material => {
  const skin = matte(filmOf(look), 0.3).clone();
  if (look.color === 'clear') Object.assign(skin, { transparent: true, opacity: 0.72 });
  return bothSides(skin);
};

/** Half the outline of a full bag from the floor to the neck. */
const belly: readonly (readonly [number, number])[] = [
  [0, 0],
  [6, 0],
  [10.5, 0.5],
  [13.2, 2.4],
  [14.6, 6],
  [15, 11],
  [14.6, 16],
  [13.6, 21],
  [11.6, 25.4],
  [8.6, 28.8],
  [5.2, 31],
  [2.6, 32.4],
  [1.5, 33.4],
];
/** And from the neck to the loose edge. */
const tuft: readonly (readonly [number, number])[] = [
  [1.5, 33.4],
  [1.6, 34],
  [2.6, 35.4],
  [4.2, 37.4],
  [5.4, 39.6],
  [6, 41.4],
];

/** Film falls in folds that run to the neck, and lies in dents on what is in the bag. */
function creased(profile: readonly (readonly [number, number])[], folds: (height: number) => number): BufferGeometry {
  const shape = new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    180,
  );
  const at = shape.getAttribute('position');
  for (let i = 0; i < at.count; i += 1) {
    const [x, y, z] = [at.getX(i), at.getY(i), at.getZ(i)];
    const turn = Math.atan2(z, x);
    const fold = Math.sin(turn * 13 + y * 0.12) * 0.6 + Math.sin(turn * 29 + 1.3 + y * 0.3) * 0.4;
    const dent = Math.sin(turn * 3 + y * 0.35) * 0.05 + Math.sin(turn * 5 - y * 0.5 + 1) * 0.035 + Math.sin(turn * 8 + y * 0.9) * 0.015;
    const reach = Math.hypot(x, z);
    const grow = 1 + folds(y) * fold + (reach > 4 && y > 0.2 && y < 31 ? dent : 0);
    at.setX(i, x * grow);
    at.setZ(i, z * grow);
    if (y > 38) at.setY(i, y + Math.sin(turn * 7) * 1.1);
  }
  shape.computeVertexNormals();
  return shape;
}

const shapes = new Map<string, BufferGeometry>();
function shapeOf(name: 'belly' | 'tuft'): BufferGeometry {
  const made =
    shapes.get(name) ??
    (name === 'belly' ? creased(belly, (y) => 0.012 + 0.13 * Math.max(0, (y - 14) / 19) ** 2) : creased(tuft, () => 0.16));
  shapes.set(name, made);
  return made;
}

/** A full bag, tied. */
function fullBag(spec: Spec, place: Placed = {}): Group {
  const skin = skinOf(spec);
  const tie = matte(spec.isDrawstring ? '#d8262f' : mix(filmOf(spec), '#000000', 0.25), 0.4);
  const ears = spec.isDrawstring
    ? [-1, 1].map((side): Mesh => pull(washer(2.4, 1.9), 0.5, tie, { at: [side * 3.4, 34.2, 1.4], turn: [0.2, side * 0.5, 0], bevel: 0.1 }))
    : [];
  return group(
    [
      part(shapeOf('belly'), skin),
      part(shapeOf('tuft'), skin),
      rod(1.75, 1.75, spec.isDrawstring ? 0.8 : 1.3, tie, { at: [0, 33.5, 0] }),
      ...ears,
    ],
    place,
  );
}

/** A roll of bags, its loose end on the floor. */
function roll(spec: Spec, place: Placed = {}): Group {
  const skin = skinOf(spec);
  const line = matte(mix(filmOf(spec), spec.color === 'black' ? '#ffffff' : '#000000', 0.2), 0.5);
  return group(
    [
      group(
        [
          pull(washer(3.3, 1.3), 21, skin, { bevel: 0.2 }),
          ...[1.9, 2.4, 2.9].map((r) => pull(washer(r, r - 0.07), 21.04, line, { bevel: 0 })),
          pull(washer(1.34, 1.1), 21.1, paper('#b98f5e'), { bevel: 0.02 }),
        ],
        { at: [0, 3.3, 0] },
      ),
      box([9, 0.12, 21], skin, { at: [4.5, 0.08, 0], round: 0.04 }),
      ...times(10, (i) => box([0.25, 0.02, 1.1], line, { at: [7.8, 0.15, -9.4 + i * 2.08], round: 0 })),
    ],
    { ...place },
  );
}

/** A tied bag as the box shows it. */
function art(spec: Spec): (s: Sheet) => void {
  return ({ ctx, width, height }) => {
    const k = height * 0.0066;
    ctx.save();
    ctx.translate(width * 0.5, height * 0.76);
    ctx.scale(k, -k);
    const bag = new Path2D('M-30 0 C-46 12 -40 44 -7 62 C-12 70 -16 74 -18 80 C-8 76 8 76 18 80 C16 74 12 70 7 62 C40 44 46 12 30 0 Z');
    ctx.fillStyle = mix(filmOf(spec), '#ffffff', spec.color === 'black' ? 0.04 : 0);
    ctx.fill(bag);
    ctx.strokeStyle = mix(filmOf(spec), spec.color === 'black' ? '#ffffff' : '#000000', 0.3);
    ctx.lineWidth = 1.6;
    ctx.stroke(bag);
    for (const x of [-14, -3, 9]) {
      ctx.beginPath();
      ctx.moveTo(x * 0.3, 60);
      ctx.quadraticCurveTo(x * 1.2, 44, x * 1.6, 26);
      ctx.stroke();
    }
    ctx.fillStyle = spec.isDrawstring ? '#d8262f' : mix(filmOf(spec), '#000000', 0.35);
    ctx.fillRect(-8, 59, 16, 5);
    ctx.restore();
  };
}

const titleOf = ({ isDrawstring }: TrashBags): string => (isDrawstring ? 'Drawstring Trash Bags' : 'Trash Bags');

/** Box or case, and what is in it. */
export function trashBags(spec: Spec): Group {
  const accent = brands[spec.brand].ink;
  if (spec.sold === 'case')
    return group([
      shippingCarton([44, 30, 28], { brand: spec.brand, title: titleOf(spec), ink: accent }),
      fullBag(spec, { at: [27, 0, 27] }),
      roll(spec, { at: [-8, 0, 29], turn: [0, 0.25, 0] }),
    ]);
  return group([
    fullBag(spec, { at: [-13, 0, -13] }),
    shelfBox([27, 19, 12], { brand: spec.brand, title: titleOf(spec), accent }, art(spec), { at: [8, 0, 2] }),
    roll(spec, { at: [-9, 0, 16], turn: [0, 0.5, 0] }),
  ]);
}

const near = (spec: Spec): Group => group([fullBag(spec)]);

export const trashBagsModel = model({
  name: 'trash-bags',
  views: {
    hero: { build: trashBags, turn: -20, pitch: 18 },
    detail: {
      build: near,
      turn: 12,
      pitch: 22,
      zoom: 1,
      shows: (look): Spec => ({ ...look, brand: 'Fernhill', sold: 'box' }),
      alt: ({ color, isDrawstring }) => `A full ${color} trash bag, tied${isDrawstring ? ' by its drawstring' : ''}`,
    },
  },
  alt: ({ brand, color, isDrawstring, sold }) =>
    `${brand} ${color} ${isDrawstring ? 'drawstring ' : ''}trash bags, ${sold === 'box' ? 'a box' : 'a case'} with a roll and a full bag`,
});
