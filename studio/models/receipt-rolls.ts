import type { Group } from 'three';
import { deskCarton } from '../props/desk-carton.ts';
import { brands } from '../scene/brands.ts';
import { print } from '../scene/label.ts';
import { matte, paper } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, pull, times, topDecal, washer } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Rolls for registers and card readers: loose, or before their case. */
export interface ReceiptRolls {
  readonly isWide: boolean;
  readonly sold: 'some' | 'case';
}

type Spec = Look & ReceiptRolls;

const sizeOf = ({ isWide }: ReceiptRolls): readonly [number, number] => (isWide ? [3.7, 8] : [2.6, 5.7]);

/** A roll standing on its end. */
function roll(spec: ReceiptRolls, place: Placed = {}): Group {
  const [r, tall] = sizeOf(spec);
  const up = { turn: [-Math.PI / 2, 0, 0], at: [0, tall / 2, 0] } as const;
  return group(
    [
      pull(washer(r, 0.75), tall, matte('#f5f6f6', 0.55), { ...up, bevel: 0.06 }),
      ...times(5, (i) =>
        pull(washer(1 + ((r - 1) * (i + 1)) / 6, 1 + ((r - 1) * (i + 1)) / 6 - 0.03), tall + 0.01, matte('#dcdfe1', 0.8), {
          ...up,
          bevel: 0,
        }),
      ),
      pull(washer(0.77, 0.6), tall + 0.05, paper('#6f7f92'), { ...up, bevel: 0.01 }),
    ],
    place,
  );
}

/** A receipt as registers print it. */
function receipt(w: number, d: number): ReturnType<typeof print> {
  return print(w, d, (s) => {
    s.fill('#fafbfb');
    s.text('RECEIPT', [0.2, 0.06, 0.6, 0.06], { align: 'center', weight: 750 });
    for (let i = 0; i < 6; i += 1) {
      s.fill('#70757c', [0.1, 0.19 + i * 0.085, 0.4 - (i % 3) * 0.08, 0.02]);
      s.fill('#70757c', [0.76, 0.19 + i * 0.085, 0.14, 0.02]);
    }
    s.fill('#2b2e33', [0.1, 0.72, 0.8, 0.006]);
    s.text('TOTAL', [0.1, 0.75, 0.34, 0.055], { weight: 800 });
    s.text('18.40', [0.56, 0.75, 0.34, 0.055], { weight: 800, align: 'right' });
    for (let i = 0; i < 26; i += 1) s.fill('#2b2e33', [0.16 + i * 0.026, 0.87, i % 3 === 0 ? 0.016 : 0.008, 0.07]);
  });
}

/** A roll on its side, a printed receipt coming off it towards the camera. */
function unrolled(spec: Spec, place: Placed = {}): Group {
  const [r, w] = sizeOf(spec);
  const long = w * 1.9;
  return group(
    [
      group([roll(spec)], { at: [-w / 2, r, 0], turn: [0, 0, -Math.PI / 2] }),
      box([w - 0.04, 0.04, long], paper('#fafbfb'), { at: [0, 0.03, long / 2], round: 0 }),
      topDecal(w - 0.04, long, receipt(w, long), { at: [0, 0.07, long / 2], rough: 0.6 }),
    ],
    place,
  );
}

/** The rolls. */
export function receiptRolls(spec: Spec): Group {
  const [r, tall] = sizeOf(spec);
  if (spec.sold === 'case')
    return group([
      deskCarton([34, 20, 24], { brand: spec.brand, title: 'Thermal Paper Rolls', accent: brands[spec.brand].ink }, { at: [-3, 0, -16] }),
      roll(spec, { at: [-10, 0, 2] }),
      roll(spec, { at: [-10 + r * 2.1, 0, 2.6] }),
      unrolled(spec, { at: [9, 0, 1], turn: [0, -0.2, 0] }),
    ]);
  return group([
    ...times(6, (i) => roll(spec, { at: [((i % 3) - 1) * r * 2.04 - r * 1.4, 0, -r * 3.2 + Math.floor(i / 3) * r * 2.04] })),
    roll(spec, { at: [-r * 2.4, tall + 0.02, -r * 2.2] }),
    roll(spec, { at: [-r * 0.4, tall + 0.02, -r * 2.3] }),
    unrolled(spec, { at: [r * 2.6, 0, r * 0.2], turn: [0, -0.25, 0] }),
  ]);
}

export const receiptRollsModel = model({
  name: 'receipt-rolls',
  views: {
    hero: {
      build: receiptRolls,
      turn: -20,
      pitch: 30,
      // Loose rolls bear no name.
      shows: (look): Spec => ({ ...look, brand: look.sold === 'case' ? look.brand : 'Foolscap' }),
    },
    detail: {
      build: (spec: Spec) => group([unrolled(spec)]),
      turn: 26,
      pitch: 42,
      zoom: 1.05,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', sold: 'some' }),
      alt: () => 'A roll with a printed receipt coming off it',
    },
  },
  alt: ({ brand, isWide, sold }) =>
    `${brand} thermal receipt paper, ${isWide ? 'wide' : 'narrow'} rolls, ${sold === 'case' ? 'some before their case' : 'one of them with a printed receipt'}`,
});
