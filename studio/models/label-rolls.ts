import type { Group } from 'three';
import { matte, paper } from '../scene/materials.ts';
import { print } from '../scene/label.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, pull, times, topDecal, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rolls of labels for thermal printers; `size` is that of one label. */
export interface LabelRolls {
  readonly size: 'address' | 'shipping' | 'large';
  readonly count: number;
}

type Spec = Look & LabelRolls;

/** Width across the roll, and length of one label along it. */
const MEASURES = { address: [3.2, 8.9], shipping: [5.9, 10.2], large: [10.4, 15.2] } as const;

/** A roll on its edge, its tape running to the camera; the first labels are printed. */
function roll({ size }: Spec, hasTail: boolean, place: Placed): Group {
  const [w, long] = MEASURES[size];
  const r = size === 'large' ? 6 : 4.6;
  const tail = size === 'address' ? long * 2 : long * 1.3;
  const side = { turn: [0, Math.PI / 2, 0] as const, at: [0, r, 0] as const };
  const art = print(w, tail, (s) => {
    s.fill('#e9e3c8');
    for (const at of [tail - long, tail - long * 2 - 0.3]) {
      const [y, h] = [at / tail, (long - 0.3) / tail];
      s.fill('#ffffff', [0.04, y, 0.92, h], 0.03);
      s.ctx.save();
      s.ctx.beginPath();
      s.ctx.rect(0, s.height * Math.max(0, y), s.width, s.height * h);
      s.ctx.clip();
      for (let i = 0; i < 26; i += 1) s.fill('#1d1e21', [0.14 + i * 0.028, y + h * 0.6, i % 3 === 0 ? 0.016 : 0.008, h * 0.26]);
      for (let i = 0; i < 3; i += 1) s.fill('#33373d', [0.14, y + h * (0.14 + i * 0.13), [0.5, 0.66, 0.42][i] ?? 0.5, h * 0.06]);
      s.ctx.restore();
    }
  });
  return group(
    [
      pull(washer(r, 1.9), w, paper('#fdfdfb'), { ...side, bevel: 0.03 }),
      ...times(5, (i) =>
        pull(washer(2.5 + i * 0.42 * (r / 4.6), 2.46 + i * 0.42 * (r / 4.6)), w + 0.04, matte('#d9d3bb'), { ...side, bevel: 0 }),
      ),
      pull(washer(1.9, 1.6), w + 0.1, matte('#b98f5e'), { ...side, bevel: 0.02 }),
      ...(hasTail
        ? [
            box([w, 0.05, tail], matte('#e9e3c8'), { at: [0, 0.04, tail / 2], round: 0 }),
            topDecal(w, tail, art, { at: [0, 0.08, tail / 2], rough: 0.7 }),
          ]
        : []),
    ],
    place,
  );
}

/** One roll unrolled, the others behind it. */
const rolls = (spec: Spec): Group => {
  const [w] = MEASURES[spec.size];
  return group([
    roll(spec, true, { at: [0, 0, 0], turn: [0, 0.12, 0] }),
    ...times(Math.min(spec.count, 6) - 1, (i) => roll(spec, false, { at: [-(i + 1) * (w + 0.9), 0, -(i + 1) * 0.5] })),
  ]);
};

const KINDS = { address: 'address labels', shipping: 'shipping labels', large: '4 x 6 shipping labels' } as const;

export const labelRollsModel = model({
  name: 'label-rolls',
  views: {
    hero: { build: rolls, turn: -30, pitch: 32, shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }) },
    detail: {
      build: (spec: Spec) => roll(spec, true, {}),
      turn: 32,
      pitch: 44,
      zoom: 1,
      shows: ({ size }): Spec => ({ color: 'white', brand: 'Foolscap', size, count: 1 }),
      alt: ({ size }) => `The roll of ${KINDS[size]} from above, the first ones printed`,
    },
  },
  alt: ({ brand, size, count }) => `${brand} white thermal ${KINDS[size]}, ${count === 1 ? 'a roll' : `${count} rolls`}, one unrolled`,
});
