import type { Group, Texture } from 'three';
import type { Sheet } from '../scene/label.ts';
import { print } from '../scene/label.ts';
import { matte, metal, paper } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import { block, box, decal, group, ring, times, topDecal } from '../scene/parts.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** A planner: twin-wire with monthly tabs, or the limited edition in cloth with a ribbon. */
export interface Planner {
  readonly span: 'week' | 'day' | 'month';
  readonly edition: 'standard' | 'limited';
}

const [W, H] = [17.8, 22.9];
const TABS = [
  '#d8697a',
  '#e79a56',
  '#ecc75a',
  '#8fbd6a',
  '#5fae9e',
  '#5c9bd0',
  '#6d7fc4',
  '#9a74b8',
  '#c46f9f',
  '#d8697a',
  '#e79a56',
  '#ecc75a',
];
const FOIL = '#e7c66b';

function wireCover({ color, brand }: Look & Planner): Texture {
  const hex = paint(color);
  const ink = inkOn(hex);
  return print(W, H, (s) => {
    s.fill(hex);
    s.fill(mix(hex, '#ffffff', 0.09), [0.12, 0, 0.003, 1]);
    s.text('Planner', [0.2, 0.27, 0.66, 0.17], { weight: 200, color: ink, align: 'center' });
    s.fill(FOIL, [0.42, 0.46, 0.22, 0.005]);
    s.brand(brand, [0.26, 0.84, 0.54, 0.055], { color: ink, align: 'center' });
    for (let y = 0.6; y < H - 0.4; y += 0.85) {
      s.fill('#111214', [0.022, y / H, 0.018, 0.016]);
      s.fill('#111214', [0.022, (y + 0.42) / H, 0.018, 0.012]);
    }
  });
}

function twinWire(look: Look & Planner): Group {
  const hex = paint(look.color);
  const t = 1.5;
  const loops = Math.floor((H - 1) / 0.85);
  return group([
    block([W, H, 0.1], matte(hex, 0.35), { at: [0, 0, t / 2 + 0.06], round: 0.04 }),
    decal(W - 0.03, H - 0.03, wireCover(look), { at: [0, H / 2, t / 2 + 0.125], rough: 0.35 }),
    block([W - 0.7, H - 0.4, t], paper('#fbf9f1'), { at: [-0.1, 0.2, 0], round: 0.02 }),
    block([W, H, 0.1], matte(hex, 0.35), { at: [0, 0, -t / 2 - 0.06], round: 0.04 }),
    ...TABS.map((tone, i) =>
      block([1, 1.6, 0.06], matte(tone, 0.5), { at: [W / 2 + 0.1, H - 2.5 - i * 1.72, t * (0.42 - i * 0.07)], round: 0.02 }),
    ),
    ...times(loops, (i) =>
      ring(t / 2 + 0.32, 0.055, metal('#c9ced3', 0.25), { at: [-W / 2 + 0.32, 0.8 + i * 0.85, 0], turn: [Math.PI / 2, 0, 0] }),
    ),
  ]);
}

function cloth({ color, brand, span }: Look & Planner): Group {
  const hex = paint(color);
  const t = 1.9;
  const front = print(W, H, (s) => {
    s.fill(hex);
    s.fill(mix(hex, '#000000', 0.18), [0, 0, 0.055, 1]);
    s.text(span === 'week' ? 'WEEKLY' : span === 'day' ? 'DAILY' : 'MONTHLY', [0.14, 0.2, 0.66, 0.12], {
      weight: 250,
      color: FOIL,
      align: 'center',
    });
    s.text('PLANNER', [0.14, 0.32, 0.66, 0.12], { weight: 250, color: FOIL, align: 'center' });
    s.fill(FOIL, [0.37, 0.47, 0.2, 0.004]);
    s.text('LIMITED EDITION', [0.14, 0.5, 0.66, 0.035], { weight: 500, color: FOIL, align: 'center', spacing: 0.1 });
    s.brand(brand, [0.14, 0.86, 0.66, 0.05], { color: FOIL, align: 'center' });
  });
  return group([
    block([W, H, 0.28], matte(hex, 0.8), { at: [0, 0, t / 2], round: 0.13 }),
    decal(W - 0.25, H - 0.25, front, { at: [0, H / 2, t / 2 + 0.16], rough: 0.8 }),
    block([W, H, 0.28], matte(hex, 0.8), { at: [0, 0, -t / 2], round: 0.13 }),
    block([0.4, H, t + 0.2], matte(hex, 0.8), { at: [-W / 2 + 0.2, 0, 0], round: 0.18 }),
    block([W - 0.7, H - 0.6, t - 0.2], matte('#d8b45e', 0.45), { at: [0, 0.3, 0], round: 0.05 }),
    block([0.5, H + 0.1, t + 0.42], matte('#191a1d', 0.9), { at: [W / 2 - 1.7, 0, 0], round: 0.04 }),
  ]);
}

