import type { Group } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { clear, film, gloss, matte, paper, printed, wood } from '../scene/materials.ts';

import { mix } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, decal, group, lathe, part, rod, times } from '../scene/parts.ts';
import { CylinderGeometry } from 'three';
import type { Brand } from '../scene/brands.ts';

import { copies, grid } from '../props/copies.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Bottles of water: a shrink-wrapped case, or four cases on a quarter pallet. */
export interface BottledWater {
  readonly kind: 'Spring Water' | 'Purified Water' | 'Sparkling Water' | 'Lime Sparkling Water';
  /** Twelve in film, more in film, or four such cases on a pallet. */
  readonly sold: 'small' | 'large' | 'pallet';
}

type Spec = Look & BottledWater;

/** Radius and height of a bottle. */
const [R, H] = [3.2, 20];
const hexes: Readonly<Record<BottledWater['kind'], string>> = {
  'Spring Water': '#1c74c4',
  'Purified Water': '#1a3f8f',
  'Sparkling Water': '#0e7f86',
  'Lime Sparkling Water': '#5f9e24',
};

/** A bottle on the floor: ribs, label, cap. */
function bottle(kind: BottledWater['kind'], brand?: Brand): Group {
  const [r, h] = [R, H];
  const hex = hexes[kind];
  const body = matte(kind === 'Lime Sparkling Water' ? '#d9eecb' : '#d3eaf5', 0.12);
  const tall = h * 0.25;
  const label = print(Math.PI * 2 * r, tall, (s) => {
    s.fill(hex);
    s.fill('#ffffff', [0, 0.84, 1, 0.05]);
    for (const x of [0.02, 0.27, 0.52, 0.77]) {
      if (brand === undefined) drawEmblem(s, 'drop', { x: x + 0.105, y: 0.32, size: 0.4, color: '#ffffff' });
      else s.brand(brand, [x, 0.16, 0.21, 0.34], { color: '#ffffff', align: 'center' });
      s.text(brand === undefined ? 'Water' : kind, [x, 0.56, 0.21, 0.2], { color: '#ffffff', weight: 600, align: 'center' });
    }
  });
  const ribs = [0.1, 0.16, 0.22, 0.62, 0.67].flatMap((y): [number, number][] => [
    [r, h * (y - 0.018)],
    [r * 0.95, h * y],
    [r, h * (y + 0.018)],
  ]);
  return group([
    lathe(
      [[0, 0], [r * 0.86, 0], [r, h * 0.03], ...ribs, [r * 0.97, h * 0.71], [r * 0.75, h * 0.82], [1.35, h * 0.91], [1.3, h * 0.94]],
      body,
    ),
    part(new CylinderGeometry(r + 0.03, r + 0.03, tall, 40, 1, true, -Math.PI / 4 + 0.5), printed(label, 0.3), { at: [0, h * 0.42, 0] }),
    rod(1.45, 1.45, 0.3, clear('#e5f1f7', 0.6), { at: [0, h * 0.93, 0] }),
    rod(1.5, 1.5, h * 0.06, gloss(kind === 'Spring Water' ? '#f4f6f8' : hex), { at: [0, h * 0.97, 0] }),
  ]);
}

/** Columns and rows of a case. */
const blockOf = ({ sold }: BottledWater): readonly [number, number] => (sold === 'small' ? [4, 3] : [6, 4]);

function wrapped(spec: Spec): Group {
  const [r, h] = [R, H];
  const [columns, rows] = blockOf(spec);
  const step = r * 2 + 0.05;
  const [w, d] = [columns * step, rows * step];
  const hex = hexes[spec.kind];
  const banner = print(w * 0.62, h * 0.34, (s) => {
    s.fill(hex, [0, 0, 1, 1], 0.1);
    drawEmblem(s, 'drop', { x: 0.87, y: 0.5, size: 0.62, color: mix(hex, '#ffffff', 0.45) });
    s.brand(spec.brand, [0.05, 0.13, 0.66, 0.4], { color: '#ffffff' });
    s.text(spec.kind, [0.05, 0.6, 0.6, 0.23], { color: '#ffffff', weight: 600 });
  });
  return group([
    copies(bottle(spec.kind, spec.brand), grid(columns, rows, step, step, 0.1)),
    box([w + 0.5, h * 0.92, d + 0.5], clear('#eaf4fa', 0.15), { at: [0, h * 0.46 + 0.05, 0], round: r * 0.7 }),
    decal(w * 0.62, h * 0.34, banner, { at: [0, h * 0.42, d / 2 + 0.32], material: film(banner, 0.25) }),
  ]);
}

function pallet(w: number, d: number): Group {
  const plank = wood('#cfa673');
  return group([
    ...times(3, (i) => block([3.4, 5, d], plank, { at: [(i - 1) * (w / 2 - 2), 1.6, 0], round: 0.1 })),
    ...times(3, (i) => block([w, 1.6, 5], plank, { at: [0, 0, (i - 1) * (d / 2 - 2.5)], round: 0.1 })),
    ...times(5, (i) => block([w, 1.4, d / 6.2], plank, { at: [0, 6.6, (i - 2) * (d / 4.9)], round: 0.1 })),
  ]);
}

/** The water. */
export function bottledWater(spec: Spec): Group {
  const one = wrapped(spec);
  if (spec.sold !== 'pallet') return one;
  const [r, h] = [R, H];
  const [columns, rows] = blockOf(spec);
  const [w, d] = [columns * r * 2 + 0.6, rows * r * 2 + 0.6];
  const spots: readonly Triple[] = [
    [-w / 2, 8, 0],
    [w / 2, 8, 0],
    [-w / 2, 8.2 + h, 0],
    [w / 2, 8.2 + h, 0],
  ];
  return group([
    pallet(w * 2 + 4, d + 3),
    copies(one, spots),
    block([w * 2 + 1, 0.2, d], paper('#d9c7a6'), { at: [0, 7.95 + h, 0], round: 0.05 }),
    box([w * 2 + 1.6, h * 2 - 2, d + 1.4], clear('#eef6fb', 0.1), { at: [0, 8 + h - 0.5, 0], round: 1.2 }),
  ]);
}

/** Two bottles out of the wrap, one lying. */
const loose = ({ kind }: Spec): Group => group([bottle(kind), group([bottle(kind)], { at: [13, R, 5], turn: [0, 0.5, Math.PI / 2] })]);

export const bottledWaterModel = model({
  name: 'bottled-water',
  views: {
    hero: { build: bottledWater, turn: -30, pitch: 22 },
    detail: {
      build: loose,
      turn: -12,
      pitch: 24,
      zoom: 1,
      shows: (look): Spec => ({ ...look, color: 'blue', brand: 'Brightwater', kind: 'Spring Water', sold: 'large' }),
      alt: () => 'Two bottles out of the wrap',
    },
  },
  alt: ({ brand, kind, sold }) =>
    `${brand} ${kind.toLowerCase()}, ${sold === 'pallet' ? 'quarter pallet with 4 cases' : 'case'} of bottles`,
});
