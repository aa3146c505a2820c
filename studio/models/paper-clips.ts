import type { Group } from 'three';
import { packFront, packSide } from '../scene/pack-print.ts';
import { gloss, grain, metal } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { group, outline, pull, times, wire } from '../scene/parts.ts';
import { printedBox } from '../scene/printed-box.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Paper clips or binder clips spilled before their box. */
export interface PaperClips {
  readonly kind: 'paper' | 'binder';
  readonly count: number;
  readonly size: string;
}

const tones: readonly Tone[] = ['red', 'blue', 'yellow', 'green', 'orange', 'purple'];
const bend: readonly Triple[] = [
  [0.3, 0, 1],
  [0.3, 0, -1],
  [0, 0, -1.4],
  [-0.3, 0, -1],
  [-0.3, 0, 1.5],
  [0, 0, 1.9],
  [0.45, 0, 1.5],
  [0.45, 0, -1.4],
  [0.05, 0, -1.85],
  [-0.45, 0, -1.4],
  [-0.45, 0, 0.9],
];

function clip(kind: PaperClips['kind'], hex: string, steel: boolean): Group {
  if (kind === 'paper')
    return group([
      wire(
        bend.map(([x, y, z]): Triple => [x * 1.25, y, z * 1.25]),
        0.09,
        steel ? metal('#c9ced3', 0.2) : gloss(hex),
        { tension: 0.45 },
      ),
    ]);
  const arm: readonly Triple[] = [
    [-1, 1.6, 0.15],
    [-1.1, 3, 0.5],
    [-0.5, 4, 0.75],
    [0.5, 4, 0.75],
    [1.1, 3, 0.5],
    [1, 1.6, 0.15],
  ];
  return group([
    pull(
      outline([
        [-1, 0],
        [1, 0],
        [0.18, 1.9],
        [-0.18, 1.9],
      ]),
      3.2,
      gloss(hex),
      { turn: [0, Math.PI / 2, 0], bevel: 0.08 },
    ),
    group([wire(arm, 0.1, metal('#d5d9dd', 0.2))]),
    group([wire(arm, 0.1, metal('#d5d9dd', 0.2))], { turn: [0, Math.PI, 0] }),
  ]);
}

/** The clips. */
export function paperClips({ color, brand, kind, count, size }: Look & PaperClips): Group {
  const hex = paint(color);
  const steel = color === 'silver';
  const accent = steel ? '#22304f' : color === 'multicolor' ? '#5a2f86' : hex;
  const next = grain(count);
  const words = {
    brand,
    title: kind === 'paper' ? 'Paper Clips' : 'Binder Clips',
    line: size,
    count: String(count),
    ground: '#f7f6f2',
    accent,
  };
  const w = kind === 'paper' ? 9 : 12;
  const front = packFront(w, w * 0.82, words, (s) => {
    s.text(size, [0.07, 0.3, 0.5, 0.2], { weight: 300, color: inkOn('#ffffff') });
  });
  const pack = printedBox([w, w * 0.82, 3.4], '#f7f6f2', { front, right: packSide(3.4, w * 0.82, words) });
  const spilled = times(kind === 'paper' ? 16 : 5, (i) => {
    const tone = color === 'multicolor' ? paint(tones[i % tones.length] ?? 'red') : hex;
    const one = clip(kind, kind === 'binder' && steel ? '#1d1e21' : mix(tone, '#ffffff', 0.04), steel);
    if (kind === 'paper')
      return group([one], {
        at: [(next() - 0.5) * 10 + 0.6, 0.1 + (i % 4) * 0.17, 5.4 + next() * 4.4],
        turn: [(next() - 0.5) * 0.1, next() * 6, (next() - 0.5) * 0.1],
      });
    return group([one], { at: [-4.6 + (i % 3) * 4.6 + next(), 0.1, 7.4 + Math.floor(i / 3) * 4.4], turn: [0, next() * 1.4 - 0.4, 0] });
  });
  return group([pack, ...spilled]);
}

export const paperClipsModel = model({
  name: 'paper-clips',
  views: { hero: { build: paperClips, turn: -20, pitch: 32 } },
  alt: ({ brand, color, kind, count, size }) =>
    `${brand} ${kind} clips, ${size.toLowerCase()}, ${color === 'multicolor' ? 'assorted colors' : color}, box of ${count}`,
});
