import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { matte, metal, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, plate, ring, rod, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A month on a pad under the keyboard, or on a tent that stands beside the screen. */
export interface DeskCalendar {
  readonly kind: 'pad' | 'tent';
  readonly isLarge: boolean;
}

type Spec = Look & DeskCalendar;

const hexOf = ({ color }: Look): string => (color === 'black' ? '#2a2d32' : paint(color));
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** The sheet of a month. */
function sheet(spec: Spec, w: number, h: number): ReturnType<typeof print> {
  const hex = hexOf(spec);
  const first = 5;
  const [left, top, wide, tall] = [0.04, 0.2, 0.92, 0.74];
  return print(w, h, (s) => {
    s.fill('#fdfdfb');
    s.text('JANUARY', [left, 0.035, 0.5, 0.095], { weight: 800, color: hex, spacing: 0.04 });
    s.fill(hex, [left, 0.15, wide, 0.05]);
    for (const [i, day] of DAYS.entries())
      s.text(day, [left + (i * wide) / 7, 0.16, wide / 7, 0.03], { weight: 650, color: inkOn(hex), align: 'center' });
    const [dx, dy] = [wide / 7, tall / 6];
    for (let i = 0; i <= 7; i += 1) s.fill('#b5bac1', [left + i * dx - 0.001, top, 0.002, tall]);
    for (let i = 0; i <= 6; i += 1) s.fill('#b5bac1', [left, top + i * dy - 0.0015, wide, 0.003]);
    for (let day = 1; day <= 31; day += 1) {
      const cell = first + day - 1;
      const isEnd = cell % 7 === 0 || cell % 7 === 6;
      s.text(`${day}`, [left + (cell % 7) * dx + dx * 0.08, top + Math.floor(cell / 7) * dy + dy * 0.1, dx * 0.36, dy * 0.36], {
        weight: 600,
        color: isEnd ? hex : '#2b2e33',
      });
    }
  });
}

/** The pad, its corners held by the backing. */
function pad(spec: Spec): Group {
  const [w, d] = spec.isLarge ? [55.9, 43.2] : [45, 27.6];
  const hex = hexOf(spec);
  return group([
    plate([w + 0.8, 0.4, d + 0.8], 0.6, matte('#2b2d31', 0.8), { bevel: 0.04 }),
    block([w, 0.7, d], paper(), { at: [0, 0.3, 0], round: 0.02 }),
    topDecal(w, d, sheet(spec, w, d), { at: [0, 1.02, 0], rough: 0.9 }),
    block([w + 0.6, 0.9, 2.2], matte(hex, 0.55), { at: [0, 0.3, -d / 2 - 0.3], round: 0.1 }),
    group([rod(0.45, 0.45, 14, matte('#1d1e21', 0.4)), rod(0.46, 0.12, 1.6, metal('#c9ced3', 0.25), { at: [0, -7.8, 0] })], {
      at: [w * 0.3, 1.55, d * 0.2],
      turn: [Math.PI / 2 - 0.02, 0.5, 0.3],
    }),
  ]);
}

/** The tent with its wire. */
function tent(spec: Spec): Group {
  const [w, h] = spec.isLarge ? [28, 21] : [21, 15];
  const lean = 0.36;
  const deep = Math.sin(lean) * h;
  const tall = Math.cos(lean) * h;
  const board = matte(mix(hexOf(spec), '#000000', 0.15), 0.7);
  const leaf = (side: 1 | -1): Group =>
    group([block([w, h, 0.24], board, { round: 0.05 })], { at: [0, 0, side * deep], turn: [-side * lean, 0, 0] });
  return group([
    leaf(1),
    leaf(-1),
    group(
      [
        block([w - 0.6, h - 1, 0.5], paper(), { at: [0, 0.4, 0.3], round: 0.02 }),
        decal(w - 0.6, h - 1, sheet(spec, w - 0.6, h - 1), { at: [0, h / 2 - 0.1, 0.57], rough: 0.9 }),
      ],
      {
        at: [0, 0, deep],
        turn: [-lean, 0, 0],
      },
    ),
    box([w, 0.16, deep * 2], board, { at: [0, 0.1, 0], round: 0.03 }),
    ...times(13, (i) =>
      ring(0.75, 0.07, metal('#c9ced3', 0.25), { at: [((i - 6) / 6) * (w / 2 - 1.4), tall - 0.1, 0.2], turn: [0, Math.PI / 2, 0] }),
    ),
  ]);
}

const calendar = (spec: Spec): Group => (spec.kind === 'pad' ? pad(spec) : tent(spec));

export const deskCalendarModel = model({
  name: 'desk-calendar',
  views: {
    hero: {
      build: calendar,
      camera: ({ kind }) => (kind === 'pad' ? { turn: -18, pitch: 46 } : { turn: -24, pitch: 16 }),
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap' }),
    },
    detail: {
      build: calendar,
      camera: ({ kind }) => (kind === 'pad' ? { turn: 30, pitch: 26, zoom: 1.1 } : { turn: 48, pitch: 22, zoom: 1 }),
      shows: ({ kind }): Spec => ({ color: 'blue', brand: 'Foolscap', kind, isLarge: kind === 'pad' }),
      alt: ({ kind }) =>
        kind === 'pad' ? 'A desk pad calendar with a blue band, from the side' : 'A blue stand-up calendar from the side',
    },
  },
  alt: ({ brand, color, kind, isLarge }) =>
    `${brand} ${isLarge ? 'large' : 'small'} ${kind === 'pad' ? 'desk pad' : 'stand-up'} calendar open at January, ${color}`,
});
