import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, gloss, matte } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { box, group, pull, rod, rounded, times } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Clear bags that zip shut, before the box they come in. */
export interface ZipBags {
  readonly size: 'Sandwich' | 'Quart' | 'Gallon';
  readonly isFreezer: boolean;
}

type Spec = Look & ZipBags;

const MEASURES = { Sandwich: [16, 14], Quart: [18, 20], Gallon: [26, 27] } as const;

/** A bag lying flat, cookies in it; its zip is blue, the band of a freezer bag white. */
function bag({ size, isFreezer }: Spec, isFull: boolean, place: Placed): Group {
  const [w, h] = MEASURES[size];
  return group(
    [
      pull(rounded(w, h, 0.6), isFull ? 1.4 : 0.3, clear('#cfdde6', 0.42), { at: [0, 0.75, 0], turn: [-Math.PI / 2, 0, 0], bevel: 0.1 }),
      box([w, 0.36, 0.5], gloss('#1f62c4'), { at: [0, 1.5, -h / 2 + 1.9], round: 0.1 }),
      box([w, 0.3, 0.28], gloss('#5c93dc'), { at: [0, 1.5, -h / 2 + 2.7], round: 0.1 }),
      ...(isFreezer ? [box([w * 0.7, 0.06, 2.8], matte('#ffffff'), { at: [0, 1.6, -h / 2 + 5.2], round: 0 })] : []),
      ...(isFull
        ? times(7, (i) => {
            const [x, z] = [((i % 3) - 1) * w * 0.25 + (i > 2 ? w * 0.06 : 0), (Math.floor(i / 3) - 0.6) * h * 0.22 + 2];
            return group([
              rod(w * 0.115, w * 0.12, 0.9, matte('#c08a4c', 0.9), { at: [x, 0.9, z] }),
              ...times(5, (n) =>
                rod(0.36, 0.36, 0.3, matte('#4a2a18'), { at: [x + Math.cos(n * 1.9) * w * 0.06, 1.4, z + Math.sin(n * 1.9) * w * 0.06] }),
              ),
            ]);
          })
        : []),
    ],
    place,
  );
}

function boxed(spec: Spec): Group {
  const { brand, size, isFreezer } = spec;
  const [w] = MEASURES[size];
  const accent = isFreezer ? '#143a7a' : '#1f62c4';
  const front = print(w + 2, 11, (s) => {
    s.fill(accent);
    s.brand(brand, [0.07, 0.1, 0.56, 0.2], { color: '#ffffff' });
    s.text(size, [0.07, 0.36, 0.6, 0.26], { weight: 900, color: '#ffd84a' });
    s.text(isFreezer ? 'Zip-top freezer bags' : size === 'Sandwich' ? 'Zip-top bags' : 'Zip-top storage bags', [0.07, 0.72, 0.7, 0.14], {
      weight: 700,
      color: '#ffffff',
    });
    s.fill('#eaf2fb', [0.72, 0.16, 0.22, 0.68], 0.04);
    s.fill('#1f62c4', [0.72, 0.24, 0.22, 0.05]);
  });
  return group([
    printedBox([w + 2, 11, 7], accent, { front }, { at: [0, 0, -MEASURES[size][1] / 2 - 2] }),
    bag(spec, true, { at: [1, 0, 5], turn: [0, -0.14, 0] }),
  ]);
}

export const zipBagsModel = model({
  name: 'zip-bags',
  views: {
    hero: { build: boxed, turn: -18, pitch: 34 },
    detail: {
      build: (spec: Spec) =>
        group([bag(spec, false, { at: [-4, 0, -2], turn: [0, 0.2, 0] }), bag(spec, true, { at: [4, 1, 3], turn: [0, -0.16, 0] })]),
      turn: 14,
      pitch: 50,
      zoom: 1,
      shows: ({ isFreezer }): Spec => ({ color: 'clear', brand: 'Foolscap', size: 'Quart', isFreezer }),
      alt: ({ isFreezer }) => `Two clear ${isFreezer ? 'freezer ' : ''}bags with blue zips, one full of cookies`,
    },
  },
  alt: ({ brand, size, isFreezer }) =>
    `${brand} ${size.toLowerCase()} zip-top ${isFreezer ? 'freezer ' : ''}bags: a full one before the box`,
});
