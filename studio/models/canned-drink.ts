import { CylinderGeometry, InstancedMesh, LatheGeometry, Matrix4, Vector2 } from 'three';
import type { BufferGeometry, Group, Material } from 'three';
import { drawEmblem } from '../scene/emblems.ts';
import type { Emblem } from '../scene/emblems.ts';
import { print } from '../scene/label.ts';
import { film, matte, metal, printed } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, decal, group, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Cans on a tray. */
export interface CannedDrink {
  readonly name: string;
  readonly line: string;
  readonly columns: number;
  readonly rows: number;
  readonly emblem: Emblem;
  readonly tall: boolean;
}

function many(shape: BufferGeometry, material: Material, places: readonly Triple[]): InstancedMesh {
  const mesh = new InstancedMesh(shape, material, places.length);
  for (const [i, place] of places.entries()) mesh.setMatrixAt(i, new Matrix4().makeTranslation(...place));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function cans(spec: Look & CannedDrink, r: number, h: number, places: readonly Triple[]): Group {
  const hex = paint(spec.color);
  const art = print(Math.PI * 2 * r, h - 2, (s) => {
    s.fill(hex);
    for (const x of [0, 1 / 3, 2 / 3]) {
      s.fill(mix(hex, '#ffffff', 0.16), [x + 0.02, 0, 0.05, 1]);
      drawEmblem(s, spec.emblem, { x: x + 1 / 6, y: 0.3, size: 0.24, color: '#ffffff' });
      s.text(spec.name, [x + 0.045, 0.5, 0.24, 0.16], { weight: 900, color: inkOn(hex), align: 'center', italic: true });
      s.text(spec.line, [x + 0.06, 0.69, 0.21, 0.07], { weight: 600, color: inkOn(hex), align: 'center' });
      s.text(spec.tall ? '16 fl oz' : '12 fl oz', [x + 0.1, 0.86, 0.13, 0.05], { weight: 500, color: inkOn(hex), align: 'center' });
    }
  });
  const ends = new LatheGeometry(
    [
      [r * 0.7, 0],
      [r * 0.78, 0.2],
      [r, 1.02],
      [r, h - 1],
      [r * 0.84, h - 0.2],
      [r * 0.86, h],
      [r * 0.78, h],
      [r * 0.74, h - 0.35],
      [0, h - 0.35],
    ].map(([x, y]) => new Vector2(x, y)),
    36,
  );
  const side = new CylinderGeometry(r + 0.02, r + 0.02, h - 2, 40, 1, true, -Math.PI / 3 + 0.45).translate(0, h / 2, 0);
  const tab = new CylinderGeometry(0.7, 0.7, 0.14, 20).scale(1, 1, 1.5).translate(0, h - 0.22, 0.35);
  return group([
    many(ends, metal('#d5d9dd', 0.25), places),
    many(side, printed(art, 0.3), places),
    many(tab, metal('#aeb4ba', 0.3), places),
  ]);
}

/** Cans on their cardboard tray, one in front. */
export function cannedDrink(spec: Look & CannedDrink): Group {
  const hex = paint(spec.color);
  const [r, h] = spec.tall ? [3.1, 16] : [3.2, 12.2];
  const step = r * 2 + 0.12;
  const [w, d] = [spec.columns * step, spec.rows * step];
  const places = times(spec.columns * spec.rows, (i): Triple => [
    (i % spec.columns) * step - w / 2 + step / 2,
    0.5,
    Math.floor(i / spec.columns) * step - d / 2 + step / 2,
  ]);
  const count = spec.columns * spec.rows;
  const lip = print(w, 5, (s) => {
    s.fill(mix(hex, '#0b0c0e', 0.35));
    s.brand(spec.brand, [0.03, 0.24, 0.34, 0.5], { color: '#ffffff' });
    s.text(`${count} cans`, [0.4, 0.22, 0.2, 0.56], { color: '#f8c617', weight: 900, align: 'left' });
  });
  const board = matte(mix(hex, '#0b0c0e', 0.35), 0.7);
  return group([
    cans(spec, r, h, places),
    ...[
      [0, 2.5],
      [step + 0.6, 1.2],
    ].map(([x = 0, z = 0]) => group([cans(spec, r, h, [[0, 0, 0]])], { at: [w * 0.3 + x, 0, d / 2 + r + z] })),
    block([w + 0.5, 0.5, d + 0.5], board, { round: 0.1 }),
    ...[-1, 1].map((side) => box([0.3, 5, d + 0.6], board, { at: [side * (w / 2 + 0.3), 2.5, 0], round: 0.1 })),
    ...[-1, 1].map((side) => box([w + 0.8, 5, 0.3], board, { at: [0, 2.5, side * (d / 2 + 0.3)], round: 0.1 })),
    decal(w + 0.4, 4.8, lip, { at: [0, 2.5, d / 2 + 0.47], material: film(lip) }),
  ]);
}

export const cannedDrinkModel = model({
  name: 'canned-drink',
  views: { hero: { build: cannedDrink, turn: -28, pitch: 28 } },
  alt: ({ brand, name, line, columns, rows }) => `${brand} ${name} ${line.toLowerCase()}, ${columns * rows} cans`,
});
