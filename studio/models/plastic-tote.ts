import type { Group, Object3D } from 'three';
import { print } from '../scene/label.ts';
import { clear, matte, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { box, decal, group, plate, times, type Placed, type Triple } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Clear plastic boxes with a coloured lid; a pack stands stacked. */
export interface PlasticTote {
  readonly quarts: number;
  readonly count: number;
}

type Spec = Look & PlasticTote;

/** Width, height and depth of a box of so many quarts. */
const sizeOf = (quarts: number): Triple =>
  quarts <= 6 ? [34.5, 12.5, 20.5] : quarts <= 18 ? [43, 17.5, 28.5] : quarts <= 32 ? [48, 26, 32] : [60, 32, 41];

function one(spec: Spec, place: Placed = {}, isNamed = true): Group {
  const hex = paint(spec.color);
  const [w, h, d] = sizeOf(spec.quarts);
  const lid = plastic(hex);
  const shell = clear('#dfeaf0', 0.26);
  const name = print(14, 6, (s) => {
    s.fill('#fdfdfb', [0, 0, 1, 1], 0.08);
    s.brand(spec.brand, [0.07, 0.14, 0.5, 0.34]);
    s.text('Storage box', [0.07, 0.6, 0.5, 0.24], { weight: 600 });
    s.fill(hex, [0.62, 0, 0.38, 1], 0.08);
    s.text(String(spec.quarts), [0.64, 0.12, 0.34, 0.5], { weight: 900, align: 'center', color: inkOn(hex) });
    s.text('qt', [0.64, 0.64, 0.34, 0.24], { weight: 700, align: 'center', color: inkOn(hex) });
  });
  const tag = Math.min(14, w * 0.3);
  const parts: Object3D[] = [
    plate([w - 4, 0.5, d - 4], 2.4, clear('#cfdde5', 0.5), { at: [0, 0.1, 0] }),
    plate([w - 3, h * 0.5, d - 3], 2.6, shell, { bevel: 0.6 }),
    plate([w - 2, h * 0.5, d - 2], 2.8, shell, { at: [0, h * 0.5, 0], bevel: 0.3 }),
    plate([w - 0.4, 1.2, d - 0.4], 3, clear('#eaf2f6', 0.5), { at: [0, h - 1.4, 0], bevel: 0.3 }),
    plate([w, 1.5, d], 3.2, lid, { at: [0, h - 0.4, 0], bevel: 0.5 }),
    plate([w - 7, 0.7, d - 7], 2.2, plastic(mix(hex, '#ffffff', 0.08)), { at: [0, h + 1, 0], bevel: 0.25 }),
    ...[-0.3, 0.3].map((x) => box([0.5, h * 0.8, 0.3], clear('#eaf2f6', 0.4), { at: [w * x, h * 0.45, d / 2 - 1.05], round: 0.12 })),
  ];
  parts.push(
    ...[-1, 1].flatMap((end) => [
      box([1, Math.min(7, h * 0.4), d * 0.36], plastic(mix(hex, '#000000', 0.22)), {
        at: [(end * w) / 2 + end * 0.1, h - 1.6, 0],
        round: 0.4,
      }),
      box([1.3, 0.7, d * 0.3], matte(mix(hex, '#000000', 0.4)), { at: [(end * w) / 2 + end * 0.3, h - 3.4, 0], round: 0.2 }),
    ]),
  );
  if (isNamed) parts.push(decal(tag, (tag * 6) / 14, name, { at: [0, h * 0.52, d / 2 - 0.85], rough: 0.4 }));
  return group(parts, place);
}

/** One, or a stack of four or six in two columns. */
export function plasticTote(spec: Spec): Group {
  if (spec.count === 1) return one(spec);
  const [w, h] = sizeOf(spec.quarts);
  const rows = spec.count / 2;
  return group(
    times(spec.count, (i) => one(spec, { at: [(i < rows ? -1 : 1) * (w / 2 + 1.4), (i % rows) * (h + 1.5), i % 2 === 0 ? 0 : 0.4] })),
  );
}

/** One box with things in it, as in use. */
function filled(spec: Spec): Group {
  const [w, h, d] = sizeOf(spec.quarts);
  const tones = ['#cf4a3c', '#2f7ac4', '#e9b63a', '#3f9a68', '#8d6bb5'];
  const things = times(5, (i) =>
    box([w * 0.13, h * (0.5 + (i % 3) * 0.1), d * 0.7], matte(tones[i] ?? '#888888', 0.6), {
      at: [(i - 2) * w * 0.165, h * (0.25 + (i % 3) * 0.05) + 0.8, 0],
      round: 0.4,
    }),
  );
  return group([one(spec, {}, false), ...things]);
}

export const plasticToteModel = model({
  name: 'plastic-tote',
  views: {
    hero: { build: plasticTote, camera: ({ count }: Spec) => (count === 1 ? { turn: -30, pitch: 22 } : { turn: -26, pitch: 14 }) },
    detail: {
      build: filled,
      turn: 28,
      pitch: 34,
      zoom: 1,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Stackwell', quarts: 18, count: 1 }),
      alt: ({ color }) => `Clear storage box with ${color} lid, filled`,
    },
  },
  alt: ({ brand, color, quarts, count }) =>
    `${brand} ${quarts}-quart clear storage ${count > 1 ? 'boxes' : 'box'} with ${color} lid${count > 1 ? `, pack of ${count}` : ''}`,
});
