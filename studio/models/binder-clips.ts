import type { Group } from 'three';
import { deskCarton, sheets, shelfBox, writtenPage } from '../props/desk-carton.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { clear, gloss, metal } from '../scene/materials.ts';
import { inkOn, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { group, lathe, outline, pull, ring, rod, times, wire, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Binder clips: how many there are and in what. */
export interface BinderClips {
  readonly clips: number;
  readonly holder: 'box' | 'tub';
}

const tones: readonly Tone[] = ['red', 'blue', 'yellow', 'green', 'orange', 'pink'];
const hexOf = (color: Tone, i: number): string => paint(color === 'multicolor' ? (tones[i % tones.length] ?? 'red') : color);

const wedge = outline([
  [-1, 0.12],
  [-0.92, 0],
  [0.92, 0],
  [1, 0.12],
  [0.2, 1.95],
  [-0.2, 1.95],
]);
const arm: readonly Triple[] = [
  [-0.95, 1.72, 0.24],
  [-0.8, 2.5, 0.55],
  [-0.32, 3.3, 0.95],
  [-0.42, 3.75, 1.15],
  [0, 4.05, 1.3],
  [0.42, 3.75, 1.15],
  [0.32, 3.3, 0.95],
  [0.8, 2.5, 0.55],
  [0.95, 1.72, 0.24],
];

/** A clip 3.2 cm wide on its back, both handles up. */
function clip(hex: string, place: Placed = {}): Group {
  const steel = metal('#a9afb7', 0.24);
  return group(
    [
      pull(wedge, 3.2, gloss(hex), { turn: [0, Math.PI / 2, 0], bevel: 0.06 }),
      ...[0, Math.PI].flatMap((turn) => [
        group([wire(arm, 0.085, steel)], { turn: [0, turn, 0] }),
        group(
          [-1, 0, 1].map((x) => rod(0.16, 0.16, 0.8, gloss(hex), { at: [x * 1.18, 1.86, 0.2], turn: [0, 0, Math.PI / 2] })),
          { turn: [0, turn, 0] },
        ),
      ]),
    ],
    place,
  );
}

/** A clip lying on its side. */
const lying = (hex: string, at: Triple, turn: number): Group =>
  group([clip(hex, { turn: [-1.15, 0, 0], at: [0, 0.95, 0] })], { at, turn: [0, turn, 0] });

function art(color: Tone): (s: Sheet) => void {
  return (s) => {
    const { ctx, width, height } = s;
    for (const [i, x] of [0.26, 0.52, 0.78].entries()) {
      const [cx, cy, u] = [x * width, height * 0.66, height * 0.1];
      ctx.strokeStyle = '#a2a8af';
      ctx.lineWidth = u * 0.16;
      ctx.beginPath();
      ctx.moveTo(cx - u * 0.75, cy - u * 1.9);
      ctx.bezierCurveTo(cx - u * 0.6, cy - u * 3, cx - u * 0.1, cy - u * 3.2, cx - u * 0.42, cy - u * 3.9);
      ctx.bezierCurveTo(cx - u * 0.6, cy - u * 4.7, cx + u * 0.6, cy - u * 4.7, cx + u * 0.42, cy - u * 3.9);
      ctx.bezierCurveTo(cx + u * 0.1, cy - u * 3.2, cx + u * 0.6, cy - u * 3, cx + u * 0.75, cy - u * 1.9);
      ctx.stroke();
      ctx.fillStyle = hexOf(color, i);
      ctx.beginPath();
      ctx.moveTo(cx - u * 1.15, cy);
      ctx.lineTo(cx + u * 1.15, cy);
      ctx.lineTo(cx + u * 0.9, cy - u * 2);
      ctx.lineTo(cx - u * 0.9, cy - u * 2);
      ctx.fill();
    }
  };
}

const accentOf = (color: Tone): string => (color === 'multicolor' ? '#0e7490' : '#2b2d31');

function tub(look: Look & BinderClips): Group {
  const accent = accentOf(look.color);
  const label = print(20, 4, (s) => {
    s.fill(accent);
    s.brand(look.brand, [0.3, 0.1, 0.4, 0.36], { color: inkOn(accent), align: 'center' });
    s.text(`${look.clips} Binder Clips`, [0.3, 0.56, 0.4, 0.3], { color: inkOn(accent), align: 'center' });
  });
  return group(
    [
      ...times(9, (i) =>
        clip(hexOf(look.color, i), {
          at: [Math.cos(i * 2.1) * 2.3, 0.6 + Math.floor(i / 3) * 2.2, Math.sin(i * 2.1) * 2.3],
          turn: [i * 0.8, i * 1.7, 0.4],
        }),
      ),
      lathe(
        [
          [0, 0.1],
          [5, 0.1],
          [5.3, 0.5],
          [5.4, 8.8],
        ],
        clear('#e4edf2', 0.24),
      ),
      wrap(5.42, 3.6, label, { at: [0, 5, 0], arc: 3.4, turn: [0, 0.32, 0] }),
      rod(5.7, 5.7, 1.4, gloss('#1d1e21'), { at: [0, 9.4, 0] }),
      ring(5.5, 0.16, gloss('#2b2d31'), { at: [0, 10.1, 0], turn: [Math.PI / 2, 0, 0] }),
    ],
    { at: [-0.8, 0, -3.4] },
  );
}

function holderOf(look: Look & BinderClips): Group {
  if (look.holder === 'tub') return tub(look);
  const { brand, color, clips } = look;
  const words = { brand, accent: accentOf(color) };
  if (clips > 60) return deskCarton([16, 10.5, 12], { ...words, title: 'Binder clips', count: `${clips} clips` }, { at: [-0.5, 0, -4.6] });
  const wide = clips > 24 ? 13.5 : 11;
  return shelfBox([wide, wide * 0.68, 5], { ...words, title: 'Binder Clips', count: String(clips) }, art(color), {
    at: [-0.6, 0, -1.4],
  });
}

/** The box, some clips before it. */
export function binderClips(look: Look & BinderClips): Group {
  const loose = group(
    [
      clip(hexOf(look.color, 0), { at: [-3.9, 0, 0.4], turn: [0, 0.35, 0] }),
      lying(hexOf(look.color, 1), [0.4, 0, 1.2], -0.3),
      clip(hexOf(look.color, 2), { at: [4.4, 0, -0.2], turn: [0, -0.5, 0] }),
    ],
    { at: [0, 0, look.clips > 60 && look.holder === 'box' ? 4.6 : 5.4] },
  );
  return group([holderOf(look), loose]);
}

/** One clip that holds a report, and two more. */
function inUse({ color }: Look & BinderClips): Group {
  const leaves = times(8, (i) => sheets([9, 0.06, 12], { at: [0, 0.75 + i * 0.06, 5.4] }));
  return group([
    ...leaves,
    writtenPage(9, 12, [0, 1.26, 5.4]),
    group([clip(hexOf(color, 0), { turn: [Math.PI / 2, 0, 0], at: [0, 0, 0] })], { at: [0, 1, -1.6] }),
    clip(hexOf(color, 1), { at: [7, 0, 0.6], turn: [0, 0.6, 0] }),
    lying(hexOf(color, 3), [7.4, 0, 5.2], 0.5),
  ]);
}

export const binderClipsModel = model({
  name: 'binder-clips',
  views: {
    hero: { build: binderClips, turn: -20, pitch: 26 },
    detail: {
      build: inUse,
      turn: 150,
      pitch: 34,
      zoom: 1.1,
      shows: (look: Look & BinderClips): Look & BinderClips => ({ ...look, brand: 'Clasp', clips: 12, holder: 'box' }),
      alt: ({ color }) => `Binder clips in ${color === 'multicolor' ? 'assorted colors' : color}, one on a stack of paper`,
    },
  },
  alt: ({ brand, color, clips, holder }) =>
    `${brand} binder clips, ${color === 'multicolor' ? 'assorted colors' : color}, ${holder} of ${clips}`,
});