/** The planner, standing closed, its back on the left. */
export function planner(look: Look & Planner): Group {
  return look.edition === 'limited' ? cloth(look) : twinWire(look);
}

const GREY = '#868c97';
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

function week(s: Sheet, half: number): void {
  for (let i = 0; i < 4; i += 1) {
    const day = DAYS[half * 4 + i];
    const y = 0.1 + i * 0.22;
    s.fill('#3c4a63', [0.07, y, 0.86, 0.004]);
    s.text(day ?? 'NOTES', [0.07, y + 0.01, 0.4, 0.03], { weight: 700, color: '#3c4a63', spacing: 0.08 });
    for (let k = 1; k < 6; k += 1) s.fill(GREY, [0.07, y + 0.035 + k * 0.03, 0.86, 0.0028]);
  }
}

function month(s: Sheet, half: number): void {
  s.fill(GREY, [0.07, 0.14, 0.86, 0.0035]);
  for (let row = 0; row < 5; row += 1) s.fill(GREY, [0.07, 0.3 + row * 0.155, 0.86, 0.0035]);
  const columns = half === 0 ? 4 : 3;
  for (let c = 0; c <= columns; c += 1) s.fill(GREY, [0.07 + c * (0.86 / columns), 0.14, 0.0042, 0.782]);
  for (let c = 0; c < columns; c += 1)
    s.text((DAYS[half * 4 + c] ?? '').slice(0, 3), [0.08 + c * (0.86 / columns), 0.1, 0.2, 0.034], { weight: 700, color: '#3c4a63' });
}

function day(s: Sheet): void {
  s.fill('#3c4a63', [0.07, 0.1, 0.86, 0.004]);
  for (let hour = 7; hour <= 19; hour += 1) {
    const y = 0.13 + (hour - 7) * 0.062;
    s.text(String(hour > 12 ? hour - 12 : hour), [0.07, y, 0.06, 0.026], { weight: 700, color: '#3c4a63', align: 'right' });
    for (let k = 0; k < 2; k += 1) s.fill(GREY, [0.15, y + 0.028 + k * 0.031, 0.78, 0.0028]);
  }
}

/** The planner lying open. */
function spread({ span }: Look & Planner): Group {
  const sheets = times(2, (half) =>
    print(W, H, (s) => {
      s.fill('#fdfbf4');
      s.text(half === 0 ? 'Notes & plans' : 'To do', [0.07, 0.03, 0.5, 0.05], { weight: 500, color: '#3c4a63' });
      if (span === 'week') week(s, half);
      if (span === 'month') month(s, half);
      if (span === 'day') day(s);
    }),
  );
  return group([
    ...sheets.flatMap((sheet, i) => [
      block([W, 0.7, H], paper('#f6f2e6'), { at: [(i - 0.5) * (W + 0.6), 0, 0], round: 0.05 }),
      topDecal(W - 0.05, H - 0.05, sheet, { at: [(i - 0.5) * (W + 0.6), 0.72, 0], rough: 0.92 }),
    ]),
    ...times(24, (i) => ring(0.62, 0.055, metal('#c9ced3', 0.25), { at: [0, 0.55, (i - 11.5) * 0.92] })),
    ...TABS.slice(0, 9).map((tone, i) =>
      box([1, 0.06, 1.9], matte(tone, 0.5), { at: [W + 0.7, 0.2, -H / 2 + 2.2 + i * 2.2], round: 0.02 }),
    ),
  ]);
}

const SPANS = { week: 'weekly', day: 'daily', month: 'monthly' } as const;

export const plannerModel = model({
  name: 'planner',
  views: {
    hero: {
      build: planner,
      turn: -22,
      pitch: 14,
      // Only the limited edition says on its cover how its pages are laid out.
      shows: (look: Look & Planner): Look & Planner => (look.edition === 'limited' ? look : { ...look, span: 'week' }),
    },
    top: {
      build: spread,
      turn: -8,
      pitch: 58,
      zoom: 1.18,
      shows: ({ span }: Look & Planner): Look & Planner => ({ color: 'white', brand: 'Foolscap', span, edition: 'standard' }),
      alt: ({ span }) => `The open ${SPANS[span]} pages`,
    },
  },
  alt: ({ brand, color, span, edition }) => `${brand} ${edition === 'limited' ? 'limited edition ' : ''}${SPANS[span]} planner, ${color}`,
});
