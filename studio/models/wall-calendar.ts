import type { Group, Texture } from 'three';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { metal, paper } from '../scene/materials.ts';
import { mix, paint } from '../scene/palette.ts';
import { block, decal, group, ring, times, wire } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A calendar to hang up: a month on a sheet, three months one above another, or a year on one sheet. */
export interface WallCalendar {
  readonly span: 'month' | 'quarter' | 'year';
}

type Spec = Look & WallCalendar;

const SIZES = { month: [38, 30], quarter: [30, 43], year: [61, 43] } as const;
const INK = '#2a2f36';

/** A month within an area: its name, the days of the week, the days. Which year it is cannot be told. */
function month(
  s: Sheet,
  name: string,
  [x, y, w, h]: readonly [number, number, number, number],
  accent: string,
  starts: number,
  isLarge: boolean,
): void {
  s.text(name, [x, y, w, h * 0.13], { weight: 800, color: accent, align: isLarge ? 'left' : 'center' });
  for (const [i, day] of ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].entries())
    s.text(isLarge ? day : day.slice(0, 1), [x + (i * w) / 7, y + h * 0.15, w / 7, h * 0.06], { weight: 700, color: INK, align: 'center' });
  for (let day = 1; day <= 31; day += 1) {
    const place = day + starts - 1;
    const [left, top, tall] = [x + ((place % 7) * w) / 7, y + h * 0.23 + Math.floor(place / 7) * h * 0.128, h * 0.128];
    if (isLarge) {
      s.fill('#9aa2ad', [left, top, w / 7, 0.0022]);
      s.fill('#9aa2ad', [left, top, 0.0016, tall]);
    }
    const area = isLarge ? ([left + 0.008, top + tall * 0.1, w / 18, tall * 0.34] as const) : ([left, top, w / 7, tall * 0.62] as const);
    s.text(String(day), area, { weight: 650, color: place % 7 === 0 ? accent : INK, align: isLarge ? 'left' : 'center' });
  }
}

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

function face({ span, color, brand }: Spec): Texture {
  const [w, h] = SIZES[span];
  const accent = mix(paint(color), '#1d1e21', 0.15);
  return print(w, h, (s) => {
    s.fill('#fdfdfb');
    s.fill(accent, [0, 0, 1, 0.035]);
    if (span === 'month') month(s, 'January', [0.04, 0.07, 0.92, 0.9], accent, 4, true);
    if (span === 'quarter')
      for (let i = 0; i < 3; i += 1) month(s, MONTHS[i] ?? '', [0.08, 0.06 + i * 0.31, 0.84, 0.29], accent, (4 + i * 3) % 7, false);
    if (span === 'year')
      for (let i = 0; i < 12; i += 1)
        month(s, MONTHS[i] ?? '', [0.03 + (i % 4) * 0.245, 0.08 + Math.floor(i / 4) * 0.3, 0.21, 0.27], accent, (4 + i * 3) % 7, false);
    s.brand(brand, [0.8, 0.965, 0.17, 0.025], { align: 'center' });
  });
}

/** The calendar as it hangs. */
export function wallCalendar(spec: Spec): Group {
  const [w, h] = SIZES[spec.span];
  const loops = Math.floor(w / 1.1);
  return group([
    block([w, h, 0.24], paper('#f4f1e8'), { at: [0, 0, -0.14], round: 0.03 }),
    decal(w - 0.04, h - 0.04, face(spec), { at: [0, h / 2, 0.02], rough: 0.85 }),
    ...times(loops, (i) =>
      ring(0.34, 0.05, metal('#3b4047', 0.35), { at: [(i - (loops - 1) / 2) * 1.1, h, -0.1], turn: [0, Math.PI / 2, 0] }),
    ),
    wire(
      [
        [-3, h + 0.2, -0.1],
        [-1, h + 1.2, -0.1],
        [0, h + 1.7, -0.1],
        [1, h + 1.2, -0.1],
        [3, h + 0.2, -0.1],
      ],
      0.07,
      metal('#3b4047', 0.35),
    ),
  ]);
}

const SPANS = { month: 'a month on each sheet', quarter: 'three months at a time', year: 'the whole year on one sheet' } as const;

export const wallCalendarModel = model({
  name: 'wall-calendar',
  views: {
    hero: { build: wallCalendar, turn: -16, pitch: 6 },
    detail: {
      build: wallCalendar,
      turn: 18,
      pitch: 14,
      zoom: 1.7,
      shows: (look: Spec): Spec => ({ ...look, brand: 'Foolscap', span: 'month' }),
    },
  },
  alt: ({ brand, color, span }) => `${brand} wall calendar, ${SPANS[span]}, ${color}`,
});
