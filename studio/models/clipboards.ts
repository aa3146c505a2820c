import type { Group, Material } from 'three';
import { print } from '../scene/label.ts';
import { clear, gloss, metal, paper, rubber, wood } from '../scene/materials.ts';
import { brands } from '../scene/brands.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { box, decal, group, outline, pull, rod, rounded, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Clipboards of hardboard, plastic or aluminum. */
export interface Clipboards {
  readonly material: 'hardboard' | 'plastic' | 'aluminum';
  readonly count: 1 | 3 | 6;
}

type Spec = Look & Clipboards;

const [W, H] = [22.9, 31.8];

function boardOf({ material, color }: Spec): Material {
  if (material === 'aluminum') return metal('#c5cbd1', 0.4);
  if (color === 'clear') return clear('#cfe0ea', 0.45);
  return material === 'hardboard' ? wood('#a8763f', 0.62) : gloss(paint(color));
}

/** A form with boxes to tick. */
function form(): ReturnType<typeof print> {
  return print(21.6, 26.5, (s) => {
    s.fill('#fdfdfb');
    s.text('Checklist', [0.1, 0.07, 0.5, 0.055], { weight: 750 });
    s.fill('#9aa2ad', [0.1, 0.15, 0.8, 0.003]);
    for (let i = 0; i < 8; i += 1) {
      s.ctx.strokeStyle = '#7d8794';
      s.ctx.lineWidth = 4;
      s.ctx.strokeRect(s.width * 0.1, s.height * (0.2 + i * 0.092), s.width * 0.04, s.width * 0.04);
      s.fill('#c9ced5', [0.19, 0.212 + i * 0.092, 0.66 - ((i * 5) % 4) * 0.08, 0.009], 0.3);
      if (i > 3) continue;
      s.ctx.strokeStyle = '#1b55c9';
      s.ctx.lineWidth = 8;
      s.ctx.beginPath();
      s.ctx.moveTo(s.width * 0.105, s.height * (0.217 + i * 0.092));
      s.ctx.lineTo(s.width * 0.12, s.height * (0.228 + i * 0.092));
      s.ctx.lineTo(s.width * 0.15, s.height * (0.196 + i * 0.092));
      s.ctx.stroke();
    }
  });
}

/** The spring clip at the top. */
function clip(spec: Spec, z: number): Group {
  const steel = metal('#c9cfd5', 0.25);
  const jaw = outline([
    [-5.6, -1.5],
    [5.6, -1.5],
    [5.2, 0.2],
    [3.2, 1.1],
    [2.4, 2.6],
    [-2.4, 2.6],
    [-3.2, 1.1],
    [-5.2, 0.2],
  ]);
  const name = print(4, 0.8, (s) => {
    s.fill('#c3c9cf');
    s.brand(spec.brand, [0.06, 0.1, 0.88, 0.8], { align: 'center', color: mix(brands[spec.brand].ink, '#2b2f35', 0.3) });
  });
  return group([
    pull(jaw, 0.35, steel, { at: [0, H - 2.4, z + 0.7], turn: [-0.08, 0, 0], bevel: 0.1 }),
    rod(0.55, 0.55, 10.4, steel, { at: [0, H - 2.9, z + 0.35], turn: [0, 0, Math.PI / 2] }),
    box([11.2, 0.5, 0.5], rubber('#22252a'), { at: [0, H - 4, z + 0.45], round: 0.1 }),
    decal(3.6, 0.72, name, { at: [0, H - 1.2, z + 0.99], turn: [-0.08, 0, 0] }),
  ]);
}

/** A clipboard standing, its lower edge on the floor. */
function clipboard(spec: Spec, isUsed: boolean, place: Placed = {}): Group {
  const thick = spec.material === 'aluminum' ? 0.2 : 0.32;
  return group(
    [
      pull(rounded(W, H, 1.1), thick, boardOf(spec), { at: [0, H / 2, 0], bevel: 0.06 }),
      ...(isUsed
        ? [
            box([21.6, 26.5, 0.06], paper('#fdfdfb'), { at: [0, 14.3, thick / 2 + 0.06], round: 0 }),
            decal(21.6, 26.5, form(), { at: [0, 14.3, thick / 2 + 0.11] }),
          ]
        : []),
      clip(spec, thick / 2),
    ],
    place,
  );
}

/** One with a form in it, leaning; the others of a pack behind it. */
export function clipboards(spec: Spec): Group {
  return group(times(spec.count, (i) => group([clipboard(spec, spec.count === 1)], { at: [i * 3.4, 0, -i * 3.2], turn: [-0.12, 0, 0] })));
}

export const clipboardsModel = model({
  name: 'clipboards',
  views: {
    hero: { build: clipboards, turn: -24, pitch: 14 },
    detail: {
      build: (spec: Spec) => group([group([clipboard(spec, true)], { turn: [-Math.PI / 2, 0, 0] })]),
      turn: 26,
      pitch: 42,
      zoom: 1.1,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', count: 1 }),
      alt: ({ material }) => `A clipboard of ${material} lying with a form in it`,
    },
  },
  alt: ({ brand, color, material, count }) =>
    `${brand} ${material} clipboard${count > 1 ? `s, pack of ${count}` : ''}${material === 'plastic' ? `, ${color}` : ''}, letter size`,
});
