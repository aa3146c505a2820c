import type { Group } from 'three';
import { hangCard } from '../props/hang-card.ts';
import { print } from '../scene/label.ts';
import { clear, film, metal } from '../scene/materials.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Flat round batteries on a card. */
export interface CoinCells {
  readonly size: 'CR2032' | 'CR2025' | 'CR2016' | 'LR44';
  readonly count: number;
}

type Spec = Look & CoinCells;

const RADIUS = { CR2032: 1, CR2025: 1, CR2016: 1, LR44: 0.62 } as const;

/** A cell, its plus side to the camera. */
function cell({ size }: Spec, place: Placed): Group {
  const r = RADIUS[size];
  const face = print(2, 2, (s) => {
    s.text('+', [0.38, 0.12, 0.24, 0.24], { weight: 700, color: '#3a3f46', align: 'center' });
    s.text(size, [0.2, 0.42, 0.6, 0.2], { weight: 750, color: '#3a3f46', align: 'center' });
    s.text(size === 'LR44' ? '1.5V' : '3V', [0.34, 0.66, 0.32, 0.14], { weight: 650, color: '#3a3f46', align: 'center' });
  });
  return group(
    [
      rod(r, r, 0.32, metal('#d5d9dd', 0.24), { turn: [Math.PI / 2, 0, 0] }),
      decal(r * 1.4, r * 1.4, face, { at: [0, 0, 0.17], material: film(face, 0.3) }),
    ],
    place,
  );
}

function card(spec: Spec): Group {
  const { brand, size, count } = spec;
  const columns = count > 4 ? 5 : 2;
  const step = count > 4 ? 2.5 : 2.9;
  const wide = columns * step + 1.4;
  const rows = Math.ceil(count / columns);
  const tall = rows * step * 1.02 + 1;
  const h = tall / 0.64;
  return group([
    hangCard([wide, h], { brand, title: `${size} · ${count}`, accent: '#0d4d94' }),
    ...times(count, (i) => {
      const [x, y] = [((i % columns) - (Math.min(columns, count) - 1) / 2) * step, tall - 0.5 - (Math.floor(i / columns) + 0.5) * step];
      return group([cell(spec, { at: [0, 0, 0.26] }), box([2.3, 2.3, 0.5], clear('#e6eef2', 0.16), { at: [0, 0, 0.3], round: 0.2 })], {
        at: [x, y, 0],
      });
    }),
  ]);
}

/** Three cells that lean and lie, one with its minus side up. */
const loose = (spec: Spec): Group =>
  group([
    cell(spec, { at: [0, 0.16, 0], turn: [-Math.PI / 2, 0, 0.2] }),
    cell(spec, { at: [2.1, 0.16, 0.7], turn: [-Math.PI / 2, 0, -0.3] }),
    cell(spec, { at: [0.9, RADIUS[spec.size] * 0.94, -1], turn: [-0.3, 0.1, 0] }),
  ]);

export const coinCellsModel = model({
  name: 'coin-cells',
  views: {
    hero: { build: card, turn: -14, pitch: 10 },
    detail: {
      build: loose,
      turn: -14,
      pitch: 40,
      zoom: 1,
      shows: ({ size }): Spec => ({ color: 'silver', brand: 'Foolscap', size, count: 2 }),
      alt: ({ size }) => `Three ${size} coin cells, close up`,
    },
  },
  alt: ({ brand, size, count }) => `${brand} ${size} coin batteries, ${count} on a card`,
});
