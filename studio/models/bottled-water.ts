import { CylinderGeometry, InstancedMesh, LatheGeometry, Matrix4, Vector2 } from 'three';
import type { BufferGeometry, Group, Material } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, gloss, matte, paper, printed, wood } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, decal, group, times } from '../scene/parts.ts';
import type { Brand } from '../scene/brands.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Bottles of water: a shrink-wrapped pack, or four packs on a small pallet. */
export interface BottledWater {
  readonly columns: number;
  readonly rows: number;
  readonly packs: 1 | 4;
  readonly kind: string;
}

const [STEP, HEIGHT] = [6.4, 20];
const profile: readonly (readonly [number, number])[] = [
  [0, 0],
  [2.6, 0],
  [3, 0.5],
  [3, 3.2],
  [2.85, 3.6],
  [3, 4],
  [3, 6.5],
  [3, 12.2],
  [2.8, 12.7],
  [3, 13.4],
  [2.9, 14.4],
  [2.2, 16.6],
  [1.35, 18],
  [1.35, 18.6],
];

/** The same shape at many places. */
function many(shape: BufferGeometry, material: Material, places: readonly Triple[]): InstancedMesh {
  const mesh = new InstancedMesh(shape, material, places.length);
  for (const [i, place] of places.entries()) mesh.setMatrixAt(i, new Matrix4().makeTranslation(...place));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Upright bottles at these places: water-blue bodies, printed bands, caps. */
function bottles(color: string, brand: Brand, kind: string, places: readonly Triple[]): Group {
  const band = print(19, 5.4, (s) => {
    s.fill(color);
    s.fill(mix(color, '#ffffff', 0.85), [0, 0.82, 1, 0.18]);
    for (const x of [0.02, 0.27, 0.52, 0.77]) {
      s.brand(brand, [x, 0.2, 0.21, 0.34], { color: '#ffffff', align: 'center' });
      s.text(kind, [x, 0.58, 0.21, 0.18], { color: '#ffffff', weight: 500, align: 'center' });
    }
  });
  const shape = new LatheGeometry(
    profile.map(([x, y]) => new Vector2(x, y)),
    28,
  );
  const label = new CylinderGeometry(3.03, 3.03, 5.4, 36, 1, true, -Math.PI / 4 + 0.5).translate(0, 9.4, 0);
  const cap = new CylinderGeometry(1.5, 1.5, 1.5, 28).translate(0, 19.1, 0);
  const bottle = matte(mix('#d9edf7', color, 0.1), 0.18);
  return group([many(shape, bottle, places), many(label, printed(band, 0.3), places), many(cap, gloss(color), places)]);
}

function pack(color: string, spec: Look & BottledWater, at: Triple): Group {
  const [w, d] = [spec.columns * STEP, spec.rows * STEP];
  const places = times(spec.columns * spec.rows, (i): Triple => [
    (i % spec.columns) * STEP - w / 2 + STEP / 2,
    0.2,
    Math.floor(i / spec.columns) * STEP - d / 2 + STEP / 2,
  ]);
  const count = spec.columns * spec.rows;
  const banner = print(w * 0.66, 7, (s) => {
    s.fill(color, [0, 0, 1, 1], 0.12);
    s.brand(spec.brand, [0.05, 0.12, 0.6, 0.42], { color: '#ffffff' });
    s.text(`${spec.kind} · 16.9 fl oz`, [0.05, 0.62, 0.6, 0.2], { color: '#ffffff', weight: 500 });
    s.text(String(count), [0.7, 0.1, 0.25, 0.54], { color: '#ffffff', weight: 900, align: 'right' });
    s.text('bottles', [0.7, 0.66, 0.25, 0.18], { color: '#ffffff', weight: 600, align: 'right' });
  });
  return group(
    [
      bottles(color, spec.brand, spec.kind, places),
      box([w + 0.5, HEIGHT - 2.2, d + 0.5], clear('#eaf4fa', 0.17), { at: [0, HEIGHT / 2 - 0.9, 0], round: 1.6 }),
      decal(w * 0.66, 7, banner, { at: [-w * 0.04, 8.6, d / 2 + 0.3], material: film(banner, 0.3) }),
    ],
    { at },
  );
}

function pallet(w: number, d: number): Group {
  const plank = wood('#cfa673');
  return group([
    ...times(3, (i) => block([3.4, 5, d], plank, { at: [(i - 1) * (w / 2 - 2), 1.6, 0], round: 0.1 })),
    ...times(3, (i) => block([w, 1.6, 5], plank, { at: [0, 0, (i - 1) * (d / 2 - 2.5)], round: 0.1 })),
    ...times(5, (i) => block([w, 1.4, d / 6.2], plank, { at: [0, 6.6, (i - 2) * (d / 4.9)], round: 0.1 })),
  ]);
}

/** Bottled water. */
export function bottledWater(spec: Look & BottledWater): Group {
  const color = paint(spec.color);
  if (spec.packs === 1) return pack(color, spec, [0, 0, 0]);
  const [w, d] = [spec.columns * STEP, spec.rows * STEP];
  const spots: readonly Triple[] = [
    [-w / 2 - 0.4, 8, 0],
    [w / 2 + 0.4, 8, 0],
    [-w / 2 - 0.4, 8 + HEIGHT, 0],
    [w / 2 + 0.4, 8 + HEIGHT, 0],
  ];
  return group([
    pallet(w * 2 + 4, d + 3),
    ...spots.map((at) => pack(color, spec, at)),
    ...[-1, 1].map(() => block([w * 2 + 1, 0.2, d], paper('#d9c7a6'), { at: [0, 7.9 + HEIGHT, 0], round: 0.05 })),
    box([w * 2 + 1.8, HEIGHT * 2 - 2, d + 1], clear('#eef6fb', 0.12), { at: [0, 8 + HEIGHT - 0.5, 0], round: 1.2 }),
  ]);
}

export const bottledWaterModel = model({
  name: 'bottled-water',
  views: { hero: { build: bottledWater, turn: -30, pitch: 22 } },
  alt: ({ brand, columns, rows, packs, kind }) =>
    `${brand} ${kind.toLowerCase()}, ${packs === 4 ? `pallet quarter, 4 × ${columns * rows} bottles` : `${columns * rows}-pack of bottles in shrink wrap`}`,
});
