import type { Group, Texture } from 'three';
import { print } from '../scene/label.ts';
import { grain, matte, paper } from '../scene/materials.ts';
import { paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, group, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Sewn composition books with a marbled cover. */
export interface CompositionNotebook {
  readonly count: 1 | 3 | 12;
}

type Spec = Look & CompositionNotebook;

const [W, H, THICK] = [19, 24.8, 1.3];
const hexOf = ({ color }: Look): string => (color === 'black' ? '#17181b' : paint(color));

/** The cover: blots on white, a plate for name and subject. */
function cover(spec: Spec): Texture {
  const hex = hexOf(spec);
  return print(W, H, (s) => {
    const { ctx, width, height } = s;
    s.fill(hex);
    const next = grain(41);
    ctx.fillStyle = '#f5f5f2';
    for (let i = 0; i < 900; i += 1) {
      const [x, y] = [next() * width, next() * height];
      ctx.beginPath();
      const size = 4 + next() * 13;
      for (let k = 0; k < 9; k += 1) {
        const turn = (k / 9) * Math.PI * 2;
        const reach = size * (0.35 + next() * 0.85);
        ctx.lineTo(x + Math.cos(turn) * reach * 1.5, y + Math.sin(turn) * reach);
      }
      ctx.fill();
    }
    s.fill(hex, [0, 0, 0.1, 1]);
    s.fill('#fbfbf7', [0.24, 0.2, 0.6, 0.3], 0.03);
    ctx.strokeStyle = hex;
    ctx.lineWidth = 7;
    ctx.beginPath();
    ctx.roundRect(0.258 * width, 0.214 * height, 0.564 * width, 0.272 * height, 14);
    ctx.stroke();
    s.text('Composition', [0.3, 0.236, 0.48, 0.06], { align: 'center', weight: 800 });
    for (const y of [0.36, 0.41]) s.fill('#9a9ea5', [0.32, y, 0.44, 0.003]);
    s.brand(spec.brand, [0.36, 0.437, 0.36, 0.028], { align: 'center' });
  });
}

/** A book lying, its spine at the left. */
function lying(spec: Spec, face: Texture, place: Placed = {}): Group {
  const hex = hexOf(spec);
  const board = matte(hex, 0.6);
  return group(
    [
      block([W, 0.16, H], board, { round: 0.05 }),
      block([W - 0.5, THICK - 0.3, H - 0.4], paper('#f6f4ec'), { at: [-0.1, 0.15, 0], round: 0.02 }),
      block([W, 0.16, H], board, { at: [0, THICK - 0.16, 0], round: 0.05 }),
      box([0.5, THICK + 0.02, H], matte('#17181b', 0.7), { at: [-W / 2 + 0.2, THICK / 2, 0], round: 0.15 }),
      topDecal(W - 0.06, H - 0.06, face, { at: [0, THICK + 0.015, 0], rough: 0.5 }),
    ],
    place,
  );
}

/** One leaning upright, or a pile with one leaning on it. */
export function compositionNotebook(spec: Spec): Group {
  const face = cover(spec);
  const leaning = (x: number, z: number): Group =>
    group([group([lying(spec, face)], { at: [0, H / 2, 0], turn: [Math.PI / 2, 0, 0] })], { at: [x, 0, z], turn: [-0.14, 0.05, 0] });
  if (spec.count === 1) return group([leaning(0, 0)]);
  const high = spec.count - 1;
  return group([
    ...times(high, (i) =>
      lying(spec, face, { at: [((i * 5) % 3) * 0.25, i * (THICK + 0.03), -18 + ((i * 7) % 4) * 0.12], turn: [0, ((i % 3) - 1) * 0.03, 0] }),
    ),
    leaning(4, 2),
  ]);
}

/** Open at a ruled page. */
function open(spec: Spec): Group {
  const page = (side: number): Texture =>
    print(W, H, (s) => {
      s.fill('#fdfcf6');
      for (let y = 0.11; y < 0.97; y += 0.033) s.fill('#94b4dc', [0, y, 1, 0.0026]);
      s.fill('#dd6b7c', [side < 0 ? 0.84 : 0.14, 0, 0.004, 1]);
      if (side > 0) s.text('Field notes, week 3', [0.18, 0.078, 0.6, 0.034], { color: '#26407a', italic: true, weight: 500 });
    });
  const half = (side: number): Group =>
    group(
      [
        block([W + 0.2, 0.16, H], matte(hexOf(spec), 0.6), { round: 0.05 }),
        block([W - 0.3, side < 0 ? 0.5 : 0.7, H - 0.4], paper('#f6f4ec'), { at: [-side * 0.15, 0.14, 0], round: 0.05 }),
        topDecal(W - 0.4, H - 0.5, page(side), { at: [-side * 0.15, (side < 0 ? 0.64 : 0.84) + 0.012, 0], rough: 0.92 }),
      ],
      { at: [(side * W) / 2, 0, 0] },
    );
  return group([half(-1), half(1), box([0.7, 0.3, H], matte('#17181b', 0.7), { at: [0, 0.12, 0], round: 0.1 })]);
}

export const compositionNotebookModel = model({
  name: 'composition-notebook',
  views: {
    hero: { build: compositionNotebook, camera: ({ count }: Spec) => (count === 1 ? { turn: -24, pitch: 12 } : { turn: -24, pitch: 20 }) },
    detail: {
      build: open,
      turn: 16,
      pitch: 46,
      zoom: 1.05,
      shows: (look): Spec => ({ ...look, brand: 'Foolscap', count: 1 }),
      alt: () => 'A composition book open at a ruled page',
    },
  },
  alt: ({ brand, color, count }) => `${brand} composition notebook${count > 1 ? `s, pack of ${count}` : ''}, ${color} marble cover`,
});
