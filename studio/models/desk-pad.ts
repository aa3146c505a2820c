import type { Group } from 'three';
import { gloss, matte, paper } from '../scene/materials.ts';
import type { Tone } from '../scene/palette.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Placed } from '../scene/parts.ts';
import { block, box, group, plate, rod, times } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { pen } from './gel-pens.ts';

/** A pad of leather for the desk, three parts wide to two deep or nearly twice as wide as deep. */
export interface DeskPad {
  readonly leather: 'plain' | 'stitched';
  readonly isWide: boolean;
  readonly hasRails: boolean;
}

/** Stitches along the four edges, in rows of short threads. */
function stitches(w: number, d: number, hex: string, step: number): Group {
  const thread = matte(mix(hex, '#fff4e0', 0.6), 0.8);
  const along = Math.floor((w - 2.4) / step);
  const across = Math.floor((d - 2.4) / step);
  return group([
    ...[-1, 1].flatMap((side) =>
      times(along, (i) =>
        box([step * 0.62, 0.06, 0.12], thread, { at: [(i - (along - 1) / 2) * step, 0.46, side * (d / 2 - 0.9)], round: 0 }),
      ),
    ),
    ...[-1, 1].flatMap((side) =>
      times(across, (i) =>
        box([0.12, 0.06, step * 0.62], thread, { at: [side * (w / 2 - 0.9), 0.46, (i - (across - 1) / 2) * step], round: 0 }),
      ),
    ),
  ]);
}

/** The pad alone. */
export function padOf(color: Tone, w: number, d: number, hasRails: boolean, place: Placed = {}): Group {
  const hex = mix(paint(color), '#000000', 0.2);
  const rail = matte(mix(hex, '#000000', 0.3), 0.5);
  const edge = matte(mix(hex, '#000000', 0.25), 0.6);
  return group(
    [
      plate([w, 0.42, d], 1.6, matte(hex, 0.58), { bevel: 0.16 }),
      plate([w + 0.12, 0.2, d + 0.12], 1.66, edge, { bevel: 0.05 }),
      ...(hasRails
        ? [-1, 1].flatMap((side) => [
            plate([6.4, 0.5, d + 0.4], 1.4, rail, { at: [side * (w / 2 - 3), 0.32, 0], bevel: 0.16 }),
            block([0.1, 0.06, d - 1.4], matte(mix(hex, '#fff4e0', 0.45)), { at: [side * (w / 2 - 5.6), 0.81, 0], round: 0 }),
          ])
        : []),
    ],
    place,
  );
}

/** A keyboard, a mouse and a note to show how much room there is. */
function inUse(w: number, d: number): Group {
  const white = matte('#f1f1ee', 0.5);
  const [kw, kd] = [w > 70 ? 42 : 30, 11];
  return group(
    [
      plate([kw, 0.9, kd], 1, matte('#d9dcdf', 0.5), { at: [-w * 0.1, 0, -d * 0.14], bevel: 0.2 }),
      ...times(5, (row) =>
        times(Math.floor(kw / 2.3), (i) =>
          block([1.9, 0.35, 1.6], white, {
            at: [-w * 0.1 + (i - (Math.floor(kw / 2.3) - 1) / 2) * 2.2, 0.85, -d * 0.14 + (row - 2) * 2],
            round: 0.12,
          }),
        ),
      ).flat(),
      plate([6, 2.4, 10], 2.8, gloss('#f1f1ee'), { at: [w * 0.32, 0, -d * 0.1], bevel: 1.1 }),
      rod(0.4, 0.4, 0.6, matte('#3b4047'), { at: [w * 0.32, 2.4, -d * 0.1 - 2.8], turn: [0, 0, Math.PI / 2] }),
      block([15, 0.9, 10], paper('#fbfbf8'), { at: [-w * 0.2, 0, d * 0.28], turn: [0, 0.12, 0], round: 0.08 }),
      pen('#1d1e21', undefined, 'metal', { at: [-w * 0.19, 1.4, d * 0.28], turn: [-Math.PI / 2, 0, 0.8] }),
    ],
    { at: [0, 0.42, 0] },
  );
}

/** The pad in use. */
export const deskPad = (look: Look & DeskPad): Group =>
  group([padOf(look.color, 61, look.isWide ? 32 : 43, look.hasRails), inUse(61, look.isWide ? 32 : 43)]);

/** A corner of the pad. */
function corner(look: Look & DeskPad): Group {
  const hex = mix(paint(look.color), '#000000', 0.2);
  return group([
    padOf(look.color, 26, 18, false),
    ...(look.leather === 'stitched' ? [stitches(26, 18, hex, 0.62)] : []),
    group([pen('#1d1e21', undefined, 'metal', { turn: [-Math.PI / 2, 0, 0] })], { at: [2, 0.95, 1], turn: [0, 0.9, 0] }),
  ]);
}

const leathers = { plain: 'leather', stitched: 'stitched leather' } as const;

export const deskPadModel = model({
  name: 'desk-pad',
  views: {
    hero: {
      build: deskPad,
      turn: -34,
      pitch: 48,
      shows: (look: Look & DeskPad): Look & DeskPad => ({
        ...look,
        brand: 'Harrow',
        leather: 'plain',
        isWide: look.isWide && !look.hasRails,
      }),
    },
    detail: {
      build: corner,
      turn: -28,
      pitch: 34,
      zoom: 1.5,
      shows: (look: Look & DeskPad): Look & DeskPad => ({ ...look, brand: 'Harrow', isWide: false, hasRails: false }),
      alt: ({ color, leather }) => `A corner of the desk pad: ${leathers[leather]}, ${color}`,
    },
  },
  alt: ({ brand, color, leather, hasRails }) => `${brand} desk pad of ${leathers[leather]}, ${color}${hasRails ? ', with side rails' : ''}`,
});
