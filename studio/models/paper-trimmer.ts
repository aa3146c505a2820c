import type { Group, Object3D } from 'three';
import { print } from '../scene/label.ts';
import { clear, matte, metal, paper, plastic, rubber } from '../scene/materials.ts';
import { inkOn, paint } from '../scene/palette.ts';
import { block, box, group, plate, rod, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A guillotine with an arm, or a blade that rolls along a rail; the longest cut in inches. */
export interface PaperTrimmer {
  readonly kind: 'guillotine' | 'rotary';
  readonly inches: number;
}

type Spec = Look & PaperTrimmer;

const hexOf = ({ color }: Look): string => (color === 'black' ? '#2a2d32' : paint(color));

/** The grid on the table, a line each half inch, numbered along the top. */
function grid(w: number, d: number, hex: string): ReturnType<typeof print> {
  const ink = inkOn(hex);
  return print(w, d, (s) => {
    s.fill(hex);
    s.ctx.globalAlpha = 0.4;
    for (let x = 1.27; x < w; x += 1.27) s.fill(ink, [x / w, 0.06, 0.0015, 0.9]);
    for (let y = 1.27; y < d; y += 1.27) s.fill(ink, [0.02, y / d, 0.96, 0.0018]);
    s.ctx.globalAlpha = 1;
    for (let n = 1; n * 2.54 < w - 1; n += 1)
      s.text(`${n}`, [(n * 2.54 - 0.6) / w, 0.012, 1.2 / w, 0.038], { weight: 650, color: ink, align: 'center' });
  });
}

const sheet = (w: number, d: number, at: [number, number, number]): Object3D => box([w, 0.06, d], paper(), { at, round: 0 });

function guillotine(spec: Spec): Group {
  const long = spec.inches * 2.54;
  const [w, d] = [long * 0.86, long + 4];
  const hex = hexOf(spec);
  const arm = group(
    [
      box([0.5, 3.4, long + 2], metal('#d5d9dd', 0.2), { at: [0, 0, long / 2], round: 0.08 }),
      box([1.7, 1.6, long + 1], plastic('#33373d'), { at: [0.7, 1.6, long / 2], round: 0.5 }),
      box([2.8, 2.6, 10.5], rubber('#17181b'), { at: [0.9, 1.7, long + 5.4], round: 1.2 }),
    ],
    { at: [w / 2 + 0.3, 3.1, -d / 2 + 1], turn: [-0.36, 0, 0] },
  );
  return group([
    plate([w, 2, d], 1, plastic(hex), { bevel: 0.2 }),
    topDecal(w - 1.4, d - 1.4, grid(w - 1.4, d - 1.4, hex), { at: [0, 2.02, 0], rough: 0.5 }),
    box([w - 0.4, 1, 1.2], metal('#c9ced3', 0.3), { at: [0, 2.5, -d / 2 + 1.2], round: 0.15 }),
    box([0.4, 1.9, d - 1], metal('#b9bfc6', 0.3), { at: [w / 2, 1.2, 0], round: 0.06 }),
    block([2.6, 0.25, d - 4], clear('#d9e6ee', 0.34), { at: [w / 2 - 2, 3.2, 0.6], round: 0.1 }),
    rod(1.1, 1.1, 2.4, metal('#aab0b7', 0.3), { at: [w / 2 + 0.5, 3.1, -d / 2 + 1], turn: [0, 0, Math.PI / 2] }),
    arm,
    sheet(w * 0.72, d * 0.66, [-w * 0.06, 2.1, -d * 0.08]),
  ]);
}

function rotary(spec: Spec): Group {
  const long = spec.inches * 2.54;
  const [w, d] = [long + 9, 21];
  const hex = hexOf(spec);
  return group([
    plate([w, 1.4, d], 1.4, plastic('#e9ebec'), { bevel: 0.2 }),
    topDecal(w - 2.4, d - 2.4, grid(w - 2.4, d - 2.4, '#e9ebec'), { at: [0, 1.42, 0], rough: 0.5 }),
    ...[-1, 1].map((x) => block([3.4, 3.4, 5], plastic(hex), { at: [x * (w / 2 - 1.6), 0.4, 3], round: 0.7 })),
    box([w - 4, 0.8, 2.6], metal('#d5d9dd', 0.25), { at: [0, 3, 3], round: 0.2 }),
    box([w - 4, 0.2, 3.6], clear('#d9e6ee', 0.36), { at: [0, 2.1, 1.6], round: 0.05 }),
    group([block([6.4, 3.2, 5.2], plastic(hex), { round: 1.1 }), rod(1.5, 1.5, 0.9, rubber('#17181b'), { at: [0, 3.3, 0] })], {
      at: [w * 0.16, 2.2, 3],
    }),
    block([w - 6, 0.7, 1.1], matte('#3b4047'), { at: [0, 1.3, -d / 2 + 1.4], round: 0.2 }),
    sheet(21.6, 15, [-w * 0.12, 1.5, -0.6]),
  ]);
}

const trimmer = (spec: Spec): Group => (spec.kind === 'rotary' ? rotary(spec) : guillotine(spec));

export const paperTrimmerModel = model({
  name: 'paper-trimmer',
  views: {
    hero: {
      build: trimmer,
      camera: ({ kind }) => (kind === 'rotary' ? { turn: -22, pitch: 34 } : { turn: -34, pitch: 30 }),
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }),
    },
    detail: {
      build: trimmer,
      camera: ({ kind }) => (kind === 'rotary' ? { turn: 28, pitch: 24, zoom: 1 } : { turn: 34, pitch: 34, zoom: 1 }),
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap', inches: 12 }),
      alt: ({ kind }) => (kind === 'rotary' ? 'The cutting head on its rail' : 'The arm of the guillotine, raised'),
    },
  },
  alt: ({ brand, kind, inches, color }) => `${brand} ${kind} paper trimmer, ${inches}-inch cut, ${color}`,
});
