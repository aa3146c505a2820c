import type { Group } from 'three';
import { Shape } from 'three';
import type { Finish } from '../scene/materials.ts';
import { gloss, matte, metal, plastic, rubber, wood } from '../scene/materials.ts';
import type { Tone } from '../scene/palette.ts';
import { mix, paint } from '../scene/palette.ts';
import type { Triple } from '../scene/parts.ts';
import { block, box, group, pull, rod, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';
import { pen } from './gel-pens.ts';

/** A desk organizer of wood, steel or plastic, as its colour says: four or five compartments, or six to eight. */
export interface DeskOrganizer {
  readonly room: 'small' | 'large';
  readonly hasDrawer: boolean;
}

const isWood = (color: Tone): boolean => color === 'oak' || color === 'walnut';

function wallOf(color: Tone): Finish {
  if (isWood(color)) return wood(paint(color));
  return color === 'silver' ? metal('#c3c8cd', 0.42) : plastic(paint(color));
}

/** A wall across the depth that falls from the back to the front. */
function slope(depth: number, back: number, front: number): Shape {
  const shape = new Shape();
  const [a, b] = [-depth / 2, depth / 2];
  shape.moveTo(a, 0).lineTo(b, 0).lineTo(b, front);
  shape.bezierCurveTo(b - depth * 0.2, front, b - depth * 0.35, front + 0.2, b - depth * 0.48, front + (back - front) * 0.55);
  shape.bezierCurveTo(b - depth * 0.58, back, a + depth * 0.3, back, a, back);
  return shape;
}

/** The open part: outer walls, one wall along, walls across. */
function cells(wall: Finish, w: number, room: DeskOrganizer['room'], lift: number): Group {
  const d = 15;
  const t = 0.55;
  const across = room === 'large' ? [-w / 6, w / 6] : [-w * 0.16];
  const side = (x: number, back: number, front: number): ReturnType<typeof pull> =>
    pull(slope(d, back, front), t, wall, { at: [x, 0, 0], turn: [0, -Math.PI / 2, 0], bevel: 0.08 });
  return group(
    [
      block([w, t, d], wall, { round: 0.1 }),
      side(-w / 2 + t / 2, 10.4, 3.4),
      side(w / 2 - t / 2, 10.4, 3.4),
      ...across.map((x) => side(x, 9.4, 2.9)),
      block([w - t, 10.3, t], wall, { at: [0, 0, -d / 2 + t / 2], round: 0.1 }),
      block([w - t, 6.2, t], wall, { at: [0, 0, -0.6], round: 0.1 }),
      block([w - t, 3.3, t], wall, { at: [0, 0, d / 2 - t / 2], round: 0.1 }),
      ...(room === 'large' ? [block([(w * 2) / 3 - t, 7.6, t], wall, { at: [w / 6, 0, -2.6], round: 0.1 })] : []),
    ],
    { at: [0, lift, 0] },
  );
}

function drawer(wall: Finish, front: Finish, w: number): Group {
  return group([
    block([w, 5, 15.2], wall, { at: [0, 0.3, 0], round: 0.2 }),
    block([w - 1.4, 3.7, 0.6], front, { at: [0, 0.9, 7.5], round: 0.15 }),
    block([w - 1.1, 0.12, 0.2], matte('#101113'), { at: [0, 0.84, 7.55], round: 0 }),
    block([w - 1.1, 0.12, 0.2], matte('#101113'), { at: [0, 4.62, 7.55], round: 0 }),
    rod(0.62, 0.5, 0.9, metal('#c4c9ce', 0.3), { at: [0, 2.8, 8.2], turn: [Math.PI / 2, 0, 0] }),
  ]);
}

const inks = ['#1b55c9', '#cf1f2e', '#1d1e21', '#17864a'] as const;

/** What people keep in it: pens, letters, notes, clips. */
function things(w: number, lift: number): Group {
  const left = -w / 2;
  return group(
    [
      ...times(4, (i) =>
        pen(inks[i] ?? '#1b55c9', undefined, i === 2 ? 'metal' : 'tinted', {
          at: [left + 1.9 + i * 1.3, 8 + (i % 2) * 0.4, -4.9 + (i % 2) * 1.1],
          turn: [-0.1, 0.4, 0.1 - i * 0.07],
        }),
      ),
      ...times(4, (i) =>
        box([w * 0.29, 6.4, 0.14], matte(['#fdfdfb', '#e9dfc8', '#f6f6f2', '#d7e3ee'][i] ?? '#fdfdfb', 0.9), {
          at: [w * 0.31 - i * 0.2, 8.4 + (i % 2) * 0.8, -6.4 + i * 0.5],
          turn: [-0.04, 0, 0],
          round: 0.02,
        }),
      ),
      block([6.6, 1.9, 6.2], matte('#f8d648', 0.9), { at: [left + 4.2, 0.6, 3.4], round: 0.04 }),
      ...times(9, (i) => {
        const [x, z]: readonly [number, number] = [w * 0.3 + ((i * 5) % 7) * 0.62 - 1.6, 2 + ((i * 3) % 5) * 0.95];
        const bend: readonly Triple[] = [
          [0.25, 0, 0.6],
          [0.25, 0, -0.7],
          [-0.25, 0, -0.7],
          [-0.25, 0, 1],
          [0.4, 0, 1],
          [0.4, 0, -0.6],
        ];
        return group([wire(bend, 0.06, i % 2 ? metal('#cdd2d7', 0.2) : gloss(inks[i % 4] ?? '#1b55c9'), { tension: 0.4 })], {
          at: [x, 0.75 + (i % 3) * 0.14, z],
          turn: [0.1, i * 1.3, 0.1],
        });
      }),
    ],
    { at: [0, lift, 0] },
  );
}

/** The organizer with what people keep in it. */
export function deskOrganizer({ color, room, hasDrawer }: Look & DeskOrganizer): Group {
  const hex = paint(color);
  const wall = wallOf(color);
  const w = room === 'large' ? 30 : 24;
  const lift = hasDrawer ? 5.3 : 0.4;
  const light = isWood(color)
    ? wood(mix(hex, '#ffffff', 0.12))
    : color === 'silver'
      ? metal('#d3d7db', 0.36)
      : plastic(mix(hex, '#ffffff', 0.06));
  return group([
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => rod(0.9, 0.9, 0.4, rubber('#1a1b1e'), { at: [x * (w / 2 - 1.6), 0.2, z * 6] }))),
    ...(hasDrawer ? [drawer(wall, light, w)] : []),
    cells(wall, w, room, lift),
    things(w, lift),
  ]);
}

export const deskOrganizerModel = model({
  name: 'desk-organizer',
  views: {
    hero: {
      build: deskOrganizer,
      turn: -28,
      pitch: 26,
      shows: (look: Look & DeskOrganizer): Look & DeskOrganizer => ({ ...look, brand: 'Harrow' }),
    },
    detail: {
      build: deskOrganizer,
      turn: 24,
      pitch: 50,
      zoom: 1.5,
      shows: (look: Look & DeskOrganizer): Look & DeskOrganizer => ({ ...look, brand: 'Harrow', room: 'small', hasDrawer: false }),
      alt: ({ color }) => `Compartments of a desk organizer, ${color}, close up`,
    },
  },
  alt: ({ brand, color, hasDrawer }) => `${brand} desk organizer${hasDrawer ? ' with a drawer' : ''}, ${color}`,
});
