import type { Group, Mesh } from 'three';
import { deskCarton, shelfBox } from '../props/desk-carton.ts';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { clear, gloss, grain, metal } from '../scene/materials.ts';
import { inkOn, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import type { Placed, Triple } from '../scene/parts.ts';
import { group, lathe, rod, times, wire, wrap } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Paper clips of bare or coated wire, in boxes or in a tub. */
export interface PaperClips {
  readonly holder: 'box' | 'tub';
  readonly boxes: number;
}

const tones: readonly Tone[] = ['red', 'blue', 'yellow', 'green', 'orange', 'pink'];

/** Half a turn from one side to the other: points of an arc with centre (x, z). */
const arc = (x: number, z: number, radius: number, from: number, to: number): Triple[] =>
  times(7, (i) => {
    const angle = from + ((to - from) * i) / 6;
    return [x + Math.cos(angle) * radius, 0, z + Math.sin(angle) * radius];
  });

/** The three bends of a gem clip, 3.2 cm long. */
const gem: readonly Triple[] = [
  [0.22, 0, 0.7],
  ...arc(0, -0.72, 0.22, 0, -Math.PI),
  ...arc(0.08, 1.06, 0.3, Math.PI, 0),
  ...arc(0, -1.2, 0.38, 0, -Math.PI),
  [-0.38, 0, 0.85],
];

const made = new Map<string, Mesh>();

/** A clip of the given paint; clips of one paint share their shape. */
function clip(hex: string, isSteel: boolean): Mesh {
  const known = made.get(hex) ?? wire(gem, isSteel ? 0.05 : 0.065, isSteel ? metal('#a4abb3', 0.24) : gloss(hex), { tension: 0.1 });
  made.set(hex, known);
  return known.clone();
}

const hexOf = (isSteel: boolean, i: number): string => (isSteel ? '#cdd2d7' : paint(tones[i % tones.length] ?? 'red'));

/** Clips strewn over an ellipse of the floor. */
function strewn(count: number, isSteel: boolean, middle: Triple, wide: number, deep: number): Group {
  const next = grain(count + 5);
  return group(
    times(count, (i) => {
      const one = clip(hexOf(isSteel, i), isSteel);
      const angle = i * 2.4;
      const away = Math.sqrt((i + 0.5) / count);
      one.position.set(Math.cos(angle) * away * wide, 0.07 + (i % 4) * 0.09, Math.sin(angle) * away * deep);
      one.rotation.set((next() - 0.5) * 0.16, next() * 6.3, (next() - 0.5) * 0.16);
      return one;
    }),
    { at: middle },
  );
}

/** The clip that is printed on the box. */
function art(isSteel: boolean): (s: Sheet) => void {
  return (s) => {
    const { ctx, width, height } = s;
    ctx.lineCap = 'round';
    ctx.lineJoin = 'round';
    for (const [i, x] of [0.22, 0.5, 0.78].entries()) {
      ctx.save();
      ctx.translate(x * width, height * 0.48);
      ctx.rotate(0.9 + i * 0.25);
      ctx.scale(height * 0.17, height * 0.17);
      ctx.lineWidth = 0.15;
      ctx.strokeStyle = isSteel ? '#8a929b' : hexOf(false, i);
      ctx.beginPath();
      for (const [px, , pz] of gem) ctx.lineTo(px, pz);
      ctx.stroke();
      ctx.restore();
    }
  };
}

const accentOf = (isSteel: boolean): string => (isSteel ? '#1f4e79' : '#6b3fa6');

function clipBox({ brand, color }: Look, place: Placed): Group {
  const isSteel = color === 'silver';
  return shelfBox([7.4, 4.8, 2.6], { brand, title: 'Paper Clips', accent: accentOf(isSteel) }, art(isSteel), place);
}

function tub({ brand, color }: Look): Group {
  const isSteel = color === 'silver';
  const label = print(12, 3, (s) => {
    s.fill(accentOf(isSteel));
    s.brand(brand, [0.28, 0.12, 0.44, 0.4], { color: inkOn(accentOf(isSteel)), align: 'center' });
    s.text('Paper Clips', [0.3, 0.58, 0.4, 0.28], { color: inkOn(accentOf(isSteel)), align: 'center' });
  });
  const next = grain(9);
  const inside = times(34, (i) => {
    const one = clip(hexOf(isSteel, i), isSteel);
    one.position.set((next() - 0.5) * 3.6, 0.5 + i * 0.125, (next() - 0.5) * 3.6);
    one.rotation.set(next() * 3, next() * 6, next() * 3);
    return one;
  });
  return group(
    [
      ...inside,
      lathe(
        [
          [0, 0.05],
          [3.1, 0.05],
          [3.3, 0.3],
          [3.3, 5.4],
          [3.2, 5.5],
        ],
        clear('#e4edf2', 0.26),
      ),
      wrap(3.33, 2.6, label, { at: [0, 2.3, 0], arc: 3.6, turn: [0, 0.32, 0] }),
      rod(3.5, 3.5, 1.1, gloss('#1d1e21'), { at: [0, 6, 0] }),
      rod(3.2, 3.4, 0.15, gloss('#2b2d31'), { at: [0, 6.6, 0] }),
    ],
    { at: [-1.4, 0, -1] },
  );
}

/** Boxes piled up, a row of one fewer on each row: five in two rows, ten in four. */
function boxesOf(look: Look & PaperClips): Group[] {
  const rows = look.boxes > 5 ? [4, 3, 2, 1] : [3, 2];
  return rows.flatMap((count, row) =>
    times(count, (i) =>
      clipBox(look, {
        at: [(i - (count - 1) / 2) * 7.6, row * 4.82, -0.4 + ((i + row) % 2) * 0.2],
        turn: [0, ((i + row) % 3) * 0.03 - 0.03, 0],
      }),
    ),
  );
}

/** The pack, some clips before it. */
export function paperClips(look: Look & PaperClips): Group {
  const isSteel = look.color === 'silver';
  if (look.holder === 'tub') return group([tub(look), strewn(14, isSteel, [2, 0, 4], 4.4, 1.9)]);
  if (look.boxes === 1)
    return group([clipBox(look, { at: [-0.4, 0, -0.6], turn: [0, 0.06, 0] }), strewn(16, isSteel, [0.4, 0, 3.6], 4.2, 1.9)]);
  if (look.boxes <= 10)
    return group([...boxesOf(look), strewn(look.boxes > 5 ? 18 : 12, isSteel, [0.6, 0, 4.4], look.boxes > 5 ? 7 : 5.4, 1.9)]);
  const words = { brand: look.brand, title: 'Paper clips', count: `${look.boxes} boxes`, accent: accentOf(isSteel) };
  return group([
    deskCarton([19, 12, 15], words, { at: [-1, 0, -7] }),
    clipBox(look, { at: [4, 0, 3.2], turn: [0, 0.2, 0] }),
    strewn(14, isSteel, [-4.4, 0, 3.8], 4, 2),
  ]);
}

/** A few clips near enough to see their wire. */
function near({ color }: Look & PaperClips): Group {
  return strewn(11, color === 'silver', [0, 0, 0], 2.6, 2.6);
}

export const paperClipsModel = model({
  name: 'paper-clips',
  views: {
    hero: { build: paperClips, turn: -22, pitch: 30 },
    detail: {
      build: near,
      turn: 20,
      pitch: 48,
      zoom: 1.15,
      shows: (look: Look & PaperClips): Look & PaperClips => ({ ...look, brand: 'Clasp', holder: 'box', boxes: 1 }),
      alt: ({ color }) => (color === 'silver' ? 'Steel paper clips close up' : 'Coated paper clips in assorted colors close up'),
    },
  },
  alt: ({ brand, color, holder, boxes }) =>
    `${brand} paper clips, ${color === 'multicolor' ? 'assorted colors' : color}, ${boxes === 1 ? `one ${holder}` : `${boxes} boxes`}`,
});
