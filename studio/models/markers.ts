import type { Group } from 'three';
import { print } from '../scene/label.ts';
import { clear, film, gloss, matte, paper, plastic } from '../scene/materials.ts';
import { inkOn, mix, paint } from '../scene/palette.ts';
import type { Tone } from '../scene/palette.ts';
import { block, box, decal, group, lathe, rod, times, wrap } from '../scene/parts.ts';
import { alongBarrel } from '../props/along-barrel.ts';
import { displayBox, rowsOf, standing } from '../props/display-box.ts';
import { writtenPage } from '../props/written-page.ts';
import { model } from '../model.ts';
import type { Look } from '../model.ts';

/** Felt markers with caps: up to eight on a card, from a dozen up in an open box. */
export interface Markers {
  readonly kind: 'permanent' | 'dry-erase';
  readonly count: number;
}

const RAINBOW: readonly Tone[] = ['black', 'red', 'blue', 'green', 'orange', 'purple', 'pink', 'brown'];
const hexOf = (color: Tone, i: number): string => paint(color === 'multicolor' ? (RAINBOW[i % RAINBOW.length] ?? 'black') : color);

/** A cap with its clip in front, its mouth at y = 0. */
function cap(hex: string): Group {
  return group([
    lathe(
      [
        [0.78, 0],
        [0.78, 0.3],
        [0.74, 4.5],
        [0.6, 5.05],
        [0, 5.1],
      ],
      gloss(hex),
    ),
    box([0.34, 3.6, 0.18], plastic(mix(hex, '#ffffff', 0.05)), { at: [0, 2.9, 0.9], round: 0.08 }),
    box([0.34, 0.4, 0.3], plastic(hex), { at: [0, 4.5, 0.78], round: 0.06 }),
  ]);
}

/** One upright marker, cap up, its mouth at y = 0. */
function marker({ color, brand, kind }: Look & Markers, i: number, isNamed = true): Group {
  const hex = hexOf(color, i);
  const shell = kind === 'dry-erase' ? '#f6f6f3' : mix(hex, '#34373c', 0.72);
  const name = alongBarrel(
    print(5.4, 0.9, (s) => {
      s.brand(brand, [0.01, 0.1, 0.98, 0.8], { color: inkOn(shell) === '#ffffff' ? '#ffffff' : mix(hex, '#000000', 0.2) });
    }),
  );
  return group([
    lathe(
      [
        [0, -7.6],
        [0.55, -7.6],
        [0.66, -7.3],
        [0.7, 0.1],
      ],
      gloss(shell),
    ),
    rod(0.712, 0.705, 0.55, gloss(hex), { at: [0, -6.6, 0] }),
    cap(hex),
    ...(isNamed ? [wrap(0.715, 5, name, { at: [0, -3.2, 0], arc: 1.2, material: film(name) })] : []),
  ]);
}

const titleOf = ({ kind }: Look & Markers): string => (kind === 'permanent' ? 'Permanent Markers' : 'Dry-Erase Markers');
const accentOf = ({ color, kind }: Look & Markers): string =>
  color === 'red' ? '#9c1722' : kind === 'permanent' ? '#2b2d31' : color === 'black' ? '#3b4047' : '#1d5f8a';

function carded(look: Look & Markers): Group {
  const n = look.count;
  const step = n > 4 ? 1.85 : 2.5;
  const [w, h] = [n * step + 1.6, 19.5];
  const accent = accentOf(look);
  const front = print(w, h, (s) => {
    s.fill('#f4f1e8');
    s.fill(accent, [0, 0, 1, 0.27]);
    s.fill('#ffffff', [0.42, 0.022, 0.16, 0.025], 0.012);
    s.brand(look.brand, [0.06, 0.065, 0.88, 0.075], { color: '#ffffff' });
    s.text(titleOf(look), [0.06, 0.15, 0.62, 0.09], { color: '#ffffff', weight: 600, lines: 2 });
    s.text(String(n), [0.72, 0.15, 0.22, 0.095], { color: '#f8c617', weight: 900, align: 'right' });
  });
  const row = times(n, (i) => {
    const one = marker(look, i);
    one.position.set((i - (n - 1) / 2) * step, 8.3, 0.98);
    return one;
  });
  return group([
    block([w, h, 0.15], paper('#f4f1e8'), { round: 0.05 }),
    decal(w - 0.06, h - 0.06, front, { at: [0, h / 2, 0.09] }),
    ...row,
    box([w - 0.5, 13.6, 1.95], clear('#ffffff', 0.045), { at: [0, 7.1, 1], round: 0.5 }),
  ]);
}

function boxed(look: Look & Markers): Group {
  const [step, wide] = [1.75, 6];
  const rows = rowsOf(look.count, wide);
  const deep = rows * 1.8 + 0.4;
  const caps = standing({ rows, wide, step: [step, 1.8], y: 6.6 }, (i) => hexOf(look.color, i), cap);
  const words = { brand: look.brand, title: titleOf(look), count: look.count, accent: accentOf(look) };
  const loose = times(2, (i) => {
    const one = marker(look, i + 1);
    one.rotation.x = -Math.PI / 2;
    return group([one], { at: [2.4 + i * 0.6, 0.78, deep / 2 + 2.6 + i * 2.2], turn: [0, -1.3 + i * 0.14, 0] });
  });
  return group([displayBox([wide * step + 0.4, 9.6, deep], 7.6, words, caps), ...loose]);
}

/** The markers as they are sold. */
export const markers = (look: Look & Markers): Group => (look.count < 12 ? carded(look) : boxed(look));

/** A capped marker beside what was written with it, on a carton or a board. */
function written(look: Look & Markers): Group {
  const ground = look.kind === 'permanent' ? '#c8a578' : '#fbfcfc';
  const lines = writtenPage(17, { ink: mix(hexOf(look.color, 0), ground, 0.06), width: 0.34, size: 2.2 }, ground);
  const lying = times(1, (i) => {
    const one = marker(look, i, false);
    one.rotation.x = -Math.PI / 2;
    return group([one], { at: [0.4 + i * 0.5, 0.8, 3.2 + i * 1.8], turn: [0, -1.35, 0] });
  });
  return group([lines, block([17, 0.3, 17], matte(ground, 0.8), { at: [0, -0.3, 0], round: 0.05 }), ...lying]);
}

const colors = (color: Tone): string => (color === 'multicolor' ? 'assorted colors' : color);

export const markersModel = model({
  name: 'markers',
  views: {
    hero: {
      build: markers,
      camera: ({ count }: Look & Markers) => (count < 12 ? { turn: -16, pitch: 8 } : { turn: 24, pitch: 22 }),
    },
    detail: {
      build: written,
      turn: 14,
      pitch: 46,
      zoom: 1.3,
      shows: ({ color, kind }: Look & Markers): Look & Markers => ({
        color: color === 'multicolor' ? 'black' : color,
        brand: 'Foolscap',
        kind,
        count: 1,
      }),
      alt: (look) => `${titleOf(look)} and their line, ${colors(look.color)}`,
    },
  },
  alt: (look) => `${look.brand} ${titleOf(look).toLowerCase()}, ${colors(look.color)}, pack of ${look.count}`,
});
